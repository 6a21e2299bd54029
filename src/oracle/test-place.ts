import { existsSync, lstatSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPhase } from '../core/events.ts';
import type { JournalEntry } from '../workspace/journal.ts';
import type { Policy } from '../workspace/policy.ts';
import type { RepoPath } from '../workspace/repo-path.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { Checkout, type Wanted } from './checkout.ts';
import { removeQuietly } from './folders.ts';
import { NOTHING_RESTORED, type Restored, RestoreError, RestorePoint } from './restore-point.ts';
import type { InnerRequest, Launch, StagedFile } from './sandbox/launch.ts';
import type { Layer } from './sandbox/layer.ts';
import type { Cell } from './sandbox/open-sandbox.ts';

/** Where tests run. Before each run it is made what the phase wants it to be. */
export interface TestPlace extends Disposable {
  /** `wanted`: of the patch, what this run is about. Throws a RestoreError, or an error of the system, when it cannot be had: then nothing is run. */
  prepare(phase: TestPhase, wanted: readonly JournalEntry[]): Promise<Ready>;
  /** Where the files are that runs have written to the checkout, at their own paths; null before the first run. */
  written(): string | null;
}

/** A place made ready for one run; disposed of when the run is over. */
export interface Ready extends Disposable {
  /** The checkout, as tests name it. */
  readonly root: string;
  /** On this machine: the folder in which files are that tests write to the checkout, at their own paths below it. */
  readonly written: string;
  /** A folder for temporary files: on this machine, and as tests name it. */
  readonly temp: { readonly here: string; readonly seen: string };
  /** Variables that differ in this place; they come last. */
  readonly env: Readonly<Record<string, string>>;
  readonly restored: Restored;
  readonly start: { readonly kind: 'plain' } | Confined;
}

export interface Confined {
  readonly kind: 'confined';
  /** Lays the patch ready in a new folder, `seen` by tests under that name. It is put in place in the sandbox itself. */
  stage(folder: string, seen: string): readonly StagedFile[];
  /** Paths that an earlier run in the same place was given, and this one is not. */
  readonly gone: readonly string[];
  /** Makes a folder, with all that is in it, one that tests can write to. */
  give(folder: string): void;
  launch(inner: Omit<InnerRequest, 'checkout'>): Launch;
  /** To be called when the run is over. */
  ended(): void;
}

/** These two prove something, so they run where no test has run before. */
export const isProof = (phase: TestPhase): boolean => phase === 'confirm' || phase === 'counterfactual';

export interface InPlaceOptions {
  /** Without links. */
  readonly root: string;
  readonly snapshot: Snapshot;
  readonly policy: Policy;
  /** Makes the checkout anew as it was before the first test. Null: it is a person's own, and only restored. */
  readonly renew: (() => Promise<void>) | null;
}

/** What stood at a path of the patch before it was first written, where the base has nothing. */
type Before = Wanted | { readonly kind: 'missing' | 'other' };

/** Tests run in the checkout itself, as any other child of ours. */
export class InPlace implements TestPlace {
  readonly #options: InPlaceOptions;
  readonly #checkout: Checkout;
  #restorePoint: RestorePoint | null = null;
  #isRenewed = false;
  readonly #before = new Map<RepoPath, Before>();

  constructor(options: InPlaceOptions) {
    this.#options = options;
    this.#checkout = new Checkout(options.root, options.snapshot.commit.length);
  }

  written(): string {
    return this.#options.root;
  }

  async prepare(phase: TestPhase, wanted: readonly JournalEntry[]): Promise<Ready> {
    const { snapshot, policy, root } = this.#options;
    this.#restorePoint ??= new RestorePoint(this.#checkout, snapshot, policy);
    const restored = isProof(phase) ? await this.#restore(this.#restorePoint, wanted) : NOTHING_RESTORED;
    this.#takeBack(new Set(wanted.map(({ path }) => path)));
    for (const entry of wanted) this.#write(entry);
    const temp = isProof(phase) ? mkdtempSync(join(tmpdir(), 'agent-fix-tmp-')) : null;
    return {
      root,
      written: root,
      temp: { here: tmpdir(), seen: tmpdir() },
      env: temp === null ? {} : { TMPDIR: temp },
      restored,
      start: { kind: 'plain' },
      [Symbol.dispose]: () => (temp === null ? undefined : removeQuietly(temp)),
    };
  }

  async #restore(point: RestorePoint, wanted: readonly JournalEntry[]): Promise<Restored> {
    const { renew } = this.#options;
    const kept = wanted.map(({ path }) => path);
    if (renew === null) return point.restore(new Set(kept));
    // Made anew, every file has another time: to compare them all again would only cost time.
    const restored = this.#isRenewed ? NOTHING_RESTORED : await tellRestored(point, new Set(kept));
    await renew();
    this.#isRenewed = true;
    return restored;
  }

  #write({ path, bytes, mode }: JournalEntry): void {
    if (!this.#before.has(path) && this.#options.snapshot.tree.find(path) === null) {
      this.#before.set(path, this.#found(path));
    }
    this.#checkout.write(path, { kind: 'file', bytes, isExecutable: mode === '100755' });
  }

  /** What the patch has created and does not hold any more. */
  #takeBack(wanted: ReadonlySet<RepoPath>): void {
    for (const [path, before] of this.#before) if (!wanted.has(path)) this.#putBack(path, before);
  }

  #found(path: RepoPath): Before {
    const state = this.#checkout.read(path);
    if (state.kind !== 'file') return state;
    return { kind: 'file', bytes: this.#checkout.readBytes(path), isExecutable: state.isExecutable };
  }

  #putBack(path: RepoPath, before: Before): void {
    if (before.kind === 'file' || before.kind === 'link') this.#checkout.write(path, before);
    else this.#checkout.remove(path);
  }

  [Symbol.dispose](): void {}
}

/** What cannot be restored is made anew next. */
async function tellRestored(point: RestorePoint, written: ReadonlySet<RepoPath>): Promise<Restored> {
  try {
    return await point.restore(written);
  } catch (error) {
    if (error instanceof RestoreError) return NOTHING_RESTORED;
    throw error;
  }
}

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
