import { data } from '@actions/expressions';
import {
  Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { orElse } from '../base/errors.ts';
import { isPlainObject } from '../base/json.ts';
import { type Data, toJson } from './evaluate.ts';
import { type ActionName, repositoryOf, type Written, yamlText } from './init-call.ts';
import {
  isCheckout,
  type JobPlace,
  type PlainObject,
  recordAt,
  stepsAt,
  type WatchedEvent,
} from './init-choice.ts';
import { jobCandidates } from './jobs.ts';
import { type TextEdit, withEdits } from './text-edit.ts';
import { expression } from './workflow-file.ts';

/** `{contents: ['read', 'the code']}`: each right, its level, and what it is needed for. */
type Rights = Readonly<Record<string, readonly ['read' | 'write', string]>>;

const SOLVES: Rights = {
  actions: ['read', 'the failed step and its log'],
  contents: ['read', 'the code'],
};
const PUBLISHES: Rights = {
  actions: ['read', 'the bundle of the job above'],
  contents: ['write', 'the branch'],
  'pull-requests': ['write', 'the pull request'],
};
const DOES_BOTH: Rights = { ...PUBLISHES, ...{ actions: SOLVES['actions'] ?? ['read', ''] } };

/** How agent-fix is added to a job. */
interface InJobForm {
  readonly action: ActionName;
  /** Whether that job also publishes, which is shorter and less safe than a second job. */
  readonly isOneJob: boolean;
  /** The step of the job that leaves a server running: tests must not ask that in place of the one with the change. null: none does. */
  readonly server?: string | null;
}

/** The condition that keeps runs of forks from getting the key. In a called workflow, the event is that of its caller. */
const trustedRuns = (event: WatchedEvent): string =>
  event === 'pull_request'
    ? "github.event_name == 'pull_request' && github.event.pull_request.head.repo.full_name == github.repository"
    : `github.event_name == '${event}'`;

const PUBLISH_ID = 'agent-fix';

/**
 * The text of a workflow with agent-fix as the last step of a job, with the permissions that it needs, and the job that publishes
 * behind the last job. Everything else stays as it was written. Throws an Error naming what is wrong.
 */
export function withStep(place: JobPlace, { action, isOneJob, server = null }: InJobForm): Written {
  const { path, entry, watched } = place;
  const { id } = place.job;
  const content = place.content.endsWith('\n') ? place.content : `${place.content}\n`;
  const document = parseDocument(content);
  // What an alias (`*x`) stands for is edited where it is written; `sharingJobs` finds who else would get the edit.
  const memberOf = (node: unknown, key: string): unknown => {
    const member = isMap(node) ? node.get(key, true) : undefined;
    return isAlias(member) ? member.resolve(document) : member;
  };
  const jobs = memberOf(document.contents, 'jobs');
  const job = memberOf(jobs, id);
  const steps = memberOf(job, 'steps');
  if (!isMap(jobs) || !isMap(job) || !isSeq(steps)) throw new Error(`job ${id} of ${path} has no steps`);
  if (content.includes(`${repositoryOf(action)}@`)) throw new Error(`${path} has agent-fix in it already`);
  if (!isOneJob && jobs.has(PUBLISH_ID)) throw new Error(`${path} has a job ${PUBLISH_ID} already`);
  if (steps.flow === true || job.flow === true)
    throw new Error(`job ${id} of ${path} is written in one line ([…] or {…}): write it as a block first`);
  if (watched.event === null)
    throw new Error(`${path} runs for no push and no pull request, and no workflow that does calls it`);
  const condition = trustedRuns(watched.event);
  const only = entryOf(place);
  const step = {
    if: ['failure()', condition, ...only.conditions].join(' && '),
    uses: action.uses,
    with: {
      ...(isOneJob ? {} : { mode: 'solve' }),
      ...(server === null ? {} : { 'test-network': commented('none', `not the server of step ${server}`) }),
      'openai-api-key': expression('secrets.OPENAI_API_KEY'),
    },
  };
  const publish = {
    name: 'Publish',
    needs: id,
    if: expression(`!cancelled() && needs.${id}.result == 'failure' && ${condition}`),
    concurrency: { group: `agent-fix-${expression('github.ref_name')}` },
    'runs-on': isHosted(entry.labels) ? entry.labels[0] : 'ubuntu-latest',
    'timeout-minutes': 10,
    permissions: Object.fromEntries(
      Object.entries(PUBLISHES).map(([name, [level, reason]]) => [name, commented(level, reason)]),
    ),
    steps: [{ uses: action.uses, with: { mode: 'publish' } }],
  };
  const existing = [place.yaml, place.workflow].find(hasRights)?.['permissions'];
  const rights = isOneJob ? DOES_BOTH : SOLVES;
  const edits = [
    // First in the list: of two edits at one position, the later in the list ends up first in the text.
    ...(isOneJob ? [] : [publishEdit(content, jobs, { action, publish })]),
    permissionEdit(content, job, { action, rights, existing }),
    stepEdit(content, steps, { action, step }),
  ];
  const kept = isOneJob ? [] : notesOnRights(id, existing);
  const notes = [...only.notes, ...jobNotes(place), ...kept, ...(isHosted(entry.labels) ? [] : [APART])];
  const text = withEdits(content, edits);
  const sharing = sharingJobs(content, text, id);
  if (sharing.length > 0)
    throw new Error(
      `job ${id} of ${path} shares what would change with ${sharing.join(', ')} by an anchor (&) of YAML, so agent-fix and the ` +
        `model's key would come there too: write it out in job ${id} first`,
    );
  return { text, notes: [...notes, ...callerNotes(place, isOneJob)] };
}

/** The other jobs that an edit changed: they use the same text through an alias. */
function sharingJobs(before: string, after: string, id: string): readonly string[] {
  const [old, now] = [before, after].map((text) =>
    orElse({}, () => recordAt(parse(text, { logLevel: 'silent' }), 'jobs')),
  );
  return Object.entries(old ?? {}).flatMap(([name, job]) =>
    name === id || JSON.stringify(job) === JSON.stringify(now?.[name]) ? [] : [`job ${name}`],
  );
}

/** Labels of a hosted runner, whose machine is discarded after the job. */
const isHosted = (labels: readonly string[]): boolean =>
  labels.length === 1 && /^ubuntu-(?:latest|slim|\d\d\.\d\d)(?:-arm)?$/i.test(labels[0] ?? '');

const APART =
  'the publishing job runs on ubuntu-latest, where nothing is left of the tests: if you change that, never to a machine that they ran on';

function commented(text: string, comment: string): Scalar {
  const scalar = new Scalar(text);
  scalar.comment = ` ${comment}`;
  return scalar;
}

/** A job keeps the write permissions that it has, because its own steps may need them; the default ones it loses. */
function notesOnRights(id: string, permissions: unknown): readonly string[] {
  if (permissions === undefined)
    return [`job ${id} had the default permissions of the repository, and now has those that stand in it`];
  const levels = levelsOf(permissions);
  const written = Object.keys(levels).filter((name) => levels[name] === 'write');
  return written.length === 0
    ? []
    : [`job ${id} keeps ${written.map((name) => `\`${name}: write\``).join(', ')}, which its tests can use`];
}

/** What the job that calls this workflow must pass on, where it does not yet. */
function callerNotes({ path, caller }: JobPlace, isOneJob: boolean): readonly string[] {
  if (caller === null) return [];
  const must = `ATTENTION: job ${caller.id} of ${caller.path}, which calls ${path}, must`;
  const needed = Object.entries(isOneJob ? DOES_BOTH : PUBLISHES).map(
    ([name, [level]]) => [name, level] as const,
  );
  const granted = recordAt(caller.yaml, 'permissions');
  const isGranted = needed.every(([name, level]) => granted[name] === level || granted[name] === 'write');
  const rights = needed.map((right) => right.join(': ')).join(', ');
  return [
    ...(caller.yaml['secrets'] === 'inherit' ? [] : [`${must} pass the key: \`secrets: inherit\``]),
    ...(isGranted ? [] : [`${must} grant \`permissions: { ${rights} }\`, or GitHub does not start it`]),
  ];
}

/** One entry of a matrix asks the model: the newest on Linux. */
function entryOf({ job, entry }: JobPlace): {
  readonly conditions: readonly string[];
  readonly notes: readonly string[];
} {
  const { id } = job;
  if (job.strategy === undefined) return { conditions: [], notes: [] };
  if (entry.entry === null) {
    const unknown = `TODO: the matrix of job ${id} comes from another job`;
    const advice =
      'say in the `if:` of the step which matrix entry asks the model; otherwise each red one does';
    return { conditions: [], notes: [`${unknown}: ${advice}`] };
  }
  const { index, segments, total } = entry.entry;
  if (total === 1) return { conditions: [], notes: [] };
  const note = `of the matrix of job ${id}, the entry (${segments.join(', ')}) alone asks the model; the others do nothing more than today`;
  const all = jobCandidates(job, entry.contexts).map(({ entry }) => membersOf(entry?.matrix));
  const matrixValues = membersOf(entry.entry.matrix);
  const keys = [...new Set(all.flatMap((members) => [...members.keys()]))];
  const differing = keys.filter((key) => all.some((members) => members.get(key) !== matrixValues.get(key)));
  const conditions = differing.map((key) => {
    const value = matrixValues.get(key);
    return value === undefined ? `!matrix.${key}` : `matrix.${key} == ${value}`;
  });
  const isPlain = differing.every(
    (key) => /^[A-Za-z_][\w-]*$/.test(key) && !/^[[{]/.test(matrixValues.get(key) ?? ''),
  );
  return { conditions: isPlain ? conditions : [`strategy.job-index == ${index}`], notes: [note] };
}

/** A value as an expression has it; lists and mappings as JSON. */
const expressionLiteral = (value: Data): string =>
  value instanceof data.StringData ? `'${value.coerceString().replaceAll("'", "''")}'` : toJson(value);

/** The members of a matrix, each value as an expression writes it. */
const membersOf = (matrix: Data | undefined): ReadonlyMap<string, string> =>
  new Map(
    (matrix instanceof data.Dictionary ? matrix.pairs() : []).map(({ key, value }) => [
      key,
      expressionLiteral(value),
    ]),
  );

/** Where a node starts and ends in the text. */
function spanOf(node: unknown): { readonly start: number; readonly end: number } {
  const [start = 0, end = 0] = isNode(node) ? (node.range ?? []) : [];
  return { start, end };
}

/** How far a place is from the start of its line. */
const depthAt = (content: string, at: number): number => at - (content.lastIndexOf('\n', at - 1) + 1);

function jobNotes({ yaml, workflow, watched }: JobPlace): string[] {
  const keeps = stepsAt(yaml)
    .filter(isCheckout)
    .some((step) => recordAt(step, 'with')['persist-credentials'] !== false);
  const isCancelled = [workflow, yaml].some(
    (scope) => (recordAt(scope, 'concurrency')['cancel-in-progress'] ?? false) !== false,
  );
  return [
    ...(watched.event === 'push'
      ? []
      : [
          `ATTENTION: ${watched.path} does not run for pushes to branches: the step runs for ${watched.event}`,
        ]),
    ...(isCancelled
      ? ['`cancel-in-progress` is set: a newer push ends agent-fix in the middle, after the model was paid']
      : []),
    ...(keeps
      ? ['actions/checkout keeps a token where tests can read it: give it `persist-credentials: false`']
      : []),
  ];
}

/** Inserts a step behind the last one, with the same indentation. */
function stepEdit(
  content: string,
  steps: YAMLSeq,
  { action, step }: { readonly action: ActionName; readonly step: PlainObject },
): TextEdit {
  const last = steps.items.at(-1);
  const { start } = spanOf(last);
  const text = yamlText(new Document([step]), action);
  return appended(content, last, indented(text, depthAt(content, content.lastIndexOf('-', start))));
}

/** Inserts the publishing job behind the last job, with the same indentation. */
function publishEdit(
  content: string,
  jobs: YAMLMap,
  { action, publish }: { readonly action: ActionName; readonly publish: PlainObject },
): TextEdit {
  const text = yamlText(new Document({ [PUBLISH_ID]: publish }), action);
  const depth = depthAt(content, spanOf(jobs.items[0]?.key).start);
  return appended(content, jobs.items.at(-1)?.value, `\n${indented(text, depth)}`);
}

const indented = (text: string, depth: number): string => text.replace(/^(?=.)/gm, ' '.repeat(depth));

function appended(content: string, node: unknown, text: string): TextEdit {
  const start = endOfText(content, node);
  return { start, end: start, text };
}

/** The last scalar in a node, or the node itself where it has none. */
function lastIn(node: unknown): unknown {
  const last = isMap(node) ? node.items.at(-1)?.value : isSeq(node) ? node.items.at(-1) : null;
  return last === null || last === undefined ? node : lastIn(last);
}

/** Where the text of a node ends: its range can include blank lines and comments behind it. In a block scalar, these are text. */
function endOfText(content: string, node: unknown): number {
  const last = lastIn(node);
  const { end } = spanOf(node);
  if (isScalar(last) && last.type?.startsWith('BLOCK') === true) return spanOf(last).end;
  const kept = content.slice(0, end).replace(/(?:[ \t]*(?:#[^\n]*)?\n)+[ \t]*$/, '\n');
  const line = content.indexOf('\n', Math.max(0, kept.length - 1));
  return line < 0 ? content.length : line + 1;
}

/** Replaces the permissions of the job or, where it has none, inserts them above its steps. */
function permissionEdit(
  content: string,
  job: YAMLMap,
  {
    action,
    rights,
    existing,
  }: { readonly action: ActionName; readonly rights: Rights; readonly existing: unknown },
): TextEdit {
  const pairOf = (name: string) => job.items.find(({ key }) => isScalar(key) && key.value === name);
  const pair = pairOf('permissions');
  const levels = levelsOf(existing);
  const needed = Object.entries(rights).map(([name, [level, reason]]) => [
    name,
    commented(levels[name] === 'write' ? 'write' : level, reason),
  ]);
  const permissions = { ...levels, ...Object.fromEntries(needed) };
  const { start } = spanOf((pair ?? pairOf('steps'))?.key);
  const depth = depthAt(content, start);
  const text = indented(yamlText(new Document({ permissions }), action), depth).slice(depth);
  return pair === undefined
    ? { start, end: start, text: text + ' '.repeat(depth) }
    : { start, end: endOfText(content, pair.value), text };
}

const hasRights = (scope: unknown): scope is PlainObject => isPlainObject(scope) && 'permissions' in scope;

/** `{contents: 'read'}`: the permissions by name; empty for `read-all`, `write-all` or none, which name no single one. */
const levelsOf = (permissions: unknown): Readonly<Record<string, string>> =>
  isPlainObject(permissions)
    ? Object.fromEntries(Object.entries(permissions).map(([name, level]) => [name, String(level)]))
    : {};
