import { existsSync, lstatSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestPhase } from '../agent/events.ts';
import type { JournalEntry } from '../workspace/journal.ts';
import { NOTHING_RESTORED } from './restore-point.ts';
import type { StagedFile } from './sandbox/inner-script.ts';
import type { Layer } from './sandbox/layer.ts';
import type { Cell } from './sandbox/open-sandbox.ts';
import { isProof, type Ready, type TestPlace } from './test-place.ts';

/**
 * Tests run in a sandbox, on a layer over the checkout: the runs of a session share one, so that what they build is
 * built once; each run that proves something gets one of its own. The checkout itself is never written to.
 */
export class CellPlace implements TestPlace {
  readonly #cell: Cell;
  readonly #root: string;
  #layer: Layer | null = null;
  /** The patch as it stands in this layer. */
  #given: readonly JournalEntry[] = [];
  readonly #times = new Map<string, { readonly size: number; readonly second: number }>();

  /** `root`: of the checkout, on this machine. */
  constructor(cell: Cell, root: string) {
    this.#cell = cell;
    this.#root = root;
  }

  written(): string | null {
    return this.#layer?.written ?? null;
  }

  async prepare(phase: TestPhase, wanted: readonly JournalEntry[]): Promise<Ready> {
    if (isProof(phase)) this.#drop();
    this.#layer ??= await this.#cell.openLayer();
    const layer = this.#layer;
    const { checkout, home, temp } = layer.seen;
    const paths = new Set(wanted.map(({ path }) => path));
    const dropped = [...this.#given].filter(({ path }) => !paths.has(path));
    // A file of the base gets its content back; what the patch had created goes.
    const asBefore = dropped.flatMap((entry) =>
      entry.base === null ? [] : [{ ...entry, bytes: entry.base }],
    );
    const gone = dropped.filter(({ base }) => base === null).map(({ path }) => path);
    const patch = [...wanted, ...asBefore];
    this.#given = wanted;
    return {
      root: checkout,
      written: layer.written,
      temp: { here: layer.temp, seen: temp },
      env: { TMPDIR: temp, ...(home === null ? { HOME: `${temp}/home` } : { HOME: home }) },
      restored: NOTHING_RESTORED,
      start: {
        kind: 'confined',
        gone,
        stage: (folder, seen) => this.#stage(patch, folder, seen),
        give: (folder) => this.#cell.give(folder),
        launch: (inner) => this.#cell.launch(layer, { ...inner, checkout }),
        ended: () => this.#cell.sweep(),
      },
      [Symbol.dispose]: () => {
        if (phase === 'baseline') layer.keepCaches();
        // What a proving run leaves is of no use to the next run.
        if (isProof(phase)) this.#drop();
      },
    };
  }

  [Symbol.dispose](): void {
    this.#drop();
    this.#cell[Symbol.dispose]();
  }

  #drop(): void {
    this.#layer?.[Symbol.dispose]();
    this.#layer = null;
    this.#given = [];
  }

  #stage(patch: readonly JournalEntry[], folder: string, seen: string): readonly StagedFile[] {
    mkdirSync(folder);
    return patch.map(({ path, bytes, mode }, number) => {
      const name = String(number);
      writeFileSync(join(folder, name), bytes);
      const second = this.#timeFor(path, bytes.length);
      utimesSync(join(folder, name), second, second);
      return { from: `${seen}/${name}`, to: path, isExecutable: mode === '100755' };
    });
  }

  /**
   * Python takes a compiled file for current when the source has the same size and the same whole second of change:
   * two contents of one size must differ in it.
   */
  #timeFor(path: string, size: number): number {
    const before = this.#times.get(path) ?? this.#timeInCheckout(path);
    const now = Math.floor(Date.now() / 1000);
    const second = before?.size === size && before.second >= now ? before.second + 1 : now;
    this.#times.set(path, { size, second });
    return second;
  }

  #timeInCheckout(path: string): { readonly size: number; readonly second: number } | undefined {
    const stats = lstatSync(join(this.#root, path), { throwIfNoEntry: false });
    return stats === undefined ? undefined : { size: stats.size, second: Math.floor(stats.mtimeMs / 1000) };
  }
}

/** Whether the command was never started: what was laid ready for it still lies there. Says why, where that is known. */
export function neverStarted(staging: string): 'no_folder' | 'failed' | null {
  if (!existsSync(staging)) return null;
  return existsSync(join(staging, 'reason')) ? 'no_folder' : 'failed';
}
