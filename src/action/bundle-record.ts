import type { Payload, RunEvent } from '../core/events.ts';
import type { Patch } from '../core/ports.ts';
import type { Task } from '../core/task.ts';
import { toTrace } from '../core/trace-form.ts';
import { tripwiresOf } from '../core/verdict/tripwires.ts';
import { type RunRecord, recordOf } from '../story/tell.ts';
import type { Bundle } from './bundle.ts';

/**
 * What the publishing job knows by itself, or has checked, of a run that it did not see. The title of a report, its links, its verdict and
 * its files come from here alone. All else stands in the bundle, whose schema has checked the form, and is told as text that anybody may
 * have written.
 */
export interface KnownFacts extends Pick<RunRecord, 'outcome' | 'doubt' | 'baseBranch' | 'branch' | 'notes'> {
  /** Without test command, instructions and jobs: those are the solving job's. */
  readonly task: Omit<
    Task,
    'evidence' | 'testCommand' | 'instructions' | 'otherJobs' | 'unjudgedJobs' | 'guards'
  >;
  readonly patch: Patch;
  /** Paths of the tests that the patch adds. */
  readonly newTests: readonly string[];
}

/** The record for the pull request. */
export function recordOfBundle(
  { task: own, patch, newTests, ...facts }: KnownFacts,
  bundle: Bundle,
): RunRecord {
  const task = toldTask(own, bundle.task);
  const setup = { runId: bundle.run_id, version: bundle.agent_fix, task, settings: bundle.settings };
  const { sha256, artifact_id: artifactId, page_id: pageId } = bundle.trace;
  return recordOf({
    ...facts,
    setup,
    result: { outcome: facts.outcome, patch, tripwires: tripwiresIn(patch, newTests, bundle.events) },
    events: [ownStart(setup, bundle), ...eventsToTell(bundle.events, task)],
    mode: 'publish',
    model: bundle.model,
    durationMs: bundle.duration_ms,
    tries: triesOf(bundle, facts.outcome),
    prices: bundle.prices,
    trace: { sha256, artifactId, pageId },
  });
}

/** The task as this job knows it, with the names of what only the solving job has seen. Their texts and logs are not needed any more. */
function toldTask(
  own: KnownFacts['task'],
  { testCommand, instructions, otherJobs, unjudgedJobs, guards }: Bundle['task'],
): Task {
  return {
    ...own,
    evidence: [],
    testCommand,
    ...(instructions === undefined
      ? {}
      : { instructions: instructions.map(({ source }) => ({ source, text: '' })) }),
    ...(otherJobs === undefined ? {} : { otherJobs: otherJobs.map((job) => ({ ...job, evidence: [] })) }),
    ...(unjudgedJobs === undefined ? {} : { unjudgedJobs }),
    ...(guards === undefined ? {} : { guards }),
  };
}

/** Which trigger and task a report is about, this job says itself. */
const ownStart = (
  { runId, version, task, settings }: Pick<RunRecord, 'runId' | 'version' | 'task' | 'settings'>,
  { model }: Bundle,
): RunEvent => ({
  kind: 'run_start',
  payload: {
    run_id: runId,
    goal: task.goal,
    version,
    task: toTrace(task),
    settings: toTrace(settings),
    llm: { api: model.api, model: model.name, endpoint: '' },
    files: 0,
  },
});

/** Without the start, and without what would speak of commits that GitHub does not know for these. */
const eventsToTell = (events: Bundle['events'], task: Task): readonly RunEvent[] =>
  events.filter((event) => {
    if (event.kind === 'culprit') return isBorneOut(event.payload, { events, task });
    if (event.kind === 'tests')
      return event.payload.commit === undefined || isOnLine(event.payload.commit, task);
    return event.kind !== 'run_start';
  });

/** Whether it is the last green commit or one of those since. */
const isOnLine = (commit: string, { changes }: Task): boolean =>
  commit === changes?.greenAt || changes?.commits.some(({ id }) => id === commit) === true;

/** Whether a record's own runs show a commit to be the culprit, on the line that GitHub tells. */
function isBorneOut(
  { commit, parent, green_at: greenAt }: Payload<'culprit'>,
  { events, task }: { readonly events: readonly RunEvent[]; readonly task: Task },
): boolean {
  const { changes, baseCommit } = task;
  const tests = events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
  const isRed = tests.some((run) =>
    commit === baseCommit ? run.phase === 'baseline' && !run.ok : run.commit === commit && !run.ok,
  );
  return (
    isRed &&
    changes?.greenAt === greenAt &&
    changes.commits.some((each) => each.id === commit && each.parent === parent) &&
    tests.some((run) => run.commit === parent && (run.ok || run.phase === 'control'))
  );
}

/** The attempts as the solving job counted them, with the outcome that this job believes for the chosen one. */
function triesOf({ tries }: Bundle, outcome: RunRecord['outcome']): RunRecord['tries'] {
  if (tries === undefined) return null;
  const { chosen } = tries;
  const runs = tries.runs.map(({ run_id: runId, ...each }, at) => ({
    ...each,
    runId,
    outcome: at === chosen ? outcome : each.outcome,
  }));
  return { ...tries, runs };
}

/** Found in the diff anew, whatever the bundle says. */
function tripwiresIn(
  { diff }: Patch,
  tests: KnownFacts['newTests'],
  events: Bundle['events'],
): RunRecord['tripwires'] {
  const base = events
    .flatMap((event) => (event.kind === 'tests' ? [event.payload] : []))
    .findLast(({ phase }) => phase === 'baseline');
  const told = [base?.output ?? '', ...(base?.report?.failures ?? []).map(({ message }) => message)];
  return tripwiresOf({ diff, tests, expectations: told.join('\n') });
}
