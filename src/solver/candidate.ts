import type { CandidateVerdict, TestFailure } from '../core/events.ts';
import type { Edit } from '../core/model/tools.ts';
import type { FailureText } from '../core/ports.ts';

/** One edit that may be the fix. */
export interface Candidate {
  /** The template's name, as it stands in the trace. */
  readonly template: string;
  /** For people: `another operator: \`<\` becomes \`<=\``. */
  readonly description: string;
  readonly path: string;
  readonly line: number;
  /** As `write_file` takes them. */
  readonly edits: readonly Edit[];
  /** How unlikely it is, in bits; candidates come in this order. */
  readonly cost: number;
  /** How unlikely it is to be right although it passes, in bits: by this the passing ones are ranked. */
  readonly doubt: number;
}

/** What a tool's own repair changed: the files it touched, as edits. */
export interface Mending {
  /** The command that was run. */
  readonly command: string;
  readonly changes: readonly {
    readonly path: string;
    readonly edits: readonly Edit[] | null;
    readonly content: string | null;
  }[];
}

/** Proposes repairs without a model. Never throws for what a repository holds. */
export interface Repairer {
  /** Runs the mending form of the judge's own tool where the tests run; null when the judge is no tool that can mend. */
  mend(signal: AbortSignal): Promise<Mending | null>;
  /** Whether the judge does more than what `mend` looks after, so that a search makes sense. */
  judgesBehaviour(): Promise<boolean>;
  /** Cheapest first, no two that give the same tree. The same tree and failure give the same candidates in the same order. */
  candidates(failure: FailureText): AsyncIterable<Candidate>;
}

export interface BenchOptions {
  /** The most that one candidate may take. */
  readonly limitMs: number;
  /** They ran too long before: each may use its whole limit. */
  readonly isRetry: boolean;
  /** No candidate is started after this, and one that it cuts short is not told of. */
  readonly leftMs: number;
  /** The failing tests: they run alone first, where the command can be narrowed. */
  readonly only: readonly TestFailure[];
  /** What all tests took without any candidate. */
  readonly baselineMs: number;
  readonly signal: AbortSignal;
}

/** Tries candidates in copies of the checkout, beside the run's own Journal. */
export interface CandidateBench {
  /** The verdicts in the order of the candidates; ends early when the time is up. */
  judge(candidates: readonly Candidate[], options: BenchOptions): AsyncIterable<CandidateVerdict>;
}
