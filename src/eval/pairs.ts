import { join } from 'node:path';
import type { Json } from '../agent/json.ts';
import type { Redact } from '../agent/ports.ts';
import { redactJson } from '../agent/redaction.ts';
import { type ChatMessage, readTranscript, type Transcript } from './chat-transcript.ts';
import type { ReadTrial } from './read-results.ts';
import { TRACE_FILE, verdictOf } from './result.ts';

/** One preference, as DPO trainers read it (https://huggingface.co/docs/trl/dataset_formats#preference), and where it is from. */
export interface PreferencePair {
  readonly prompt: readonly ChatMessage[];
  readonly chosen: readonly ChatMessage[];
  readonly rejected: readonly ChatMessage[];
  readonly meta: Json;
}

export interface PairOptions {
  /** For each task, so that no task outweighs the others. */
  readonly maxPerTask: number;
  readonly redact: Redact;
}

/**
 * Pairs of runs of the same task from the same prompt: one that solved it, by the hidden test too where there is one, and one that
 * did not. Flaky runs, runs that say nothing of the model, and changed traces are left out.
 */
export async function* preferencePairs(
  trials: readonly ReadTrial[],
  { maxPerTask, redact }: PairOptions,
): AsyncGenerator<PreferencePair> {
  const usable = trials.filter(({ isTampered }) => !isTampered);
  for (const group of Map.groupBy(usable, ({ result }) => `${result.task} ${result.commit}`).values()) {
    const chosen = await withTranscripts(group.filter(isChosen));
    const rejected = await withTranscripts(group.filter(isRejected));
    let made = 0;
    // Along the diagonals, so that few pairs use many runs.
    for (let at = 0; at < chosen.length * rejected.length && made < maxPerTask; at++) {
      const good = chosen[at % chosen.length];
      const bad = rejected[(at + Math.floor(at / chosen.length)) % rejected.length];
      if (good === undefined || bad === undefined || !haveOneSystem(good.transcript, bad.transcript))
        continue;
      made++;
      yield pairOf(good, bad, redact);
    }
  }
}

const isRight = ({ result }: ReadTrial): boolean => !result.has_hidden_test || result.hidden === 'green';

const isChosen = (trial: ReadTrial): boolean => verdictOf(trial.result) === 'solved' && isRight(trial);

/** Plausible is not right: green by the suite's test and red by the hidden one is a lesson as well. */
const isRejected = (trial: ReadTrial): boolean =>
  verdictOf(trial.result) === 'not_solved' || (verdictOf(trial.result) === 'solved' && !isRight(trial));

interface Told {
  readonly trial: ReadTrial;
  readonly transcript: Transcript;
}

async function withTranscripts(trials: readonly ReadTrial[]): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const trial of trials) {
    const transcript = await readTranscript(join(trial.folder, TRACE_FILE)).catch(() => null);
    if (transcript !== null) told.push({ trial, transcript });
  }
  return told;
}

/** Another version's instructions are another prompt. What tests print before any change may differ by its times. */
const haveOneSystem = (a: Transcript, b: Transcript): boolean =>
  JSON.stringify(a.prompt.filter(isSystem)) === JSON.stringify(b.prompt.filter(isSystem)) &&
  a.tools === b.tools;

const isSystem = ({ role }: ChatMessage): boolean => role === 'system';

function pairOf(good: Told, bad: Told, redact: Redact): PreferencePair {
  const { task, commit, tags, suite } = good.trial.result;
  const meta = {
    ...{ suite, task, commit, tags, tools: good.transcript.tools },
    chosen: sourceOf(good.trial),
    rejected: sourceOf(bad.trial),
  };
  return {
    prompt: redacted(good.transcript.prompt, redact),
    chosen: redacted(good.transcript.completion, redact),
    rejected: redacted(bad.transcript.completion, redact),
    meta: redactJson(meta, redact),
  };
}

function sourceOf({ result, metrics }: ReadTrial): Json {
  const { key, outcome, stop_reason, hidden, configuration, trace_sha256 } = result;
  const { model, version } = configuration;
  return { key, model, version, outcome, stop_reason, hidden, trace_sha256, usage: metrics.usage };
}

function redacted(messages: readonly ChatMessage[], redact: Redact): readonly ChatMessage[] {
  return messages.map((message) => {
    const content = redact(message.content);
    if (message.role !== 'assistant' || message.tool_calls === undefined) return { ...message, content };
    const tool_calls = message.tool_calls.map(({ id, type, function: { name, arguments: args } }) => {
      return { id, type, function: { name: redact(name), arguments: redact(args) } };
    });
    return { ...message, content, tool_calls };
  });
}
