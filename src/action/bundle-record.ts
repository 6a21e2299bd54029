import { defined } from '../base/json.ts';
import type { Payload, RunEvent } from '../core/events.ts';
import type { Patch } from '../core/ports.ts';
import type { Task } from '../core/task.ts';
import { toTrace } from '../core/trace-form.ts';
import { tripwiresOf } from '../core/verdict/tripwires.ts';
import { type RunRecord, recordOf } from '../story/tell.ts';
import type { Bundle } from './bundle.ts';

/**
 * What the publishing job knows or has checked of the solving job's run. A report takes its title, links, verdict and files only from
 * these facts. All else in it comes from the bundle: only the form of that was checked, and anybody may have written the text.
 */
export interface KnownFacts extends Pick<RunRecord, 'outcome' | 'doubt' | 'baseBranch' | 'branch' | 'notes'> {
  /** Without instructions and jobs: those come from the bundle. */
  readonly task: Omit<Task, 'context' | 'instructions' | 'jobs' | 'unjudgedJobs' | 'guards'>;
  readonly patch: Patch;
  /** Paths of the tests that the patch adds. */
  readonly newTests: readonly string[];
}

/** Makes the record of the solving job's run, for the pull request. */
export function recordOfBundle(
  { task: known, patch, newTests, ...facts }: KnownFacts,
  bundle: Bundle,
): RunRecord {
  const task = taskOfBundle(known, bundle.task);
  const setup = { runId: bundle.run_id, version: bundle.agent_fix, task, settings: bundle.settings };
  const { sha256, artifact_id: artifactId, page_id: pageId } = bundle.trace;
  return recordOf({
    ...facts,
    setup,
    // Found anew in the diff, whatever the bundle says.
    result: {
      outcome: facts.outcome,
      patch,
      tripwires: tripwiresOf({ diff: patch.diff, tests: newTests }),
    },
    events: [startEvent(setup, bundle), ...eventsToTell(bundle.events, task)],
    mode: 'publish',
    model: bundle.model,
    durationMs: bundle.duration_ms,
    tries: triesOf(bundle, facts.outcome),
    prices: bundle.prices,
    trace: { sha256, artifactId, pageId },
  });
}

/** The task as this job knows it, with commands and names from the bundle. Texts and logs are emptied: no report shows them. */
function taskOfBundle(
  known: KnownFacts['task'],
  { instructions, jobs, unjudgedJobs, guards }: Bundle['task'],
): Task {
  return {
    ...known,
    context: [],
    jobs: jobs.map((job) => ({ ...job, evidence: [] })),
    ...defined({
      instructions: instructions?.map(({ source }) => ({ source, text: '' })),
      unjudgedJobs,
      guards,
    }),
  };
}

/** The event `run_start`, made anew: this job decides which trigger and task a report is about. */
const startEvent = (
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

/** Events without `run_start`, and without tests of commits, or a culprit, that GitHub's list of changes does not bear out. */
const eventsToTell = (events: Bundle['events'], task: Task): readonly RunEvent[] =>
  events.filter((event) => {
    if (event.kind === 'culprit') return isBorneOut(event.payload, { events, task });
    if (event.kind === 'tests')
      return event.payload.commit === undefined || isOnLine(event.payload.commit, task);
    return event.kind !== 'run_start';
  });

/** Whether `commit` is the last green commit or one of the commits since. */
const isOnLine = (commit: string, { changes }: Task): boolean =>
  commit === changes?.greenAt || changes?.commits.some(({ id }) => id === commit) === true;

/** Whether test runs in the bundle show `commit` red and `parent` not, both on the line of commits that GitHub lists. */
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
