import { styleText } from 'node:util';
import { visibleText } from '../../story/safe-text.ts';
import type { TraceProblem } from '../../trace/reader.ts';
import { cut } from './event-text.ts';

/** Where the inspector writes. */
export interface InspectIo {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  /** stdout is a terminal: what could move its cursor or hide text is shown as a mark. */
  readonly isTTY: boolean;
}

type Style = 'bold' | 'cyan' | 'green' | 'red';

/** Writes lines, and keeps what a run says from acting on the terminal that shows it. */
export class Terminal {
  readonly #io: InspectIo;
  readonly #isColoured: boolean;
  #hasCut = false;
  #hasDoubted = false;

  constructor(io: InspectIo, hasColours: boolean) {
    this.#io = io;
    this.#isColoured = io.isTTY && hasColours;
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

  paint(style: Style, text: string): string {
    return this.#isColoured ? styleText(style, text, { validateStream: false }) : text;
  }
}
