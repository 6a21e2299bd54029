import { join } from 'node:path';
import { isPlainObject, type Json } from '../../base/json.ts';
import type { Redact } from '../../core/ports.ts';
import { redactJson } from '../../core/redaction.ts';
import { TRACE_FILE, verdictOf } from './result.ts';
import type { ReadTrial } from './store.ts';
import { type AnsweredReply, readTranscript, type TrainingMessage, type Transcript } from './transcript.ts';

interface PairOptions {
  /** The most pairs of each task, so that no task outweighs the others. */
  readonly maxPerTask: number;
  /** Each side ends after its first reply. */
  readonly isOneStep: boolean;
  readonly redact: Redact;
}

interface PreferencePairs {
  readonly rows: readonly Json[];
  /** For people: what gave no pair, and how often. */
  readonly problems: ReadonlyMap<string, number>;
}

/**
 * Pairs of runs of the same task from the same prompt, as training data: a run that solved the task, also by its hidden test if there
 * is one, and a run that did not. Flaky runs, runs that say nothing of the model, and changed traces are left out. Each pair of runs
 * stands once, and as many runs as possible are used.
 */
export async function preferencePairs(
  trials: readonly ReadTrial[],
  { maxPerTask, isOneStep, redact }: PairOptions,
): Promise<PreferencePairs> {
  const rows: Json[] = [];
  const problems = new Map<string, number>();
  const note = (problem: string): Map<string, number> =>
    problems.set(problem, (problems.get(problem) ?? 0) + 1);
  const usable = trials.filter(({ isTampered }) => !isTampered);
  if (usable.length < trials.length)
    problems.set('runs whose trace was changed', trials.length - usable.length);
  for (const group of Map.groupBy(usable, ({ result }) => `${result.task} ${result.commit}`).values()) {
    const unread = (): unknown => note('runs whose trace cannot be read or holds no reply');
    const chosen = await withTranscripts(group.filter(isChosen), unread);
    const rejected = await withTranscripts(group.filter(isRejected), unread);
    if (chosen.length === 0) note('tasks without a usable run that solved them');
    else if (rejected.length === 0) note('tasks without a usable run that failed');
    const forks = chosen.flatMap((good) =>
      rejected.flatMap((bad): Fork[] => {
        const fork = forkOf(good.transcript, bad.transcript);
        if (typeof fork !== 'string') return [{ good, bad, ...fork }];
        note(fork);
        return [];
      }),
    );
    for (const fork of evenlyUsed(forks, maxPerTask)) rows.push(pairRow(fork, isOneStep, redact));
  }
  return { rows: newShapesFirst(rows), problems };
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

async function withTranscripts(
  trials: readonly ReadTrial[],
  onUnread: () => unknown,
): Promise<readonly TrialTranscript[]> {
  const complete: TrialTranscript[] = [];
  for (const trial of trials) {
    const transcript = await readTranscript(join(trial.folder, TRACE_FILE)).catch(() => null);
    if (transcript === null) onUnread();
    else complete.push({ trial, transcript });
  }
  return complete;
}

/** Where two runs part: what both saw, and the turns of each from the first reply that differs. */
interface Parting {
  readonly prompt: readonly TrainingMessage[];
  readonly chosen: readonly AnsweredReply[];
  readonly rejected: readonly AnsweredReply[];
}

interface Fork extends Parting {
  readonly good: TrialTranscript;
  readonly bad: TrialTranscript;
}

/**
 * Where two runs part, or why they make no pair. A reply that the driver refused, with its answer, is left out of the run to choose:
 * nobody shall learn to write it.
 */
function forkOf(good: Transcript, bad: Transcript): Parting | string {
  if (toolsText(good) !== toolsText(bad)) return 'pairs of runs with different tools';
  if (!areAlike(good.opening, bad.opening)) return 'pairs of runs with different instructions or openings';
  const chosen = good.turns.filter(({ isRefused }) => !isRefused);
  const prompt = [...good.opening];
  for (const [at, turn] of chosen.entries()) {
    const other = bad.turns[at];
    if (other === undefined) break;
    if (!areAlike([turn.reply], [other.reply]))
      return { prompt, chosen: chosen.slice(at), rejected: bad.turns.slice(at) };
    if (!areAlike(turn.answers, other.answers) && bad.turns[at + 1] !== undefined)
      return 'pairs of runs that were told different things before their replies differ';
    prompt.push(turn.reply, ...turn.answers);
  }
  return 'pairs of runs without replies that differ';
}

/** Bounds of a function's parameters, which OpenAI's endpoints do not take. */
const SCHEMA_BOUNDS: ReadonlySet<string> = new Set(['minimum', 'minLength', 'minItems', 'maxItems']);

const toolsText = ({ tools }: Transcript): string =>
  JSON.stringify(tools, (key, value) => (SCHEMA_BOUNDS.has(key) ? undefined : value));

/**
 * Whether messages say the same. Tests print times, addresses and process ids, and in parallel their lines come in any order; what the
 * model wrote must be equal.
 */
const areAlike = (some: readonly TrainingMessage[], others: readonly TrainingMessage[]): boolean =>
  maskedText(some) === maskedText(others);

const maskedText = (messages: readonly TrainingMessage[]): string =>
  JSON.stringify(
    messages.map((message) =>
      message.role === 'assistant'
        ? message
        : {
            ...message,
            content: message.content
              .replace(/[\w.]*\d[\w.]*/g, '0')
              .split('\n')
              .toSorted(),
          },
    ),
  );

/** At most `max` of the pairs, so chosen that as many runs as possible stand in one, and none in many. */
function evenlyUsed(forks: readonly Fork[], max: number): readonly Fork[] {
  const uses = new Map<TrialTranscript, number>();
  const usesOf = ({ good, bad }: Fork): readonly [number, number] => {
    const [a, b] = [uses.get(good) ?? 0, uses.get(bad) ?? 0];
    return [Math.min(a, b), a + b];
  };
  const left = new Set(forks);
  const taken: Fork[] = [];
  while (taken.length < max && left.size > 0) {
    const [next] = [...left].toSorted((a, b) => {
      const [[least, sum], [otherLeast, otherSum]] = [usesOf(a), usesOf(b)];
      return least - otherLeast || sum - otherSum;
    });
    if (next === undefined) break;
    left.delete(next);
    taken.push(next);
    for (const run of [next.good, next.bad]) uses.set(run, (uses.get(run) ?? 0) + 1);
  }
  return taken;
}

/** One pair as DPO trainers read it (https://huggingface.co/docs/trl/dataset_formats#preference), with the trials it is from. */
function pairRow({ good, bad, prompt, chosen, rejected }: Fork, isOneStep: boolean, redact: Redact): Json {
  const { task, commit, tags, suite } = good.trial.result;
  const meta = {
    ...{ suite, task, commit, tags: tags.join(', ') },
    chosen: sourceOf(good.trial),
    rejected: sourceOf(bad.trial),
  };
  const messagesOf = (turns: readonly AnsweredReply[]): readonly TrainingMessage[] =>
    isOneStep ? turns.slice(0, 1).map(({ reply }) => reply) : messagesOfTurns(turns);
  const row = {
    prompt,
    chosen: messagesOf(chosen),
    rejected: messagesOf(rejected),
    tools: good.transcript.tools,
    meta,
  };
  // Half a character alone is no text for the readers of other languages.
  return redactJson(row, (text) => redact(text).toWellFormed());
}

/** The messages of turns; the last one is a reply, since nobody replied to what came after it. */
const messagesOfTurns = (turns: readonly AnsweredReply[]): readonly TrainingMessage[] =>
  turns.flatMap(({ reply, answers }, at) => (at === turns.length - 1 ? [reply] : [reply, ...answers]));

/** All texts, or objects of texts and numbers: a column has one type. */
function sourceOf({ result, metrics }: ReadTrial): Json {
  const { key, outcome, stop_reason, hidden, configuration, trace_sha256 } = result;
  const { api, model, version } = configuration;
  const source = { key, api, model, version, outcome, stop_reason, hidden: hidden ?? 'none' };
  return { ...source, trace_sha256, usage: metrics.usage };
}

/**
 * Puts rows that show a new name or type of a member before the others: `datasets` takes the types of all rows from the first 10 MB,
 * and refuses a later row that has others.
 */
function newShapesFirst(rows: readonly Json[]): readonly Json[] {
  const seen = new Set<string>();
  const isNew = (row: Json): boolean => {
    const before = seen.size;
    for (const shape of shapesIn(row, '')) seen.add(shape);
    return seen.size > before;
  };
  const { true: first = [], false: others = [] } = Object.groupBy(rows, (row) => `${isNew(row)}` as const);
  return [...first, ...others];
}

/** `/chosen/0/content string` */
function shapesIn(value: Json, path: string): readonly string[] {
  if (Array.isArray(value))
    return [`${path} list`, ...value.flatMap((each: Json) => shapesIn(each, `${path}/0`))];
  if (!isPlainObject(value)) return [`${path} ${value === null ? 'null' : typeof value}`];
  const members = Object.entries(value);
  const names = members.map(([name]) => name).toSorted();
  return [
    `${path} {${names.join()}}`,
    ...members.flatMap(([name, each]) => shapesIn(each, `${path}/${name}`)),
  ];
}
