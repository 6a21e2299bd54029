import type { TestPhase } from '../agent/events.ts';
import type { JournalEntry } from '../workspace/journal.ts';
import type { Restored } from './restore-point.ts';
import type { InnerRequest, StagedFile } from './sandbox/inner-script.ts';
import type { Launch } from './sandbox/launch.ts';

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
  launch(inner: Omit<InnerRequest, 'limits' | 'checkout'>): Launch;
  /** To be called when the run is over. */
  ended(): void;
}

/** These two prove something, so they run where no test has run before. */
export const isProof = (phase: TestPhase): boolean => phase === 'confirm' || phase === 'counterfactual';
