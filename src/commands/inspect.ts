import { writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { errorText, orElse } from '../base/errors.ts';
import { isPlainObject, type Json } from '../base/json.ts';
import { bodyOf } from '../core/ports.ts';
import { momentOf } from '../story/moment.ts';
import { progressLine } from '../story/progress.ts';
import {
  listAt,
  messageOf,
  messagesOf,
  type PromptMessage,
  prettyJson,
  TOO_DEEP,
  textAt,
} from '../story/read-json.ts';
import { visibleText } from '../story/safe-text.ts';
import { formatCountOf, outcomeWords } from '../story/words.ts';
import { findingsOf, type RunVerification, verifyTrace } from '../trace/integrity.ts';
import { listRuns, type RunListing, readTrace, type TraceEvent, type TraceProblem } from '../trace/reader.ts';
import { PromptRebuilder, type RebuiltPrompt } from '../trace/replay.ts';
import { defineCommand, flag, notBlank, RECORD_FLAGS } from './flags.ts';
import { chooseRun, type Io, type Paint, painter, traceToRead } from './io.ts';

async function show(options: InspectOptions, terminal: Terminal, io: Io): Promise<number> {
  const { trace: path, verify, sha256 = null, kind = null, index = null, max = 0, full } = options;
  if (verify) return showVerification({ path, sha256 }, terminal);
  await refuseOtherFiles(path);
  const selects = kind !== null || index !== null || max > 0 || full || asksForPrompts(options);
  if (options.run === undefined && !selects) return showRuns(path, terminal);
  const runId = await chooseRun(path, options.run, io);
  const query = { path, runId, kind, index, max, wantsPrompts: true };
  const target = options['dump-prompt'];
  if (target !== undefined) return dumpPrompt(query, target, terminal);
  if (options['pretty-only-prompt']) return showPrompts(query, options, terminal);
  if (options['prompt-with-history']) return showPromptWithHistory(query, options, terminal);
  return selects ? showEvents(query, options, terminal) : showStory(query, terminal);
}

const asksForPrompts = (options: InspectOptions): boolean =>
  options['pretty-only-prompt'] || options['dump-prompt'] !== undefined || options['prompt-with-history'];

/** Throws where a file holds lines, and none of them is an event. */
async function refuseOtherFiles(path: string): Promise<void> {
  let lines = 0;
  for await (const item of readTrace(path)) {
    if (item.type === 'event') return;
    lines++;
  }
  if (lines > 0) throw new Error(`${path} is not a trace: none of its lines is an event`);
}

/** Numbers below 0 are accepted, as by the Python original, and select nothing. */
const integer = z
  .string()
  .regex(/^-?\d{1,9}$/, 'must be a whole number')
  .transform(Number);

const InspectFlags = z.object({
  ...RECORD_FLAGS,
  kind: flag(notBlank.optional(), {
    value: 'KIND',
    help: 'only events of this kind, such as llm_request',
  }),
  index: flag(integer.optional(), { value: 'N', help: 'only the Nth of them, from 0' }),
  max: flag(integer.optional(), { value: 'N', help: 'at most N of them; 0: all' }),
  full: flag(z.boolean().default(false), { help: 'whole payloads and prompts' }),
  'pretty-only-prompt': flag(z.boolean().default(false), {
    help: 'only the prompts of llm_request events',
  }),
  'dump-prompt': flag(notBlank.optional(), {
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
    help: 'was a line changed, removed or moved? Exit code 3 if so',
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
type InspectOptions = z.infer<typeof InspectFlags> & { readonly trace: string };

/**
 * `agent-fix inspect`: reads a trace (docs/trace.md) with the flags of the Python original's inspector. Gives the exit
 * code: 0, 2 for a run or a file that is not there, 3 when something is not proven to be what was recorded.
 */
export const inspectCommand = defineCommand(
  {
    name: 'agent-fix inspect',
    about: 'lists the recorded runs, or prints what one did.',
    flags: InspectFlags,
    notes: `Without options it lists the runs. With --run alone it prints the run, a line for each event.
Exit codes: 0 shown; 2 wrong usage, or no such file; 3 something is not proven to be what was recorded.`,
    check: checkTogether,
  },
  async (flags, io) => {
    const terminal = new Terminal(io);
    const code = await show({ ...flags, trace: traceToRead(flags.trace) }, terminal, io);
    return code === 0 && terminal.hasDoubted ? 3 : code;
  },
);

function checkTogether(options: Omit<InspectOptions, 'trace'>): void {
  const { kind, index, verify, sha256 } = options;
  const one = (['dump-prompt', 'prompt-with-history'] as const).find((name) => options[name]);
  if (one !== undefined && (kind === undefined || kind !== 'llm_request'))
    throw new Error(`--${one} requires --kind llm_request and --index`);
  if (one !== undefined && index === undefined)
    throw new Error(`--${one} requires --index to select a single event`);
  if (sha256 !== undefined && !verify) throw new Error('--sha256 goes with --verify');
}

const HEADER = ['RUN', 'START', 'OUTCOME', 'STEPS', 'TESTS', 'TOKENS', 'GOAL'];
const MAX_GOAL = 100;

/** Lists the runs of a trace: id, start, goal, outcome, steps, tests, tokens. */
async function showRuns(path: string, terminal: Terminal): Promise<number> {
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

/** More findings are counted, not listed. */
const MAX_SHOWN = 100;

/** Checks the hash chains, and the file's sha256 when one is given. Exit code 3 when anything is not as it was written. */
async function showVerification(
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

interface RunQuery {
  readonly path: string;
  readonly runId: string;
  readonly kind: string | null;
  readonly index: number | null;
  /** 0: no limit. */
  readonly max: number;
  /** Whether prompts are wanted whole; they take the memory of a conversation. */
  readonly wantsPrompts: boolean;
}

/** How many events of the kind asked for the run holds; counted as far as the scan went. */
interface Tally {
  readonly ofKind: number;
  readonly selected: number;
}

/** Takes an event that the query selects; `prompt` is set for our requests when prompts are wanted. */
type Select = (event: TraceEvent, prompt: RebuiltPrompt | null) => void;

/**
 * Streams the events that a query selects, and stops reading when there can be no more. `terminal` is null in a second pass:
 * the first told of damaged lines.
 */
async function scanRun(query: RunQuery, terminal: Terminal | null, select: Select): Promise<Tally> {
  const { path, runId, kind, index, max, wantsPrompts } = query;
  const rebuilder = new PromptRebuilder();
  const tally = { ofKind: 0, selected: 0 };
  for await (const item of readTrace(path)) {
    if (item.type === 'problem') {
      terminal?.problem(item.problem);
      continue;
    }
    const { event } = item;
    if (event.runId !== runId) continue;
    const prompt = wantsPrompts ? rebuilder.add(event) : null;
    if (kind !== null && event.kind !== kind) continue;
    const position = tally.ofKind++;
    if (index !== null && position !== index) continue;
    tally.selected++;
    select(event, prompt);
    if (index !== null || tally.selected === max) break;
  }
  return tally;
}

/** Says what a scan did not find; gives the exit code: an index that is out of range is wrong usage, finding nothing is an answer. */
function tellWhatIsMissing({ kind, index }: RunQuery, tally: Tally, terminal: Terminal): number {
  if (tally.selected > 0) return 0;
  if (tally.ofKind === 0) terminal.line(`No events of kind '${terminal.safe(kind ?? '')}' for run_id`);
  else {
    terminal.warn(`Index out of range: ${index}`);
    return 2;
  }
  return 0;
}

/** The whole run, a line an event; neighbouring candidates of the built-in search that did not pass share one. */
async function showStory(query: RunQuery, terminal: Terminal): Promise<number> {
  terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.safe(query.runId)}\n`);
  let [number, failed] = [0, 0];
  const tellFailed = () => {
    if (failed === 0) return;
    const which = failed === 1 ? String(number) : `${number - failed + 1}–${number}`;
    terminal.line(
      `${which.padStart(3)}. ${formatCountOf(failed, 'candidate')} that did not pass; --kind candidate lists them`,
    );
    failed = 0;
  };
  await scanRun({ ...query, wantsPrompts: false }, terminal, (event) => {
    const isFailed = event.kind === 'candidate' && event.payload['verdict'] !== 'passed';
    if (!isFailed) tellFailed();
    number++;
    if (isFailed) failed++;
    else
      terminal.line(
        `${String(number).padStart(3)}. ${headOf(event, terminal)} ${terminal.safe(cut(summaryText(event), MAX_STORY_LINE))}`,
      );
  });
  tellFailed();
  return 0;
}

const headOf = ({ ts, kind }: TraceEvent, terminal: Terminal): string =>
  `${formatTime(ts)} ${terminal.paint('cyan', terminal.safe(`[${kind}]`))}`;

/** Lists the selected events; with `full`, payloads indented and prompts as their messages. */
async function showEvents(query: RunQuery, { full }: InspectOptions, terminal: Terminal): Promise<number> {
  let shown = 0;
  const tally = await scanRun({ ...query, wantsPrompts: full }, terminal, (event, prompt) => {
    if (shown++ === 0) terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.safe(query.runId)}\n`);
    terminal.line(
      `${String(shown).padStart(3)}. ${headOf(event, terminal)} (run=${terminal.safe(event.runId)})\n` +
        `    ${terminal.safe(full ? fullText(event, prompt, terminal) : shortText(event, terminal))}\n`,
    );
  });
  return tellWhatIsMissing(query, tally, terminal);
}

const shortText = ({ payload }: TraceEvent, terminal: Terminal): string =>
  terminal.shorten(lineText(payload), MAX_PAYLOAD);

function fullText(event: TraceEvent, prompt: RebuiltPrompt | null, terminal: Terminal): string {
  if (event.kind !== 'llm_request') return prettyJson(event.payload);
  const { messages, doubt } = wholePrompt(event, prompt);
  if (doubt !== null) terminal.doubt(doubt);
  if (messages.length === 0) return prettyJson(event.payload);
  return messages.map((message) => `- role: ${message.role}\n  content:\n${contentOf(message)}\n`).join('\n');
}

async function showPrompts(query: RunQuery, { full }: InspectOptions, terminal: Terminal): Promise<number> {
  if (!(await selectsOnlyPrompts(query))) {
    terminal.warn('Error: --pretty-only-prompt only makes sense when filtering llm_request events');
    return 2;
  }
  const tally = await scanRun(query, terminal, (event, prompt) => {
    terminal.line(terminal.safe(textOf(event, prompt, { full, terminal })));
  });
  return tellWhatIsMissing(query, tally, terminal);
}

async function selectsOnlyPrompts(query: RunQuery): Promise<boolean> {
  if (query.kind !== null) return query.kind === 'llm_request';
  let isOnlyPrompts = true;
  await scanRun(query, null, ({ kind }) => {
    isOnlyPrompts &&= kind === 'llm_request';
  });
  return isOnlyPrompts;
}

async function dumpPrompt(query: RunQuery, path: string, terminal: Terminal): Promise<number> {
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
async function showPromptWithHistory(
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
  await scanRun(around, null, (event) => {
    if (event.index < start) return;
    lines.push(` - ${event.index}: ${headOf(event, terminal)} ${terminal.safe(summaryText(event))}`);
  });
  const end = start + lines.length - 1;
  terminal.line(`HISTORY (events ${start}..${end} around selected index ${index}):`);
  for (const line of lines) terminal.line(line);
  return 0;
}

async function selectOne(query: RunQuery, as: { readonly full: boolean; readonly terminal: Terminal }) {
  const found: { readonly event: TraceEvent; readonly text: string }[] = [];
  const tally = await scanRun(query, as.terminal, (event, prompt) => {
    found.push({ event, text: textOf(event, prompt, as) });
  });
  return { tally, selected: found[0] };
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

interface ShownPrompt {
  readonly messages: readonly PromptMessage[];
  /** Why the prompt is not proven to be the one that was sent; null when it is. */
  readonly doubt: string | null;
}

/** All messages of a request, its sha256 checked. */
function wholePrompt(event: TraceEvent, prompt: RebuiltPrompt | null): ShownPrompt {
  if (prompt === null)
    return { messages: ownMessages(event), doubt: `line ${event.line}: not a readable request` };
  const doubt = `line ${event.line}: the rebuilt prompt does not have the sha256 that was recorded when it was sent`;
  // If a part was changed or lost, the remaining items are still shown.
  const messages = orElse(
    prompt.items.map((item) => messageOf(JSON.parse(item))),
    () => messagesOf(JSON.parse(bodyOf(prompt))),
  );
  return { messages, doubt: prompt.isExact ? null : doubt };
}

const contentOf = ({ text, calls }: PromptMessage): string =>
  [text, ...calls.map(({ name, args }) => `[call] ${name} ${args}`)].filter((each) => each !== '').join('\n');

function promptText(messages: readonly PromptMessage[], shorten: (content: string) => string): string {
  return messages.map((message) => `${message.role}: ${shorten(contentOf(message))}`).join('\n\n');
}

/** What a request event itself holds: what it added to the conversation. */
const ownMessages = ({ payload }: TraceEvent): readonly PromptMessage[] =>
  listAt(payload, 'appended').map(messageOf);

const MAX_SUMMARY = 300;
const MAX_STORY_LINE = 160;

/** An event in one short line, for the history around a prompt. */
function summaryText(event: TraceEvent): string {
  return cut(oneLine(bareSummary(event)), MAX_SUMMARY).replaceAll('\t', ' ');
}

/** Events that a person who watched the run saw are shown the same way; all others by their payload. */
function bareSummary(event: TraceEvent): string {
  if (event.kind === 'llm_request')
    return promptText(ownMessages(event), (content) => cut(content, MAX_SUMMARY));
  const line = progressLine(event);
  if (line !== null) return line.replace(/^\[[^\]]*\] /, '');
  const moment = momentOf(event);
  switch (moment?.kind) {
    case 'result':
      return `${moment.tool}: ${moment.output}`;
    case 'attempt':
      return `HTTP ${moment.status}`;
    case 'closing':
      return `${moment.status}: ${moment.summary}`;
    default:
      return textAt(event.payload, 'summary') || lineText(event.payload);
  }
}

/** Writes lines, and keeps what a run says from acting on a terminal that shows it. */
class Terminal {
  readonly paint: Paint;
  readonly #io: Io;
  #hasCut = false;
  /** Something shown is not proven to be what was recorded. */
  hasDoubted = false;

  constructor(io: Io) {
    this.#io = io;
    this.paint = painter(io.isTTY);
  }

  line(text = ''): void {
    this.#io.stdout(`${text}\n`);
  }

  warn(text: string): void {
    this.#io.stderr(`${this.safe(text)}\n`);
  }

  doubt(text: string): void {
    this.hasDoubted = true;
    this.warn(text);
  }

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

const MAX_PAYLOAD = 1200;
const MAX_CONTENT = 800;

/** Seconds since 1970 as local time; '-' when there is none. */
function formatTime(ts: number | null): string {
  if (ts === null || ts === 0) return '-';
  const time = new Date(ts * 1000);
  if (Number.isNaN(time.getTime())) return String(ts);
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${date} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
}

/** The first `max` characters; '...' says that there are more. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const characters = Array.from(text.slice(0, 2 * max));
  return characters.length <= max && text.length <= 2 * max
    ? text
    : `${characters.slice(0, max).join('')}...`;
}

const lineText = (payload: Json): string => orElse(TOO_DEEP, () => oneLineJson(payload));

/** JSON in one line with a blank after each ':' and ','. */
function oneLineJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(oneLineJson).join(', ')}]`;
  if (!isPlainObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLineJson(each)}`);
  return `{${members.join(', ')}}`;
}

/** Where Python's splitlines ends a line. */
const LINE_ENDS = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

const printableLines = (text: string): readonly string[] => {
  const lines = text.split(LINE_ENDS);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

const oneLine = (text: string): string => printableLines(text).join(' ');
