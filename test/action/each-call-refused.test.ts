import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import type { ActionEnd } from '../../src/action/end.ts';
import { runAction } from '../../src/action/run-action.ts';
import { createJobLog } from '../../src/github/log.ts';
import { eventOf, failedRun, labelled, requestFor, withValue } from '../github/events.ts';
import { createWorld, REPOSITORY_ID, type TestWorld, WHERE } from '../github/world.ts';
import type { GitHubFault } from '../servers/github/model.ts';
import { bundleJson, FILES } from './honest-bundle.ts';

// The job that publishes, in this process, against the strict fake: every call that a run makes is refused in turn.

const ActionFile = z.object({ inputs: z.record(z.string(), z.object({ default: z.string().optional() })) });
const { inputs: INPUTS } = ActionFile.parse(
  parse(readFileSync(join(import.meta.dirname, '../../action.yml'), 'utf8')),
);

interface Scene {
  readonly name: string;
  readonly eventName: string;
  payload(world: TestWorld): Record<string, unknown>;
  /** Calls that mean something else here than in the scenes before. */
  readonly again?: readonly string[];
  /** What happened before. */
  arrange?(world: TestWorld, again: () => Promise<unknown>): Promise<void>;
}

const ISSUE = { number: 7, title: 'Wrong number', body: 'It says two.' };

const moved = (payload: Record<string, unknown>) =>
  [
    ['repository.id', REPOSITORY_ID],
    ['repository.default_branch', 'main'],
    ['sender.login', 'alice'],
    ['sender.id', 1],
    ['sender.type', 'User'],
  ].reduce((so, [path, value]) => withValue(so, String(path), value), payload);

function ofIssue({ server }: TestWorld): Record<string, unknown> {
  const { updatedAt } = server.state.issue(ISSUE.number);
  const values = { ...ISSUE, updated_at: updatedAt };
  return Object.entries(values).reduce(
    (so, [key, value]) => withValue(so, `issue.${key}`, value),
    moved(labelled()),
  );
}

function ofFailure({ base }: TestWorld): Record<string, unknown> {
  const values = {
    id: 9001,
    head_branch: 'main',
    head_sha: base,
    path: '.github/workflows/ci.yml',
    'head_repository.id': REPOSITORY_ID,
    'triggering_actor.login': 'alice',
    'triggering_actor.id': 1,
    'triggering_actor.type': 'User',
  };
  return Object.entries(values).reduce(
    (so, [key, value]) => withValue(so, `workflow_run.${key}`, value),
    moved(failedRun()),
  );
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
      await repository.commit('agent-fix/issue-7', 'By hand', { 'NOTES.md': 'n\n' });
    },
  },
  {
    name: 'a run whose base has moved',
    again: ['repos/compare-commits-with-basehead', 'git/get-tree', 'repos/get-content'],
    eventName: 'workflow_run',
    payload: ofFailure,
    arrange: async ({ repository }) => void (await repository.commit('main', 'Go on', { 'NOTES.md': 'n\n' })),
  },
];

interface Ended {
  readonly end: ActionEnd | null;
  /** What was thrown: the step's annotation then. */
  readonly thrown: string;
  readonly log: string;
}

async function publishOnce(world: TestWorld, folder: string, scene: Scene, runId: string): Promise<Ended> {
  const payload = scene.payload(world);
  const { trigger } = eventOf(
    requestFor(scene.eventName, payload, { context: { sha: world.base, refName: 'main' } }),
  );
  const bundle = { ...(await bundleJson(world.base, { trigger, runId: 7001 })), run_id: runId };
  const [event, path] = [join(folder, 'event.json'), join(folder, `${runId}.json`)];
  writeFileSync(event, JSON.stringify(payload));
  writeFileSync(path, JSON.stringify(bundle));
  const given: Readonly<Record<string, string>> = {
    mode: 'publish',
    bundle: path,
    'github-token': world.server.token,
    'pr-labels': 'bot',
    reviewers: 'alice',
    'max-attempts': '9',
  };
  const env = {
    GITHUB_REPOSITORY: `${WHERE.owner}/${WHERE.repo}`,
    GITHUB_EVENT_NAME: scene.eventName,
    GITHUB_EVENT_PATH: event,
    GITHUB_SHA: world.base,
    GITHUB_REF_NAME: 'main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_RUN_ID: '7001',
    GITHUB_WORKFLOW_REF: 'octo/app/.github/workflows/agent-fix.yml@refs/heads/main',
    GITHUB_TRIGGERING_ACTOR: 'alice',
    GITHUB_SERVER_URL: world.server.serverUrl,
    GITHUB_API_URL: world.server.apiUrl,
    RUNNER_TEMP: folder,
  };
  const lines: string[] = [];
  const cancellation = { signal: new AbortController().signal, setReachable: () => {} };
  const getInput = (name: string) => given[name] ?? INPUTS[name]?.default?.replace(/^\$\{\{.*/, '') ?? '';
  const log = createJobLog((text) => void lines.push(text));
  try {
    const end = await runAction({ env, getInput, setSecret: () => {}, log, cancellation });
    return { end, thrown: '', log: lines.join('') };
  } catch (error) {
    return {
      end: null,
      thrown: error instanceof Error ? error.message : String(error),
      log: lines.join(''),
    };
  }
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
  const folder = await mkdtemp(join(tmpdir(), 'agent-fix-refused-'));
  try {
    await using world = await createWorld(FILES);
    mkdirSync(folder, { recursive: true });
    world.server.state.addIssue({
      ...ISSUE,
      login: 'alice',
      labels: [{ name: 'agent-fix', by: 'alice' }],
    });
    await scene.arrange?.(world, () => publishOnce(world, folder, scene, '0000000001'));
    const before = world.server.requests.length;
    if (fault !== null) world.server.addFault(fault);
    const ended = await publishOnce(world, folder, scene, RUN);
    const asked = world.server.requests.slice(before).flatMap(({ operation }) => operation ?? []);
    const open = world.server.state.pulls().filter(({ state }) => state === 'open');
    return {
      ...ended,
      operations: [...new Set(asked)],
      landed: open.some(({ body }) => body?.includes(RUN)),
      commit: ended.end?.outputs['commit-sha'] || null,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Told to wait an hour, so that nothing waits. */
const LIMITED = { 'retry-after': '3600' };

const faultOf = (operation: string, status: number): GitHubFault => ({
  operation,
  status,
  body: { message: 'No', documentation_url: 'https://docs.github.com/rest', status: String(status) },
  ...(status === 429 ? { headers: LIMITED } : {}),
});

/** What must be true however a run ended: what the step says is what landed. */
function lieOf({ end, thrown, landed, commit }: Played): string | null {
  const said = end === null ? thrown : (end.failure ?? end.outputs['summary'] ?? '');
  const fails = end === null || end.failure !== null;
  if (fails && landed) return `the step fails with its pull request open: ${said}`;
  if (fails) return /\S/.test(said) && !/^\[?object|undefined/.test(said) ? null : 'it fails without a word';
  const isSettled = ['refused', 'skipped'].includes(end.outputs['outcome'] ?? '');
  if (isSettled)
    return landed || commit !== null || said === '' ? 'it is refused, and something landed' : null;
  return landed ? null : `the step passes with nothing landed: ${JSON.stringify(end.outputs)}`;
}

const STATUSES = [403, 404, 409, 422, 429, 502] as const;

/** What scenes before have shown refused already. */
const shown = new Set<string>();

describe.each(SCENES)('$name', { timeout: 300_000 }, (scene) => {
  test('lands, and tells the truth with each of its further calls refused by each status', async () => {
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
    const cells = further.flatMap((operation) => STATUSES.map((status) => ({ operation, status })));
    const next = cells.values();
    const lies: string[] = [];
    const work = async (): Promise<void> => {
      for (const { operation, status } of next) {
        const lie = lieOf(await play(scene, faultOf(operation, status)));
        if (lie !== null) lies.push(`${operation} ${status}: ${lie}`);
      }
    };
    // Much of it is waiting: what fails by 409 and 5xx is tried again after 1 s and after 4 s.
    await Promise.all(Array.from({ length: 40 }, work));
    expect(lies).toEqual([]);
  });
});
