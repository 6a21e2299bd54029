import { isJsonObject, type Json } from '../../core/json.ts';
import { visibleText } from '../../story/safe-text.ts';
import type { TraceProblem } from '../../trace/reader.ts';
import { type Paint, painter } from '../io.ts';

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
