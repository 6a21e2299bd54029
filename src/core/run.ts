import type { TriedEdit } from './attempts.ts';
import { remainingMs, type Spending } from './budget.ts';
import type { Ending } from './conclude.ts';
import type { Attempt, Observation, Payload, RunEvent } from './events.ts';
import type { ToolCallAction } from './model/tools.ts';
import type {
  Clock,
  ConversationItem,
  EventSink,
  FailureText,
  LikelyPlace,
  LLM,
  Redact,
  TestOracle,
  Workspace,
} from './ports.ts';
import { redactJson } from './redaction.ts';
import type { Settings } from './settings.ts';
import { History, isGreen, isHistoryEvent } from './state.ts';
import type { Task } from './task.ts';
import { newTestPaths, type Trial, trialOf } from './verdict/new-tests.ts';

/** What a run is about; recorded in `run_start`, so that a replay starts from the same. */
export interface RunSetup {
  readonly runId: string;
  readonly version: string;
  readonly task: Task;
  readonly settings: Settings;
  /** Absent: the only try. */
  readonly attempt?: Attempt;
}

/** What the built-in solver came to; `tried` is for a model that goes on from there. */
export interface SearchResult {
  readonly ending: Ending;
  readonly tried: readonly TriedEdit[];
}

/** The built-in solver, in a run whose tests are red at base. It writes through the run, and ends where the run's bounds say so. */
export type BuiltinSearch = (run: Run) => Promise<SearchResult>;

/** Everything the driver reaches the world through. */
export interface DriverPorts {
  readonly llm: LLM;
  readonly workspace: Workspace;
  readonly oracle: TestOracle;
  readonly emit: EventSink;
  readonly clock: Clock;
  readonly redact: Redact;
  /** Where the fault may lie, found without a model; likeliest first. Never throws for what a repository holds. */
  readonly places?: (failure: FailureText) => Promise<readonly LikelyPlace[]>;
  /** The built-in solver; needed only where the settings ask for it. */
  readonly search?: BuiltinSearch;
  /** Aborted when nobody waits for the run any more. */
  readonly signal: AbortSignal;
}

export interface Sent {
  readonly head: string;
  readonly tail: string;
  readonly items: number;
}

/** A run under way. History and conversation only grow; everything else is fixed at the start. */
export class Run {
  readonly setup: RunSetup;
  readonly ports: DriverPorts;
  readonly baseTree: string;
  readonly #history = new History();
  readonly #conversation: ConversationItem[] = [];
  readonly #startMs: number;
  #turns = 0;
  #sent: Sent = { head: '', tail: '', items: 0 };

  constructor(setup: RunSetup, ports: DriverPorts) {
    this.setup = setup;
    this.ports = ports;
    this.baseTree = ports.workspace.treeId();
    this.#startMs = ports.clock();
  }

  /** Writes an event to the trace, and to History when it is part of the story. */
  record(event: RunEvent): void {
    this.ports.emit(event);
    if (isHistoryEvent(event)) this.#history.append(event);
  }

  /** Appends to the conversation. Half characters become U+FFFD: many servers refuse a request that holds one. */
  say(...items: readonly ConversationItem[]): void {
    for (const item of items) {
      this.#conversation.push(item.type === 'reply' ? item : { ...item, text: item.text.toWellFormed() });
    }
  }

  /** How much of the conversation earlier requests already held. */
  get sent(): Sent {
    return this.#sent;
  }

  noteSent(sent: Sent): void {
    this.#sent = sent;
  }

  get conversation(): readonly ConversationItem[] {
    return this.#conversation;
  }

  get events(): History['events'] {
    return this.#history.events;
  }

  get summary(): History['summary'] {
    return this.#history.summary;
  }

  beginTurn(): void {
    this.#turns++;
  }

  /** The turn under way, from 0; what comes before the first turn counts to it. */
  get t(): number {
    return Math.max(0, this.#turns - 1);
  }

  /** Whether there is an oracle at all. */
  get isJudged(): boolean {
    const { task, settings } = this.setup;
    return task.testCommand !== null && settings.testPolicy !== 'never';
  }

  get baselineTests(): Payload<'tests'> | null {
    return this.tests.findLast(({ phase }) => phase === 'baseline') ?? null;
  }

  /** The newest run of the tests with all that was written. */
  get lastTests(): Payload<'tests'> | null {
    return this.tests.findLast(({ phase }) => phase !== 'counterfactual') ?? null;
  }

  /** What the new tests said of the base when they were last tried, with the writes as they are. */
  get newTestsTrial(): Trial | null {
    const tree = this.ports.workspace.treeId();
    const tests = this.tests.findLast((each) => each.without === 'product' && each.tree === tree);
    return tests === undefined ? null : trialOf(tests);
  }

  /** The newest failure that the model has been shown. */
  get lastFailure(): Payload<'tests'> | null {
    return this.tests.findLast(({ ok, phase }) => !ok && phase !== 'counterfactual') ?? null;
  }

  /** Green confirming runs of the tree as it is. */
  get confirmations(): number {
    if (!isGreen(this.summary)) return 0;
    const tests = this.tests.filter(({ phase }) => phase !== 'counterfactual');
    const others = tests.findLastIndex(({ phase, ok }) => phase !== 'confirm' || !ok);
    return tests.length - 1 - others;
  }

  /** All runs of the tests, in order. */
  get tests(): Payload<'tests'>[] {
    return this.events.flatMap((event) => (event.kind === 'tests' ? [event.payload] : []));
  }

  /** What is spent, and what is kept back so that a green result can still be confirmed. */
  get spending(): Spending {
    const { limits, confirmRuns } = this.setup.settings;
    const { lastGreen, baseline } = this.summary;
    const toConfirm = baseline?.verdict === 'green' && !isGreen(this.summary) ? null : lastGreen;
    const unconfirmed = Math.max(0, confirmRuns - this.confirmations);
    // What was red must be red again without the patch, and what new tests show must show again.
    const isRed = baseline !== null && baseline.verdict !== 'green';
    const isShownAgain = isRed || newTestPaths(this, null).length > 0;
    const againMs = toConfirm === null || !isShownAgain ? 0 : (baseline?.durationMs ?? 0);
    return {
      summary: this.summary,
      limits,
      elapsedMs: this.ports.clock() - this.#startMs,
      reserve: {
        testRuns: confirmRuns + (isShownAgain ? 1 : 0),
        ms: (unconfirmed * (toConfirm?.durationMs ?? 0) + againMs) * 1.5,
      },
    };
  }

  /** Wall time left, the reserve included: for the runs that the reserve is for. */
  get confirmMs(): number {
    return remainingMs({ ...this.spending, reserve: { testRuns: 0, ms: 0 } });
  }
}

/** Executes one allowed tool call and records what came of it; a refusal by the policy is recorded as such too. */
export async function executeAction(run: Run, action: ToolCallAction): Promise<Observation> {
  const { workspace, redact } = run.ports;
  const { t } = run;
  const observed = await workspace.execute(action);
  const obs: Observation = {
    ok: observed.ok,
    output: redact(observed.output),
    meta: Object.fromEntries(
      Object.entries(observed.meta).map(([key, value]) => [key, redactJson(value, redact)]),
    ),
  };
  run.record({ kind: 'tool_result', payload: { t, tool: action.name, args: action.args, obs } });
  const { denied, path } = obs.meta;
  if (typeof denied === 'string') {
    run.record({ kind: 'policy_denied', payload: { t, path: String(path ?? ''), rule: denied } });
  }
  return obs;
}
