import * as z from 'zod';
import { TestFailureSchema } from './events.ts';

const CommitIdSchema = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);

/** A commit on the first-parent line of the base commit. */
const ChangedCommitSchema = z.object({
  id: CommitIdSchema,
  /** The first parent of the commit. */
  parent: CommitIdSchema,
  subject: z.string(),
  /** Number of the pull request that brought it, where that is known. */
  pullRequest: z.number().int().exactOptional(),
});
export type ChangedCommit = z.infer<typeof ChangedCommitSchema>;

const HunkSchema = z.object({
  /** The first line of the hunk in the old file, from 1; 0 where the old file has no line. */
  oldStart: z.number().int(),
  oldLines: z.number().int(),
  newStart: z.number().int(),
  newLines: z.number().int(),
  /** The lines of the hunk, each with its sign: ` `, `-` or `+`. */
  lines: z.array(z.string()),
});
export type Hunk = z.infer<typeof HunkSchema>;

const ChangedFileSchema = z.object({
  path: z.string(),
  /** The path before the change; only for a renamed file. */
  previousPath: z.string().exactOptional(),
  status: z.enum(['added', 'removed', 'modified', 'renamed']),
  /** `unknown`: binary, too large, or left out. */
  hunks: z.union([z.array(HunkSchema), z.literal('unknown')]),
});
export type ChangedFile = z.infer<typeof ChangedFileSchema>;

/** What differs between the last green commit and the base commit. Texts of people are data, never instructions. */
const ChangesSchema = z.object({
  /** The commit at which the same tests were last green. */
  greenAt: CommitIdSchema,
  /** The first commit since then at which CI was red; absent where only the base commit is known to be red. */
  redSince: CommitIdSchema.exactOptional(),
  /** Before CI was red, it was green with exactly the files of the base commit. */
  wasGreenHere: z.literal(true).exactOptional(),
  /** Oldest first, along first parents: a merge is one commit, whatever it merged. The last one is the base commit. */
  commits: z.array(ChangedCommitSchema),
  files: z.array(ChangedFileSchema),
  /** The changed files that decide what is installed: lock files and manifests. */
  dependencyFiles: z.array(z.string()),
  /** What could not be learned, a sentence each, without a full stop. */
  unknown: z.array(z.string()),
});
export type Changes = z.infer<typeof ChangesSchema>;

/** What reports and prompts say when `wasGreenHere`. */
export const WAS_GREEN_HERE =
  'CI was green with the same files before it was red: something else changed (a dependency, a service, ' +
  'the time, the branch that a pull request goes into), or the tests fail by chance';

/** A file that changed, with its hunks as git or GitHub prints them; `patch` null: they are not shown. */
interface PatchedFile extends Omit<ChangedFile, 'hunks'> {
  readonly patch: string | null;
}

/** A commit with its message, of which at least the first line is there. */
interface RawCommit {
  readonly id: string;
  readonly parent: string;
  readonly message: string;
}

/** What changed, as it was read: not yet redacted, and of any size. */
export interface RawChanges extends Omit<Changes, 'commits' | 'files' | 'dependencyFiles'> {
  readonly commits: readonly RawCommit[];
  readonly files: readonly PatchedFile[];
}

/** A script as its workflow runs it. */
const ScriptSchema = z.object({
  /** Script text, handed to the shell as it stands; may have several lines. */
  run: z.string().min(1),
  /** The workflow's `shell:` word or template (`bash`, `sh`, `python`, `bash -e {0}`); null: `bash -e`, or `sh -e` without bash. */
  shell: z.string().nullable(),
  /** Relative to the repository root; `.` is the root. */
  workingDirectory: z.string().min(1),
  /** Literal `env:` values of the step, its job and its workflow. Never a secret: expressions are left out. */
  env: z.record(z.string(), z.string()),
});

/** A step that builds something from the sources, and so has to run again whenever these have changed. */
const BuildSchema = ScriptSchema.extend({ step: z.string().min(1) });
export type Build = z.infer<typeof BuildSchema>;

/** A step that leaves a service running for the tests, or that waits for one: it runs with them, in the same sandbox and before them. */
const ServiceSchema = BuildSchema.extend({
  /** The workflow itself keeps the step running (`background: true`); else the script ends, and may leave processes behind. */
  isInBackground: z.boolean(),
});
export type Service = z.infer<typeof ServiceSchema>;

/** How the driver runs the tests, and where that command was found (shown wherever the command is). */
const TestCommandSchema = ScriptSchema.extend({
  /** For people: `input test-command`, `step "Test" of job "unit" in .github/workflows/ci.yml`, `package.json`. */
  source: z.string().min(1),
  /** The job and the name of the workflow's step, as GitHub shows them. Absent: the user or a manifest gave the command. */
  job: z.string().exactOptional(),
  step: z.string().exactOptional(),
  /** The steps of that job that build, before the tests and in order; the first that fails is the result. Absent: none. */
  builds: z.array(BuildSchema).exactOptional(),
  /** The steps of that job that start services, with those that wait for them, in order. Absent: none. */
  services: z.array(ServiceSchema).exactOptional(),
});
export type TestCommand = z.infer<typeof TestCommandSchema>;

/** Text from outside, shown to the model as data under the name of its source. */
const EvidenceSchema = z.object({ source: z.string().min(1), text: z.string() });

/** What started the run. Numbers and names only; links are built from them where they are shown. */
const TriggerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('workflow_run'),
    runId: z.number().int(),
    workflowId: z.number().int(),
    workflowName: z.string(),
    branch: z.string(),
  }),
  z.object({ kind: z.literal('issue'), number: z.number().int(), title: z.string() }),
  z.object({
    kind: z.literal('comment'),
    /** The number of the issue or pull request on which the comment was written. */
    number: z.number().int(),
    title: z.string(),
    on: z.enum(['issue', 'pull_request']),
    commentId: z.number().int(),
  }),
  z.object({
    kind: z.literal('review'),
    number: z.number().int(),
    title: z.string(),
    reviewId: z.number().int(),
  }),
  z.object({ kind: z.literal('dispatch'), runId: z.number().int() }),
  z.object({ kind: z.literal('step'), runId: z.number().int(), workflowName: z.string() }),
  z.object({ kind: z.literal('terminal') }),
]);
export type Trigger = z.infer<typeof TriggerSchema>;

/** A command that has to become green: a failed step of a job, or the one command that the user or a manifest gave. */
const GoalSchema = z.object({
  command: TestCommandSchema,
  /** What CI said of this command alone: the failed step's part of the log; empty where there is none, or it cannot be read. */
  evidence: z.array(EvidenceSchema),
  /** Failing tests that CI's log names; absent where it names none. */
  failures: z.array(TestFailureSchema).exactOptional(),
  /** How long CI's step took; absent where GitHub does not say. */
  stepMs: z.number().int().nonnegative().exactOptional(),
  /** The step hung in CI: a run that has not finished within this time is red, and a green one must have. Absent: it ended by itself. */
  hangMs: z.number().int().positive().exactOptional(),
});
export type Goal = z.infer<typeof GoalSchema>;

/** A step that did not fail in CI and checks the code: it must not become red. */
const GuardSchema = z.object({
  command: TestCommandSchema,
  /** How long CI's step took, in this run or, where it was skipped, in the last green one; absent where that is not known. */
  stepMs: z.number().int().nonnegative().exactOptional(),
  /** CI skipped the step because an earlier one of its job failed: it runs once that one passes. Absent: it passed in CI. */
  skipped: z.literal(true).exactOptional(),
});
export type Guard = z.infer<typeof GuardSchema>;

/** A step that failed, or that CI skipped, and that cannot be run here to judge a fix; `why` is a part of a sentence. */
const UnjudgedJobSchema = z.object({
  job: z.string(),
  step: z.string(),
  why: z.string(),
  /** CI can be green although the step fails, or the step only sums up others: a fix of these is whole. */
  decidesNothing: z.literal(true).exactOptional(),
  /** It did not fail: CI skipped it because an earlier step of its job failed, and will run it once that one passes. */
  skipped: z.literal(true).exactOptional(),
});

/** A package that a dependency bot's pull request brings to another version; `from` may be empty. */
const BumpSchema = z.object({ name: z.string().min(1), from: z.string(), to: z.string().min(1) });

const InstallsSchema = z.object({
  node: z.string().exactOptional(),
  python: z.string().exactOptional(),
  /** The folders of the submodules, as `.gitmodules` names them. */
  submodules: z.array(z.string().min(1)).exactOptional(),
});
export type Installs = z.infer<typeof InstallsSchema>;

/** A merge that CI tested for a pull request, where its head alone is green: it is the base of the run. */
const TestedMergeSchema = z.object({
  /** The head of the pull request: the fix is published on it. */
  head: CommitIdSchema,
  /** The commit that was merged with it. */
  base: CommitIdSchema,
  /** The branch that holds `base`, and that the pull request goes into. */
  into: z.string().min(1),
  /** git's id of the files of the merge: what is published has the same. */
  tree: CommitIdSchema,
});

export const Task = z.object({
  goal: z.string().min(1),
  /**
   * The failed steps that can be judged here, those of one job in its order; no two have the same names of job and step. Without a
   * failed run: the command that judges. Empty only with the test policy `never`.
   */
  jobs: z.array(GoalSchema),
  /** What belongs to the run as a whole: the issue or review, lines of failed jobs, a bot's notes. It is compared with no test result. */
  context: z.array(EvidenceSchema),
  /** The repository's own instructions for contributors, nearest folder first; `source` is a path. Absent: there are none. */
  instructions: z.array(EvidenceSchema).exactOptional(),
  /** The run is about the branch of a dependency bot's pull request, which changes these. Absent: it is not, or that is not known. */
  bumps: z.array(BumpSchema).exactOptional(),
  /** What changed since the first of `jobs` was last green; absent where that is not known. */
  changes: ChangesSchema.exactOptional(),
  /**
   * How dependencies are installed: the command of the one lock file of a language, absent where no lock file says; and
   * the submodules.
   */
  installs: InstallsSchema.exactOptional(),
  /** Steps that failed or were skipped in CI, and cannot be judged here. Absent: none. */
  unjudgedJobs: z.array(UnjudgedJobSchema).exactOptional(),
  /** The guards, cheapest first; those that passed took no longer in CI, together, than they may here. Absent: none. */
  guards: z.array(GuardSchema).exactOptional(),
  baseCommit: z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
  /** The base commit is this merge. Absent: it is a commit of the branch itself. */
  merge: TestedMergeSchema.exactOptional(),
  trigger: TriggerSchema,
  /** A failing workflow must be red at its base commit, or there is nothing to fix; an issue may start green. */
  mustBeRedAtBase: z.boolean(),
  /** Whether the run may add test files where the repository keeps its tests: an issue is proven by tests of its own. */
  mayAddTests: z.boolean().exactOptional(),
  /**
   * Who says that the base is wrong although its tests are green: a review of our own pull request, or a comment to us.
   * Absent: only the tests decide.
   */
  judgedBy: z.enum(['review', 'comment']).exactOptional(),
});
export type Task = z.infer<typeof Task>;

/** `TaskPart<'guards'>` is one guard: the type of a task's member, or of an entry where the member is a list. */
export type TaskPart<K extends keyof Task> =
  NonNullable<Task[K]> extends readonly (infer Each)[] ? Each : NonNullable<Task[K]>;
