/** What is kept of the beginning and of the end. */
export interface CaptureSize {
  readonly headBytes: number;
  readonly tailBytes: number;
}

/** What the model, the trace and people get to see of an output. */
export const SHOWN: CaptureSize = { headBytes: 16 * 1024, tailBytes: 48 * 1024 };
/** What is read for the failing tests: large suites list them far from the end. */
export const READ: CaptureSize = { headBytes: 512 * 1024, tailBytes: 1536 * 1024 };

/** A cut moves to the nearest line end when that is not farther. */
const MAX_LINE_SHIFT = 4 * 1024;
const LINE_FEED = 10;

/** Keeps the head and the tail of an output without end, in bounded memory. */
export class OutputCapture {
  readonly #size: CaptureSize;
  readonly #head: Buffer;
  #headBytes = 0;
  #tail: Buffer[] = [];
  #tailBytes = 0;
  #total = 0;

  constructor(size: CaptureSize = SHOWN) {
    this.#size = size;
    this.#head = Buffer.allocUnsafe(size.headBytes);
  }

  add(chunk: Buffer): void {
    this.#total += chunk.length;
    const taken = chunk.copy(this.#head, this.#headBytes);
    this.#headBytes += taken;
    if (taken === chunk.length) return;
    this.#tail.push(chunk.subarray(taken));
    this.#tailBytes += chunk.length - taken;
    // The pieces are only joined when they are twice what is kept: joining each time would copy without end.
    if (this.#tailBytes > 2 * this.#size.tailBytes) this.#shorten();
  }

  /** As text; a cut says how much it left out. Bytes that are not UTF-8 show as U+FFFD. */
  text(): string {
    this.#shorten();
    const head = this.#head.subarray(0, this.#headBytes);
    const tail = Buffer.concat(this.#tail);
    if (head.length + tail.length === this.#total) return decode(Buffer.concat([head, tail]));
    const first = head.subarray(0, endOfHead(head));
    const last = tail.subarray(startOfTail(tail));
    const lost = this.#total - first.length - last.length;
    return `${decode(first)}\n[agent-fix: ${lost} bytes of output left out here]\n${decode(last)}`;
  }

  #shorten(): void {
    const { tailBytes } = this.#size;
    if (this.#tailBytes <= tailBytes) return;
    const whole = Buffer.concat(this.#tail);
    // A copy: a slice would keep the whole alive.
    this.#tail = [Buffer.from(whole.subarray(whole.length - tailBytes))];
    this.#tailBytes = tailBytes;
  }
}

function decode(bytes: Buffer): string {
  return new TextDecoder().decode(bytes);
}

function endOfHead(head: Buffer): number {
  const newline = head.lastIndexOf(LINE_FEED);
  if (newline >= head.length - MAX_LINE_SHIFT && newline !== -1) return newline;
  let end = head.length;
  while (end > 0 && isContinuation(head[end])) end -= 1;
  // Now at the first byte of a character that may be cut: it goes too.
  while (end > 0 && isContinuation(head[end - 1])) end -= 1;
  return end > 0 && (head[end - 1] ?? 0) >= 0xc0 ? end - 1 : head.length;
}

function startOfTail(tail: Buffer): number {
  const newline = tail.indexOf(LINE_FEED);
  if (newline !== -1 && newline < MAX_LINE_SHIFT) return newline + 1;
  let start = 0;
  while (start < tail.length && isContinuation(tail[start])) start += 1;
  return start;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
