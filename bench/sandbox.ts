import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox } from '../src/oracle/sandbox/open-sandbox.ts';
import { createTestOracle } from '../src/oracle/test-oracle.ts';
import { Repository } from '../src/workspace/git.ts';
import { openWorkspace } from '../src/workspace/repo-tools.ts';
import { CULPRIT, FIX, TEST_COMMAND } from './repositories.ts';
import { spreadOf } from './statistics.ts';

/** What the sandbox costs on this machine; all in milliseconds, medians. */
export interface SandboxCost {
  /** As the report says it; null: this machine has none. */
  readonly tier: string | null;
  /** To find and prove the tier, once a run. */
  readonly openMs: number;
  /** One run of the test command, in the sandbox and in the checkout itself. */
  readonly insideMs: number;
  readonly outsideMs: number;
  /** A fresh copy of the checkout, with HOME and temporary folders. */
  readonly copyMs: number;
  /** The proof (the confirming run, and the run without the patch) at the same time, by one after the other; null: this machine cannot. */
  readonly pairRatio: number | null;
}

/** Two seconds: half of them computes, half waits. */
const SUITE = `sleep 1; node -e 'const end = process.cpuUsage().user + 1e6; while (process.cpuUsage().user < end);'; ${TEST_COMMAND}`;

/** Runs the bench's own test command on a repository, inside and outside in turn. */
export async function measureSandbox(repository: string, runs: number): Promise<SandboxCost> {
  const home = mkdtempSync(join(tmpdir(), 'agent-fix-bench-home-'));
  try {
    const environment = { PATH: process.env['PATH'], HOME: home };
    const request = {
      mode: 'auto',
      network: 'host',
      checkout: repository,
      environment,
      program: home,
    } as const;
    const openMs: number[] = [];
    for (let at = 0; at < 3; at++) openMs.push(await timed(() => openSandbox(request)));
    const sandbox = await openSandbox(request);
    const { cell, report } = sandbox;
    const settings = { allowPaths: [], allowTestEdits: false };
    const { commit } = await Repository.checkedOutIn(repository);
    await using workspace = await openWorkspace({ repository, commit, settings });
    const command = { run: TEST_COMMAND, shell: null, workingDirectory: '.', env: {}, source: 'bench' };
    const place = { workspace, checkout: repository, command, environment };
    using inside = createTestOracle({ ...place, sandbox });
    using outside = createTestOracle(place);
    const { signal } = new AbortController();
    const run = { phase: 'write', timeoutMs: 60_000, signal } as const;
    const inMs: number[] = [];
    const outMs: number[] = [];
    const copyMs: number[] = [];
    for (let at = 0; at <= runs; at++) {
      const [inner, outer] = [await timed(() => inside.run(run)), await timed(() => outside.run(run))];
      const copy = cell === null ? 0 : await timed(async () => (await cell.openLayer())[Symbol.dispose]());
      // The first of each fills caches.
      if (at === 0) continue;
      inMs.push(inner);
      outMs.push(outer);
      copyMs.push(copy);
    }
    return {
      tier: cell === null ? null : report.tier,
      openMs: spreadOf(openMs).median,
      insideMs: spreadOf(inMs).median,
      outsideMs: spreadOf(outMs).median,
      copyMs: spreadOf(copyMs).median,
      pairRatio: await measurePair(repository, home),
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** The median of three, each beside the same one after the other. */
async function measurePair(repository: string, home: string): Promise<number | null> {
  const environment = { PATH: process.env['PATH'], HOME: home };
  const place = { checkout: repository, environment };
  const sandbox = await openSandbox({ mode: 'auto', network: 'none', program: home, ...place });
  if (sandbox.cell?.isApart !== true) return null;
  const { commit } = await Repository.checkedOutIn(repository);
  const settings = { allowPaths: [], allowTestEdits: false };
  await using workspace = await openWorkspace({ repository, commit, settings });
  const edits = [{ old: FIX.old, new: FIX.new }];
  const args = { rel_path: CULPRIT, content: null, edits };
  const command = { run: SUITE, shell: null, workingDirectory: '.', env: {}, source: 'bench' };
  // Measured on a quiet machine: then one more processor is idle.
  using oracle = createTestOracle({ ...place, workspace, command, sandbox, watchIdle: () => () => 1 });
  const { signal } = new AbortController();
  const run = { timeoutMs: 600_000, signal } as const;
  const prove = (mayPair: boolean) => async () => {
    const confirmed = await oracle.run({ ...run, phase: 'confirm', mayPair });
    const again = await oracle.run({ ...run, phase: 'counterfactual' });
    if (confirmed.verdict !== 'green' || again.verdict !== 'red' || (again.beside === true) !== mayPair)
      throw new Error(`the proof: ${confirmed.verdict}, then ${again.verdict}`);
  };
  await oracle.run({ ...run, phase: 'baseline' });
  await workspace.execute({ type: 'tool_call', name: 'write_file', args });
  const ratios: number[] = [];
  for (let at = 0; at < 3; at++) ratios.push((await timed(prove(true))) / (await timed(prove(false))));
  return spreadOf(ratios).median;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}
