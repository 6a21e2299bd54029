import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import {
  AGENT_FIX,
  expression,
  type JobForm,
  jobText,
  publishJob,
  rightsOf,
  solveStep,
} from './init-jobs.ts';
import type { InitResult } from './init-workflow.ts';
import { isCheckout, isRecord } from './setup-steps.ts';

/** A change of a text: what stands between two offsets is replaced. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface InJobRequest {
  readonly path: string;
  /** The workflow's text. */
  readonly content: string;
  readonly job: string;
  readonly form: JobForm;
}

/** Pushes alone: what comes from a fork never meets the key. */
const IS_PUSH = "github.event_name == 'push'";
const PUBLISH_ID = 'agent-fix';

/**
 * Adds agent-fix as the last step of a job of a workflow's text, with the permissions that it needs, and behind the jobs
 * the one that publishes. All else stays as it is written. Throws an Error naming what is wrong.
 */
export function initInJob({ path, content: given, job: id, form }: InJobRequest): InitResult {
  const content = given.endsWith('\n') ? given : `${given}\n`;
  const document = parseDocument(content);
  if (document.errors.length > 0) throw new Error(`${path} is no workflow that can be read`);
  const jobs = document.get('jobs', true);
  const job = isMap(jobs) ? jobs.get(id, true) : undefined;
  if (!isMap(job)) {
    const ids = isMap(jobs) ? jobs.items.map(({ key }) => String(key)).join(', ') : 'none';
    throw new Error(`${path} has no job ${id}: it has ${ids}`);
  }
  const steps = job.get('steps', true);
  if (!isSeq(steps) || steps.items.length === 0) {
    throw new Error(
      `job ${id} of ${path} has no steps of its own: name the job of the workflow that it calls`,
    );
  }
  if (content.includes(AGENT_FIX.replace(/@.*/, '@'))) throw new Error(`${path} has agent-fix in it already`);
  if (steps.flow === true || job.flow === true) {
    throw new Error(`job ${id} of ${path} is written in one line ([…] or {…}): write it as a block first`);
  }
  const permissions = isMap(document.contents) ? document.contents.get('permissions', true) : undefined;
  const edits = [
    // First: of two at one place, the later one comes to stand before it.
    ...(form === 'two' && isMap(jobs) ? [publishEdit(content, { path, jobs, id, job })] : []),
    permissionEdit(content, { job, ofWorkflow: permissions, form }),
    stepEdit(content, steps, form),
  ];
  const text = edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((done, { from, to, text }) => done.slice(0, from) + text + done.slice(to), content);
  const list = steps.toJSON();
  const notes = [
    ...notesOn(document.toJSON(), Array.isArray(list) ? list.filter(isRecord) : []),
    ...(form === 'two' ? notesOnRights(id, levelsOf(job.get('permissions') ?? permissions)) : []),
  ];
  return { text, notes };
}

/** What a job may write already, it keeps: its own steps may need it. */
function notesOnRights(id: string, given: Readonly<Record<string, string>>): string[] {
  const written = Object.keys(given).filter((name) => given[name] === 'write');
  return written.length === 0
    ? []
    : [`job ${id} keeps ${written.map((name) => `\`${name}: write\``).join(', ')}, which its tests can use`];
}

function notesOn(workflow: unknown, steps: readonly Readonly<Record<string, unknown>>[]): string[] {
  const events = isRecord(workflow) ? workflow['on'] : undefined;
  const names = isRecord(events) ? Object.keys(events) : [events].flat();
  const keeps = steps.filter(isCheckout).some((step) => {
    const given = isRecord(step['with']) ? step['with'] : {};
    return given['persist-credentials'] !== false;
  });
  return [
    ...(names.includes('push')
      ? []
      : ['the step runs for pushes alone, and this workflow does not run for them']),
    ...(keeps
      ? ['actions/checkout keeps a token where tests can read it: give it `persist-credentials: false`']
      : []),
  ];
}

/** Behind the last step, at its depth. */
function stepEdit(content: string, steps: { readonly items: readonly unknown[] }, form: JobForm): Edit {
  const last = steps.items.at(-1);
  const [start = 0, end = 0] = isMap(last) || isScalar(last) ? (last.range ?? []) : [];
  const dash = content.lastIndexOf('-', start);
  const depth = dash - (content.lastIndexOf('\n', dash) + 1);
  const pad = ' '.repeat(depth);
  const { uses, with: inputs } = solveStep(form);
  const lines = [
    `- if: failure() && ${IS_PUSH}`,
    `  uses: ${uses} # zizmor: ignore[unpinned-uses] better: pin the commit`,
    '  with:',
    ...Object.entries(inputs).map(([name, value]) => `    ${name}: ${value}`),
  ];
  return behind(content, end, lines.map((line) => `${pad}${line}\n`).join(''));
}

interface Jobs {
  readonly path: string;
  readonly jobs: YAMLMap;
  readonly id: string;
  readonly job: YAMLMap;
}

/** Behind the last job, at its depth. */
function publishEdit(content: string, { path, jobs, id, job }: Jobs): Edit {
  if (jobs.has(PUBLISH_ID)) throw new Error(`${path} has a job ${PUBLISH_ID} already`);
  const runsOn = job.get('runs-on');
  const publish = publishJob({
    needs: id,
    condition: `!cancelled() && needs.${id}.result == 'failure' && ${IS_PUSH}`,
    labels: typeof runsOn === 'string' ? [runsOn] : [],
    // A push has no issue that could hear of it.
    without: ['issues'],
    more: { concurrency: { group: `agent-fix-${expression('github.ref_name')}` } },
  });
  const [key] = jobs.items.flatMap((item) => (isScalar(item.key) ? [item.key.range?.[0] ?? 0] : []));
  const at = key ?? 0;
  const pad = ' '.repeat(at - (content.lastIndexOf('\n', at - 1) + 1));
  const last = jobs.items.at(-1)?.value;
  const end = isMap(last) || isScalar(last) ? (last.range?.[1] ?? content.length) : content.length;
  return behind(content, end, `\n${jobText(PUBLISH_ID, publish, pad)}`);
}

function behind(content: string, end: number, text: string): Edit {
  const from = endOfText(content, end);
  return { from, to: from, text };
}

/** A node's range can reach over the blank lines and comments behind it. */
function endOfText(content: string, end: number): number {
  const kept = content.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\n)+[ \t]*$/, '\n');
  const line = content.indexOf('\n', Math.max(0, kept.length - 1));
  return line < 0 ? content.length : line + 1;
}

interface Permitted {
  readonly job: YAMLMap;
  /** The workflow's own permissions. */
  readonly ofWorkflow: unknown;
  readonly form: JobForm;
}

function permissionEdit(content: string, { job, ofWorkflow, form }: Permitted): Edit {
  const own = job.items.find(({ key }) => isScalar(key) && key.value === 'permissions');
  const [first] = job.items;
  const key = isScalar(first?.key) ? (first.key.range?.[0] ?? 0) : 0;
  const depth = key - (content.lastIndexOf('\n', key - 1) + 1);
  const given = own === undefined ? levelsOf(ofWorkflow) : levelsOf(own.value);
  const pad = ' '.repeat(depth);
  const rights = rightsOf(form);
  const levels = {
    ...given,
    ...Object.fromEntries(
      Object.entries(rights).map(([name, [level]]) => [name, given[name] === 'write' ? 'write' : level]),
    ),
  };
  const lines = Object.entries(levels).map(([name, level]) => {
    const [, reason] = rights[name] ?? [];
    return `${pad}  ${name}: ${level}${reason === undefined ? '' : ` # ${reason}`}`;
  });
  const text = `permissions:\n${lines.join('\n')}\n`;
  if (own === undefined || !isScalar(own.key)) {
    const steps = job.items.find(({ key }) => isScalar(key) && key.value === 'steps');
    const at = isScalar(steps?.key) ? (steps.key.range?.[0] ?? key) : key;
    return { from: at, to: at, text: `${text}${pad}` };
  }
  const from = own.key.range?.[0] ?? 0;
  const end = isMap(own.value) || isScalar(own.value) ? (own.value.range?.[1] ?? from) : from;
  return { from, to: endOfText(content, end), text };
}

/** `read-all`, `write-all` or nothing name no single permission. */
function levelsOf(node: unknown): Readonly<Record<string, string>> {
  if (!isMap(node)) return {};
  return Object.fromEntries(node.items.map(({ key, value }) => [String(key), String(value)]));
}
