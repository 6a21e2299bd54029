import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { AGENT_FIX, expression, type InitResult, PERMISSIONS } from './init-workflow.ts';
import { isCheckout, isRecord } from './setup-steps.ts';

/** A change of a text: what stands between two offsets is replaced. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Adds agent-fix as the last step of a job of a workflow's text, with the permissions that it needs. All else stays as
 * it is written. Throws an Error naming what is wrong.
 */
export function initInJob(path: string, content: string, id: string): InitResult {
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
  const edits = [permissionEdit(content, job, permissions), stepEdit(content, steps)];
  const text = edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((done, { from, to, text }) => done.slice(0, from) + text + done.slice(to), content);
  const given = steps.toJSON();
  return { text, notes: notesOn(document.toJSON(), Array.isArray(given) ? given.filter(isRecord) : []) };
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
function stepEdit(content: string, steps: { readonly items: readonly unknown[] }): Edit {
  const last = steps.items.at(-1);
  const [start = 0, end = 0] = isMap(last) || isScalar(last) ? (last.range ?? []) : [];
  const dash = content.lastIndexOf('-', start);
  const depth = dash - (content.lastIndexOf('\n', dash) + 1);
  const from = endOfText(content, end);
  const pad = ' '.repeat(depth);
  const lines = [
    `- if: failure() && github.event_name == 'push'`,
    `  uses: ${AGENT_FIX} # zizmor: ignore[unpinned-uses] better: pin the commit`,
    '  with:',
    `    openai-api-key: ${expression('secrets.OPENAI_API_KEY')}`,
  ];
  return {
    from,
    to: from,
    text: `${before(content, from)}${lines.map((line) => `${pad}${line}`).join('\n')}\n`,
  };
}

/** A node's range can reach over the blank lines and comments behind it. */
function endOfText(content: string, end: number): number {
  const kept = content.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\n)+[ \t]*$/, '\n');
  const line = content.indexOf('\n', Math.max(0, kept.length - 1));
  return line < 0 ? content.length : line + 1;
}

const before = (content: string, at: number): string => (at > 0 && content[at - 1] !== '\n' ? '\n' : '');

function permissionEdit(content: string, job: YAMLMap, ofWorkflow: unknown): Edit {
  const own = job.items.find(({ key }) => isScalar(key) && key.value === 'permissions');
  const [first] = job.items;
  const key = isScalar(first?.key) ? (first.key.range?.[0] ?? 0) : 0;
  const depth = key - (content.lastIndexOf('\n', key - 1) + 1);
  const given = own === undefined ? levelsOf(ofWorkflow) : levelsOf(own.value);
  const pad = ' '.repeat(depth);
  const levels = {
    ...given,
    ...Object.fromEntries(
      Object.entries(PERMISSIONS).map(([name, level]) => [name, given[name] === 'write' ? 'write' : level]),
    ),
  };
  const why: Readonly<Record<string, string>> = {
    contents: ' # the branch',
    'pull-requests': ' # the pull request',
    issues: " # an issue's text",
    actions: ' # the failed step',
  };
  const lines = Object.entries(levels).map(([name, level]) => `${pad}  ${name}: ${level}${why[name] ?? ''}`);
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
