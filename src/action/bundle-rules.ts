import { once } from '../base/once.ts';
import { shorten } from '../base/text.ts';
import { checkKey, checkTitle, commandsOf } from '../core/jobs.ts';
import { NOTES } from '../core/notes.ts';
import type { Task, TaskPart, TestCommand } from '../core/task.ts';
import { CONSEQUENCES, type Outcome } from '../core/verdict/outcome.ts';
import { doubtOfFix } from '../core/verdict/record-proof.ts';
import { type ClaimedPatch, type ClaimSources, checkClaimedPatch } from '../workspace/claimed-patch.ts';
import { type Bundle, type BundleOrigin, BundleRefusal, type BundleRule } from './bundle.ts';
import { areAmong, type FoundJudge } from './task.ts';

/** What the publishing job knows without the bundle. `settings` are those of this job's inputs; both jobs get the same ones. */
export interface KnownByItself extends Pick<ClaimSources, 'settings' | 'openBase'> {
  readonly baseCommit: string;
  readonly baseBranch: string;
  /** What started this job. */
  readonly trigger: TaskPart<'trigger'>;
  readonly github: BundleOrigin;
  /** Finds the test commands and the files that they name, as this job sees them. */
  findJudge(): Promise<FoundJudge>;
}

export interface CheckedPatch extends ClaimedPatch {
  /** The test commands by which the solving job may have judged. */
  readonly commands: readonly TestCommand[];
  /** The checks that passed in CI, which the solving job must have run with its change. Absent: none is known. */
  readonly guards?: readonly TestCommand[];
}

/**
 * Checks a bundle, which an attacker may have written: where it comes from, then every file by the rules of the write tool. Returns
 * a patch made anew from the bundle's files and the base commit. Throws a BundleRefusal, and what Octokit throws.
 */
export async function checkBundle(bundle: Bundle, known: KnownByItself): Promise<CheckedPatch> {
  checkOrigin(bundle, known);
  const { base, patch, task } = bundle;
  const judge = once(known.findJudge);
  // The solving job's policy, over the base commit as GitHub shows it.
  const claimed = await checkClaimedPatch(
    { ...patch, baseCommit: base.commit },
    {
      settings: known.settings,
      openBase: known.openBase,
      named: async () => (await judge()).filesWith(commandsOf(task).all),
    },
  );
  if ('rule' in claimed) throw new BundleRefusal(claimed.rule, claimed.reason);
  if (patch.files.length === 0) return { ...claimed, commands: [] };
  const { commands, guards } = await judge();
  return { ...claimed, commands, guards: bundle.outcome === 'fixed' ? ((await guards?.()) ?? []) : [] };
}

const refuseUnless = (isTrue: boolean, rule: BundleRule, reason: string): void => {
  if (!isTrue) throw new BundleRefusal(rule, reason);
};

function checkOrigin(
  { github, task, base, outcome, patch, tries, run_id: runId }: Bundle,
  known: KnownByItself,
): void {
  const { repository, runId: githubRun, runAttempt } = known.github;
  refuseUnless(
    github.repository.toLowerCase() === repository.toLowerCase(),
    'repository',
    `is of ${JSON.stringify(shorten(github.repository, 200))}, and this job of ${JSON.stringify(repository)}`,
  );
  refuseUnless(
    github.run_id === githubRun,
    'workflow run',
    `is of run ${github.run_id}, and this job of run ${githubRun}`,
  );
  refuseUnless(
    github.run_attempt <= runAttempt,
    'workflow run',
    `is of attempt ${github.run_attempt}, and this job of attempt ${runAttempt}`,
  );
  const [claimed, actual] = [numbersOf(task.trigger), numbersOf(known.trigger)];
  refuseUnless(claimed === actual, 'event', `answers ${claimed}, and this job ${actual}`);
  for (const commit of [base.commit, task.baseCommit])
    refuseUnless(
      commit === known.baseCommit,
      'base commit',
      `is about ${commit.slice(0, 12)}, and this event about ${known.baseCommit.slice(0, 12)}`,
    );
  refuseUnless(
    base.branch === known.baseBranch,
    'base branch',
    `is about ${JSON.stringify(base.branch)}, and this event about ${JSON.stringify(known.baseBranch)}`,
  );
  const hasFiles = patch.files.length > 0;
  refuseUnless(hasFiles || !CONSEQUENCES[outcome].isProposed, 'outcome', `says ${outcome}, and has no file`);
  refuseUnless(
    !hasFiles || outcome !== 'not_reproduced',
    'outcome',
    'says not_reproduced, yet its patch changes files',
  );
  const chosen = tries?.runs[tries.chosen]?.run_id ?? runId;
  refuseUnless(chosen === runId, 'attempts', `is of run ${runId}, and its chosen attempt of run ${chosen}`);
}

/** The trigger's kind and numbers; its names may have been redacted. */
const numbersOf = (trigger: TaskPart<'trigger'>): string =>
  [trigger.kind, ...Object.values(trigger).filter((value) => typeof value === 'number')].join(' ');

export interface BelievedOutcome {
  readonly outcome: Outcome;
  /** Why `outcome` is less than the bundle says; null: it is the bundle's. */
  readonly doubt: string | null;
}

/**
 * The outcome that this job believes. `fixed` is believed only where the bundle's events show tests red, then green with these very
 * files, then red without them; or green and green, where this job's event is a review or comment on our pull request. Events can be
 * forged too: this check finds careless forgeries and runs that proved nothing. A failed job that this job finds must be in the bundle,
 * and so must a run of each check that it finds to have passed in CI.
 */
export function believedOutcome(
  bundle: Bundle,
  checked: Pick<CheckedPatch, 'tree' | 'newTests' | 'commands' | 'guards'>,
  { judgedBy }: Pick<Task, 'judgedBy'>,
): BelievedOutcome {
  const { outcome } = bundle;
  if (outcome !== 'fixed') return { outcome, doubt: null };
  const { events, patch, settings, task } = bundle;
  const unproven = doubtOfFix(events, {
    task,
    confirmRuns: settings.confirmRuns,
    patchSha256: patch.sha256,
    tree: checked.tree,
    addsTests: checked.newTests.length > 0,
    isRequestedByPeople: judgedBy !== undefined,
  });
  const doubt = unproven ?? doubtOfCoverage(bundle, checked);
  return { outcome: doubt === null ? 'fixed' : 'unverified', doubt };
}

/**
 * Why the bundle does not speak of all that failed, and of all that passed in CI; null where it does, or where the user's `test-command`
 * alone judged, which is no step of a job. `commands`: those of the failed steps that this job finds.
 */
function doubtOfCoverage(
  { events, task }: Bundle,
  { commands: failed, guards = [], tree }: Pick<CheckedPatch, 'commands' | 'guards' | 'tree'>,
): string | null {
  if (task.jobs.every(({ command }) => command.job === undefined)) return null;
  const outcome = events.findLast(({ kind }) => kind === 'outcome');
  const jobs = outcome?.kind === 'outcome' ? (outcome.payload.jobs ?? []) : [];
  const known = new Set(
    [...commandsOf(task).all, ...(task.unjudgedJobs ?? []), ...jobs].map(({ job }) => job),
  );
  const left = failed.find((command) => command.job !== undefined && !known.has(command.job));
  if (left !== undefined) return `it leaves out a failed job (${checkTitle(left)})`;
  // A check that was left out needs no run: the report names it, with the reason.
  const recorded = new Set(
    events.flatMap(({ kind, payload }) =>
      (kind === 'tests' && payload.tree === tree) ||
      (kind === 'driver_note' && payload.reason === NOTES.guardLeftOut)
        ? [checkKey(payload)]
        : [],
    ),
  );
  const ran = commandsOf(task).all.filter((command) => recorded.has(checkKey(command)));
  const unseen = guards.find((guard) => !recorded.has(checkKey(guard)) && !areAmong(ran, [guard]));
  return unseen === undefined
    ? null
    : `it shows no run, with the change, of a check that passed in CI (${checkTitle(unseen)}; both jobs need the same \`guards\`)`;
}
