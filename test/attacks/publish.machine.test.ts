import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import * as z from 'zod';
import { createQuickWorld, QUICK_TEST } from '../scenario/acts.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { workflowRunFailed } from '../scenario/payloads.ts';
import { checkOutAgain, commitOnRemote, gitOnRemote } from '../scenario/remote.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { BundleJson, publishJob, solveJob } from '../scenario/two-jobs.ts';
import { type Act, failedRun, type World } from '../scenario/world.ts';
import { validationFailed } from '../servers/github/faults.ts';
import type { GitHubFault } from '../servers/github/model.ts';
import { type Attack, attack, attackScene } from './attack.ts';
import { writesTo } from './record.ts';

const FILES = {
  'ci/check.sh': '#!/bin/sh\n. ci/lib/steps.sh\n',
  'ci/lib/steps.sh': `${QUICK_TEST}\n`,
  'ci/main.mk': 'test:\n\tnpm test\n',
};

interface Scene extends AsyncDisposable {
  readonly world: World;
  readonly bundle: BundleJson;
  readonly act: Act;
}

/** An honest job before, whose bundle is forged in each case. */
async function play(): Promise<Scene> {
  const started = await createQuickWorld({ script: await readConversation('javascript'), files: FILES });
  const tip = commitOnRemote(started, 'main', { 'NOTES.md': 'x\n' });
  checkOutAgain(started, 'main');
  const world: World = Object.create(started, { commit: { value: tip } });
  world.github.addRun(failedRun(world, 'javascript'));
  const inputs = { 'test-command': 'sh ci/check.sh', 'max-reflections': '0', 'max-attempts': '99' };
  const act = { eventName: 'workflow_run', payload: workflowRunFailed(world), inputs };
  const { outputs } = await solveJob(world, act);
  expect(outputs['outcome']).toBe('fixed');
  const artifact = world.artifacts.artifacts.find(({ name }) => name.startsWith('agent-fix-bundle'));
  const bundle = BundleJson.parse(JSON.parse(artifact?.stored.toString() ?? ''));
  return { world, bundle, act, [Symbol.asyncDispose]: () => started[Symbol.asyncDispose]() };
}

function publish({ world, act }: Scene, bundle: unknown): Promise<ActionResult> {
  const folder = join(world.dir, 'forged');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'bundle.json');
  writeFileSync(path, typeof bundle === 'string' ? bundle : JSON.stringify(bundle));
  return publishJob(world, { ...act, inputs: { ...act.inputs, bundle: path } });
}

type Files = BundleJson['patch']['files'];

const withFiles = (bundle: BundleJson, files: (files: Files) => unknown): unknown => ({
  ...bundle,
  patch: { ...bundle.patch, files: files(bundle.patch.files) },
});

interface Forgery {
  readonly id: string;
  readonly what: string;
  readonly rule: RegExp;
  readonly forge: (bundle: BundleJson) => unknown;
}

const moved =
  (path: string) =>
  (bundle: BundleJson): unknown =>
    withFiles(bundle, (files) => files.map((file) => ({ ...file, path })));

const CLOSED: readonly (readonly [id: string, path: string, rule: RegExp])[] = [
  ['A04', 'ci/check.sh', /tools/],
  ['A04a', 'ci/lib/steps.sh', /tools/],
  ['A08', 'ci/main.mk', /settings/],
  ['A08a', 'ruff.toml', /kind of file/],
  ['A08b', 'vendor/assert/index.js', /installed code/],
  ['A08c', 'test/helpers/setup.js', /test files/],
  ['A08d', 'tests/__init__.py', /test files/],
  ['G22', '.github/workflows/ci.yml', /workflows/],
  ['G22a', '.git/hooks/pre-commit', /git/],
  ['R01', 'conftest.py', /settings/],
  ['R11', 'package.json', /settings/],
  ['R19', 'test/__snapshots__/cache.snap', /test files/],
  ['A05a', 'src/signal.py', /new file/],
];

const FORGERIES: readonly Forgery[] = [
  ...CLOSED.map(([id, path, rule]) => ({
    id,
    what: `a bundle that changes ${path}`,
    rule: new RegExp(`\\((?:protected path|path)\\).*(?:${rule.source})`),
    forge: moved(path),
  })),
  {
    id: 'W24',
    what: 'a bundle of 21 files',
    rule: /\(number of files\).*more than 20/,
    forge: (bundle) =>
      withFiles(bundle, ([file]) =>
        Array.from({ length: 21 }, (_, at) => ({ ...file, path: `src/${at}.js`, status: 'added' })),
      ),
  },
  {
    id: 'W24a',
    what: 'a bundle of 300 KB',
    rule: /\(size of the patch\).*262144 bytes/,
    forge: (bundle) =>
      withFiles(bundle, ([file]) => [
        {
          ...file,
          path: 'src/long.js',
          status: 'added',
          content: Buffer.alloc(300_000, 'x\n').toString('base64'),
        },
      ]),
  },
  {
    id: 'W22',
    what: 'a bundle that empties a test',
    rule: /\(protected path\).*test files/,
    forge: (bundle) =>
      withFiles(bundle, ([file]) => [{ ...file, path: 'test/lru-cache.test.js', content: '' }]),
  },
  {
    id: 'G18',
    what: 'a bundle that nests 100,000 lists',
    rule: /\((?:form|size)\)/,
    forge: () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  },
  {
    id: 'G19',
    what: 'a bundle that names another base branch',
    rule: /\(base branch\)/,
    forge: (bundle) => ({ ...bundle, base: { ...bundle.base, branch: 'release' } }),
  },
];

const refusal = ({ id, what, rule, forge }: Forgery): Attack<Scene> => ({
  id,
  what,
  judge: async (scene) => {
    const before = writesTo(scene.world).length;
    const { exitCode, outputs } = await publish(scene, forge(scene.bundle));
    expect({ exitCode, outcome: outputs['outcome'] }).toEqual({ exitCode: 1, outcome: 'refused' });
    expect(outputs['summary']).toMatch(rule);
    expect(writesTo(scene.world).slice(before)).toEqual([]);
    return outputs['summary'] ?? '';
  },
});

const failing = (operation: string, status: number, headers: Record<string, string> = {}): GitHubFault => ({
  operation,
  status,
  headers,
  times: 1,
  body: status === 422 ? (validationFailed(operation, 'no').body ?? {}) : { message: 'no' },
});

/** The patch stays in the bundle, and the log says what to do. */
const answered = (id: string, fault: GitHubFault, says: RegExp): Attack<Scene> => ({
  id,
  what: `GitHub answers ${fault.operation} with ${fault.status}`,
  judge: async (scene) => {
    scene.world.github.addFault(fault);
    const { exitCode, log } = await publish(scene, scene.bundle);
    expect(exitCode).toBe(1);
    expect(log).toMatch(says);
    expect(scene.world.github.state.pulls()).toEqual([]);
    return says.exec(log)?.[0] ?? '';
  },
});

const echoed: Attack<Scene> = {
  id: 'A23',
  what: "GitHub's error text repeats the token, in clear and in base64",
  judge: async (scene) => {
    const { token } = scene.world.github;
    const message = `${'x'.repeat(280)} ${token} ${btoa(token)}`;
    scene.world.github.addFault({
      ...failing('git/create-tree', 422),
      body: { message, errors: [{ message }] },
    });
    const { exitCode, log, summary } = await publish(scene, scene.bundle);
    expect(exitCode).toBe(1);
    const shown = `${log.replace(/^::add-mask::.*$/gm, '')}${summary}`;
    expect(shown).toContain('xxxxxxxxxx');
    for (const piece of [token.slice(0, 10), token.slice(-10), btoa(token).slice(0, 12)])
      expect(shown).not.toContain(piece);
    return 'redacted in log, annotation and summary';
  },
};

/** The gate's look-up is answered from before; the one right before publishing is not. */
const accessLost: Attack<Scene> = {
  id: 'A26',
  what: 'who started the run has lost write access since',
  judge: async (scene) => {
    const { github } = scene.world;
    const { id } = github.state.user('ada');
    const operation = 'repos/get-collaborator-permission-level';
    const body = { permission: 'write', user: { id } };
    github.addFault({ operation, status: 200, headers: {}, times: 1, body });
    github.state.permit('ada', 'read');
    const before = writesTo(scene.world).length;
    const { exitCode, log } = await publish(scene, scene.bundle);
    github.state.permit('ada', 'admin');
    expect(exitCode).toBe(1);
    expect(log).toContain('Nothing was pushed: ada has no write access');
    expect(writesTo(scene.world).slice(before)).toEqual([]);
    return 'nothing was pushed';
  },
};

const only = ({ world }: Scene) => {
  const [pull, ...others] = world.github.state.pulls();
  expect(others).toEqual([]);
  return pull;
};

const LATER: readonly Attack<Scene>[] = [
  echoed,
  accessLost,
  answered('G05', failing('pulls/create', 403), /not permitted|pull-requests: write|create pull requests/i),
  answered('G06', failing('git/create-tree', 404), /contents: write/),
  answered('G06a', failing('pulls/create', 422), /refused/),
  answered('G07', failing('pulls/create', 429, { 'retry-after': '4000' }), /rate limit|429/i),
  {
    id: 'G02',
    what: 'the branch is there: of an earlier try of ours',
    judge: async (scene) => {
      const { outputs } = await publish(scene, scene.bundle);
      expect(outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
      return `${only(scene)?.pull?.head}`;
    },
  },
  {
    id: 'A15',
    what: 'a person edits the title and the body',
    judge: async (scene) => {
      const { state } = scene.world.github;
      const pull = only(scene);
      state.edit(pull?.number ?? 0, { title: 'Mine', body: `My words.\n\n${pull?.body}` });
      const { outputs } = await publish(scene, scene.bundle);
      expect(outputs['outcome']).toBe('fixed');
      expect(only(scene)).toMatchObject({ title: 'Mine', body: expect.stringMatching(/^My words\./) });
      return 'both stay theirs';
    },
  },
  {
    id: 'A15a',
    what: 'a person moves it to another branch, and makes it a draft',
    judge: async (scene) => {
      const theirs = { base: 'release', draft: true };
      gitOnRemote(scene.world, ['branch', 'release', 'main']);
      scene.world.github.state.changePull(only(scene)?.number ?? 0, theirs);
      const { outputs, log } = await publish(scene, scene.bundle);
      expect(outputs['outcome']).toBe('fixed');
      expect(log).toContain('into release, where a person moved it');
      expect(only(scene)).toMatchObject({ pull: theirs });
      return 'both stay theirs';
    },
  },
  {
    id: 'G04',
    what: 'a pull request for the target is open',
    judge: async (scene) => {
      const { outputs } = await publish(scene, scene.bundle);
      expect(outputs['pull-request-operation']).toBe('updated');
      return `one, of number ${only(scene)?.number}`;
    },
  },
];

attack('G23', 'a bundle that claims a proof without its runs', async () => {
  await using scene = await play();
  const events = scene.bundle.events.filter(({ payload }) => payload['phase'] !== 'counterfactual');
  const { outputs } = await publish(scene, { ...scene.bundle, events });
  expect(outputs).toMatchObject({ outcome: 'unverified', 'pull-request-operation': 'created' });
  expect(only(scene)).toMatchObject({
    pull: { draft: true },
    body: expect.stringContaining('An earlier job reported it as proven, which is not believed'),
  });
  return 'an unverified draft';
});

attack('G23a', 'a bundle that names an ancestor at which no run was green', async () => {
  await using scene = await play();
  const { base } = scene.bundle;
  const task = z.looseObject({}).parse(scene.bundle['task']);
  const [, id = ''] = gitOnRemote(scene.world, ['rev-list', base.commit]).split('\n');
  const commits = [{ id: base.commit, parent: id, subject: 'x' }];
  const changes = { green_at: id, commits, files: [], dependency_files: [], unknown: [] };
  const { outputs } = await publish(scene, { ...scene.bundle, task: { ...task, changes } });
  expect(outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
  const body = only(scene)?.body;
  expect(body).not.toContain('Red since');
  expect(body).toContain('as GitHub tells it: what changed since is left out');
  return 'left out, and said';
});

attackScene('a forged bundle, and an API that refuses', play, [...FORGERIES.map(refusal), ...LATER]);
