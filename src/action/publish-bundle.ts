import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { errorText, orElse } from '../base/errors.ts';
import { comparePatches } from '../core/attempts.ts';
import type { Payload, RunEvent } from '../core/events.ts';
import { commandsOf } from '../core/jobs.ts';
import type { Changes, Task, TaskPart } from '../core/task.ts';
import { toTrace } from '../core/trace-form.ts';
import { tripwiresOf } from '../core/verdict/tripwires.ts';
import { answerOfGitHub, faultText, fileInArtifact, type GitHub, type Status } from '../github/github.ts';
import { type RunRecord, recordOf, tellEarly } from '../story/tell.ts';
import type { ActionContext } from './action-context.ts';
import {
  BUNDLE_PREFIX,
  type Bundle,
  BundleRefusal,
  bundleName,
  MAX_BUNDLE_BYTES,
  newestBundles,
  originOf,
  readBundle,
} from './bundle.ts';
import {
  type BelievedOutcome,
  believedOutcome,
  type CheckedPatch,
  checkBundle,
  type KnownByItself,
} from './bundle-rules.ts';
import { type ActionEnd, endEarly, endRefused, endRun, isPublished, publishPatch } from './end.ts';
import {
  areAmong,
  changesSinceClaimed,
  dependencyPull,
  type FoundJudge,
  findJudge,
  judgeOf,
  mayAddTests,
} from './task.ts';

/** A bundle that every rule took. */
interface TakenBundle extends CheckedPatch, BelievedOutcome {
  readonly kind: 'taken';
  readonly name: string;
  readonly bundle: Bundle;
}

interface RefusedBundle {
  readonly kind: 'refused';
  readonly name: string;
  /** Names the bundle, the rule and what is wrong. */
  readonly reason: string;
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
      await status.end(tellEarly('skipped', NO_BUNDLE).comment(links), false);
      return endEarly(runner, 'skipped', NO_BUNDLE);
    }
    const known = knownBy(action);
    const checked: CheckedBundle[] = [];
    let chosen: TakenBundle | undefined;
    for (const each of found) {
      const one = await checkFound(action, each, { known, isOnly: found.length === 1 });
      // Only these few facts of the bundles that are not chosen stay in memory.
      checked.push(one.kind === 'refused' ? one : { kind: 'taken', name: one.name, outcome: one.outcome });
      if (one.kind === 'taken' && (chosen === undefined || isBetter(one, chosen))) chosen = one;
    }
    const refused = checked.flatMap((each) => (each.kind === 'refused' ? [each.reason] : []));
    if (chosen === undefined) {
      const reason = refused.join('; ');
      await status.end(tellEarly('refused', reason).comment(links), false);
      return endRefused(runner, reason);
    }
    for (const reason of refused) runner.log.warning(reason);
    const claimed = chosen.bundle.task.changes?.greenAt;
    const changes = claimed === undefined ? null : await changesSinceClaimed(action, claimed);
    const notes = [
      ...(claimed === undefined || changes !== null ? [] : [ANOTHER_GREEN]),
      ...notesOf(chosen, checked),
    ];
    const { pull } = await dependencyPull(action);
    const told = { ...chosen, changes, bumps: pull?.bumps ?? [] };
    const record = recordFrom(action, told, notes);
    runner.log.untrusted(`Bundle: ${chosen.name}, of run ${record.runId}, ${record.outcome}`);
    const publication = await publishPatch(action, record, chosen.patch);
    return await endRun(action, record, { publication, status, tracePath: '', bundlePath: '' });
  } catch (error) {
    const problem =
      answerOfGitHub(error) === null ? error : new Error(`Nothing was published: ${faultText(error)}`);
    await status.end(tellEarly('infra_error', action.redact(errorText(problem))).comment(links), false);
    throw problem;
  }
}

type CheckedBundle = Pick<TakenBundle, 'kind' | 'name' | 'outcome'> | RefusedBundle;

function isBetter(a: TakenBundle, b: TakenBundle): boolean {
  const choosable = ({ outcome, patch: { files } }: TakenBundle) => ({ outcome, files });
  return (comparePatches(choosable(a), choosable(b)) || (a.name < b.name ? -1 : 1)) < 0;
}

const NO_BUNDLE = 'the job before this one left no bundle: its log says why';

interface FoundBundle {
  /** For people: the name of the artifact or file. */
  readonly name: string;
  readonly isArtifact: boolean;
  /** Reads the bundle's bytes. Throws a BundleRefusal, what Octokit throws, and an Error naming the input. */
  read(): Promise<Buffer>;
}

/** Each bundle costs a download. */
const MAX_BUNDLES = 20;
/** The stored size of an artifact: an archive of one file is little larger than the file. */
const MAX_STORED_BYTES = MAX_BUNDLE_BYTES + 64 * 1024;

/** The file that the input `bundle` names, else the run's own artifacts. Throws what Octokit throws. */
async function findBundles(action: ActionContext): Promise<readonly FoundBundle[]> {
  const { github, inputs, runner } = action;
  const { bundle: given } = inputs;
  if (given !== null) {
    const path = resolve(runner.env['GITHUB_WORKSPACE'] ?? '.', given);
    return [{ name: given, isArtifact: false, read: async () => withoutArchive(readGiven(path, given)) }];
  }
  const problem = github.artifactProblem();
  if (problem !== null) throw new Error(problem);
  return newestBundles(await github.listArtifacts(BUNDLE_PREFIX)).map((artifact, at) => ({
    name: artifact.name,
    isArtifact: true,
    read: async () => {
      if (at >= MAX_BUNDLES)
        throw new BundleRefusal('size', `is one of more than ${MAX_BUNDLES} in this run`);
      return withoutArchive(await downloadBundle(action, artifact));
    },
  }));
}

/** Checks kind and size before it reads: opening a FIFO would wait forever. */
function readGiven(path: string, given: string): Buffer {
  const stats = orElse(null, () => statSync(path));
  const problem = stats === null ? 'cannot be read' : stats.isFile() ? null : 'is no file';
  if (problem !== null)
    throw new Error(`Input bundle: ${JSON.stringify(given)} ${problem}: give the path of a bundle.`);
  if ((stats?.size ?? 0) > MAX_STORED_BYTES) throw tooLarge();
  return readFileSync(path);
}

const tooLarge = (): BundleRefusal => new BundleRefusal('size', `has more than ${MAX_BUNDLE_BYTES} bytes`);

async function downloadBundle(
  { github }: ActionContext,
  { id, bytes, isExpired }: Awaited<ReturnType<GitHub['listArtifacts']>>[number],
): Promise<Buffer> {
  if (isExpired) throw new BundleRefusal('form', 'has expired. Re-run all jobs');
  if (bytes > MAX_STORED_BYTES) throw tooLarge();
  const got = await github.downloadArtifact(id, MAX_STORED_BYTES);
  if (got.kind === 'missing')
    throw new BundleRefusal('form', `could not be had: ${got.problem}. Re-run this job`);
  if (got.content === null) throw tooLarge();
  return got.content;
}

function withoutArchive(bytes: Buffer): Buffer {
  const entry = fileInArtifact(bytes, MAX_BUNDLE_BYTES);
  if (typeof entry !== 'string') return entry;
  throw new BundleRefusal('size', `is packed, and ${entry}`);
}

/**
 * With several bundles, GitHub's error about one counts as a refusal of that one, so that the others are still tried.
 * With a single bundle, throws what Octokit throws.
 */
async function checkFound(
  { event }: ActionContext,
  { name, isArtifact, read }: FoundBundle,
  { known, isOnly }: { readonly known: KnownByItself; readonly isOnly: boolean },
): Promise<TakenBundle | RefusedBundle> {
  try {
    const bundle = readBundle(await read());
    if (isArtifact && name !== bundleName(bundle))
      throw new BundleRefusal('workflow run', `calls itself ${bundleName(bundle)}`);
    const checked = await checkBundle(bundle, known);
    return { kind: 'taken', name, bundle, ...checked, ...believedOutcome(bundle, checked, judgeOf(event)) };
  } catch (error) {
    const which = `bundle ${JSON.stringify(name.slice(0, 100))}`;
    if (error instanceof BundleRefusal)
      return { kind: 'refused', name, reason: `${which} was refused (${error.rule}): it ${error.message}` };
    const refusal = answerOfGitHub(error);
    if (isOnly || refusal === null) throw error;
    return { kind: 'refused', name, reason: `${which} could not be checked: ${refusal}` };
  }
}

/** What this job knows by itself. */
function knownBy(action: ActionContext): KnownByItself {
  const { github, context, inputs, event, baseCommit } = action;
  let judge: Promise<FoundJudge> | null = null;
  return {
    baseCommit,
    baseBranch: event.base.branch,
    trigger: event.trigger,
    github: originOf(context),
    settings: { ...inputs.settings, mayAddTests: mayAddTests(event) },
    openBase: (paths) => github.openTree({ commit: baseCommit, paths, isListed: true }),
    findJudge: () => {
      judge ??= findJudge(action);
      return judge;
    },
  };
}

/** The record for the pull request. Title, links and closing words come from the task, which is this job's own. */
function recordFrom(
  action: ActionContext,
  chosen: TakenBundle & { readonly changes: Changes | null; readonly bumps: readonly TaskPart<'bumps'>[] },
  notes: readonly string[],
): RunRecord {
  const { event, baseCommit, branch } = action;
  const { bundle, patch, outcome, doubt, changes, bumps } = chosen;
  const { instructions, otherJobs, unjudgedJobs, guards } = bundle.task;
  const task: Task = {
    goal: event.goal,
    evidence: [],
    testCommand: bundle.task.testCommand,
    baseCommit,
    trigger: event.trigger,
    mustBeRedAtBase: event.mustBeRedAtBase,
    ...(mayAddTests(event) ? { mayAddTests: true } : {}),
    // The report names the files; their texts are not needed any more.
    ...(instructions === undefined
      ? {}
      : { instructions: instructions.map(({ source }) => ({ source, text: '' })) }),
    // Their logs are not needed any more.
    ...(otherJobs === undefined ? {} : { otherJobs: otherJobs.map((job) => ({ ...job, evidence: [] })) }),
    ...(unjudgedJobs === undefined ? {} : { unjudgedJobs }),
    ...(guards === undefined ? {} : { guards }),
    ...(bumps.length === 0 ? {} : { bumps: [...bumps] }),
    ...(changes === null ? {} : { changes }),
    ...judgeOf(event),
  };
  const setup = { runId: bundle.run_id, version: bundle.agent_fix, task, settings: bundle.settings };
  const events = withOwnStart(bundle, setup);
  return recordOf({
    setup,
    result: { outcome, patch, tripwires: tripwiresToShow(chosen) },
    events,
    mode: 'publish',
    doubt,
    model: bundle.model,
    baseBranch: event.base.branch,
    branch: isPublished(action, { outcome, patch }) ? branch : null,
    durationMs: bundle.duration_ms,
    tries: triesOf(chosen),
    prices: bundle.prices,
    notes,
    trace: {
      sha256: bundle.trace.sha256,
      artifactId: bundle.trace.artifact_id,
      pageId: bundle.trace.page_id,
    },
  });
}

/** The attempts as the solving job counted them, with the outcome that this job believes for the chosen one. */
function triesOf({ bundle: { tries }, outcome }: TakenBundle): RunRecord['tries'] {
  if (tries === undefined) return null;
  const { chosen } = tries;
  const runs = tries.runs.map(({ run_id: runId, ...each }, at) => ({
    ...each,
    runId,
    outcome: at === chosen ? outcome : each.outcome,
  }));
  return { ...tries, runs };
}

/** The record's events, but with this job's own trigger and task. */
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
      task: toTrace(task),
      settings: toTrace(settings),
      llm: { api: model.api, model: model.name, endpoint: '' },
      files: 0,
    },
  };
  const told = events.filter((event) => {
    if (event.kind === 'culprit') return isBorneOut(event.payload, { events, task });
    if (event.kind === 'tests')
      return event.payload.commit === undefined || isOnLine(event.payload.commit, task);
    return event.kind !== 'run_start';
  });
  return [start, ...told];
}

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

/** The tripwires are found in the diff anew, whatever the bundle says. */
function tripwiresToShow({ patch, bundle, newTests: tests }: TakenBundle): RunRecord['tripwires'] {
  const base = bundle.events
    .flatMap((event) => (event.kind === 'tests' ? [event.payload] : []))
    .findLast(({ phase }) => phase === 'baseline');
  const told = [base?.output ?? '', ...(base?.report?.failures ?? []).map(({ message }) => message)];
  return tripwiresOf({ diff: patch.diff, tests, expectations: told.join('\n') });
}

const ANOTHER_GREEN =
  'the commit that the bundle calls the last green one is not that of a failed job, as GitHub tells it: what changed since is left out';

/** Catches honest mistakes only: a forger would name the right command. */
const ANOTHER_COMMAND =
  'the tests that ran are not the command that the publishing job finds: give both jobs the same `test-command`';

function notesOf(chosen: TakenBundle, all: readonly CheckedBundle[]): readonly string[] {
  const { bundle, doubt, commands, patch } = chosen;
  const claimed = commandsOf(bundle.task).goals;
  const isOurs = patch.files.length === 0 || (claimed.length > 0 && areAmong(commands, claimed));
  const others = all.map((each) =>
    each.kind === 'refused'
      ? each.reason
      : `${each.name} (${each.outcome}${each.name === chosen.name ? ', this one' : ''})`,
  );
  return [
    ...(doubt === null ? [] : [`the bundle says ${bundle.outcome}, and is not believed: ${doubt}`]),
    ...(isOurs ? [] : [ANOTHER_COMMAND]),
    ...(all.length === 1 ? [] : [`chosen from ${all.length} bundles: ${others.join('; ')}`]),
    ...bundle.notes,
  ];
}
