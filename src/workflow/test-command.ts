import type { TestCommand } from '../agent/task.ts';
import type { Files } from './folder.ts';
import { findManifestCommand } from './manifest.ts';
import { findStepCommand } from './workflow-step.ts';

/** The step that failed, by the names that GitHub's API gives. */
export interface FailingStep {
  readonly workflowPath: string;
  readonly jobName: string;
  readonly stepName: string;
}

export interface TestCommandRequest extends Files {
  /** Input `test-command`, or the terminal's `--test`. */
  readonly input: { readonly run: string; readonly source: string } | null;
  /** Relative to the repository, `.` for its root: where `input` runs and manifests are looked for. */
  readonly workingDirectory: string;
  readonly failing: FailingStep | null;
}

/** `notes`: what was tried before and why it did not do, and what was left out of the command's environment. */
export type TestCommandSearch =
  | { readonly kind: 'found'; readonly command: TestCommand; readonly notes: readonly string[] }
  | { readonly kind: 'missing'; readonly problem: string; readonly notes: readonly string[] };

/** Finds the command that judges a run: the user's, else the failed step's own, else what a manifest implies. */
export async function findTestCommand(request: TestCommandRequest): Promise<TestCommandSearch> {
  const { input, workingDirectory, failing } = request;
  if (input !== null) {
    const command = { ...input, shell: null, workingDirectory, env: {} };
    return { kind: 'found', command, notes: [] };
  }
  const step = failing === null ? { command: null, notes: [] } : await findStepCommand(request, failing);
  if (step.command !== null) return { kind: 'found', command: step.command, notes: step.notes };
  const manifest = await findManifestCommand(request, workingDirectory);
  if (manifest !== null) {
    const command = { ...manifest, shell: null, workingDirectory, env: {} };
    return { kind: 'found', command, notes: step.notes };
  }
  const where = workingDirectory === '.' ? 'the root' : workingDirectory;
  const problem = `No test command: no known manifest in ${where}. Set the input test-command (on the terminal: --test).`;
  return { kind: 'missing', problem, notes: step.notes };
}
