import * as z from 'zod';
import { ChangesSchema } from './changes.ts';
import { TestFailureSchema } from './events.ts';
import { camelKeys, type Json, snakeKeys } from './json.ts';

/** How the driver runs the tests, and where that command was found (shown wherever the command is). */
export const TestCommandSchema = z.object({
  /** Script text, handed to the shell as it stands; may have several lines. */
  run: z.string().min(1),
  /** The workflow's `shell:` word or template (`bash`, `sh`, `python`, `bash -e {0}`); null: `bash -e`, or `sh -e` without bash. */
  shell: z.string().nullable(),
  /** Relative to the repository root; `.` is the root. */
  workingDirectory: z.string().min(1),
  /** Literal `env:` values of the step, its job and its workflow. Never a secret: expressions are left out. */
  env: z.record(z.string(), z.string()),
  /** For people: `input test-command`, `step "Test" of job "unit" in .github/workflows/ci.yml`, `package.json`. */
  source: z.string().min(1),
});
export type TestCommand = z.infer<typeof TestCommandSchema>;

/** Text from outside, shown to the model as data under the name of its source. */
export const EvidenceSchema = z.object({ source: z.string().min(1), text: z.string() });
export type Evidence = z.infer<typeof EvidenceSchema>;

/** What started the run. Numbers and names only; links are built from them where they are shown. */
export const TriggerSchema = z.discriminatedUnion('kind', [
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
    /** Of the issue or pull request that it stands on. */
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

export const TaskSchema = z.object({
  goal: z.string().min(1),
  evidence: z.array(EvidenceSchema),
  /** The repository's own instructions for contributors, nearest folder first; `source` is a path. Absent: there are none. */
  instructions: z.array(EvidenceSchema).exactOptional(),
  /** Failing tests that CI's log names; absent where it names none. */
  failures: z.array(TestFailureSchema).exactOptional(),
  /** What changed since the tests were last green; absent where that is not known. */
  changes: ChangesSchema.exactOptional(),
  /** null only with the test policy `never`. */
  testCommand: TestCommandSchema.nullable(),
  baseCommit: z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
  trigger: TriggerSchema,
  /** A failing workflow must be red at its base commit, or there is nothing to fix; an issue may start green. */
  mustBeRedAtBase: z.boolean(),
  /** Whether the run may add test files where the repository keeps its tests: an issue is proven by tests of its own. */
  mayAddTests: z.boolean().exactOptional(),
  /** Who says that the base is wrong although its tests are green: a review of our own pull request, or a comment to us. Absent: only the tests decide. */
  judgedBy: z.enum(['review', 'comment']).exactOptional(),
});
export type Task = z.infer<typeof TaskSchema>;

/** As `run_start` holds it. */
export const taskToTrace = (task: Task): Json => snakeKeys(task);

/** Reads it from there. Throws a ZodError if it does not fit the schema. */
export const taskFromTrace = (json: Json): Task => TaskSchema.parse(camelKeys(json));
