import { errorText } from '../base/errors.ts';
import { defined } from '../base/json.ts';
import { once } from '../base/once.ts';
import { comparePatches } from '../core/attempts.ts';
import { commandsOf } from '../core/jobs.ts';
import type { Changes, TaskPart } from '../core/task.ts';
import { answerOfGitHub, faultText, type Status } from '../github/github.ts';
import { tellEarly } from '../story/tell.ts';
import type { ActionContext } from './action-context.ts';
import { type Bundle, BundleRefusal, bundleName, originOf, readBundle } from './bundle.ts';
import { type KnownFacts, recordOfBundle } from './bundle-record.ts';
import {
  type BelievedOutcome,
  believedOutcome,
  type CheckedPatch,
  checkBundle,
  type KnownByItself,
} from './bundle-rules.ts';
import { type FoundBundle, findBundles } from './bundle-source.ts';
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
import { findClaimedMerge, testedMerge } from './tested-merge.ts';

/** A bundle that no rule refused. */
interface TakenBundle extends CheckedPatch, BelievedOutcome {
  readonly kind: 'taken';
  readonly name: string;
  readonly bundle: Bundle;
}

interface RefusedBundle {
  readonly kind: 'refused';
  readonly name: string;
  /** `bundle "…" was refused (size): it has more than … bytes` */
  readonly reason: string;
}

/**
 * The job with `mode: publish`: publishes the best bundle. It holds the write token, and runs no model, no test and nothing of the
 * checkout. An attacker may have written the bundle, so event, policy and base commit are checked without it.
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
      // Of each bundle only these few facts are kept in memory, except for the best so far.
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
    const record = recordOfBundle(
      knownFacts(action, chosen, { changes, bumps: pull?.bumps ?? [], notes }),
      chosen.bundle,
    );
    runner.log.untrusted(`Bundle: ${chosen.name}, of run ${record.runId}, ${record.outcome}`);
    // Where CI tested a merge, a green head settles nothing.
    const isGreen = record.outcome === 'not_reproduced';
    const isSettled = isGreen && (record.task.merge !== undefined || !(await testedMerge(action)));
    const publication = await publishPatch(action, record, { patch: chosen.patch, isSettled });
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

/**
 * Reads and checks a bundle. If GitHub refuses a request for it, the bundle counts as refused, so that others are still tried; an only
 * bundle (`isOnly`) lets what Octokit throws through.
 */
async function checkFound(
  action: ActionContext,
  { name, isArtifact, read }: FoundBundle,
  { known, isOnly }: { readonly known: KnownByItself; readonly isOnly: boolean },
): Promise<TakenBundle | RefusedBundle> {
  try {
    const bundle = readBundle(await read());
    if (isArtifact && name !== bundleName(bundle))
      throw new BundleRefusal('workflow run', `calls itself ${bundleName(bundle)}`);
    const checked = await checkBundle(bundle, await knownOfMerge(action, bundle, known));
    return {
      kind: 'taken',
      name,
      bundle,
      ...checked,
      ...believedOutcome(bundle, checked, judgeOf(action.event)),
    };
  } catch (error) {
    const which = `bundle ${JSON.stringify(name.slice(0, 100))}`;
    if (error instanceof BundleRefusal)
      return { kind: 'refused', name, reason: `${which} was refused (${error.rule}): it ${error.message}` };
    const refusal = answerOfGitHub(error);
    if (isOnly || refusal === null) throw error;
    return { kind: 'refused', name, reason: `${which} could not be checked: ${refusal}` };
  }
}

/** The base of a bundle that is about a merge: GitHub's own, if CI tested it. The bundle's commit may be one that git made there. */
async function knownOfMerge(
  action: ActionContext,
  { task: { merge, baseCommit } }: Bundle,
  known: KnownByItself,
): Promise<KnownByItself> {
  if (merge === undefined) return known;
  const made = await findClaimedMerge(action, merge);
  if (typeof made === 'string') throw new BundleRefusal('base commit', made);
  const atMerge = { ...action, baseCommit: made.commit };
  const judge = once(() => findJudge(atMerge));
  return {
    ...known,
    baseCommit,
    openBase: (paths) => action.github.openTree({ commit: made.commit, paths, isListed: true }),
    findJudge: judge,
  };
}

/** What this job knows without any bundle. */
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

function knownFacts(
  action: ActionContext,
  { bundle, patch, newTests, outcome, doubt }: TakenBundle,
  found: {
    readonly changes: Changes | null;
    readonly bumps: readonly TaskPart<'bumps'>[];
    readonly notes: readonly string[];
  },
): KnownFacts {
  const { event, baseCommit, branch } = action;
  const { changes, bumps, notes } = found;
  return {
    task: {
      goal: event.goal,
      baseCommit: bundle.task.merge === undefined ? baseCommit : bundle.task.baseCommit,
      ...defined({ merge: bundle.task.merge, changes: changes ?? undefined }),
      trigger: event.trigger,
      mustBeRedAtBase: event.mustBeRedAtBase,
      ...(mayAddTests(event) ? { mayAddTests: true } : {}),
      ...(bumps.length === 0 ? {} : { bumps: [...bumps] }),
      ...judgeOf(event),
    },
    outcome,
    doubt,
    patch,
    newTests,
    baseBranch: event.base.branch,
    branch: isPublished(action, { outcome, patch }) ? branch : null,
    notes,
  };
}

const ANOTHER_GREEN =
  'the commit that the bundle calls the last green one is not that of a failed job, as GitHub tells it: what changed since is left out';

/** The note for a bundle whose test command this job did not find. It catches mistakes only: a forger would name the right command. */
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
