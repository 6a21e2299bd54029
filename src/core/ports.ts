import type { Json } from '../base/json.ts';
import type { Observation, RunEvent, TestFailure, TestPhase, TestReport, TestVerdict } from './events.ts';
import type { FunctionSpec, ToolCallAction } from './model/tools.ts';
import type { TestOutput } from './output/test-output.ts';
import type { ChangedCommit, Changes } from './task.ts';
import type { Usage } from './usage.ts';

/**
 * One appended part of the conversation. `reply` holds the endpoint's own items, sent back verbatim; `unusable_reply` stands for one
 * that cannot go back, because some servers refuse a conversation in which two texts to the model follow one another.
 */
export type ConversationItem =
  | { readonly type: 'user'; readonly text: string }
  | { readonly type: 'reply'; readonly echo: readonly Json[] }
  | { readonly type: 'unusable_reply'; readonly turn: number }
  | { readonly type: 'tool_output'; readonly callId: string; readonly text: string };

export interface Conversation {
  readonly instructions: string;
  readonly functions: readonly FunctionSpec[];
  readonly items: readonly ConversationItem[];
}

/** The exact body of a request: `head + items.join(',') + tail`. Items are JSON texts; each conversation item gives one or more. */
interface PromptParts {
  readonly head: string;
  readonly items: readonly string[];
  readonly tail: string;
}

export interface RenderedRequest extends PromptParts {
  /** The SHA-256 of the whole body, in hex. */
  readonly sha256: string;
  readonly bytes: number;
}

export const bodyOf = ({ head, items, tail }: PromptParts): string => `${head}${items.join(',')}${tail}`;

export interface FunctionCall {
  readonly callId: string;
  readonly name: string;
  /** JSON text as the model wrote it; may be anything. */
  readonly arguments: string;
}

/** What a request to the model led to: a reply whose calls are not yet checked, or a failure. */
export type Completion = ModelReply | FailedRequest;

/**
 * The endpoint is lost to this run. `unauthorized`, `rejected`: its final answer; `timeout`: `timeoutMs` is used up; `exhausted`: a
 * replay has no further reply; `unavailable`, `unreachable`: all retries failed, or the reply could not be read.
 */
export interface FailedRequest {
  readonly kind: 'failed';
  readonly reason:
    | 'unauthorized'
    | 'rejected'
    | 'unavailable'
    | 'unreachable'
    | 'timeout'
    | 'cancelled'
    | 'exhausted';
  readonly status: number | null;
  /** For people: what happened, and which input to correct. Holds no header and no key. */
  readonly message: string;
}

/** `ModelReply.cutBy` of a reply that reached a limit of output, the model's or its server's. */
export const OUTPUT_LIMIT = 'output limit';

/** A reply of the model. `raw` is all that `LLM.read` needs to give the same again. */
export interface ModelReply {
  readonly kind: 'reply';
  readonly calls: readonly FunctionCall[];
  /** Text outside of calls; '' when there is none. */
  readonly text: string;
  /** What ended the reply early, such as the output limit or a content filter; null: nothing did. */
  readonly cutBy: string | null;
  /** Endpoint items to append to the conversation so that the next request holds the reply. */
  readonly echo: readonly Json[];
  /** Items that are not the model's own, such as a system message or a tool result: named here, and neither read nor sent back. */
  readonly leftOut: readonly string[];
  readonly raw: Json;
  readonly usage: Usage;
  /** The endpoint counted no tokens: `usage` is an estimate by bytes. Absent: it counted them. */
  readonly isEstimated?: true;
  /** Why the endpoint itself could not read the call that the model wrote; the reply then holds nothing else. Absent: it could. */
  readonly unread?: string;
}

/** What a record says came back for a request: the `raw` of a reply, or a failure as it stands. */
export type RecordedReply = { readonly kind: 'reply'; readonly raw: Json } | FailedRequest;

/** One attempt at a request, as the trace records it. */
export interface RequestAttempt {
  readonly status: number | null;
  readonly error: string | null;
  readonly waitMs: number | null;
}

export interface SendOptions {
  /** The most that `send` may take, retries and waits included. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  onAttempt(attempt: RequestAttempt): void;
}

/** The model behind its endpoint. `render` and `read` are pure; `send` never throws for anything an endpoint can do. */
export interface LLM {
  readonly api: string;
  readonly model: string;
  /** Origin and path, without credentials. */
  readonly endpoint: string;
  /** `low`, or another value that the endpoint knows; null: the model's default. */
  readonly reasoningEffort: string | null;
  render(conversation: Conversation): RenderedRequest;
  send(request: RenderedRequest, options: SendOptions): Promise<Completion>;
  /**
   * Reads a recorded `raw` again; `answered` are the ids of the calls that the conversation has answered. Gives a failure where
   * `raw` is no reply any more, since redaction or a forger changed it. Never throws.
   */
  read(raw: Json, answered: ReadonlySet<string>): Completion;
}

/** A unified diff that `git apply` takes, the only thing ever published. */
export interface Patch {
  readonly diff: string;
  /** The SHA-256 of the diff in UTF-8, in hex. */
  readonly sha256: string;
  readonly files: readonly PatchFile[];
}

export interface PatchFile {
  readonly path: string;
  readonly status: 'added' | 'modified';
  /** git's mode: 100644 or 100755. */
  readonly mode: '100644' | '100755';
  /** The file's whole new bytes, line ends and BOM as they shall be. */
  readonly content: Uint8Array;
  readonly addedLines: number;
  readonly removedLines: number;
}

/**
 * What the model's five tools see and change: Snapshot and Journal. Of the disk, only installed packages are read; only the
 * Journal is written.
 */
export interface Workspace {
  /** How many files the base commit holds. */
  readonly fileCount: number;
  /** Whether the run may change any tracked file. Absent: it is not known. */
  hasOpenFile?(): Promise<boolean>;
  /** Closes for writing the files in which these failing tests are defined. Absent: nothing is closed. */
  closeTests?(failures: readonly TestFailure[]): void;
  /** A changed file that was closed after the change; null where there is none. Absent: there is none. */
  closedChange?(): Promise<string | null>;
  /**
   * Never throws for what a model asks: a mistake or a refusal is `ok: false` with the reason. Where a tool shows several
   * definitions of one name, those in the files of `likely` come first.
   */
  execute(action: ToolCallAction, likely: readonly LikelyPlace[]): Promise<Observation>;
  /** Names folders and files in at most `maxBytes`, sources first; each folder's line says how many files are left out. */
  overview(maxBytes: number): string;
  /** Names the content of Snapshot + Journal: equal content, equal id. */
  treeId(): string;
  /** Goes back to an earlier state of this run's writes, named by its `treeId`; false when there is no such state. */
  returnTo(tree: string): boolean;
  /** The Journal as a diff; without files when it changes nothing. */
  patch(): Promise<Patch>;
}

export interface TestResult {
  readonly verdict: TestVerdict;
  /** null when the command was killed or never started. */
  readonly exitCode: number | null;
  /**
   * stdout and stderr in the order in which they came. Folders of the machine have names: home is `~`, the temporary folder
   * `/tmp`, the checkout is left out. Of a long output only head and tail, with a mark at the cut.
   */
  readonly output: string;
  readonly durationMs: number;
  /** Absent where single tests are not known. */
  readonly report?: TestReport | undefined;
  /** The build step that failed, so that the tests did not run; absent: none. */
  readonly build?: string | undefined;
  /** Why the tests do not run the sources, as a part of a sentence; absent: nothing shows that. */
  readonly unseen?: string | undefined;
  /** The command that ran only the failing tests; absent when the whole command ran. */
  readonly focus?: string | undefined;
  /** `only` asked for tests, and no test ran by their names: what ran instead is more than these tests. */
  readonly ranNoneByName?: true | undefined;
  /** The whole command ran, its report names tests that fail, and no command is known for these alone. */
  readonly onlyWhole?: true | undefined;
  /** Of a run in a new copy: whether the copy began with what the base run built (`base_outputs`) or as checked out (`clean`). */
  readonly start?: 'base_outputs' | 'clean' | undefined;
  /** Of a confirming run and of the run without the patch: they ran at the same time. Absent: this run was alone. */
  readonly beside?: true | undefined;
  /** Tests and other files closed to writes that changed during a confirming or counterfactual run, sorted. Absent: none. */
  readonly changed?: readonly string[] | undefined;
}

/**
 * The only judge of success: writes the Journal out, runs the test command, and says what happened. Never throws for anything
 * that a command does.
 */
export interface TestOracle {
  /**
   * `confirm` first restores every tracked file to what it was before the first run; `counterfactual` does so too, and
   * leaves the Journal out. `only` asks for these tests alone, where the command can be changed to run just those; if that
   * runs no test at all, the whole command follows in the time that is left.
   */
  run(options: {
    readonly phase: TestPhase;
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
    readonly only?: readonly TestFailure[];
    /** The job (and step) whose command runs, as the task names it; absent: the task's own test command. */
    readonly job?: string;
    readonly step?: string;
    /**
     * Which part of the Journal a `counterfactual` leaves out: all of it (also if absent), or all but the test files
     * that it adds. A `baseline` after the first write leaves out all of it.
     */
    readonly without?: 'patch' | 'product' | undefined;
    /**
     * Of a `confirm`: the whole command may run without the patch at the same time, where the two cannot meet. The next `counterfactual`
     * of this check, on the same Journal, then has that result.
     */
    readonly mayPair?: boolean;
  }): Promise<TestResult>;
}

/** Runs the tests on the files of earlier commits, in the same surroundings as the run's own tests. */
export interface EarlierTests {
  /** Never throws for what a repository, a network or a command does: `not_run` says why there is no result. */
  run(options: {
    readonly commit: string;
    readonly phase: 'control' | 'bisect';
    /** As `TestOracle.run` takes them. */
    readonly job?: string;
    readonly step?: string;
    /** The tests that the run is about; if none of them exists at that commit, nothing is run. Empty: they are not known. */
    readonly failing: readonly TestFailure[];
    /** Whether to run only those tests, where the command can be changed to do so. */
    readonly isFocused: boolean;
    readonly timeoutMs: number;
    readonly signal: AbortSignal;
  }): Promise<EarlierResult>;
  /** Whether a commit changed nothing but lock files and workflows; false where that cannot be told. */
  isOutsideCode(commit: ChangedCommit): Promise<boolean>;
}

export type EarlierResult =
  | { readonly kind: 'ran'; readonly result: TestResult }
  | { readonly kind: 'not_run'; readonly why: string };

/** Where events go, in order. The trace writer is one; a progress printer is another. */
export type EventSink = (event: RunEvent) => void;

/** Milliseconds from any fixed point; never goes back. */
export type Clock = () => number;

/** Replaces every known secret and token shape by a mark. Same text in, same text out. */
export type Redact = (text: string) => string;

/** A place where a fault may lie, found without a model. */
export interface LikelyPlace {
  readonly path: string;
  readonly line: number;
  /** `Class.method`: the function that holds the line. */
  readonly name: string;
}

/** What to show of the code that a failure went through. */
export interface CodeRequest {
  /** The likeliest first: of the first one's file an outline is shown, those of this file before other functions. */
  readonly places: readonly LikelyPlace[];
  readonly maxBytes: number;
}

/** What a failing run says, from which likely places are found. */
export interface FailureText {
  readonly output: TestOutput;
  /** Further texts: a job's log, an issue. */
  readonly evidence: readonly TestOutput[];
  readonly failures: readonly TestFailure[];
  /** What changed since the tests were last green; absent where that is not known. */
  readonly changes?: Changes | undefined;
}

/** `.GIT`, `.git. `, `.git::$DATA`, `git~1` (the short name of NTFS): whether some file system takes this name for `.git`. */
export function isGitFolder(part: string): boolean {
  const name = (part.split(':')[0] ?? '').replace(/[. ]+$/, '').toLowerCase();
  return name === '.git' || /^git~\d+$/.test(name);
}
