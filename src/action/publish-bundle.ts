import { comparePatches } from '../core/attempts.ts';
import { errorText } from '../core/errors.ts';
import type { RunEvent } from '../core/events.ts';
import type { Patch } from '../core/ports.ts';
import { settingsToTrace } from '../core/settings.ts';
import { type Task, type TestCommand, taskToTrace } from '../core/task.ts';
import type { Outcome } from '../core/verdict/outcome.ts';
import { tripwiresOf } from '../core/verdict/tripwires.ts';
import { BaseTree } from '../github/base-tree.ts';
import { mayAddTests } from '../github/trigger-event.ts';
import { pullRequestBody, refusedText } from '../story/report.ts';
import { type RunRecord, recordOf } from '../story/run-record.ts';
import type { ActionContext } from './action-context.ts';
import { originOf } from './bundle.ts';
import { believedOutcome } from './bundle-proof.ts';
import { type Asked, checkBundle, type Refusal } from './bundle-rules.ts';
import type { Bundle } from './bundle-schema.ts';
import { type ActionEnd, endEarly, endRefused, endRun, isPublished, publishPatch } from './end.ts';
import { findJudge, isAmong, type Judge } from './find-judge.ts';
import { type FoundBundle, findBundles, readBundle } from './read-bundles.ts';
import { type Based, rebase } from './rebase.ts';
import type { Status } from './status.ts';
import { judgeOf } from './task.ts';

/** A bundle that every rule took. */
interface Taken {
  readonly kind: 'taken';
  readonly name: string;
  readonly bundle: Bundle;
  /** Made anew of the bundle's files. */
  readonly patch: Patch;
  readonly newTests: readonly string[];
  /** Those that may have judged, as this job finds them. */
  readonly commands: readonly TestCommand[];
  readonly outcome: Outcome;
  readonly doubt: string | null;
}

interface Refused extends Pick<Refusal, 'kind' | 'rule' | 'reason'> {
  readonly name: string;
}

/**
 * The second job: holds the write token, runs no model, no test and nothing of the checkout. Whatever the bundle says is
 * taken for an attacker's word; event, gate, policy and base commit are asked anew.
 */
export async function publishBundle(action: ActionContext, status: Status): Promise<ActionEnd> {
  const { runner, links } = action;
  try {
    const found = await findBundles(action);
    if (found.length === 0) {
      await status.end(refusedText(NO_BUNDLE, links), false);
      return endEarly(runner, 'skipped', NO_BUNDLE);
    }
    const judged: (Taken | Refused)[] = [];
    const asked = askedBy(action);
    for (const each of found) judged.push(await judge(action, each, asked));
    const refused = judged.filter((each) => each.kind === 'refused');
    const chosen = choose(judged.filter((each) => each.kind === 'taken'));
    for (const each of refused) runner.log.warning(refusedLine(each));
    if (chosen === null) {
      const reason = refused.map(refusedLine).join('; ');
      await status.end(refusedText(reason, links), false);
      return endRefused(runner, reason);
    }
    return await deliver(action, { chosen, judged, status });
  } catch (error) {
    const message = errorText(error);
    await status.end(refusedText(action.redact(message), links), false);
    throw error;
  }
}

const NO_BUNDLE = 'the job before this one left no bundle: its log says why';

const refusedLine = ({ name, rule, reason }: Refused): string =>
  `bundle ${JSON.stringify(name.slice(0, 100))} was refused (${rule}): it ${reason}`;

async function judge(
  { event }: ActionContext,
  { name, content }: FoundBundle,
  asked: Asked,
): Promise<Taken | Refused> {
  if (content.kind === 'refused') return { ...content, name };
  const read = await readBundle(content.bytes);
  if (read.kind === 'refused') return { ...read, name };
  const { bundle } = read;
  const checked = await checkBundle(bundle, asked);
  if (checked.kind === 'refused') return { ...checked, name };
  const { patch, newTests, commands } = checked;
  return {
    kind: 'taken',
    name,
    bundle,
    patch,
    newTests,
    commands,
    ...believedOutcome(bundle, checked, judgeOf(event)),
  };
}

/** What this job knows by itself. */
function askedBy(action: ActionContext): Asked {
  const { octokit, context, inputs, event, baseCommit } = action;
  const { repository } = context;
  let judge: Promise<Judge> | null = null;
  const isListed = mayAddTests(event);
  return {
    baseCommit,
    baseBranch: event.base.branch,
    trigger: event.trigger,
    github: originOf(context),
    settings: { ...inputs.settings, mayAddTests: isListed },
    openBase: (paths) => BaseTree.read(octokit, { repository, commit: baseCommit, paths, isListed }),
    findJudge: () => {
      judge ??= findJudge(action);
      return judge;
    },
  };
}

/** The best of them, among equals by name; null of none. */
function choose(taken: readonly Taken[]): Taken | null {
  const choosable = ({ outcome, patch: { files } }: Taken) => ({ outcome, files });
  const [best] = taken.toSorted(
    (a, b) => comparePatches(choosable(a), choosable(b)) || (a.name < b.name ? -1 : 1),
  );
  return best ?? null;
}

interface Delivery {
  readonly chosen: Taken;
  readonly judged: readonly (Taken | Refused)[];
  readonly status: Status;
}

async function deliver(action: ActionContext, { chosen, judged, status }: Delivery): Promise<ActionEnd> {
  const { outcome } = chosen;
  const based = await basedOn(action, chosen);
  const record = recordFrom(
    action,
    { ...chosen, patch: based.patch },
    {
      notes: notesOf(chosen, judged),
      baseMoved: based.moved,
    },
  );
  action.runner.log.untrusted(`Bundle: ${chosen.name}, of run ${record.runId}, ${record.outcome}`);
  const state = { turns: record.story.counts.turns };
  const publication = await publishPatch(
    action,
    { setup: record, result: { outcome, state }, based },
    { ...record, body: pullRequestBody(record, action.links) },
  );
  return endRun(action, { record, publication, status, tracePath: '', bundlePath: '' });
}

/** No test runs here: a patch whose files the base left alone is rebased, any other stays where it was made. */
async function basedOn(action: ActionContext, { outcome, patch }: Taken): Promise<Based> {
  if (!isPublished(action, { result: { outcome, patch } }))
    return { patch, commit: action.baseCommit, moved: null };
  const prove = async () => 'the job that publishes runs no tests';
  return rebase(action, { patch, mayMerge: false, prove });
}

/** What the pull request tells. Title, links and closing words come of the task, which is this job's own. */
function recordFrom(
  action: ActionContext,
  chosen: Taken,
  { notes, baseMoved }: { readonly notes: readonly string[]; readonly baseMoved: Based['moved'] },
): RunRecord {
  const { event, baseCommit, branch } = action;
  const { bundle, patch, outcome, doubt } = chosen;
  const { instructions } = bundle.task;
  const task: Task = {
    goal: event.goal,
    evidence: [],
    testCommand: bundle.task.testCommand,
    baseCommit,
    trigger: event.trigger,
    mustBeRedAtBase: event.mustBeRedAtBase,
    ...(mayAddTests(event) ? { mayAddTests: true } : {}),
    // Which files, for people; nobody needs the texts any more.
    ...(instructions === undefined
      ? {}
      : { instructions: instructions.map(({ source }) => ({ source, text: '' })) }),
    ...judgeOf(event),
  };
  const setup = { runId: bundle.run_id, version: bundle.agent_fix, task, settings: bundle.settings };
  const events = withOwnStart(bundle, setup);
  const { input, cached_input: cachedInput, output } = bundle.prices;
  return recordOf({
    setup,
    result: { outcome, patch, tripwires: watch(chosen) },
    events,
    mode: 'publish',
    doubt,
    baseMoved,
    model: bundle.model,
    baseBranch: event.base.branch,
    branch: isPublished(action, { result: { outcome, patch } }) ? branch : null,
    durationMs: bundle.duration_ms,
    tries: triesOf(chosen),
    prices: { input, cachedInput, output },
    notes,
    trace: {
      sha256: bundle.trace.sha256,
      artifactId: bundle.trace.artifact_id,
      pageId: bundle.trace.page_id,
    },
  });
}

/** As the solving job counted them; the outcome of the one that is here is what this job believes of it. */
function triesOf({ bundle: { tries }, outcome }: Taken): RunRecord['tries'] {
  if (tries === undefined) return null;
  const { chosen } = tries;
  const runs = tries.runs.map(({ run_id: runId, ...each }, at) => ({
    ...each,
    runId,
    outcome: at === chosen ? outcome : each.outcome,
  }));
  return { ...tries, runs };
}

/** What started the run is what started this job, whatever the record says. */
function withOwnStart(
  { events, model }: Bundle,
  { runId, version, task, settings }: Pick<RunRecord, 'runId' | 'version' | 'task' | 'settings'>,
): readonly RunEvent[] {
  const start: RunEvent = {
    kind: 'run_start',
    payload: {
      run_id: runId,
      goal: task.goal,
      version,
      task: taskToTrace(task),
      settings: settingsToTrace(settings),
      llm: { api: model.api, model: model.name, endpoint: '' },
      files: 0,
    },
  };
  return [start, ...events.filter(({ kind }) => kind !== 'run_start')];
}

function watch({ patch, bundle, newTests: tests }: Taken): RunRecord['tripwires'] {
  const base = bundle.events
    .flatMap((event) => (event.kind === 'tests' ? [event.payload] : []))
    .findLast(({ phase }) => phase === 'baseline');
  const told = [base?.output ?? '', ...(base?.report?.failures ?? []).map(({ message }) => message)];
  return tripwiresOf({ diff: patch.diff, tests, expectations: told.join('\n') });
}

/** It finds the honest mistake; a forger would name the right one. */
const ANOTHER_COMMAND =
  'the tests that ran are not the command that the publishing job finds: give both jobs the same `test-command`';

function notesOf(chosen: Taken, judged: readonly (Taken | Refused)[]): readonly string[] {
  const { bundle, doubt, commands, patch } = chosen;
  const isOurs = patch.files.length === 0 || isAmong(commands, bundle.task.testCommand);
  const told = [
    ...(doubt === null ? [] : [`the bundle says ${bundle.outcome}, and is not believed: ${doubt}`]),
    ...(isOurs ? [] : [ANOTHER_COMMAND]),
  ];
  if (judged.length === 1) return [...told, ...bundle.notes];
  const others = judged.map((each) =>
    each.kind === 'refused'
      ? refusedLine(each)
      : `${each.name} (${each.outcome}${each === chosen ? ', this one' : ''})`,
  );
  return [...told, `chosen from ${judged.length} bundles: ${others.join('; ')}`, ...bundle.notes];
}
