import { join } from 'node:path';
import { isPlainObject, type Json, valueAt } from '../../base/json.ts';
import { bodyOf, type Redact } from '../../core/ports.ts';
import { redactJson } from '../../core/redaction.ts';
import { messagesOf } from '../../story/tell.ts';
import { readRun } from '../../trace/trace.ts';
import { TRACE_FILE, verdictOf } from './result.ts';
import type { ReadTrial } from './store.ts';

interface PairOptions {
  /** The most pairs of each task, so that no task outweighs the others. */
  readonly maxPerTask: number;
  readonly redact: Redact;
}

/**
 * Pairs of runs of the same task from the same prompt, as training data: a run that solved the task, also by its hidden test if there
 * is one, and a run that did not. Flaky runs, runs that say nothing of the model, and changed traces are left out.
 */
export async function* preferencePairs(
  trials: readonly ReadTrial[],
  { maxPerTask, redact }: PairOptions,
): AsyncGenerator<Json> {
  const usable = trials.filter(({ isTampered }) => !isTampered);
  for (const group of Map.groupBy(usable, ({ result }) => `${result.task} ${result.commit}`).values()) {
    const chosen = await withTranscripts(group.filter(isChosen));
    const rejected = await withTranscripts(group.filter(isRejected));
    let made = 0;
    // Takes pairs along the diagonals, so that a few pairs already use many different runs.
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

/** Whether a run is an example of what to reject: not solved, or solved by the suite's test but not by the hidden one. */
const isRejected = (trial: ReadTrial): boolean =>
  verdictOf(trial.result) === 'not_solved' || (verdictOf(trial.result) === 'solved' && !isRight(trial));

interface TrialTranscript {
  readonly trial: ReadTrial;
  readonly transcript: Transcript;
}

async function withTranscripts(trials: readonly ReadTrial[]): Promise<readonly TrialTranscript[]> {
  const told: TrialTranscript[] = [];
  for (const trial of trials) {
    const transcript = await readTranscript(join(trial.folder, TRACE_FILE)).catch(() => null);
    if (transcript !== null) told.push({ trial, transcript });
  }
  return told;
}

/**
 * Two versions of agent-fix can have different instructions; their runs are not paired. The opening may differ, since tests
 * print times.
 */
const haveOneSystem = (a: Transcript, b: Transcript): boolean =>
  JSON.stringify(a.prompt.filter(isSystem)) === JSON.stringify(b.prompt.filter(isSystem)) &&
  a.tools === b.tools;

const isSystem = ({ role }: PairMessage): boolean => role === 'system';

/** One pair as DPO trainers read it (https://huggingface.co/docs/trl/dataset_formats#preference), with the trials it is from. */
function pairOf(good: TrialTranscript, bad: TrialTranscript, redact: Redact): Json {
  const { task, commit, tags, suite } = good.trial.result;
  const meta = {
    ...{ suite, task, commit, tags },
    chosen: sourceOf(good.trial),
    rejected: sourceOf(bad.trial),
  };
  const { prompt, completion, tools } = good.transcript;
  return redactJson(
    { prompt, chosen: completion, rejected: bad.transcript.completion, meta: { ...meta, tools } },
    redact,
  );
}

function sourceOf({ result, metrics }: ReadTrial): Json {
  const { key, outcome, stop_reason, hidden, configuration, trace_sha256 } = result;
  const { model, version } = configuration;
  return { key, model, version, outcome, stop_reason, hidden, trace_sha256, usage: metrics.usage };
}

/** A message as trainers and chat templates take it: https://huggingface.co/docs/trl/dataset_formats */
type PairMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly tool_calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

type ToolCall = {
  readonly id: string;
  readonly type: 'function';
  /** `arguments` is JSON text, as endpoints send it: objects of differing shape cannot stand in one column. */
  readonly function: { readonly name: string; readonly arguments: string };
};

interface Transcript {
  /** The messages before the model's first reply. */
  readonly prompt: readonly PairMessage[];
  readonly completion: readonly PairMessage[];
  /** The functions that the model could call, as JSON text. */
  readonly tools: string;
}

/** The conversation of the one run of a trace, in either protocol; null when no model replied. */
async function readTranscript(path: string): Promise<Transcript | null> {
  const run = await readRun(path, null);
  const said = run.events.flatMap((event) => event.said ?? []);
  const newest = run.lastPrompt();
  if (newest === null) return null;
  const body: unknown = JSON.parse(bodyOf(newest));
  const last = said.findLast((event) => event.kind === 'llm_action');
  const messages = [
    ...messagesOf(body).flatMap(chatMessage).reduce<PairMessage[]>(joined, []),
    ...(last === undefined ? [] : finalMessage(last.payload.action)),
  ];
  const start = messages.findIndex(({ role }) => role === 'assistant');
  if (start < 0) return null;
  return { prompt: messages.slice(0, start), completion: messages.slice(start), tools: toolsOf(body) };
}

type PromptItem = ReturnType<typeof messagesOf>[number];

/** Reasoning is left out: the endpoint encrypts it, so it holds no text to learn from. */
function chatMessage({ role, text: content, calls, answers }: PromptItem): readonly PairMessage[] {
  switch (role) {
    case 'system':
    case 'developer':
      return [{ role: 'system', content }];
    case 'user':
      return [{ role, content }];
    case 'tool':
      return [{ role, tool_call_id: answers, content }];
    case 'assistant':
      return [assistantMessage(content, calls)];
    default:
      return [];
  }
}

function assistantMessage(content: string, calls: PromptItem['calls']): PairMessage {
  if (calls.length === 0) return { role: 'assistant', content };
  const tool_calls = calls.map(({ id, name, args }): ToolCall => {
    return { id, type: 'function', function: { name, arguments: args } };
  });
  return { role: 'assistant', content, tool_calls };
}

/** Appends a message; parts of one reply (text, then calls) are joined to one message. */
function joined(messages: PairMessage[], message: PairMessage): PairMessage[] {
  const before = messages.at(-1);
  if (before?.role !== 'assistant' || message.role !== 'assistant') return [...messages, message];
  const content = [before.content, message.content].filter((text) => text !== '').join('\n');
  const tool_calls = [...(before.tool_calls ?? []), ...(message.tool_calls ?? [])];
  const both = { role: 'assistant' as const, content };
  return [...messages.slice(0, -1), tool_calls.length === 0 ? both : { ...both, tool_calls }];
}

/** The message of the reply that ended the run, taken from the event: no later request holds it. */
function finalMessage(action: Json): readonly PairMessage[] {
  if (!isPlainObject(action) || action['type'] !== 'final') return [];
  const { type, ...args } = action;
  return [assistantMessage('', [{ id: 'final', name: 'final', args: JSON.stringify(args) }])];
}

function toolsOf(body: unknown): string {
  const tools = valueAt(body, 'tools');
  const functions = (Array.isArray(tools) ? tools : [])
    .filter(isPlainObject)
    .map(({ type, function: nested, ...flat }) => ({ type: 'function', function: nested ?? flat }));
  return JSON.stringify(functions);
}
