import { writeFile } from 'node:fs/promises';
import type { RebuiltPrompt } from '../../trace/prompt-rebuild.ts';
import type { TraceEvent } from '../../trace/reader.ts';
import { formatTime, linesOf, MAX_CONTENT, oneLine, promptText, summaryText } from './event-text.ts';
import { tellWhatIsMissing } from './missing.ts';
import { type InspectOptions, PROMPT_KINDS } from './options.ts';
import { type RunQuery, scanRun, type Tally } from './scan-run.ts';
import type { Terminal } from './terminal.ts';
import { wholePrompt } from './whole-prompt.ts';

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

/** Writes one prompt to a file, as it is. */
export async function dumpPrompt(
  query: RunQuery,
  { full, path }: { readonly full: boolean; readonly path: string },
  terminal: Terminal,
): Promise<number> {
  const { tally, selected } = await selectOne(query, { full, terminal });
  if (selected === undefined) return tellWhatIsMissing(query, tally, terminal);
  try {
    await writeFile(path, selected.text);
  } catch (error) {
    terminal.warn(`Cannot write ${path}: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  }
  terminal.line(`Wrote prompt to ${path}`);
  return 0;
}

/** Shows one prompt, and what happened around it. */
export async function showPromptWithHistory(
  query: RunQuery,
  { full, preserveNewlines, historyWindow }: InspectOptions,
  terminal: Terminal,
): Promise<number> {
  const { tally, selected } = await selectOne(query, { full, terminal });
  if (selected === undefined) return tellWhatIsMissing(query, tally, terminal);
  if (preserveNewlines) {
    terminal.line('PROMPT:');
    for (const line of linesOf(selected.text)) terminal.line(`  ${terminal.safe(line)}`);
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
