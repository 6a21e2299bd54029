import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPhase } from '../agent/events.ts';
import type { JournalEntry } from '../workspace/journal.ts';
import type { Policy } from '../workspace/policy.ts';
import type { RepoPath } from '../workspace/repo-path.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import { Checkout, type Wanted } from './checkout.ts';
import { removeTree } from './remove-tree.ts';
import { NOTHING_RESTORED, type Restored, RestoreError, RestorePoint } from './restore-point.ts';
import { isProof, type Ready, type TestPlace } from './test-place.ts';

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

function removeQuietly(folder: string): void {
  try {
    removeTree(folder);
  } catch {
    // A process that tests left behind can still write there. What remains is in the system's temporary folder.
  }
}
