import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { TestPhase } from '../../src/core/events.ts';
import type { TestOracle, TestResult } from '../../src/core/ports.ts';
import type { TestEnv } from '../../src/core/settings.ts';
import type { TestCommand } from '../../src/core/task.ts';
import type { Environment } from '../../src/oracle/test-environment.ts';
import { createTestOracle } from '../../src/oracle/test-oracle.ts';
import type { PolicySettings } from '../../src/workspace/policy.ts';
import type { Content } from '../workspace/git-repository.ts';
import { openTools, type Tools } from '../workspace/open-tools.ts';

export interface OracleSetup {
  readonly files?: Readonly<Record<string, Content>>;
  readonly settings?: Partial<PolicySettings>;
  readonly command?: Partial<TestCommand>;
  readonly others?: readonly TestCommand[];
  readonly testEnv?: TestEnv;
  readonly testReport?: string;
  readonly environment?: Environment;
}

export interface OpenedOracle extends Tools {
  readonly oracle: TestOracle;
  /** Where the tests run. */
  readonly root: string;
  run(phase?: TestPhase, timeoutMs?: number): Promise<TestResult>;
}

/** With what Go has compiled of its standard library, which takes half a minute of the processor. */
const PLAIN_ENVIRONMENT: Environment = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  GOCACHE: process.env['GOCACHE'],
};

/** A repository, its tools, and an oracle that runs a command in its checkout. */
export async function openOracle(run: string, setup: OracleSetup = {}): Promise<OpenedOracle> {
  const tools = await openTools(setup.files ?? { 'src/a.txt': 'base\n' }, setup.settings);
  const { root } = tools.repository;
  const oracle = createTestOracle({
    workspace: tools.workspace,
    checkout: root,
    command: { run, shell: null, workingDirectory: '.', env: {}, source: 'a test', ...setup.command },
    others: setup.others ?? [],
    testEnv: setup.testEnv,
    testReport: setup.testReport ?? null,
    environment: setup.environment ?? PLAIN_ENVIRONMENT,
  });
  const { signal } = new AbortController();
  return {
    ...tools,
    oracle,
    root,
    run: (phase = 'write', timeoutMs = 30_000) => oracle.run({ phase, timeoutMs, signal }),
  };
}

/** Whether a process is there and not a zombie that only waits for its parent. */
export function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => isRunning(pid)).toBe(false);
}
