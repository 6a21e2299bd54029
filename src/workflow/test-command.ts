import type { TestCommand } from '../core/task.ts';
import type { RunFacts } from './contexts.ts';
import { type Files, findManifestCommand } from './manifest.ts';
import type { Surroundings } from './runner.ts';

/** The step that failed, by the names that GitHub's API gives, and what else GitHub says of it. */
export interface FailingStep {
  readonly workflowPath: string;
  readonly jobName: string;
  readonly stepName: string;
  /** ISO 8601, to the second. */
  readonly startedAt?: string | null;
  readonly completedAt?: string | null;
  /** Another step of the job was still running in the second in which this one started. Unless it is known that none was. */
  readonly sharesSecond?: boolean;
  /** The whole log of the job; null or absent when it cannot be had. */
  readonly log?: string | null;
  /** Names of the job's steps, in their order, and which of them this one is. */
  readonly steps?: { readonly names: readonly string[]; readonly position: number };
  /** What the job asked of a runner: `ubuntu-latest`. Empty or absent: not known. */
  readonly labels?: readonly string[];
}

export interface TestCommandRequest extends Files {
  /** Input `test-command`, or the terminal's `--test`. */
  readonly input: { readonly run: string; readonly source: string } | null;
  /** Relative to the repository, `.` for its root: where `input` runs and manifests are looked for. */
  readonly workingDirectory: string;
  /** null: GitHub names no failed step, or nothing failed. */
  readonly failing: FailingStep | null;
  readonly run?: RunFacts;
  readonly here?: Surroundings;
  /** A file that a workflow names as `owner/repo/path@ref`; null when it cannot be had. */
  readReferenced?(reference: string): Promise<string | null>;
}

/** `notes`: what was left out of the command's environment. `headerLine`: where the step's part of the log starts, if that is sure. */
export type TestCommandSearch =
  | {
      readonly kind: 'found';
      readonly command: TestCommand;
      readonly notes: readonly string[];
      readonly headerLine?: number | null;
    }
  /** Nothing failed that could judge, and no manifest is known: the user must say. */
  | { readonly kind: 'missing'; readonly problem: string; readonly notes: readonly string[] }
  /** The step that failed cannot judge here, and nothing else may in its place. */
  | { readonly kind: 'refused'; readonly problem: string; readonly notes: readonly string[] };

/** Finds the command that judges a run: the user's; else the failed step's own; where no step failed, what a manifest implies. */
export async function findTestCommand(request: TestCommandRequest): Promise<TestCommandSearch> {
  const { input, workingDirectory, failing } = request;
  if (input !== null) {
    const command = { ...input, shell: null, workingDirectory, env: {} };
    return { kind: 'found', command, notes: [] };
  }
  if (failing !== null) {
    // The parser and its schema take time to load, and an issue has no use for them.
    const { findStepCommand } = await import('./failed-step.ts');
    return findStepCommand(request, failing);
  }
  const manifest = await findManifestCommand(request, workingDirectory);
  if (manifest.kind === 'found') {
    const { run, source } = manifest;
    const command = { run, source, shell: null, workingDirectory, env: {} };
    return { kind: 'found', command, notes: [] };
  }
  const problem = `No test command: ${manifest.problem}. Set the input test-command (on the terminal: --test).`;
  return { kind: 'missing', problem, notes: [] };
}
