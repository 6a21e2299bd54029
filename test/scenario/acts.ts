import type { RunOptions } from '../servers/github/model.ts';
import type { FixtureName } from './ecosystems.ts';
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

export type JavaScriptWorld = Omit<WorldOptions, 'fixture'>;

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
