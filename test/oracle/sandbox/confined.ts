import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { TestPhase } from '../../../src/core/events.ts';
import type { TestOracle, TestResult } from '../../../src/core/ports.ts';
import type { TestEnv } from '../../../src/core/settings.ts';
import type { Service } from '../../../src/core/task.ts';
import type { SandboxLimits, TestNetwork, Way } from '../../../src/oracle/sandbox/launch.ts';
import { openSandbox, type Sandbox, type SandboxRequest } from '../../../src/oracle/sandbox/open-sandbox.ts';
import type { Environment } from '../../../src/oracle/test-environment.ts';
import { createTestOracle } from '../../../src/oracle/test-oracle.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type Content, createRepository, type TestRepository } from '../../workspace/git-repository.ts';
import { openToolsOn, type Tools } from '../../workspace/open-tools.ts';

const isRoot = process.getuid?.() === 0;
const canMakeNamespaces = spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0;

/** The ways that the user who runs these tests can have. */
export const LAYERED: readonly Way[] = [
  { tier: 'namespaces', power: isRoot ? 'root' : canMakeNamespaces ? 'user_namespace' : 'sudo' },
];
export const WAYS: readonly Way[] = isRoot ? [...LAYERED, { tier: 'other_user', power: 'root' }] : LAYERED;

/** On a new repository, with a HOME and a folder of the program of its own. */
export const sandboxRequest = (change: Partial<SandboxRequest> = {}): SandboxRequest => ({
  mode: 'auto',
  network: 'host',
  checkout: change.checkout ?? createRepository({ 'a.txt': 'a\n' }).root,
  environment: { PATH: process.env['PATH'], HOME: temporaryFolder() },
  program: temporaryFolder(),
  ...change,
});

export const nameOf = ({ tier, power }: Way): string => `${tier} by ${power}`;

export interface ConfinedOracle extends Tools {
  readonly sandbox: Sandbox;
  readonly oracle: TestOracle & Disposable;
  readonly root: string;
  readonly home: string;
  run(phase?: TestPhase, timeoutMs?: number): Promise<TestResult>;
}

interface ConfinedSetup {
  /** Absent: a new one of `files`. */
  readonly repository?: TestRepository;
  readonly files?: Readonly<Record<string, Content>>;
  readonly network?: TestNetwork;
  readonly environment?: Environment;
  readonly testEnv?: TestEnv;
  readonly services?: readonly Service[];
  readonly limits?: SandboxLimits;
  /** How many processors are idle beside the tests. Absent: as the system says. */
  readonly idle?: number;
  /** Before the sandbox is opened: what stands in HOME, in the checkout. */
  prepare?(places: { readonly root: string; readonly home: string }): void;
}

/** What is the same for every oracle over it: tests run on layers, and leave no trace in any of this. */
interface Site {
  readonly repository: TestRepository;
  readonly home: string;
  readonly environment: Environment;
  readonly sandbox: Sandbox;
}

const sites = new Map<Way, Promise<Site>>();

/** Opened once for each way where nothing is asked of it: a probe takes longer than most runs. */
function siteOf(way: Way, setup: ConfinedSetup): Promise<Site> {
  const { testEnv: _, services: _services, ...siteOptions } = setup;
  if (Object.keys(siteOptions).length > 0) return openSite(way, setup, temporaryFolder);
  const site = sites.get(way) ?? openSite(way, setup, temporaryFolder);
  sites.set(way, site);
  return site;
}

async function openSite(way: Way, setup: ConfinedSetup, newFolder: () => string): Promise<Site> {
  const repository =
    setup.repository ?? createRepository(setup.files ?? { 'src/a.txt': 'base\n' }, { root: newFolder() });
  const { root } = repository;
  const [home, program] = [join(newFolder(), 'home'), join(newFolder(), 'dist')];
  for (const folder of [home, program]) mkdirSync(folder);
  setup.prepare?.({ root, home });
  const environment: Environment = { PATH: process.env['PATH'], HOME: home, ...setup.environment };
  const sandbox = await openSandbox({
    mode: 'required',
    network: setup.network ?? 'host',
    checkout: root,
    environment,
    program,
    ways: [way],
    ...(setup.limits === undefined ? {} : { limits: setup.limits }),
  });
  return { repository, home, environment, sandbox };
}

/** An oracle that runs a command on a repository in one way of keeping it apart. */
export async function openConfined(
  way: Way,
  command: string,
  setup: ConfinedSetup = {},
): Promise<ConfinedOracle> {
  const { repository, home, environment, sandbox } = await siteOf(way, setup);
  const tools = await openToolsOn(repository);
  const { idle } = setup;
  const { root } = repository;
  const oracle = createTestOracle({
    workspace: tools.workspace,
    checkout: root,
    command: {
      ...{ run: `set +e\n${command}`, shell: null, workingDirectory: '.', env: {}, source: 'a test' },
      ...(setup.services === undefined ? {} : { services: [...setup.services] }),
    },
    testEnv: setup.testEnv,
    environment,
    sandbox,
    ...(idle === undefined ? {} : { watchIdle: () => () => idle }),
  });
  onTestFinished(() => oracle[Symbol.dispose]());
  const { signal } = new AbortController();
  return {
    ...tools,
    sandbox,
    oracle,
    root,
    home,
    run: (phase = 'write', timeoutMs = 60_000) => oracle.run({ phase, timeoutMs, signal }),
  };
}
