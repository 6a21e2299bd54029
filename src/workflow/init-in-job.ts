import { data } from '@actions/expressions';
import { Document, isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import type { PlainObject } from '../core/json.ts';
import { type TextEdit, withEdits } from '../core/text.ts';
import type { Data } from './evaluate.ts';
import { linuxEntry, OF_PUSH, recordAt, stepsAt, type WatchedEvent, watchedEvent } from './init-choice.ts';
import {
  type ActionName,
  commented,
  type InitResult,
  type JobForm,
  publishJob,
  rightsOf,
  solveStep,
  yamlText,
} from './init-jobs.ts';
import { isCheckout, literal } from './init-setup.ts';
import { jobCandidates } from './jobs.ts';
import { expression, readWorkflowFile } from './workflow-file.ts';

export interface InJobRequest {
  readonly path: string;
  readonly content: string;
  readonly job: string;
  readonly form: Exclude<JobForm, 'call'>;
  readonly action: ActionName;
}

/** The condition that keeps runs of forks from getting the key. */
function ownRuns(event: WatchedEvent | null): string {
  return event === 'pull_request'
    ? "github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository"
    : `github.event_name == '${event ?? 'push'}'`;
}

const PUBLISH_ID = 'agent-fix';

/**
 * Adds agent-fix as the last step of a job in a workflow's text, with the permissions it needs, and the publishing job behind
 * the last job. Everything else stays as it was written. Throws an Error naming what is wrong.
 */
export function initInJob(request: InJobRequest): InitResult {
  const { path, content: given, job: id, form, action } = request;
  const content = given.endsWith('\n') ? given : `${given}\n`;
  const document = parseDocument(content);
  if (document.errors.length > 0) throw new Error(`${path} is no workflow that can be read`);
  const jobs = document.get('jobs', true);
  const job = isMap(jobs) ? jobs.get(id, true) : undefined;
  if (!isMap(jobs) || !isMap(job)) {
    const ids = isMap(jobs) ? jobs.items.map(({ key }) => String(key)).join(', ') : 'none';
    throw new Error(`${path} has no job ${id}: it has ${ids}`);
  }
  const steps = job.get('steps', true);
  if (!isSeq(steps) || steps.items.length === 0) {
    throw new Error(
      `job ${id} of ${path} has no steps of its own: name the job of the workflow that it calls`,
    );
  }
  if (content.includes(action.uses.replace(/@.*/, '@')))
    throw new Error(`${path} has agent-fix in it already`);
  if (form === 'two' && jobs.has(PUBLISH_ID)) throw new Error(`${path} has a job ${PUBLISH_ID} already`);
  if (steps.flow === true || job.flow === true) {
    throw new Error(`job ${id} of ${path} is written in one line ([…] or {…}): write it as a block first`);
  }
  const permissions = document.get('permissions', true);
  const source: unknown = document.toJSON();
  const entry = entryOf(path, content, id);
  const condition = ownRuns(watchedEvent(source));
  const runsOn = job.get('runs-on');
  const publish = publishJob({
    needs: id,
    condition: `!cancelled() && needs.${id}.result == 'failure' && ${condition}`,
    labels: typeof runsOn === 'string' ? [runsOn] : [],
    action,
    group: `agent-fix-${expression('github.ref_name')}`,
  });
  const step = { if: ['failure()', condition, ...entry.conditions].join(' && '), ...solveStep(form, action) };
  const edits = [
    // First in the list: of two edits at one place, the later one ends up before the earlier.
    ...(form === 'two' ? [publishEdit(content, jobs, { action, publish })] : []),
    permissionEdit(content, job, { ...request, ofWorkflow: permissions }),
    stepEdit(content, steps, { action, step }),
  ];
  const notes = [
    ...entry.notes,
    ...jobNotes(request, source),
    ...(form === 'two' ? notesOnRights(id, levelsOf(job.get('permissions') ?? permissions)) : []),
  ];
  return { text: withEdits(content, edits), notes };
}

/** A job keeps the write permissions that it has: its own steps may need them. */
function notesOnRights(id: string, given: Readonly<Record<string, string>>): string[] {
  const written = Object.keys(given).filter((name) => given[name] === 'write');
  return written.length === 0
    ? []
    : [`job ${id} keeps ${written.map((name) => `\`${name}: write\``).join(', ')}, which its tests can use`];
}

/** One entry of a matrix asks the model: the newest on Linux. */
function entryOf(
  path: string,
  content: string,
  id: string,
): { readonly conditions: readonly string[]; readonly notes: readonly string[] } {
  const job = readWorkflowFile(path, content)?.jobs.find((each) => each.id === id);
  const found = job === undefined ? null : linuxEntry(job, OF_PUSH);
  if (job?.strategy === undefined) return { conditions: [], notes: [] };
  if (found?.entry == null) {
    const todo = `TODO: the matrix of job ${id} comes from another job: add to the \`if:\` of the step which entry asks the model, or each red one does`;
    return { conditions: [], notes: [todo] };
  }
  const { index, segments, total } = found.entry;
  if (total === 1) return { conditions: [], notes: [] };
  const note = `of the matrix of job ${id}, the entry (${segments.join(', ')}) alone asks the model; the others do nothing more than today`;
  const all = jobCandidates(job, OF_PUSH).map(({ entry }) => membersOf(entry?.matrix));
  const own = membersOf(found.entry.matrix);
  const keys = [...new Set(all.flatMap((members) => [...members.keys()]))];
  const differing = keys.filter((key) => all.some((members) => members.get(key) !== own.get(key)));
  const conditions = differing.map((key) => {
    const value = own.get(key);
    return value === undefined ? `!matrix.${key}` : `matrix.${key} == ${value}`;
  });
  const isPlain = differing.every(
    (key) => /^[A-Za-z_][\w-]*$/.test(key) && !/^[[{]/.test(own.get(key) ?? ''),
  );
  return { conditions: isPlain ? conditions : [`strategy.job-index == ${index}`], notes: [note] };
}

/** Values as an expression has them. */
const membersOf = (matrix: Data | undefined): ReadonlyMap<string, string> =>
  new Map(
    (matrix instanceof data.Dictionary ? matrix.pairs() : []).map(({ key, value }) => [key, literal(value)]),
  );

/** Where a node starts and ends in the text. */
function spanOf(node: unknown): { readonly start: number; readonly end: number } {
  const [start = 0, end = 0] = isNode(node) ? (node.range ?? []) : [];
  return { start, end };
}

/** How far a place is from the start of its line. */
const depthAt = (content: string, at: number): number => at - (content.lastIndexOf('\n', at - 1) + 1);

function jobNotes({ path, job: id }: InJobRequest, source: unknown): string[] {
  const job = recordAt(recordAt(source, 'jobs'), id);
  const event = watchedEvent(source);
  const keeps = stepsAt(job)
    .filter(isCheckout)
    .some((step) => recordAt(step, 'with')['persist-credentials'] !== false);
  const isCancelled = [source, job].some(
    (scope) => (recordAt(scope, 'concurrency')['cancel-in-progress'] ?? false) !== false,
  );
  return [
    ...(event === 'push'
      ? []
      : [`ATTENTION: ${path} does not run for pushes to branches: the step runs for ${event ?? 'nothing'}`]),
    ...(isCancelled
      ? ['`cancel-in-progress` is set: a newer push ends agent-fix in the middle, after the model was paid']
      : []),
    ...(keeps
      ? ['actions/checkout keeps a token where tests can read it: give it `persist-credentials: false`']
      : []),
  ];
}

/** Behind the last step, at its depth. */
function stepEdit(
  content: string,
  steps: YAMLSeq,
  { action, step }: { readonly action: ActionName; readonly step: PlainObject },
): TextEdit {
  const { start, end } = spanOf(steps.items.at(-1));
  const text = yamlText(new Document([step]), action);
  return behind(content, end, indented(text, depthAt(content, content.lastIndexOf('-', start))));
}

/** Behind the last job, at its depth. */
function publishEdit(
  content: string,
  jobs: YAMLMap,
  { action, publish }: { readonly action: ActionName; readonly publish: PlainObject },
): TextEdit {
  const text = yamlText(new Document({ [PUBLISH_ID]: publish }), action);
  const depth = depthAt(content, spanOf(jobs.items[0]?.key).start);
  return behind(content, spanOf(jobs.items.at(-1)?.value).end, `\n${indented(text, depth)}`);
}

const indented = (text: string, depth: number): string => text.replace(/^(?=.)/gm, ' '.repeat(depth));

function behind(content: string, end: number, text: string): TextEdit {
  const start = endOfText(content, end);
  return { start, end: start, text };
}

/** A node's range can reach over the blank lines and comments behind it. */
function endOfText(content: string, end: number): number {
  const kept = content.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\n)+[ \t]*$/, '\n');
  const line = content.indexOf('\n', Math.max(0, kept.length - 1));
  return line < 0 ? content.length : line + 1;
}

/** In place of the permissions that the job has, or above its steps. */
function permissionEdit(
  content: string,
  job: YAMLMap,
  { action, form, ofWorkflow }: InJobRequest & { readonly ofWorkflow: unknown },
): TextEdit {
  const pairOf = (name: string) => job.items.find(({ key }) => isScalar(key) && key.value === name);
  const own = pairOf('permissions');
  const given = levelsOf(own === undefined ? ofWorkflow : own.value);
  const needed = Object.entries(rightsOf(form)).map(([name, [level, reason]]) => [
    name,
    commented(given[name] === 'write' ? 'write' : level, reason),
  ]);
  const permissions = { ...given, ...Object.fromEntries(needed) };
  const { start } = spanOf((own ?? pairOf('steps'))?.key);
  const depth = depthAt(content, start);
  const text = indented(yamlText(new Document({ permissions }), action), depth).slice(depth);
  return own === undefined
    ? { start, end: start, text: text + ' '.repeat(depth) }
    : { start, end: endOfText(content, spanOf(own.value).end), text };
}

/** `read-all`, `write-all` or nothing name no single permission. */
function levelsOf(node: unknown): Readonly<Record<string, string>> {
  if (!isMap(node)) return {};
  return Object.fromEntries(node.items.map(({ key, value }) => [String(key), String(value)]));
}
