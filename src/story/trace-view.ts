import { orElse } from '../base/errors.ts';
import { isPlainObject, type Json, type JsonObject, textAt } from '../base/json.ts';
import { formatCountOf } from '../base/numbers.ts';
import { bodyOf } from '../core/ports.ts';
import type { Usage } from '../core/usage.ts';
import { momentOf } from './moment.ts';
import type { WholePrompt } from './page/prompt.ts';
import { progressLine } from './progress.ts';
import { listAt, messageOf, messagesOf, type PromptMessage, prettyJson, TOO_DEEP } from './read-json.ts';
import { visibleText } from './safe-text.ts';
import type { Paint } from './terminal-report.ts';
import { outcomeWords } from './words.ts';

// Writes what a trace holds as text for a terminal, in the layout of the Python original (llm_repo_agent/inspect_trace.py).

/** Where the text goes: a terminal, a file or a pipe, with what each can show. */
interface Sheet {
  /** Unseen characters are shown as marks such as U+202E. In a file or pipe all text stays as it is. */
  readonly isTTY: boolean;
  readonly paint: Paint;
  /** Seconds since 1970, as local time. */
  readonly time: (ts: number) => string;
  /** Prints a warning, apart from the text. */
  readonly warn: (text: string) => void;
}

interface ListedRun {
  readonly runId: string;
  readonly start: number;
  readonly goal: string;
  readonly outcome: string | null;
  readonly hasEnded: boolean;
  readonly steps: number;
  readonly tests: number;
  readonly usage: Usage | null;
}

interface CheckedRun {
  readonly runId: string;
  readonly events: number;
  readonly findings: readonly unknown[];
}

interface SeenEvent {
  readonly line: number;
  readonly index: number;
  readonly ts: number;
  readonly runId: string;
  readonly kind: string;
  readonly payload: JsonObject;
  /** The whole request, if the event is a request; null if it is none, cannot be read, or prompts were not asked for. */
  readonly prompt: WholePrompt | null;
}

interface PromptStyle {
  /** Whether long texts are shown whole; if not, they are cut. */
  readonly full: boolean;
}

const HEADER = ['RUN', 'START', 'OUTCOME', 'STEPS', 'TESTS', 'TOKENS', 'GOAL'];
const MAX_GOAL = 100;
const MAX_SUMMARY = 300;
const MAX_STORY_LINE = 160;
const MAX_PAYLOAD = 1200;
const MAX_CONTENT = 800;

/** The text of a trace's runs, events and prompts. */
export class TraceView {
  readonly #sheet: Sheet;
  #hasCut = false;
  #hasDoubted = false;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
  }

  /** Whether anything shown so far is not proven to be what was recorded. */
  get hasDoubted(): boolean {
    return this.#hasDoubted;
  }

  /** A text of a run, with unseen characters as marks if this is a terminal. */
  safe(text: string): string {
    return this.#sheet.isTTY ? visibleText(text) : text;
  }

  /** A table of runs: id, start, goal, outcome, steps, tests, tokens. */
  runs(runs: readonly ListedRun[]): readonly string[] {
    const rows = [HEADER, ...runs.map((run) => this.#cellsOf(run).map((cell) => this.safe(cell)))];
    const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    const [header = '', ...lines] = rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    return ['', this.#sheet.paint('bold', header), ...lines];
  }

  #cellsOf({ runId, start, goal, outcome, hasEnded, steps, tests, usage }: ListedRun): string[] {
    return [
      oneLine(runId),
      this.#sheet.time(start),
      outcomeWords(outcome, hasEnded).title,
      String(steps),
      String(tests),
      usage === null ? '-' : String(usage.input_tokens + usage.output_tokens),
      cut(oneLine(goal), MAX_GOAL),
    ];
  }

  /** `run 0123456789: 40 events, intact`: what the hash chain of a run shows. */
  verdict({ runId, events, findings }: CheckedRun): string {
    const { paint } = this.#sheet;
    const run = `run ${this.safe(oneLine(runId))}: `;
    if (findings.length === 0) return `${run}${events} events, ${paint('green', 'intact')}`;
    return `${run}${paint('red', `${events} events, NOT intact`)}`;
  }

  /** An event in one line, which begins with `number`. */
  line(event: SeenEvent, number: number): string {
    const summary = this.safe(cut(summaryText(event), MAX_STORY_LINE));
    return `${String(number).padStart(3)}. ${this.#head(event)} ${summary}`;
  }

  /** One line for the `count` candidates of the built-in search that did not pass, of which `number` is the last. */
  failedCandidates(count: number, number: number): string {
    const which = count === 1 ? String(number) : `${number - count + 1}–${number}`;
    return `${which.padStart(3)}. ${formatCountOf(count, 'candidate')} that did not pass; --kind candidate lists them`;
  }

  /** An event in the list of events around a prompt. */
  neighbour(event: SeenEvent): string {
    return ` - ${event.index}: ${this.#head(event)} ${this.safe(summaryText(event))}`;
  }

  /** An event with its payload, or with the whole prompt that it sent. */
  event(event: SeenEvent, number: number, { full }: PromptStyle): string {
    const head = `${String(number).padStart(3)}. ${this.#head(event)} (run=${this.safe(event.runId)})`;
    const shown = full ? this.#wholeText(event) : this.#shorten(lineText(event.payload), MAX_PAYLOAD);
    return `${head}\n    ${this.safe(shown)}\n`;
  }

  /** The prompt that an event sent, as it is: neither safe for a terminal nor in one line. */
  prompt(event: SeenEvent, { full }: PromptStyle): string {
    const messages = this.#wholePrompt(event);
    return promptText(messages, (content) => (full ? content : this.#shorten(content, MAX_CONTENT)));
  }

  /** `PROMPT: …`: a prompt in one line or, with `inLines`, with its own line breaks. */
  promptBlock(text: string, { inLines }: { readonly inLines: boolean }): string {
    if (!inLines) return `PROMPT: ${this.safe(oneLine(text).replaceAll('\t', ' ').trim())}\n`;
    return `PROMPT:\n${printableLines(text)
      .map((line) => `  ${this.safe(line)}\n`)
      .join('')}`;
  }

  #head({ ts, kind }: SeenEvent): string {
    const { paint, time } = this.#sheet;
    return `${time(ts)} ${paint('cyan', this.safe(`[${kind}]`))}`;
  }

  #wholeText(event: SeenEvent): string {
    if (event.kind !== 'llm_request') return prettyJson(event.payload);
    const messages = this.#wholePrompt(event);
    if (messages.length === 0) return prettyJson(event.payload);
    return messages.map((each) => `- role: ${each.role}\n  content:\n${contentOf(each)}\n`).join('\n');
  }

  /** All messages of a request; warns where they are not proven to be those that were sent. */
  #wholePrompt(event: SeenEvent): readonly PromptMessage[] {
    const { messages, doubt } = wholePrompt(event);
    if (doubt !== null) {
      this.#hasDoubted = true;
      this.#sheet.warn(doubt);
    }
    return messages;
  }

  /** Cuts a text that is too long, and warns of that once. */
  #shorten(text: string, max: number): string {
    const short = cut(text, max);
    if (short !== text && !this.#hasCut) this.#sheet.warn('Long texts end in "..."; --full shows them whole');
    this.#hasCut ||= short !== text;
    return short;
  }
}

interface ShownPrompt {
  readonly messages: readonly PromptMessage[];
  /** Why the prompt is not proven to be the one that was sent; null when it is. */
  readonly doubt: string | null;
}

function wholePrompt(event: SeenEvent): ShownPrompt {
  const { prompt } = event;
  if (prompt === null)
    return { messages: appendedMessages(event), doubt: `line ${event.line}: not a readable request` };
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

/** The messages that a request added to the conversation: its event holds only these. */
const appendedMessages = ({ payload }: SeenEvent): readonly PromptMessage[] =>
  listAt(payload, 'appended').map(messageOf);

/** An event in one short line, for the history around a prompt. */
function summaryText(event: SeenEvent): string {
  return cut(oneLine(bareSummary(event)), MAX_SUMMARY).replaceAll('\t', ' ');
}

/** The line that a person who watched the run saw for this event; for an event without one, its payload. */
function bareSummary(event: SeenEvent): string {
  if (event.kind === 'llm_request')
    return promptText(appendedMessages(event), (content) => cut(content, MAX_SUMMARY));
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
