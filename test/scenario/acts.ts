import { execFileSync } from 'node:child_process';
import { expect } from 'vitest';
import type { RunOptions } from '../servers/github/model.ts';
import { ECOSYSTEMS, type FixtureName } from './ecosystems.ts';
import { expectClean } from './expect-clean.ts';
import { workflowRunFailed } from './payloads.ts';
import type { ActionResult } from './run-action.ts';
import { type Act, createWorld, failedRun, type World, type WorldOptions } from './world.ts';

export interface Play extends Omit<Act, 'eventName' | 'payload'> {
  readonly fixture: FixtureName;
  /** What the failed job printed. */
  readonly log?: string;
  /** What GitHub says otherwise of the failed run. */
  readonly run?: Partial<RunOptions>;
}

/** The action answers the failed CI run of a world, and is checked as every run is. */
export async function answerFailure(
  world: World,
  { fixture, log, run, ...act }: Play,
): Promise<ActionResult> {
  world.github.addRun({ ...failedRun(world, fixture, log), ...run });
  const result = await world.act({ ...act, eventName: 'workflow_run', payload: workflowRunFailed(world) });
  await expectClean(world, result);
  return result;
}

/** The failed run of the JavaScript fixture's CI is there; the action hears of it. */
export function redRun(world: World): Act {
  world.github.addRun(failedRun(world, 'javascript'));
  return { eventName: 'workflow_run', payload: workflowRunFailed(world) };
}

type JavaScriptWorld = Omit<WorldOptions, 'fixture'>;

/** A world around the fixture that every machine can run: Node is there. */
export const createJavaScriptWorld = (options: JavaScriptWorld): Promise<World> =>
  createWorld({ ...options, fixture: 'javascript' });

/** The same for whatever is not about the process of the action, its sandbox, or how a test command is found. */
export const createQuickWorld = (options: JavaScriptWorld): Promise<World> =>
  createJavaScriptWorld({
    runs: 'sources',
    inputs: { sandbox: 'off', 'test-command': QUICK_TEST },
    ...options,
  });

/** Says of the JavaScript fixture what its own tests say, without starting Node for it. */
export const QUICK_TEST = `one='this.#entries.delete(key);'; case "$(cat src/lru-cache.js)" in *"$one"*"$one"*"$one"*) ;; *) echo 'not ok 4 - evicts nothing when a stored key is replaced'; exit 1 ;; esac`;

/** The action answers the failed CI run of the JavaScript fixture, by a quick test command unless it is given one; '' is that of its workflow. */
export const answerRed = (
  world: World,
  { inputs, ...act }: Omit<Play, 'fixture'> = {},
): Promise<ActionResult> =>
  answerFailure(world, {
    ...act,
    inputs: { 'test-command': QUICK_TEST, ...inputs },
    fixture: 'javascript',
  });

/** Who may not start a run: by their rights, by what they are, or by a name that is like another's. */
export const STRANGERS = {
  eve: { permission: 'read', roleName: 'triage' },
  mallory: { permission: 'none' },
  'stranger[bot]': { type: 'Bot' },
  'dependabot-bot': { permission: 'read' },
} as const;

const WORKFLOW_LOG = [
  '2026-01-02T03:04:05.1234567Z ##[group]Run the tests',
  '2026-01-02T03:04:05.2234567Z ##[endgroup]',
  '2026-01-02T03:04:06.1234567Z the line that only this log holds',
  '2026-01-02T03:04:06.2234567Z ##[error]Process completed with exit code 1.',
].join('\n');

/** As the fixtures' models head their changes. */
const TITLES = {
  python: 'Try longer unit names before shorter ones',
  javascript: 'Evict nothing when a stored key is replaced',
  go: 'Keep the larger end when intervals merge',
} as const satisfies Readonly<Record<FixtureName, string>>;

/** The main job: a red workflow of a fixture becomes one pull request that changes its culprit alone. */
export async function expectFixed(world: World, fixture: FixtureName): Promise<ActionResult> {
  const result = await answerFailure(world, { fixture, log: WORKFLOW_LOG });
  const { culprit, testCommand, failingTest } = ECOSYSTEMS[fixture];
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed', 'test-runs': '4' } });
  const [pull, ...others] = world.github.state.pulls();
  expect(others).toEqual([]);
  expect(pull).toMatchObject({ title: TITLES[fixture], pull: { base: 'main', draft: false } });
  const changed = ['-C', world.remote, 'diff', '--name-only', 'main', `${pull?.pull.head}`, '--'];
  expect(execFileSync('git', changed, { encoding: 'utf8' })).toBe(`${culprit}\n`);
  expect(pull?.body).toContain(testCommand);
  expect(pull?.body).toMatch(/\| Base commit \| 🔴 red .*\n\| With the change \| 🟢 green /);
  expect(pull?.body).toContain(failingTest);
  const prompt = world.model.requests[0]?.rawBody.toString();
  expect(prompt).toContain('the line that only this log holds');
  expect(prompt).toContain(failingTest);
  return result;
}
