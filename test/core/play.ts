import { expect, test } from 'vitest';
import type { RunResult } from '../../src/core/conclude.ts';
import { drive } from '../../src/core/driver.ts';
import type { Attempt, RunEvent } from '../../src/core/events.ts';
import type { RenderedRequest } from '../../src/core/ports.ts';
import type { DriverPorts } from '../../src/core/run.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/core/settings.ts';
import type { RunSetup } from '../../src/core/state.ts';
import { type Goal, Task } from '../../src/core/task.ts';
import type { Outcome, StopReason } from '../../src/core/verdict/outcome.ts';
import { checkLaws } from './laws.ts';
import { MemoryWorkspace } from './memory-workspace.ts';
import { ManualClock, ScriptedLLM, type Sent } from './scripted.ts';
import { type OracleRun, red, ScriptedOracle, type Verdict } from './scripted-oracle.ts';

const COMMAND = {
  run: 'npm test',
  shell: null,
  workingDirectory: '.',
  env: {},
  source: 'input test-command',
};

/** The one goal of a task, with what CI said of it. */
export const judged = (parts: Partial<Goal>): Goal[] => [{ command: COMMAND, evidence: [], ...parts }];

export const TASK: Task = {
  goal: 'Make the tests pass',
  jobs: judged({}),
  context: [],
  baseCommit: 'a'.repeat(40),
  trigger: { kind: 'terminal' },
  mustBeRedAtBase: true,
};

export const FILES = {
  'src/sum.js': 'export const sum = (a, b) => a - b;\n',
  'test/sum.test.js': 'sum(1, 2) === 3;\n',
};

/** Limits under which no reflection is asked for. */
export const QUIET = { maxReflections: 0 };

/** One run of the driver against scripts; what is left out has the value of the simplest red workflow. */
export interface Scene {
  readonly model: ConstructorParameters<typeof ScriptedLLM>[0];
  /** Absent: red at base, and never run again. */
  readonly tests?: ConstructorParameters<typeof ScriptedOracle>[0];
  /** What the tests say without the patch; absent: what they said at base. */
  readonly without?: readonly Verdict[];
  readonly files?: Readonly<Record<string, string>>;
  readonly task?: Partial<Task>;
  readonly attempt?: Attempt;
  readonly settings?: Partial<Omit<Settings, 'limits'>>;
  readonly limits?: Partial<Settings['limits']>;
  readonly clock?: ManualClock;
  /** Replaces ports, for those that break. */
  readonly ports?: (ports: DriverPorts) => Partial<DriverPorts>;
}

export interface Played {
  readonly result: RunResult;
  readonly events: readonly RunEvent[];
  readonly requests: readonly RenderedRequest[];
  readonly sent: readonly Sent[];
  readonly testRuns: readonly OracleRun[];
  readonly workspace: MemoryWorkspace;
  readonly settings: Settings;
}

/** Plays a scene to its end and checks what holds for every run; scripts must be used up exactly. */
export async function play(scene: Scene): Promise<Played> {
  const clock = scene.clock ?? new ManualClock();
  const llm = new ScriptedLLM(scene.model, clock);
  const oracle = new ScriptedOracle(scene.tests ?? [red()], clock, scene.without ?? null);
  const workspace = new MemoryWorkspace(scene.files ?? FILES);
  const baseTree = workspace.treeId();
  const events: RunEvent[] = [];
  const setup = setupOf(scene);
  const ports: DriverPorts = {
    llm,
    oracle,
    workspace,
    emit: (event) => events.push(event),
    clock: clock.read,
    redact: (text) => text.toWellFormed(),
    signal: new AbortController().signal,
  };
  const result = await drive(setup, { ...ports, ...scene.ports?.(ports) });
  llm.verify();
  oracle.verify();
  const requests = llm.sent.map(({ request }) => request);
  const testRuns = oracle.runs;
  const { settings } = setup;
  checkLaws({ events, requests, testRuns, settings, setup, baseTree, result });
  return { result, events, requests, sent: llm.sent, testRuns, workspace, settings };
}

/** Each scene, told by the fact that it shows, ends in this way. */
export function testEnding(
  outcome: Outcome,
  stopReason: StopReason,
  scenes: Readonly<Record<string, Scene>>,
): void {
  test.each(Object.entries(scenes))('%s', async (_, scene) => {
    expect((await play(scene)).result).toMatchObject({ outcome, stopReason });
  });
}

function setupOf({ task, settings, limits, attempt }: Scene): RunSetup {
  return {
    runId: 'run-1',
    version: '0.0.0',
    // In the order of the schema, as every task that a run starts with.
    task: Task.parse({ ...TASK, ...task }),
    settings: { ...DEFAULT_SETTINGS, ...settings, limits: { ...DEFAULT_SETTINGS.limits, ...limits } },
    ...(attempt === undefined ? {} : { attempt }),
  };
}

/** Of the test runs, in order. */
export const phasesOf = ({ testRuns }: Played): string[] => testRuns.map(({ phase }) => phase);

/** The texts that the newest request holds, as the model reads them. */
export function textsOf({ sent }: Pick<Played, 'sent'>): string[] {
  return (sent.at(-1)?.conversation.items ?? []).flatMap((item) => ('text' in item ? [item.text] : []));
}
