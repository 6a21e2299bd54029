/** What the model has seen of one content of a file. */
interface Reading {
  readonly oid: string;
  readonly seen: Set<number>;
  isWhole: boolean;
}

/**
 * Which lines of which content the model was shown in this run. Only a file it has seen to the last line may
 * be replaced as a whole; otherwise it would drop what it never saw.
 */
export class ReadingRecord {
  readonly #readings = new Map<string, Reading>();

  /** Line numbers start at 1. Lines that were cut are not passed on. */
  sawLines(path: string, oid: string, lines: Iterable<number>): void {
    const reading = this.#of(path, oid);
    for (const line of lines) reading.seen.add(line);
  }

  /** The model wrote this content itself. */
  wrote(path: string, oid: string): void {
    this.#of(path, oid).isWhole = true;
  }

  /** An edit changed a content into another; who knew the first whole knows the second. */
  edited(path: string, change: { readonly from: string; readonly to: string; readonly lines: number }): void {
    if (this.firstUnseen(path, change.from, change.lines) === null) this.wrote(path, change.to);
  }

  /** The first line not shown yet; null when all were. */
  firstUnseen(path: string, oid: string, lines: number): number | null {
    const reading = this.#readings.get(path);
    if (lines === 0) return null;
    if (reading?.oid !== oid) return 1;
    if (reading.isWhole) return null;
    for (let line = 1; line <= lines; line += 1) if (!reading.seen.has(line)) return line;
    return null;
  }

  #of(path: string, oid: string): Reading {
    const known = this.#readings.get(path);
    if (known?.oid === oid) return known;
    const fresh = { oid, seen: new Set<number>(), isWhole: false };
    this.#readings.set(path, fresh);
    return fresh;
  }
}
