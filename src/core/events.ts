import * as z from 'zod';
import type { Json } from '../base/json.ts';
import { Usage } from './usage.ts';

// The payloads of the trace, as they stand on disk (snake_case). The run's history holds the same objects: the trace is
// the history plus the events that only its readers need.

const AnyJsonSchema: z.ZodType<Json> = z.json();

/**
 * What is wrong with a reply: it holds no call (`no_call`), nothing at all (`empty`), it was cut short before its first call (`cut`),
 * its server could not read the call (`unread`), or the call is broken (`broken`).
 */
const MalformedCause = z.enum(['no_call', 'empty', 'cut', 'unread', 'broken']);
export type MalformedCause = z.infer<typeof MalformedCause>;

const turnIndex = z.number().int().min(0);

const ObservationSchema = z.object({
  ok: z.boolean(),
  /** What the model reads. */
  output: z.string(),
  /** For the driver and the record: counts, paths, `tree` after a write, `denied` (the rule) after a refusal. */
  meta: z.record(z.string(), AnyJsonSchema),
});
export type Observation = z.infer<typeof ObservationSchema>;

/**
 * What a request to the model added to the requests before it. All of a run's requests, joined, give the whole body, which must
 * have this sha256.
 */
const RequestSchema = z.object({
  t: turnIndex,
  /** The body before its items; only where it differs from the request before. */
  head: z.string().optional(),
  /** The items this request added, as JSON values. */
  appended: z.array(AnyJsonSchema),
  /** The body after its items; only where it differs from the request before. */
  tail: z.string().exactOptional(),
  sha256: z.string(),
  bytes: z.number().int(),
});

const TRIPWIRE_KINDS = [
  'ends the process',
  'skips tests',
  'patches the test runner',
  'looks for the test run',
  'swallows exceptions',
  'sets options of the test runner',
  'always compares equal',
  'looks like a secret',
  'talks to the workflow',
  'invisible characters',
] as const;
export type TripwireKind = (typeof TRIPWIRE_KINDS)[number];

/**
 * What is known of a test's identity. A missing part is unknown; `suites: []` says that the test stands in none. Suites and name
 * stand as their reader found them: `cart inner` and `cart`, `inner` are the same suites.
 */
const TestPartsSchema = z.object({
  /** The package of a repository with several, by the mark that the tool prints which runs them all: `web:test`, `packages/web test`. */
  package: z.string().optional(),
  /** The file in which the test is defined. */
  file: z.string().optional(),
  suites: z.array(z.string()).optional(),
  /** Suites inside of these may be missing: Surefire prints a test of a nested class as one of the outer class. */
  inner_unknown: z.literal(true).optional(),
  name: z.string().optional(),
  parameters: z.string().optional(),
  /** The runner, where programs of any name print its tests: it says how they are called for only some of them. */
  runner: z.string().optional(),
});
export type TestParts = z.infer<typeof TestPartsSchema>;

/** One failing test, as data. */
export const TestFailureSchema = z.object({
  /** The name for people, and for all that compares runs of one command. */
  id: z.string(),
  /** Absent where the runner's output does not tell the parts of a name apart. */
  parts: TestPartsSchema.optional(),
  /** Relative to the repository root, where known. */
  file: z.string().nullable(),
  line: z.number().int().nullable(),
  message: z.string(),
});
export type TestFailure = z.infer<typeof TestFailureSchema>;

/** What a run of the tests said of single tests. Counts are null where the runner does not give them. */
export const TestReportSchema = z.object({
  /** For people: where this was read, such as `pytest's output` or `report.xml`. */
  source: z.string(),
  failures: z.array(TestFailureSchema),
  /** More tests failed, or may have failed, than `failures` lists: of a test that is not in it nothing is known. */
  cut: z.literal(true).exactOptional(),
  passed: z.number().int().nullable(),
  failed: z.number().int().nullable(),
  skipped: z.number().int().nullable(),
  /** How many tests ran, where that is not the sum of passed and failed: unittest counts each failing subtest as failed. */
  ran: z.number().int().exactOptional(),
});
export type TestReport = z.infer<typeof TestReportSchema>;

/**
 * Something in the added lines of a patch that a reviewer should look at: code that can make tests green without a fix, or do
 * harm.
 */
const TripwireSchema = z.object({
  kind: z.enum(TRIPWIRE_KINDS),
  path: z.string(),
  /** The line in the file as changed, from 1. */
  line: z.number().int(),
  why: z.string(),
});
export type Tripwire = z.infer<typeof TripwireSchema>;

/** What became of a failed step, or of a guard. */
export const JobResult = z.object({
  job: z.string(),
  step: z.string(),
  /**
   * `fixed`: red without the patch, green with it, proven. `red`: it fails with the patch. `unproven`: green with it, and no more is
   * known. `not_reproduced`: green without it. `not_judged`: it was not run with the patch, or cannot run here. `broken`: a guard
   * that is green without the patch and red with it.
   */
  result: z.enum(['fixed', 'red', 'unproven', 'not_reproduced', 'not_judged', 'broken']),
  /** For people, a part of a sentence; absent where the result says it all. */
  why: z.string().exactOptional(),
  /** No failed step: CI skipped it because an earlier one of its job failed. It is `red` with the patch and without, or `not_judged`. */
  skipped: z.literal(true).exactOptional(),
  /** As in the task's `unjudged_jobs`. */
  decides_nothing: z.literal(true).exactOptional(),
});
export type JobResult = z.infer<typeof JobResult>;

/**
 * Three of the phases: `counterfactual` tests the base without the patch, where the confirming run was, and must be red again;
 * `control` tests the last green commit; `bisect` a commit after that one.
 */
const TestPhaseSchema = z.enum([
  'baseline',
  'write',
  'final',
  'confirm',
  'counterfactual',
  'control',
  'bisect',
]);
export type TestPhase = z.infer<typeof TestPhaseSchema>;
/** Only `green` is a pass. A command that could not start, or ran too long, is not red. */
export const TestVerdict = z.enum(['green', 'red', 'timeout', 'resource_limit', 'not_found']);
export type TestVerdict = z.infer<typeof TestVerdict>;

/**
 * What came of an edit. `slow`: its tests ran too long; `refused`: the policy did not allow it, or it did not fit the file;
 * `not_started`: the tests did not start.
 */
const CandidateVerdictSchema = z.enum(['passed', 'failed', 'slow', 'refused', 'not_started']);

/** How an earlier attempt ended, for the one under way. */
const EarlierAttemptSchema = z.object({
  run_id: z.string(),
  model: z.string(),
  outcome: z.string(),
  files: z.array(z.string()),
  why: z.string(),
  /** What the built-in search tried, for a model that goes on. */
  search: z.string().exactOptional(),
});
export type EarlierAttempt = z.infer<typeof EarlierAttemptSchema>;

/** One of several attempts at the same task, each a run of its own. */
const AttemptSchema = z.object({
  /** From 1. */
  number: z.number().int().min(1),
  of: z.number().int().min(1),
  earlier: z.array(EarlierAttemptSchema),
});
export type Attempt = z.infer<typeof AttemptSchema>;

export const PAYLOADS = {
  run_start: z.looseObject({
    run_id: z.string(),
    goal: z.string(),
    version: z.string(),
    task: AnyJsonSchema,
    settings: AnyJsonSchema,
    llm: z.object({
      api: z.string(),
      model: z.string(),
      endpoint: z.string(),
      reasoning_effort: z.string().nullable().exactOptional(),
    }),
    files: z.number().int(),
    /** Absent: this run is the only attempt. */
    attempt: AttemptSchema.exactOptional(),
  }),
  llm_request: RequestSchema,
  llm_attempt: z.object({
    t: turnIndex,
    status: z.number().int().nullable(),
    error: z.string().nullable(),
    /** How long the client waits before it tries again; null: it does not. */
    wait_ms: z.number().nullable(),
  }),
  llm_action: z.object({
    t: turnIndex,
    /** The whole reply, on the event of the first call of it that is recorded; null on those of its other calls, which cost nothing. */
    raw: AnyJsonSchema,
    /** Its type is `mistaken_call` for an unknown tool or wrong arguments: then `error` says why, and nothing was executed. */
    action: AnyJsonSchema,
    usage: Usage.schema,
    error: z.string().exactOptional(),
  }),
  llm_parse_error: z.object({
    t: turnIndex,
    error: z.string(),
    raw: AnyJsonSchema,
    usage: Usage.schema,
    cause: MalformedCause.exactOptional(),
  }),
  llm_error: z.object({
    t: turnIndex,
    reason: z.string(),
    status: z.number().int().nullable(),
    message: z.string(),
  }),
  llm_trailing_text: z.object({ t: turnIndex, trailing: z.string() }),
  tool_result: z.object({ t: turnIndex, tool: z.string(), args: AnyJsonSchema, obs: ObservationSchema }),
  policy_denied: z.object({
    t: turnIndex,
    path: z.string(),
    rule: z.string(),
    /** As a sentence for the model says it. */
    reason: z.string().exactOptional(),
    /** `allow-paths: src/x.sh`: the setting with which a person opens the path. */
    opens: z.string().exactOptional(),
  }),
  tests: z.object({
    t: turnIndex,
    phase: TestPhaseSchema,
    /** The job whose step judged, and that step; absent for a command that is no step of a job. */
    job: z.string().exactOptional(),
    step: z.string().exactOptional(),
    /** The step is a guard: it passed in CI, and the patch must not break it. */
    guard: z.literal(true).exactOptional(),
    /** The build step of the job that failed, so that the tests did not run. Absent: none. */
    build: z.string().exactOptional(),
    /** Why the tests do not run the sources: what they printed stays the same whatever the sources hold. Absent: not seen. */
    unseen: z.string().exactOptional(),
    ok: z.boolean(),
    verdict: TestVerdict,
    exit_code: z.number().int().nullable(),
    /** Head and tail of what the command printed; a cut is marked as one. */
    output: z.string(),
    duration_ms: z.number(),
    /** Names the failure, without details that change from run to run; empty when green. */
    signature: z.string(),
    /** Absent where single tests are not known. */
    report: TestReportSchema.exactOptional(),
    /** The command that ran only the failing tests; absent when the whole command ran. Green by it alone proves nothing. */
    focus: z.string().exactOptional(),
    /** The whole command ran, `report` names tests that fail, and no command is known for these alone. */
    only_whole: z.literal(true).exactOptional(),
    /** Of a run in a new copy: whether the copy began with the ignored files that the base run built. */
    start: z.enum(['base_outputs', 'clean']).exactOptional(),
    beside: z.literal(true).exactOptional(),
    /** Tests and other files closed to writes that changed during a confirming or counterfactual run. Absent: none. */
    changed: z.array(z.string()).exactOptional(),
    /** Of a counterfactual run: which part of the patch was left out; absent: all of it. Of a baseline after the first write: `patch`. */
    without: z.enum(['patch', 'product']).exactOptional(),
    /**
     * The id of the tested content, as in `meta.tree` of a write; in a counterfactual run, of the content before the patch was
     * left out.
     */
    tree: z.string().exactOptional(),
    /** The commit whose files a `control` or `bisect` run tested, in place of the base commit's. */
    commit: z.string().exactOptional(),
  }),
  /** The commit that broke a test: the test passes at its parent and fails at it. */
  culprit: z.object({
    commit: z.string(),
    /** Its first parent. */
    parent: z.string(),
    /** The id of the first test that it broke; '' where single tests are not known. */
    test: z.string(),
    /** The last commit at which CI was green. */
    green_at: z.string(),
    /** The base commit. */
    red_at: z.string(),
    /** The commit changed nothing but lock files and workflows. */
    outside_code: z.literal(true).exactOptional(),
  }),
  /** A part of what changed since green, undone by the built-in solver to try it; it is not yet a write of the run. */
  candidate: z.object({
    /** From 1. */
    n: z.number().int().min(1),
    /** Where the first of the undone parts stands. */
    path: z.string(),
    line: z.number().int(),
    verdict: CandidateVerdictSchema,
  }),
  reflection: z.object({
    t: turnIndex,
    /** The whole reply, as in `llm_action`. */
    raw: AnyJsonSchema,
    reflection: z.object({
      notes: z.array(z.string()),
      next_focus: z.string().nullable(),
      risks: z.array(z.string()).nullable(),
    }),
    /** The key of the reflection's cause, so that the same cause leads to one reflection only. */
    trigger: z.string(),
    usage: Usage.schema,
  }),
  driver_note: z.object({
    t: turnIndex,
    reason: z.string(),
    note: z.string(),
    /** Which loop the note is about. */
    loop: z.string().exactOptional(),
    /** What a reflection is asked for about: the key of its cause. */
    trigger: z.string().exactOptional(),
    /** Which job and step the note is about. */
    job: z.string().exactOptional(),
    step: z.string().exactOptional(),
  }),
  final: z.object({
    final: z.object({
      type: z.literal('final'),
      status: z.enum(['done', 'cannot_fix']),
      /** The title of commit and pull request; absent where no title was given that agrees with the outcome. */
      title: z.string().exactOptional(),
      summary: z.string(),
      changes: z.array(z.object({ path: z.string(), description: z.string() })),
    }),
  }),
  outcome: z.object({
    outcome: z.string(),
    stop_reason: z.string(),
    patch_sha256: z.string(),
    patch_bytes: z.number().int(),
    files: z.array(z.string()),
    /** The patch, redacted, for readers of the record. Absent in a bundle. */
    diff: z.string().exactOptional(),
    /** Whether tests were compared one by one, or only exit codes. */
    evidence: z.enum(['report', 'exit code only']).exactOptional(),
    /** Why the proof failed, for people. */
    doubt: z.string().exactOptional(),
    /** What became of each failed job, and of each guard that is red with the patch. Absent: no step of a job judged. */
    jobs: z.array(JobResult).exactOptional(),
    /** What a reviewer should look at in the added lines. */
    tripwires: z.array(TripwireSchema).exactOptional(),
  }),
  run_end: z.object({ run_id: z.string(), summary: z.string(), state: AnyJsonSchema }),
} as const;

export type EventKind = keyof typeof PAYLOADS;
export type Payload<K extends EventKind> = z.infer<(typeof PAYLOADS)[K]>;
/** One thing that happened, without the envelope (seq, ts, run id, hash) that the trace writer adds. */
export type RunEvent = {
  readonly [K in EventKind]: { readonly kind: K; readonly payload: Payload<K> };
}[EventKind];
export type RunEventOf<K extends EventKind> = Extract<RunEvent, { kind: K }>;

/** The tokens that an event costs: every reply is charged for, malformed ones too. Null where it is no reply. */
export function usageOf(event: RunEvent): Usage | null {
  switch (event.kind) {
    case 'llm_action':
    case 'llm_parse_error':
    case 'reflection':
      return event.payload.usage;
    default:
      return null;
  }
}
