import { describe, expect, test } from 'vitest';
import { eventOf, requestFor } from '../github/events.ts';
import { createWorld, type TestWorld } from '../github/world.ts';
import type { GitHubFault } from '../servers/github/model.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { bundleJson, FILES } from './honest-bundle.ts';
import { type Ended, ISSUE, ofFailure, ofIssue, publishJob, RUN_ID } from './publish-job.ts';

// The job that publishes, in this process, against the strict fake: every call that a run makes is refused in turn.

interface Scene {
  readonly name: string;
  readonly eventName: string;
  payload(world: TestWorld): Record<string, unknown>;
  /** Calls that mean something else here than in the scenes before. */
  readonly again?: readonly string[];
  /** What happened before. */
  arrange?(world: TestWorld, again: () => Promise<unknown>): Promise<void>;
}

const SCENES: readonly Scene[] = [
  { name: 'a first run for an issue', eventName: 'issues', payload: ofIssue },
  { name: 'a first run for a failure', eventName: 'workflow_run', payload: ofFailure },
  {
    name: 'a second run, over a commit of somebody else',
    eventName: 'issues',
    payload: ofIssue,
    arrange: async ({ repository }, again) => {
      await again();
      repository.commit('agent-fix/issue-7', 'By hand', { 'NOTES.md': 'n\n' });
    },
  },
  {
    name: 'a run whose base has moved',
    again: ['repos/compare-commits-with-basehead'],
    eventName: 'workflow_run',
    payload: ofFailure,
    arrange: async ({ repository }) => void repository.commit('main', 'Go on', { 'NOTES.md': 'n\n' }),
  },
];

async function publishOnce(world: TestWorld, folder: string, scene: Scene, runId: string): Promise<Ended> {
  const { eventName } = scene;
  const payload = scene.payload(world);
  const { trigger } = eventOf(
    requestFor(eventName, payload, { context: { sha: world.base, refName: 'main' } }),
  );
  const bundle = { ...(await bundleJson(world.base, { trigger, runId: RUN_ID })), run_id: runId };
  return publishJob(world, { folder, eventName, payload, bundle });
}

interface Played extends Ended {
  /** What the run asked GitHub, each kind once, in order. */
  readonly operations: readonly string[];
  /** The open pull request that tells of this run. */
  readonly landed: boolean;
  readonly commit: string | null;
}

const RUN = 'abcdef0123';

async function play(scene: Scene, fault: GitHubFault | null): Promise<Played> {
  const folder = temporaryFolder();
  await using world = await createWorld(FILES);
  world.server.state.addIssue({
    ...ISSUE,
    login: 'alice',
    labels: ['agent-fix'],
  });
  await scene.arrange?.(world, () => publishOnce(world, folder, scene, '0000000001'));
  const before = world.server.requests.length;
  if (fault !== null) world.server.addFault(fault);
  const ended = await publishOnce(world, folder, scene, RUN);
  const operations = world.server.requests.slice(before).flatMap(({ operation }) => operation ?? []);
  const open = world.server.state.pulls().filter(({ state }) => state === 'open');
  return {
    ...ended,
    operations: [...new Set(operations)],
    landed: open.some(({ body }) => body?.includes(RUN)),
    commit: ended.end?.outputs['commit-sha'] || null,
  };
}

const faultOf = (operation: string, status: number): GitHubFault => ({
  operation,
  status,
  body: { message: 'No', documentation_url: 'https://docs.github.com/rest', status: String(status) },
});

/** What must be true however a run ended: what the step says is what landed. */
function lieOf({ end, thrown, landed, commit }: Played): string | null {
  const outcome = end === null ? thrown : (end.failure ?? end.outputs['summary'] ?? '');
  const fails = end === null || end.failure !== null;
  if (fails && landed) return `the step fails with its pull request open: ${outcome}`;
  if (fails)
    return /\S/.test(outcome) && !/^\[?object|undefined/.test(outcome) ? null : 'it fails without a word';
  const isSettled = ['refused', 'skipped'].includes(end.outputs['outcome'] ?? '');
  if (isSettled)
    return landed || commit !== null || outcome === '' ? 'it is refused, and something landed' : null;
  return landed ? null : `the step passes with nothing landed: ${JSON.stringify(end.outputs)}`;
}

/** A read says that there is no such thing, or fails; a write may not be, stands in the way of another, is wrong, or fails. */
const statusesFor = (operation: string): readonly number[] =>
  /\/(?:get|list|compare)/.test(operation) ? [404, 502] : [403, 409, 422, 502];

/** What scenes before have shown refused already. */
const shown = new Set<string>();

describe.each(SCENES)('$name', { timeout: 300_000 }, (scene) => {
  test('lands, and tells the truth with each of its further calls refused by each status that it can be told by', async () => {
    const { operations, ...clean } = await play(scene, null);
    expect({ failure: clean.end?.failure, thrown: clean.thrown, landed: clean.landed }).toEqual({
      failure: null,
      thrown: '',
      landed: true,
    });
    const further = operations.filter(
      (operation) => !shown.has(operation) || scene.again?.includes(operation) === true,
    );
    for (const operation of further) shown.add(operation);
    expect(further).not.toEqual([]);
    const cells = further.flatMap((operation) =>
      statusesFor(operation).map((status) => ({ operation, status })),
    );
    const next = cells.values();
    const lies: string[] = [];
    const work = async (): Promise<void> => {
      for (const { operation, status } of next) {
        const lie = lieOf(await play(scene, faultOf(operation, status)));
        if (lie !== null) lies.push(`${operation} ${status}: ${lie}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, work));
    expect(lies).toEqual([]);
  });
});
