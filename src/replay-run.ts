import type { RunResult } from './agent/conclude.ts';
import { drive } from './agent/driver.ts';
import type { RunEvent } from './agent/events.ts';
import type {
  Completion,
  EventSink,
  LLM,
  Redact,
  RenderedRequest,
  TestOracle,
  TestResult,
  Workspace,
} from './agent/ports.ts';
import type { Recording } from './trace/replay.ts';
import type { ReplayedRequest } from './trace/replay-comparison.ts';

export interface ReplayRequest {
  readonly recording: Recording;
  readonly workspace: Workspace;
  /** Renders and reads as the recorded run did; answers what the recording does not hold. */
  readonly llm: LLM;
  /** null: the recorded results stand in for the test command. */
  readonly liveOracle: TestOracle | null;
  /** How many recorded replies are used before `llm` is asked; null: all, and nobody is asked. */
  readonly forkAt: number | null;
  /** Of a fork, which meets new text; a recording is redacted already. */
  readonly redact?: Redact;
  readonly onEvent: EventSink;
}

export interface Replayed extends RunResult {
  readonly events: readonly RunEvent[];
  readonly requests: readonly ReplayedRequest[];
}

/**
 * Drives a recorded run again: the same driver, real tools, recorded replies, recorded or live tests.
 */
export async function replayRun(request: ReplayRequest): Promise<Replayed> {
  const { recording, workspace } = request;
  const tape = new Tape(request);
  const events: RunEvent[] = [];
  const emit: EventSink = (event) => {
    events.push(event);
    request.onEvent(event);
  };
  const result = await drive(
    {
      runId: recording.runId,
      version: recording.version,
      task: recording.task,
      settings: recording.settings,
    },
    {
      llm: tape.llm,
      oracle: tape.oracle,
      workspace,
      emit,
      clock: () => (request.forkAt === null ? tape.clockMs : performance.now()),
      redact: request.redact ?? ((text) => text),
      signal: tape.signal,
    },
  );
  return { ...result, events, requests: tape.requests };
}

/**
 * Plays back what reached the recorded run from outside: replies, test results, and the moment when its time was up
 * or it was cancelled. A fork leaves the tape after `forkAt` replies.
 */
class Tape {
  readonly requests: ReplayedRequest[] = [];
  readonly llm: LLM;
  readonly oracle: TestOracle;
  readonly #recording: Recording;
  readonly #replies: readonly Completion[];
  readonly #forkAt: number | null;
  readonly #cancel = new AbortController();
  #testsPlayed = 0;

  constructor({ recording, llm, liveOracle, forkAt }: ReplayRequest) {
    this.#recording = recording;
    this.#forkAt = forkAt;
    this.#replies = recording.steps.slice(0, forkAt ?? undefined).flatMap(({ completion }) => {
      if (completion === null) return [];
      return completion.kind === 'reply' ? [llm.read(completion.raw)] : [completion];
    });
    let expects: ReplayedRequest['expects'] = 'action';
    this.llm = {
      api: llm.api,
      model: llm.model,
      endpoint: llm.endpoint,
      reasoningEffort: llm.reasoningEffort,
      read: (raw) => llm.read(raw),
      render: (conversation) => {
        expects = conversation.expects;
        return llm.render(conversation);
      },
      send: (rendered, options) => this.#answer({ ...rendered, expects }, () => llm.send(rendered, options)),
    };
    this.oracle = {
      run: async (options) => {
        const recorded = this.#nextTest();
        const isLive = liveOracle !== null && (this.#forkAt === null || this.#hasForked);
        const result = isLive || recorded === null ? await liveOracle?.run(options) : recorded;
        this.#endWithTheTape();
        return result ?? NOT_RECORDED;
      },
    };
  }

  async #answer(
    request: RenderedRequest & Pick<ReplayedRequest, 'expects'>,
    askLive: () => Promise<Completion>,
  ): Promise<Completion> {
    const reply = this.#replies[this.requests.length];
    this.requests.push(request);
    if (reply === undefined && this.#forkAt !== null) return askLive();
    this.#endWithTheTape();
    return reply ?? { kind: 'failed', reason: 'exhausted', status: null, message: 'the recording ends here' };
  }

  get #hasForked(): boolean {
    return this.#forkAt !== null && this.requests.length > this.#replies.length;
  }

  #nextTest(): TestResult | null {
    return this.#recording.tests[this.#testsPlayed++] ?? null;
  }

  /** All that came from outside has come: from here on, what ended the recorded run ends this one. */
  get #isPlayed(): boolean {
    const confirming = this.#recording.events.filter(
      ({ said }) => said.kind === 'tests' && said.payload.phase === 'confirm',
    );
    const tests = this.#recording.tests.length - confirming.length;
    return this.requests.length >= this.#replies.length && this.#testsPlayed >= tests;
  }

  get clockMs(): number {
    const isTimeUp = this.#recording.outcome?.stop_reason === 'timeout' && this.#isPlayed;
    return isTimeUp ? Number.MAX_SAFE_INTEGER : 0;
  }

  #endWithTheTape(): void {
    if (this.#forkAt === null && this.#recording.outcome?.stop_reason === 'cancelled' && this.#isPlayed)
      this.#cancel.abort();
  }

  get signal(): AbortSignal {
    return this.#cancel.signal;
  }
}

const NOT_RECORDED: TestResult = {
  verdict: 'red',
  exitCode: null,
  output: '[agent-fix replay: the recording holds no further test result]',
  durationMs: 0,
};
