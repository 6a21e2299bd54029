import { stat } from 'node:fs/promises';
import { listRuns, readTrace } from '../trace/reader.ts';
import { dumpPrompt, showEvents, showPrompts, showPromptWithHistory } from './inspect/events.ts';
import { type InspectOptions, parseInspectOptions, selectsEvents } from './inspect/options.ts';
import { showRuns, showVerification } from './inspect/runs.ts';
import { type InspectIo, Terminal } from './inspect/terminal.ts';

export type { InspectIo };

/**
 * `agent-fix inspect`: reads a trace (docs/trace.md) with the flags of the Python original's inspector. Gives the exit
 * code: 0, 2 for a run or a file that is not there, 3 when something is not proven to be what was recorded. Throws an
 * Error for wrong usage.
 */
export async function inspect(
  args: readonly string[],
  io: InspectIo,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  // https://no-color.org: any value but an empty one.
  const terminal = new Terminal(io, !environment['NO_COLOR']);
  const parsed = parseInspectOptions(args);
  if (parsed.kind === 'help') {
    io.stdout(parsed.usage);
    return 0;
  }
  const options = parsed.flags;
  const wrong = await traceProblem(options);
  if (wrong !== null) {
    terminal.warn(wrong);
    return 2;
  }
  const code = await show(options, terminal);
  return code === 0 && terminal.hasDoubted ? 3 : code;
}

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
