import { stat, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { errorText, orElse } from '../core/errors.ts';
import { isJsonObject, type Json } from '../core/json.ts';
import { bodyOf } from '../core/ports.ts';
import { progressLine } from '../story/progress.ts';
import { listAt, messageOf, messagesOf, type PromptMessage } from '../story/read-json.ts';
import { visibleText } from '../story/safe-text.ts';
import { outcomeWords } from '../story/words.ts';
import { findingsOf, type RunVerification, verifyTrace } from '../trace/integrity.ts';
import { listRuns, type RunListing, readTrace, type TraceEvent, type TraceProblem } from '../trace/reader.ts';
import { isExact, isRequestEvent, PromptRebuilder, type RebuiltPrompt } from '../trace/replay.ts';
import { defineCommand, filled, flag } from './flags.ts';
import { type Paint, painter, TRACE_TO_READ, traceToRead } from './io.ts';

/** Why the file cannot be shown; null: it is empty, or at least one of its lines is an event, or that is just what is asked. */
async function traceProblem({ trace: path, verify }: InspectOptions): Promise<string | null> {
  const stats = await stat(path).catch(() => null);
  if (stats === null || !stats.isFile()) return `Trace file not found: ${path}`;
  if (verify) return null;
  let lines = 0;
  for await (const item of readTrace(path)) {
    if (item.type === 'event') return null;
    lines++;
  }
  return lines === 0 ? null : `Error: ${path} is not a trace: none of its lines is an event`;
}

async function show(options: InspectOptions, terminal: Terminal): Promise<number> {
  const { trace: path, verify, sha256 = null, run, kind = null, index = null, max = 0 } = options;
  if (verify) return showVerification({ path, sha256 }, terminal);
  if (run === undefined && !selectsEvents(options)) return showRuns(path, terminal);
  const runId = run ?? (await onlyRun(path, terminal));
  if (runId === null) return 2;
  const query = { path, runId, kind, index, max, wantsPrompts: true };
  const target = options['dump-prompt'];
  if (target !== undefined) return dumpPrompt(query, target, terminal);
  if (options['pretty-only-prompt']) return showPrompts(query, options, terminal);
  if (options['prompt-with-history']) return showPromptWithHistory(query, options, terminal);
  return showEvents(query, options, terminal);
}

/** The run that is meant when the file holds no other. */
async function onlyRun(path: string, terminal: Terminal): Promise<string | null> {
  const runs = await listRuns(path, () => {});
  const [only, ...others] = runs;
  if (only !== undefined && others.length === 0) return only.runId;
  const count = runs.length === 0 ? 'no runs' : `${runs.length} runs; choose one with --run:`;
  terminal.warn(`Error: the trace holds ${count}`);
  for (const { runId } of runs) terminal.warn(`  ${runId}`);
  return null;
}

/** One below 0 is taken, and finds nothing. */
const integer = z
  .string()
  .regex(/^-?\d{1,9}$/, 'must be a whole number')
  .transform(Number);

const InspectFlags = z.object({
  trace: TRACE_TO_READ,
  run: flag(filled.optional(), { value: 'ID', help: 'the run to show' }),
  kind: flag(filled.optional(), {
    value: 'KIND',
    help: 'only events of this kind, such as llm_request',
  }),
  index: flag(integer.optional(), { value: 'N', help: 'only the Nth of them, from 0' }),
  max: flag(integer.optional(), { value: 'N', help: 'at most N of them; 0: all' }),
  full: flag(z.boolean().default(false), { help: 'whole payloads and prompts' }),
  'pretty-only-prompt': flag(z.boolean().default(false), {
    help: 'only the prompts of llm_request events',
  }),
  'dump-prompt': flag(filled.optional(), {
    value: 'FILE',
    help: 'write one prompt to a file (with --kind llm_request --index N)',
  }),
  'prompt-with-history': flag(z.boolean().default(false), {
    help: 'one prompt and the events around it (with --kind llm_request --index N)',
  }),
  'preserve-newlines': flag(z.boolean().default(false), {
    help: 'with --prompt-with-history: the prompt in lines',
  }),
  'history-window': flag(integer.default(5), { value: 'N', help: 'events before and after' }),
  verify: flag(z.boolean().default(false), {
    help: 'check the hash chains; exit code 3 when a line is not what was written',
  }),
  sha256: flag(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hex digits')
      .toLowerCase()
      .optional(),
    { value: 'HEX', help: 'with --verify: the file must have this sha256' },
  ),
});
/** The inspector's flags, with the trace found. */
export type InspectOptions = z.infer<typeof InspectFlags> & { readonly trace: string };

/**
 * `agent-fix inspect`: reads a trace (docs/trace.md) with the flags of the Python original's inspector. Gives the exit
 * code: 0, 2 for a run or a file that is not there, 3 when something is not proven to be what was recorded.
 */
export const inspectCommand = defineCommand(
  {
    name: 'agent-fix inspect',
    about: 'reads a trace.',
    flags: InspectFlags,
    notes: `Without --run: the runs in the file (with one run only, an option that selects events means that run).
Exit codes: 0 shown; 2 wrong usage, or no such file; 3 something is not proven to be what was recorded.`,
    check: checkTogether,
  },
  async (flags, io) => {
    const options = { ...flags, trace: flags.trace ?? traceToRead(undefined) };
    const terminal = new Terminal(io);
    const wrong = await traceProblem(options);
    if (wrong !== null) {
      terminal.warn(wrong);
      return 2;
    }
    const code = await show(options, terminal);
    return code === 0 && terminal.hasDoubted ? 3 : code;
  },
);

function checkTogether(options: Omit<InspectOptions, 'trace'>): void {
  const { kind, index, verify, sha256 } = options;
  const one = (['dump-prompt', 'prompt-with-history'] as const).find((name) => options[name]);
  if (one !== undefined && (kind === undefined || !PROMPT_KINDS.has(kind)))
    throw new Error(`--${one} requires --kind llm_request and --index`);
  if (one !== undefined && index === undefined)
    throw new Error(`--${one} requires --index to select a single event`);
  if (sha256 !== undefined && !verify) throw new Error('--sha256 goes with --verify');
}

/** True when the options ask for events, so that they need a run. */
export function selectsEvents(options: InspectOptions): boolean {
  const { kind, index, max = 0, full } = options;
  const asksForPrompts =
    options['pretty-only-prompt'] || options['dump-prompt'] !== undefined || options['prompt-with-history'];
  return kind !== undefined || index !== undefined || max > 0 || full || asksForPrompts;
}

const HEADER = ['RUN', 'START', 'OUTCOME', 'STEPS', 'TESTS', 'TOKENS', 'GOAL'];
const MAX_GOAL = 100;

/** Lists the runs of a trace: id, start, goal, outcome, steps, tests, tokens. */
export async function showRuns(path: string, terminal: Terminal): Promise<number> {
  const runs = await listRuns(path, (problem) => terminal.problem(problem));
  terminal.line(`Trace file: ${path}`);
  if (runs.length === 0) terminal.line('No runs in this file');
  else for (const line of tableOf(runs, terminal)) terminal.line(line);
  return 0;
}

function tableOf(runs: readonly RunListing[], terminal: Terminal): readonly string[] {
  const rows = [HEADER, ...runs.map((run) => cellsOf(run).map((cell) => terminal.safe(cell)))];
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [header = '', ...lines] = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return ['', terminal.paint('bold', header), ...lines];
}

function cellsOf({ runId, start, goal, outcome, hasEnded, steps, tests, usage }: RunListing): string[] {
  return [
    oneLine(runId),
    formatTime(start),
    outcomeWords(outcome, hasEnded).title,
    String(steps),
    String(tests),
    usage === null ? '-' : String(usage.input_tokens + usage.output_tokens),
    cut(oneLine(goal), MAX_GOAL),
  ];
}

/** A file with more findings than this is simply not the one that was written. */
const MAX_SHOWN = 100;

/** Checks the hash chains, and the file's sha256 when one is given. Exit code 3 when anything is not as it was written. */
export async function showVerification(
  { path, sha256 }: { readonly path: string; readonly sha256: string | null },
  terminal: Terminal,
): Promise<number> {
  const verification = await verifyTrace(path);
  terminal.line(`Trace file: ${path}`);
  terminal.line(`sha256: ${verification.sha256}`);
  for (const run of verification.runs) terminal.line(verdictLine(run, terminal));
  const findings = findingsOf(verification);
  for (const { line, reason } of findings.slice(0, MAX_SHOWN))
    terminal.line(`line ${line}: ${terminal.safe(reason)}`);
  if (findings.length > MAX_SHOWN) terminal.line(`and ${findings.length - MAX_SHOWN} more`);
  if (sha256 !== null && sha256 !== verification.sha256) {
    terminal.line(`sha256 differs: expected ${sha256}`);
    return 3;
  }
  if (findings.length > 0) return 3;
  if (verification.runs.length === 0) {
    terminal.line('No runs in this file: there is nothing that could be proven');
    return 3;
  }
  terminal.line('Every line is as it was written');
  return 0;
}

function verdictLine({ runId, events, findings }: RunVerification, terminal: Terminal): string {
  const run = `run ${terminal.safe(oneLine(runId))}: `;
  if (findings.length === 0) return `${run}${events} events, ${terminal.paint('green', 'intact')}`;
  return `${run}${terminal.paint('red', `${events} events, NOT intact`)}`;
}

/** The kinds that hold a prompt. */
export const PROMPT_KINDS: ReadonlySet<string> = new Set(['llm_request', 'reflection_request']);

export interface RunQuery {
  readonly path: string;
  readonly runId: string;
  readonly kind: string | null;
  readonly index: number | null;
  /** 0: no limit. */
  readonly max: number;
  /** Whether prompts are wanted whole; they take the memory of a conversation. */
  readonly wantsPrompts: boolean;
}

/** How many events the run holds, and how many of the kind asked for; counted as far as the scan went. */
interface Tally {
  readonly inRun: number;
  readonly ofKind: number;
  readonly selected: number;
}

/** Takes an event that the query selects; `prompt` is set for our requests when prompts are wanted. */
type Select = (event: TraceEvent, prompt: RebuiltPrompt | null) => void;

/** Streams the events that a query selects, and stops reading when there can be no more. */
async function scanRun(
  query: RunQuery,
  onProblem: (problem: TraceProblem) => void,
  select: Select,
): Promise<Tally> {
  const { path, runId, kind, index, max, wantsPrompts } = query;
  const rebuilder = new PromptRebuilder();
  const tally = { inRun: 0, ofKind: 0, selected: 0 };
  for await (const item of readTrace(path)) {
    if (item.type === 'problem') {
      onProblem(item.problem);
      continue;
    }
    const { event } = item;
    if (event.runId !== runId) continue;
    tally.inRun++;
    const request = event.said !== null && isRequestEvent(event.said) ? event.said : null;
    if (wantsPrompts && request !== null) rebuilder.add(request);
    if (kind !== null && event.kind !== kind) continue;
    const position = tally.ofKind++;
    if (index !== null && position !== index) continue;
    tally.selected++;
    select(event, wantsPrompts && request !== null ? rebuilder.newest() : null);
    if (index !== null || tally.selected === max) break;
  }
  return tally;
}

/** Says what a scan did not find; gives the exit code: an unknown run and an index that is out of range are wrong usage, finding nothing is an answer. */
function tellWhatIsMissing({ runId, kind, index }: RunQuery, tally: Tally, terminal: Terminal): number {
  if (tally.selected > 0) return 0;
  if (tally.inRun === 0) {
    terminal.warn(`Error: the trace holds no run ${runId}`);
    return 2;
  }
  if (tally.ofKind === 0) terminal.line(`No events of kind '${terminal.safe(kind ?? '')}' for run_id`);
  else {
    terminal.warn(`Index out of range: ${index}`);
    return 2;
  }
  return 0;
}

/** Lists the selected events; with `full`, payloads indented and prompts as their messages. */
export async function showEvents(
  query: RunQuery,
  { full }: InspectOptions,
  terminal: Terminal,
): Promise<number> {
  let shown = 0;
  const tally = await scanRun(
    { ...query, wantsPrompts: full },
    (problem) => terminal.problem(problem),
    (event, prompt) => {
      if (shown++ === 0) terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.safe(query.runId)}\n`);
      const number = String(shown).padStart(3);
      const kind = terminal.paint('cyan', terminal.safe(`[${event.kind}]`));
      terminal.line(
        `${number}. ${formatTime(event.ts)} ${kind} (run=${terminal.safe(event.runId)})\n` +
          `    ${terminal.safe(full ? fullText(event, prompt, terminal) : shortText(event, terminal))}\n`,
      );
    },
  );
  return tellWhatIsMissing(query, tally, terminal);
}

const shortText = ({ payload }: TraceEvent, terminal: Terminal): string =>
  terminal.shorten(lineText(payload), MAX_PAYLOAD);

function fullText(event: TraceEvent, prompt: RebuiltPrompt | null, terminal: Terminal): string {
  if (!PROMPT_KINDS.has(event.kind)) return blockText(event.payload);
  const { messages, doubt } = wholePrompt(event, prompt);
  if (doubt !== null) terminal.doubt(doubt);
  if (messages.length === 0) return blockText(event.payload);
  return messages.map((message) => `- role: ${message.role}\n  content:\n${contentOf(message)}\n`).join('\n');
}

/** Prints nothing but the prompts of the selected events. */
export async function showPrompts(
  query: RunQuery,
  { full }: InspectOptions,
  terminal: Terminal,
): Promise<number> {
  if (!(await selectsOnlyPrompts(query))) {
    terminal.warn('Error: --pretty-only-prompt only makes sense when filtering llm_request events');
    return 2;
  }
  const tally = await scan(query, terminal, (event, prompt) => {
    terminal.line(terminal.safe(textOf(event, prompt, { full, terminal })));
  });
  return tellWhatIsMissing(query, tally, terminal);
}

async function selectsOnlyPrompts(query: RunQuery): Promise<boolean> {
  if (query.kind !== null) return PROMPT_KINDS.has(query.kind);
  let isOnlyPrompts = true;
  await scanRun(query, ignore, ({ kind }) => {
    isOnlyPrompts &&= PROMPT_KINDS.has(kind);
  });
  return isOnlyPrompts;
}

/** Writes one prompt to a file, whole. */
export async function dumpPrompt(query: RunQuery, path: string, terminal: Terminal): Promise<number> {
  const { tally, selected } = await selectOne(query, { full: true, terminal });
  if (selected === undefined) return tellWhatIsMissing(query, tally, terminal);
  try {
    await writeFile(path, selected.text);
  } catch (error) {
    terminal.warn(`Cannot write ${path}: ${errorText(error)}`);
    return 2;
  }
  terminal.line(`Wrote prompt to ${path}`);
  return 0;
}

/** Shows one prompt, and what happened around it. */
export async function showPromptWithHistory(
  query: RunQuery,
  { full, 'preserve-newlines': preserveNewlines, 'history-window': window }: InspectOptions,
  terminal: Terminal,
): Promise<number> {
  const historyWindow = Math.max(0, window);
  const { tally, selected } = await selectOne(query, { full, terminal });
  if (selected === undefined) return tellWhatIsMissing(query, tally, terminal);
  if (preserveNewlines) {
    terminal.line('PROMPT:');
    for (const line of printableLines(selected.text)) terminal.line(`  ${terminal.safe(line)}`);
    terminal.line();
  } else {
    terminal.line(`PROMPT: ${terminal.safe(oneLine(selected.text).replaceAll('\t', ' ').trim())}\n`);
  }
  const { index } = selected.event;
  const start = Math.max(0, index - historyWindow);
  const lines: string[] = [];
  const around = { ...query, kind: null, index: null, max: index + historyWindow + 1, wantsPrompts: false };
  await scanRun(around, ignore, (event) => {
    if (event.index < start) return;
    const kind = terminal.paint('cyan', terminal.safe(`[${event.kind}]`));
    lines.push(` - ${event.index}: ${formatTime(event.ts)} ${kind} ${terminal.safe(summaryText(event))}`);
  });
  const end = start + lines.length - 1;
  terminal.line(`HISTORY (events ${start}..${end} around selected index ${index}):`);
  for (const line of lines) terminal.line(line);
  return 0;
}

/** For a second pass: what is wrong with the lines was told in the first. */
const ignore = (): void => {};

async function selectOne(query: RunQuery, as: { readonly full: boolean; readonly terminal: Terminal }) {
  const found: { readonly event: TraceEvent; readonly text: string }[] = [];
  const tally = await scan(query, as.terminal, (event, prompt) => {
    found.push({ event, text: textOf(event, prompt, as) });
  });
  return { tally, selected: found[0] };
}

function scan(
  query: RunQuery,
  terminal: Terminal,
  select: (event: TraceEvent, prompt: RebuiltPrompt | null) => void,
): Promise<Tally> {
  return scanRun({ ...query, wantsPrompts: true }, (problem) => terminal.problem(problem), select);
}

function textOf(
  event: TraceEvent,
  prompt: RebuiltPrompt | null,
  { full, terminal }: { full: boolean; terminal: Terminal },
): string {
  const { messages, doubt } = wholePrompt(event, prompt);
  if (doubt !== null) terminal.doubt(doubt);
  return promptText(messages, (content) => (full ? content : terminal.shorten(content, MAX_CONTENT)));
}

interface WholePrompt {
  readonly messages: readonly PromptMessage[];
  /** Why the prompt is not proven to be the one that was sent; null when it is. */
  readonly doubt: string | null;
}

/** All messages of a request, its sha256 checked. */
function wholePrompt(event: TraceEvent, prompt: RebuiltPrompt | null): WholePrompt {
  if (prompt === null)
    return { messages: ownMessages(event), doubt: `line ${event.line}: not a readable request` };
  const doubt = `line ${event.line}: the rebuilt prompt does not have the sha256 that was recorded when it was sent`;
  // Where a part was changed or lost, its items are still worth seeing.
  const messages = orElse(
    prompt.items.map((item) => messageOf(JSON.parse(item))),
    () => messagesOf(JSON.parse(bodyOf(prompt))),
  );
  return { messages, doubt: isExact(prompt) ? null : doubt };
}

const contentOf = ({ text, calls }: PromptMessage): string =>
  [text, ...calls.map(({ name, args }) => `[call] ${name} ${args}`)].filter((each) => each !== '').join('\n');

/** A prompt as `role: content` paragraphs. */
function promptText(messages: readonly PromptMessage[], shorten: (content: string) => string): string {
  return messages.map((message) => `${message.role}: ${shorten(contentOf(message))}`).join('\n\n');
}

/** What a request event itself holds: what it added to the conversation. */
const ownMessages = ({ payload }: TraceEvent): readonly PromptMessage[] =>
  listAt(payload, 'appended').map(messageOf);

const MAX_SUMMARY = 300;

/** An event in one short line, for the history around a prompt. */
function summaryText(event: TraceEvent): string {
  return cut(oneLine(bareSummary(event)), MAX_SUMMARY).replaceAll('\t', ' ');
}

/** As whoever watched the run read it; what only the trace needs, as its payload. */
function bareSummary(event: TraceEvent): string {
  if (PROMPT_KINDS.has(event.kind))
    return promptText(ownMessages(event), (content) => cut(content, MAX_SUMMARY));
  return progressLine(event)?.replace(/^\[[^\]]*\] /, '') ?? lineText(event.payload);
}

/** Where the inspector writes. */
export interface InspectIo {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  /** stdout is a terminal: what could move its cursor or hide text is shown as a mark. */
  readonly isTTY: boolean;
}

/** Writes lines, and keeps what a run says from acting on the terminal that shows it. */
export class Terminal {
  readonly paint: Paint;
  readonly #io: InspectIo;
  #hasCut = false;
  #hasDoubted = false;

  constructor(io: InspectIo) {
    this.#io = io;
    this.paint = painter(io.isTTY);
  }

  /** True when something shown is not proven to be what was recorded. */
  get hasDoubted(): boolean {
    return this.#hasDoubted;
  }

  line(text = ''): void {
    this.#io.stdout(`${text}\n`);
  }

  warn(text: string): void {
    this.#io.stderr(`${this.safe(text)}\n`);
  }

  doubt(text: string): void {
    this.#hasDoubted = true;
    this.warn(text);
  }

  /** Tells of a line that something is wrong with. */
  problem({ line, reason }: TraceProblem): void {
    this.warn(`line ${line}: ${reason}`);
  }

  /** Cuts what is too long to list, and says so once. */
  shorten(text: string, max: number): string {
    const short = cut(text, max);
    if (short !== text && !this.#hasCut) this.warn('Long texts end in "..."; --full shows them whole');
    this.#hasCut ||= short !== text;
    return short;
  }

  /** Text of a run: as it is in a pipe, with marks such as U+202E for unseen characters on a terminal. */
  safe(text: string): string {
    return this.#io.isTTY ? visibleText(text) : text;
  }
}

// The shapes and the lengths of the Python original (llm_repo_agent/inspect_trace.py).

export const MAX_PAYLOAD = 1200;
export const MAX_CONTENT = 800;

/** Seconds since 1970 as local time; '-' when there is none. */
export function formatTime(ts: number | null): string {
  if (ts === null || ts === 0) return '-';
  const time = new Date(ts * 1000);
  if (Number.isNaN(time.getTime())) return String(ts);
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${date} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
}

/** The first `max` characters; '...' says that there are more. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text.slice(0, 2 * max));
  return characters.length <= max && text.length <= 2 * max
    ? text
    : `${characters.slice(0, max).join('')}...`;
}

/** The payload in one line. */
export const lineText = (payload: Json): string => unlessTooDeep(() => oneLineJson(payload));

/** The payload indented. */
export const blockText = (payload: Json): string => unlessTooDeep(() => JSON.stringify(payload, null, 2));

function unlessTooDeep(write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (error instanceof RangeError) return '(nested too deeply to show)';
    throw error;
  }
}

/** JSON in one line with a blank after each ':' and ','. */
function oneLineJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(oneLineJson).join(', ')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLineJson(each)}`);
  return `{${members.join(', ')}}`;
}

/** Where Python's splitlines ends a line. */
const LINE_ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

export const printableLines = (text: string): readonly string[] => {
  const lines = text.split(LINE_ENDS);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

export const oneLine = (text: string): string => printableLines(text).join(' ');
