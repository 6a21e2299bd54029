import { stat } from 'node:fs/promises';
import * as z from 'zod';
import { outcomeWords } from '../story/words.ts';
import { findingsOf, type RunVerification, verifyTrace } from '../trace/integrity.ts';
import { listRuns, type RunListing, readTrace } from '../trace/reader.ts';
import { defineCommand, filled, flag } from './flags.ts';
import {
  dumpPrompt,
  PROMPT_KINDS,
  showEvents,
  showPrompts,
  showPromptWithHistory,
} from './inspect/events.ts';
import { cut, formatTime, oneLine, Terminal } from './inspect/terminal.ts';
import { TRACE_TO_READ, traceToRead } from './io.ts';

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
