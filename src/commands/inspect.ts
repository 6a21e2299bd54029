import { writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { errorText } from '../base/errors.ts';
import { TraceView } from '../story/tell.ts';
import { listRuns, readTrace, verifyTrace } from '../trace/trace.ts';
import { defineCommand, flag, notBlank, RECORD_FLAGS, wholeNumber } from './flags.ts';
import { chooseRun, type Io, painter, traceToRead } from './io.ts';

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

/** Throws where `path` is no trace: a file that holds lines, none of them an event. */
async function refuseOtherFiles(path: string): Promise<void> {
  let lines = 0;
  for await (const item of readTrace(path)) {
    if (item.type === 'event') return;
    lines++;
  }
  if (lines > 0) throw new Error(`${path} is not a trace: none of its lines is an event`);
}

const InspectFlags = z.object({
  ...RECORD_FLAGS,
  kind: flag(notBlank.optional(), {
    value: 'KIND',
    help: 'only events of this kind, such as llm_request',
  }),
  index: flag(wholeNumber(0).optional(), { value: 'N', help: 'only the Nth of them, from 0' }),
  max: flag(wholeNumber(0).optional(), { value: 'N', help: 'at most N of them; 0: all' }),
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
    help: 'with --prompt-with-history: the prompt with its line breaks',
  }),
  'history-window': flag(wholeNumber(0).default(5), { value: 'N', help: 'events before and after' }),
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
Exit codes: 0 shown; 2 wrong usage, or no such file; 3 --verify: a line is not as it was written, the sha256 differs, or no runs.`,
    check: checkTogether,
  },
  async (flags, io) => {
    const terminal = new Terminal(io);
    const code = await show({ ...flags, trace: traceToRead(flags.trace) }, terminal, io);
    return code === 0 && terminal.view.hasDoubted ? 3 : code;
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

/** Lists the runs of a trace: id, start, goal, outcome, steps, tests, tokens. */
async function showRuns(path: string, terminal: Terminal): Promise<number> {
  const runs = await listRuns(path, (problem) => terminal.problem(problem));
  terminal.line(`Trace file: ${path}`);
  if (runs.length === 0) terminal.line('No runs in this file');
  else for (const line of terminal.view.runs(runs)) terminal.line(line);
  return 0;
}

/** More findings are counted, not listed. */
const MAX_FINDINGS = 100;

/** Checks the hash chains, and the file's sha256 when one is given. Exit code 3 when anything is not as it was written. */
async function showVerification(
  { path, sha256 }: { readonly path: string; readonly sha256: string | null },
  terminal: Terminal,
): Promise<number> {
  const verification = await verifyTrace(path);
  terminal.line(`Trace file: ${path}`);
  terminal.line(`sha256: ${verification.sha256}`);
  for (const run of verification.runs) terminal.line(terminal.view.verdict(run));
  const { findings } = verification;
  for (const { line, reason } of findings.slice(0, MAX_FINDINGS))
    terminal.line(`line ${line}: ${terminal.view.safe(reason)}`);
  if (findings.length > MAX_FINDINGS) terminal.line(`and ${findings.length - MAX_FINDINGS} more`);
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

interface RunQuery {
  readonly path: string;
  readonly runId: string;
  readonly kind: string | null;
  readonly index: number | null;
  /** 0: no limit. */
  readonly max: number;
  /** Whether whole prompts are wanted; to rebuild them takes memory for the whole conversation. */
  readonly wantsPrompts: boolean;
}

/** How many events a scan has seen: of the kind asked for, and selected by the whole query. */
interface Tally {
  readonly ofKind: number;
  readonly selected: number;
}

type ShownEvent = Parameters<TraceView['event']>[0];

/** Takes an event that the query selects. */
type Select = (event: ShownEvent) => void;

/**
 * Streams the events that a query selects, and stops reading when there can be no more. `terminal` is null in a second
 * pass, because the first has reported damaged lines.
 */
async function scanRun(query: RunQuery, terminal: Terminal | null, select: Select): Promise<Tally> {
  const { path, runId, kind, index, max, wantsPrompts } = query;
  const tally = { ofKind: 0, selected: 0 };
  for await (const item of readTrace(path, wantsPrompts ? runId : null)) {
    if (item.type === 'problem') {
      terminal?.problem(item.problem);
      continue;
    }
    const { event } = item;
    if (event.runId !== runId) continue;
    if (kind !== null && event.kind !== kind) continue;
    const position = tally.ofKind++;
    if (index !== null && position !== index) continue;
    tally.selected++;
    select(event);
    if (index !== null || tally.selected === max) break;
  }
  return tally;
}

/** Says what a scan did not find. Returns the exit code: 2 for an index out of range, 0 where there is just nothing of that kind. */
function tellWhatIsMissing({ kind, index }: RunQuery, tally: Tally, terminal: Terminal): number {
  if (tally.selected > 0) return 0;
  if (tally.ofKind === 0) terminal.line(`No events of kind '${terminal.view.safe(kind ?? '')}' for run_id`);
  else {
    terminal.warn(`Index out of range: ${index}`);
    return 2;
  }
  return 0;
}

/** Prints the whole run, a line for each event. Adjacent candidates of the built-in search that did not pass share one line. */
async function showStory(query: RunQuery, terminal: Terminal): Promise<number> {
  terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.view.safe(query.runId)}\n`);
  let [number, failed] = [0, 0];
  const tellFailed = () => {
    if (failed === 0) return;
    terminal.line(terminal.view.failedCandidates(failed, number));
    failed = 0;
  };
  await scanRun({ ...query, wantsPrompts: false }, terminal, (event) => {
    const isFailed = event.kind === 'candidate' && event.payload['verdict'] !== 'passed';
    if (!isFailed) tellFailed();
    number++;
    if (isFailed) failed++;
    else terminal.line(terminal.view.line(event, number));
  });
  tellFailed();
  return 0;
}

/** Lists the selected events; with `full`, payloads indented and prompts as their messages. */
async function showEvents(query: RunQuery, { full }: InspectOptions, terminal: Terminal): Promise<number> {
  let shown = 0;
  const tally = await scanRun({ ...query, wantsPrompts: full }, terminal, (event) => {
    if (shown++ === 0)
      terminal.line(`Trace file: ${query.path}\nRun id: ${terminal.view.safe(query.runId)}\n`);
    terminal.line(terminal.view.event(event, shown, { full }));
  });
  return tellWhatIsMissing(query, tally, terminal);
}

async function showPrompts(query: RunQuery, { full }: InspectOptions, terminal: Terminal): Promise<number> {
  if (!(await selectsOnlyPrompts(query))) {
    terminal.warn('Error: --pretty-only-prompt only makes sense when filtering llm_request events');
    return 2;
  }
  const tally = await scanRun(query, terminal, (event) => {
    terminal.line(terminal.view.safe(terminal.view.prompt(event, { full })));
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
  const { tally, selected } = await selectOne(query, true, terminal);
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
  { full, 'preserve-newlines': preserveNewlines, 'history-window': historyWindow }: InspectOptions,
  terminal: Terminal,
): Promise<number> {
  const { tally, selected } = await selectOne(query, full, terminal);
  if (selected === undefined) return tellWhatIsMissing(query, tally, terminal);
  terminal.line(terminal.view.promptBlock(selected.text, { inLines: preserveNewlines }));
  const { index } = selected.event;
  const start = Math.max(0, index - historyWindow);
  const lines: string[] = [];
  const around = { ...query, kind: null, index: null, max: index + historyWindow + 1, wantsPrompts: false };
  await scanRun(around, null, (event) => {
    if (event.index < start) return;
    lines.push(terminal.view.neighbour(event));
  });
  const end = start + lines.length - 1;
  terminal.line(`HISTORY (events ${start}..${end} around selected index ${index}):`);
  for (const line of lines) terminal.line(line);
  return 0;
}

async function selectOne(query: RunQuery, full: boolean, terminal: Terminal) {
  const found: { readonly event: ShownEvent; readonly text: string }[] = [];
  const tally = await scanRun(query, terminal, (event) => {
    found.push({ event, text: terminal.view.prompt(event, { full }) });
  });
  return { tally, selected: found[0] };
}

/** Writes a view of a trace to stdout, line by line, and problems to stderr. */
class Terminal {
  readonly view: TraceView;
  readonly #io: Io;

  constructor(io: Io) {
    this.#io = io;
    const { isTTY } = io;
    this.view = new TraceView({
      isTTY,
      paint: painter(isTTY),
      time: formatTime,
      warn: (text) => this.warn(text),
    });
  }

  line(text: string): void {
    this.#io.stdout(`${text}\n`);
  }

  warn(text: string): void {
    this.#io.stderr(`${this.view.safe(text)}\n`);
  }

  problem({ line, reason }: { readonly line: number; readonly reason: string }): void {
    this.warn(`line ${line}: ${reason}`);
  }
}

/** Seconds since 1970 as local time; '-' when there is none. */
function formatTime(ts: number | null): string {
  if (ts === null || ts === 0) return '-';
  const time = new Date(ts * 1000);
  if (Number.isNaN(time.getTime())) return String(ts);
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  return `${date} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
}
