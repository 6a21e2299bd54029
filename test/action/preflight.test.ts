import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { endpointOf } from '../../src/action/run-action.ts';
import { buildTask } from '../../src/action/task.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/core/settings.ts';
import { githubBy, parseInputs, type TriggerEvent } from '../../src/github/github.ts';
import { type BaseUrl, checkApiKey } from '../../src/llm/provider.ts';
import { md } from '../../src/story/markdown.ts';
import { commitFiles } from '../commit-files.ts';
import { CONTEXT } from '../github/events.ts';
import { createWorld, failedRun, type TestWorld, WHERE } from '../github/world.ts';
import { endpointThat, failing, json } from '../llm/scripted-endpoint.ts';
import { failing as failingCall } from '../servers/github/faults.ts';

const REFUSED = 'The model endpoint refused the key (401): "no". Check openai-api-key.';

const KEY = checkApiKey('sk-test-0123456789abcdef', 'openai-api-key');

const asking = (baseUrl: BaseUrl, solver: Settings['solver'], fallbackModel: string | null = null) => ({
  access: {
    api: 'responses' as const,
    baseUrl,
    key: KEY,
    model: 'gpt-5.4-mini',
    keyName: 'openai-api-key',
    baseUrlName: 'openai-base-url',
  },
  llm: { endpoint: `${baseUrl}/responses` },
  inputs: { settings: { ...DEFAULT_SETTINGS, solver }, fallbackModel },
});

test.each([
  ['gpt-5.4', []],
  ['gpt-6', ['The model endpoint does not list "gpt-6" among its 2 models. Check the input fallback-model.']],
])('the model that later attempts ask is looked for as well: %s', async (fallback, warnings) => {
  const data = ['gpt-5.4', 'gpt-5.4-mini'].map((id) => ({ id }));
  await using endpoint = await endpointThat(json(200, { object: 'list', data }));
  const request = asking(endpoint.baseUrl, 'model', fallback);
  expect(await endpointOf(request, new AbortController().signal)).toEqual({ warnings, problems: [] });
});

test.each([
  ['model', { warnings: [], problems: [REFUSED] }],
  [
    'builtin-then-model',
    { warnings: [`${REFUSED} The built-in search tries first; no model can go on from it.`], problems: [] },
  ],
] as const satisfies readonly (readonly [Settings['solver'], unknown])[])(
  'with `solver: %s` a refused key is %j',
  async (solver, found) => {
    await using endpoint = await endpointThat(failing(401, 'no'), failing(401, 'no'));
    const request = asking(endpoint.baseUrl, solver);
    expect(await endpointOf(request, new AbortController().signal)).toEqual(found);
  },
);

// All that is asked and told before a run begins, and the comment at its end, without the waits of retries: whatever call
// GitHub refuses, the run is refused or goes on, and says what it lacks.

const ACTION = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'));
const inputs = parseInputs((name) =>
  name === 'github-token' ? 'ghs_token' : String(ACTION.inputs[name]?.default ?? '').replace(/^\$\{\{.*/, ''),
);

const CI = '.github/workflows/ci.yml';
const FILES = {
  [CI]: 'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test\n',
  'package.json': '{"scripts":{"test":"node --test"}}',
};

type Scene = (world: TestWorld) => Partial<TriggerEvent>;
const SCENES: Readonly<Record<string, Scene>> = {
  'a labelled issue': ({ server, base }) => {
    const issue = { number: 7, title: 'Wrong', body: 'Two.' };
    server.state.addIssue({ ...issue, login: 'alice', labels: ['agent-fix'] });
    const { updatedAt: labelledAt } = server.state.issue(7);
    return {
      trigger: { kind: 'issue', number: 7, title: 'Wrong' },
      issue: { ...issue, labelledAt },
      subject: 7,
      base: { branch: 'main', commit: base, mustBeTip: false },
    };
  },
  'a comment on an issue': ({ server }) => {
    const issue = { number: 7, title: 'Wrong', body: 'Two.' };
    server.state.addIssue({ ...issue, login: 'alice' });
    const { id, body, createdAt } = server.state.comment(7, { login: 'alice', body: '/agent-fix' });
    return {
      trigger: { kind: 'comment', number: 7, title: 'Wrong', on: 'issue', commentId: id },
      issue: { ...issue, labelledAt: createdAt },
      requestText: { kind: 'comment', id, body },
      subject: 7,
      base: { branch: 'main', commit: null, mustBeTip: false },
    };
  },
  'a review of our own pull request': ({ server, base }) => {
    const number = server.state.addIssue({ number: 7, title: 'Fix CI', login: 'alice' }).number;
    server.state.reviews.set(41, {
      id: 41,
      login: 'alice',
      state: 'CHANGES_REQUESTED',
      body: 'So.',
      pull: number,
    });
    return {
      trigger: { kind: 'review', number, title: 'Fix CI', reviewId: 41 },
      requestText: { kind: 'review', id: 41, body: 'So.', pull: number },
      subject: number,
      isFollowUp: true,
      base: { branch: 'main', commit: base, mustBeTip: false },
    };
  },
  'a failed run': ({ server, base }) => {
    const run = { id: 9001, name: 'CI', path: CI, headSha: base, headBranch: 'main', login: 'alice' };
    const steps = [{ name: 'Run npm test', conclusion: 'failure' }];
    server.addRun({ ...run, jobs: [{ id: 31, name: 'test', steps, log: 'not ok 1 - adds\n' }] });
    return {
      mustBeRedAtBase: true,
      failedRun: { runId: 9001, attempt: 1, workflow: 77, workflowPath: CI, isOurs: false, github: {} },
    };
  },
};

/** Everything that people get to read of it, and how it ended. */
async function prepared(world: TestWorld, scene: Scene): Promise<readonly string[]> {
  const { octokit, base } = world;
  const event = failedRun(base, {
    trigger: { kind: 'workflow_run', runId: 9001, workflowId: 2, workflowName: 'CI', branch: 'main' },
    goal: 'Make it pass.',
    mustBeRedAtBase: false,
    ...scene(world),
  });
  const context = { ...CONTEXT, repository: WHERE };
  const github = githubBy(octokit, context);
  const gate = await github.passGate({ event, ...inputs });
  if (gate.kind === 'refused') return [`refused: ${gate.reason}`];
  const { baseCommit } = gate;
  const [attempts, status] = await Promise.all([
    github.countAttempts(event),
    github.openStatus({ inputs, event, baseCommit }),
  ]);
  const rights = await github.checkRights({
    branch: 'agent-fix/issue-7',
    failedRun: event.failedRun,
    proposes: true,
    publishes: true,
    signal: new AbortController().signal,
  });
  const files = commitFiles(FILES);
  const request = { github, context, event, inputs, baseCommit, redact: (text: string) => text, files };
  const built = await buildTask({ ...request, env: { RUNNER_OS: 'Linux' } });
  status.begin(md`**agent-fix is running.**`);
  const ended = await status.end(md`**Done.**`, true);
  const how = built.kind === 'task' ? [] : [built.kind === 'problem' ? built.problem : built.reason];
  return [
    attempts.note ?? '',
    ...rights.warnings,
    ...rights.problems,
    ...built.notes,
    ...how,
    ...ended.notes,
  ].filter((text) => text !== '');
}

const INEXACT = 'the part of the failed step could not be told apart exactly in the log of job "test"';

/** Nothing is learnt from these, and nothing is lost: what they are asked for is told by the push itself, or by the log. */
const MAY_BE_SILENT = new Set([
  'repos/get-branch-rules',
  'git/create-blob',
  'git/get-ref',
  'actions/get-workflow-run',
]);

describe.each(Object.entries(SCENES))('before a run for %s', (_, scene) => {
  test('each call that is refused is told, and none breaks it off', async () => {
    const operations = new Set<string>();
    {
      await using world = await createWorld(FILES);
      expect(await prepared(world, scene)).toEqual(scene === SCENES['a failed run'] ? [INEXACT] : []);
      for (const { operation } of world.server.requests)
        if (operation !== undefined) operations.add(operation);
    }
    expect(operations.size).toBeGreaterThan(4);
    const silent: string[] = [];
    for (const operation of operations)
      for (const status of [403, 502]) {
        await using world = await createWorld(FILES);
        world.server.addFault(failingCall(operation, status));
        const notes = await prepared(world, scene);
        const isReported = notes.some(
          (text) => text !== INEXACT && text.length > 20 && !/\[object|undefined/.test(text),
        );
        if (!isReported && !MAY_BE_SILENT.has(operation)) silent.push(`${operation} ${status}`);
      }
    expect(silent).toEqual([]);
  }, 180_000);
});
