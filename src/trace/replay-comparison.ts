import type { RunEvent } from '../core/events.ts';
import { isJsonObject, type Json } from '../core/json.ts';
import { bodyOf } from '../core/ports.ts';
import { isRequest, type PromptParts, PromptRebuilder } from './prompts.ts';
import type { Recording } from './replay.ts';

/** What a replay came to. Steps are requests, counted from 0; events before the first belong to step 0. */
export type Comparison = { readonly kind: 'identical'; readonly steps: number } | Difference;

export interface Difference {
  readonly kind: 'different';
  readonly step: number;
  /** The kind of the first event that differs; `unreadable` for a line of the recording that cannot be used. */
  readonly eventKind: string;
  /** For people. */
  readonly reason: string;
  /** Unified; '' when there is nothing to set side by side. */
  readonly diff: string;
}

/**
 * Compares everything that was said, in order: requests, replies, results, tests, notes, the outcome. Not
 * compared: attempts, which are not replayed, durations, and the names of the run and of the program. A line that
 * the hash chain finds changed differs as well, even if the replay says the same. A recording without its end is
 * compared as far as it goes.
 */
export async function compareEvents(
  { events, steps, end }: Pick<Recording, 'events' | 'steps' | 'end'>,
  replayed: readonly RunEvent[],
): Promise<Comparison> {
  const others = replayed.filter(isReplayed).values();
  const prompts = { recorded: new PromptRebuilder(), replayed: new PromptRebuilder() };
  let requests = 0;
  for (const { line, said, doubt } of events) {
    if (isRequest(said)) requests++;
    const other = isReplayed(said) ? others.next().value : said;
    const found = await eventDifference(said, other, prompts);
    const differs =
      found ?? (doubt === null ? null : { reason: `line ${line} of the trace: ${doubt}`, diff: '' });
    if (differs !== null) return different({ requests, eventKind: said.kind, ...differs });
  }
  if (end.kind === 'broken') {
    const reason = `line ${end.line} of the trace: ${end.reason}`;
    return different({ requests, eventKind: 'unreadable', reason, diff: '' });
  }
  const extra = end.kind === 'ended' ? others.next().value : undefined;
  if (extra === undefined) return { kind: 'identical', steps: steps.length };
  return different({
    requests,
    eventKind: extra.kind,
    reason: 'the recording ended before this event',
    diff: '',
  });
}

const different = ({
  requests,
  ...found
}: { readonly requests: number } & Pick<Difference, 'eventKind' | 'reason' | 'diff'>): Difference => ({
  kind: 'different',
  step: Math.max(0, requests - 1),
  ...found,
});

const isReplayed = ({ kind }: RunEvent): boolean => kind !== 'llm_attempt';

interface Prompts {
  readonly recorded: PromptRebuilder;
  readonly replayed: PromptRebuilder;
}

async function eventDifference(
  said: RunEvent,
  other: RunEvent | undefined,
  prompts: Prompts,
): Promise<Pick<Difference, 'reason' | 'diff'> | null> {
  if (other === undefined) return { reason: 'the replay ended before this event', diff: '' };
  if (isRequest(said)) prompts.recorded.add(said);
  if (isRequest(other)) prompts.replayed.add(other);
  const [before, after] = [comparable(said), comparable(other)];
  if (before === after) return null;
  const reason = said.kind === other.kind ? `${said.kind} differs` : `the replay has ${other.kind} here`;
  const bodies = isRequest(said) && isRequest(other) ? await newestDiff(prompts) : null;
  return { reason, diff: bodies ?? (await readableDiff(before, after)) };
}

async function newestDiff(prompts: Prompts): Promise<string | null> {
  const [recorded, replayed] = [prompts.recorded.newest(), prompts.replayed.newest()];
  return recorded === null || replayed === null ? null : bodyDiff(recorded, replayed);
}

/** null when the bodies are the same, byte for byte. */
async function bodyDiff(recorded: PromptParts, replayed: PromptParts): Promise<string | null> {
  const [before, after] = [bodyOf(recorded), bodyOf(replayed)];
  return before === after ? null : readableDiff(before, after);
}

/**
 * The event as text, without what may differ from run to run. Keys are sorted: in what order a record names them says
 * nothing, and where order counts, in a request's bytes, its sha256 tells.
 */
function comparable({ kind, payload }: RunEvent): string {
  const ignored = IGNORED.get(kind) ?? NOTHING;
  return JSON.stringify({ kind, payload }, (key, value: Json) => {
    if (ignored.has(key)) return undefined;
    return isJsonObject(value) ? Object.fromEntries(Object.entries(value).toSorted(byKey)) : value;
  });
}

const byKey = ([a]: readonly [string, Json], [b]: readonly [string, Json]): number => (a < b ? -1 : 1);

const NOTHING: ReadonlySet<string> = new Set();
const IGNORED: ReadonlyMap<string, ReadonlySet<string>> = new Map<RunEvent['kind'], ReadonlySet<string>>([
  ['run_start', new Set(['run_id', 'version', 'sandbox'])],
  ['tests', new Set(['duration_ms'])],
  ['run_end', new Set(['run_id', 'duration_ms'])],
]);

/** More edits than this are two different texts; finding the least of them would take too long. */
const MAX_EDITS = 2000;

/** A unified diff of two JSON texts, indented and with the lines inside of strings on lines of their own. */
export async function readableDiff(recorded: string, replayed: string): Promise<string> {
  // Loaded here: only a difference needs it.
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import('diff');
  const texts = [recorded, replayed].map(readable);
  const [before = '', after = ''] = texts[0] === texts[1] ? [recorded, replayed] : texts;
  const patch = createTwoFilesPatch('recorded', 'replayed', `${before}\n`, `${after}\n`, '', '', {
    context: 3,
    maxEditLength: MAX_EDITS,
    headerOptions: FILE_HEADERS_ONLY,
  });
  return (
    patch ??
    `--- recorded\n+++ replayed\n(too different to compare: ${before.length} and ${after.length} characters)\n`
  );
}

function readable(json: string): string {
  try {
    const value: Json = JSON.parse(json);
    // Escapes are taken in pairs, so that the n of an escaped backslash and an n is no line end.
    return JSON.stringify(value, null, 2).replace(/\\(.)/g, (pair, character) =>
      character === 'n' ? '\\n\n' : pair,
    );
  } catch {
    return json;
  }
}
