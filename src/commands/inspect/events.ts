import { writeFile } from 'node:fs/promises';
import { errorText, orElse } from '../../core/errors.ts';
import { bodyOf } from '../../core/ports.ts';
import { messageOf, messagesOf, type PromptMessage } from '../../story/messages.ts';
import { progressLine } from '../../story/progress.ts';
import { listAt } from '../../story/read-json.ts';
import { isExact, isRequestEvent, PromptRebuilder, type RebuiltPrompt } from '../../trace/prompts.ts';
import { readTrace, type TraceEvent, type TraceProblem } from '../../trace/reader.ts';
import type { InspectOptions } from '../inspect.ts';
import {
  blockText,
  cut,
  formatTime,
  lineText,
  MAX_CONTENT,
  MAX_PAYLOAD,
  oneLine,
  printableLines,
  type Terminal,
} from './terminal.ts';

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
