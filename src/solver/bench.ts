import type { TestEnv } from '../core/settings.ts';
import type { TestCommand } from '../core/task.ts';
import type { Sandbox } from '../oracle/sandbox/open-sandbox.ts';
import { createTestOracle } from '../oracle/test-oracle.ts';
import type { RepoWorkspace } from '../workspace/repo-tools.ts';
import type { CandidateVerdict, TryOptions } from './search.ts';
import type { FileEdits } from './undo.ts';

type Writes = RepoWorkspace['journal'];

export interface BenchRequest {
  /** The run's own workspace: every candidate starts from its Journal, and is checked by its Policy. */
  readonly workspace: RepoWorkspace;
  readonly checkout: string;
  readonly command: TestCommand | null;
  readonly testEnv?: TestEnv | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly testReport?: string | null;
  /** What isolates the run's tests, and the candidates' as well; null: nothing does. */
  readonly sandbox: Sandbox | null;
}

/**
 * Tries edits on the disk, under the run's Policy and in a Journal of their own: the run's Journal never holds one. After each trial, every
 * file is put back.
 */
export class DiskBench implements Disposable {
  readonly #main: RepoWorkspace;
  readonly #oracle;
  #journal: Writes;

  constructor(request: BenchRequest) {
    const { workspace: main } = request;
    this.#main = main;
    this.#journal = main.journal;
    const current = (): Writes => this.#journal;
    const workspace = {
      snapshot: main.snapshot,
      policy: main.policy,
      get journal() {
        return current();
      },
    };
    this.#oracle = createTestOracle({ ...request, workspace });
  }

  [Symbol.dispose](): void {
    this.#oracle[Symbol.dispose]();
  }

  /** Runs the failing tests with these edits, and the whole command if they pass. null: the time, or the run, ended before a verdict. */
  async try(
    edits: readonly FileEdits[],
    { limitMs, only, signal }: TryOptions,
  ): Promise<CandidateVerdict | null> {
    const journal = await this.#written(edits);
    if (journal === null) return 'refused';
    const startMs = performance.now();
    const run = (tests: TryOptions['only']) =>
      this.#run(journal, { only: tests, signal, limitMs: limitMs - (performance.now() - startMs) });
    const first = await run(only);
    const { verdict } = first.verdict === 'green' && first.focus !== undefined ? await run([]) : first;
    if (signal.aborted) return null;
    switch (verdict) {
      case 'green':
        return 'passed';
      case 'red':
      case 'resource_limit':
        return 'failed';
      case 'timeout':
        return 'slow';
      default:
        return 'not_started';
    }
  }

  /** The run's own writes and these edits; null where the tools refuse one, or it changes nothing. */
  async #written(files: readonly FileEdits[]): Promise<Writes | null> {
    const scratch = this.#main.scratch();
    for (const { path, edits } of files) {
      const args = { rel_path: path, content: null, edits: [...edits] };
      const obs = await scratch.execute({ type: 'tool_call', name: 'write_file', args });
      if (!obs.ok || obs.meta['changed'] === false) return null;
    }
    return scratch.journal;
  }

  async #run(journal: Writes, { limitMs, only, signal }: TryOptions) {
    this.#journal = journal;
    try {
      return await this.#oracle.run({ phase: 'write', timeoutMs: Math.max(1, limitMs), signal, only });
    } finally {
      for (const { path, bytes, mode, base } of journal.latest()) {
        const current = this.#main.journal.get(path)?.bytes ?? base;
        if (current?.equals(bytes) === true) continue;
        this.#oracle.putBack(
          path,
          current === null ? null : { bytes: current, isExecutable: mode === '100755' },
        );
      }
    }
  }
}
