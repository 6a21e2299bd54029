import type { Payload } from './events.ts';
import type { ToolArgs } from './model/tools.ts';
import type { NoteReason } from './notes.ts';
import type { Clock, FailureText, Redact } from './ports.ts';
import type { Ending, SpentLimit } from './verdict/outcome.ts';

/** The built-in solver, in a run whose tests are red at base. It writes through the run and keeps to the run's limits. */
export type BuiltinSearch = (run: SearchRun) => Promise<SearchResult>;

/** How the built-in solver ended; `tried` is for a model that continues. */
export interface SearchResult {
  readonly ending: Ending;
  readonly tried: readonly TriedEdit[];
}

/** An edit that the built-in search tried, and what the tests said of it. */
export interface TriedEdit {
  readonly path: string;
  readonly verdict: Payload<'candidate'>['verdict'];
}

/** What the tests said of all that was written. `red_elsewhere`: the failed job that is searched for passes, another one does not. */
type SearchVerdict = 'green' | 'red' | 'red_elsewhere' | SpentLimit;

/** A run as the built-in search sees it: what it knows of the failed job that is searched for, and what it does in the run. */
export interface SearchRun {
  /** The tests at the base commit; null where none are run. */
  readonly base: Payload<'tests'> | null;
  readonly failure: FailureText;
  readonly confirmRuns: number;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly redact: Redact;
  /** The most that one run of the whole test command may take. */
  testTimeoutMs(): number;
  /** The wall time that is left to the run, less what proving a green result takes. */
  leftMs(): number;
  /** Whether the write was accepted. */
  write(args: ToolArgs<'write_file'>): Promise<boolean>;
  /** Runs the tests, as after a write of the model. */
  test(): Promise<SearchVerdict>;
  /** An id of the files' content, for `returnTo`. */
  treeId(): string;
  returnTo(tree: string): void;
  note(reason: NoteReason, note: string): void;
  /** Records a candidate that was tried. */
  tried(candidate: Payload<'candidate'>): void;
}
