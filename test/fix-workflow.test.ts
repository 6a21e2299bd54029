import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { data } from '@actions/expressions';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { evaluateCondition, fromJson } from '../src/workflow/evaluate.ts';

// The reusable workflow, .github/workflows/fix.yml: what it takes, what it passes on, and for which events it starts a runner.

const read = (path: string): string => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const TEXT = read('.github/workflows/fix.yml');

const Texts = z.record(z.string(), z.string());
const Job = z.object({
  if: z.string(),
  permissions: Texts,
  steps: z.array(
    z.object({
      if: z.string().optional(),
      uses: z.string().default(''),
      run: z.string().default(''),
      env: Texts.default({}),
      with: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});
const Input = z.object({ type: z.string(), default: z.string().default('') });
const Fix = z.object({
  on: z.object({
    workflow_call: z.object({
      inputs: z.record(z.string(), Input),
      secrets: z.record(z.string(), z.unknown()),
    }),
  }),
  jobs: z.object({ solve: Job, publish: Job }),
});
const { on, jobs } = Fix.parse(parse(TEXT));
const { inputs, secrets } = on.workflow_call;
const { inputs: ACTION } = z
  .object({
    inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().default('') })),
  })
  .parse(parse(read('action.yml')));
const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));

const productSteps = [jobs.solve, jobs.publish].map(({ steps }) =>
  steps.find(({ uses }) => uses.startsWith('agent-fix/')),
);

test('its jobs run the action of this very release', () => {
  expect(productSteps.map((step) => step?.uses)).toEqual(Array(2).fill(`agent-fix/agent-fix@v${version}`));
});

test('every other action in a workflow of our own is pinned to a commit, agent-fix in self.yml too', () => {
  const folder = '.github/workflows';
  const uses = readdirSync(join(import.meta.dirname, '..', folder)).flatMap((name) =>
    [...read(`${folder}/${name}`).matchAll(/\buses: (.*)/g)].map(([, action = '']) => `${name}: ${action}`),
  );
  const pinned = uses.filter((each) => /@[0-9a-f]{40} # \S/.test(each));
  expect(pinned.filter((each) => each.startsWith('self.yml: agent-fix/'))).toHaveLength(2);
  expect(uses.filter((each) => !pinned.includes(each))).toEqual(
    Array(2).fill(`fix.yml: agent-fix/agent-fix@v${version}`),
  );
});

describe('an input', () => {
  test('of the action is an input here, but for those that this workflow gives', () => {
    const users = Object.entries(ACTION).filter(([, { description }]) => !description.startsWith('Internal'));
    const missing = users.map(([name]) => name).filter((name) => !(name in inputs));
    expect(missing).toEqual(['mode', 'bundle', 'openai-api-key', 'github-token']);
  });

  test('that the action has goes to both jobs under its own name', () => {
    const names = Object.keys(inputs).filter((name) => name in ACTION);
    const passed = names.map((name) => [name, `\${{ inputs.${name} }}`]);
    for (const step of productSteps) expect(step?.with).toMatchObject(Object.fromEntries(passed));
  });

  test('is text, so that an expression can give it', () => {
    expect(new Set(Object.values(inputs).map(({ type }) => type))).toEqual(new Set(['string']));
  });
});

test('only the job that runs the model has its key, and only the job that writes has a token that can', () => {
  expect(Object.keys(secrets)).toEqual(['openai-api-key', 'setup-token', 'github-token']);
  const [solving, publishing] = productSteps.map((step) => JSON.stringify(step));
  expect(solving).not.toContain('secrets.github-token');
  expect(publishing).not.toContain('secrets.openai-api-key');
  expect(Object.values(jobs.solve.permissions).filter((right) => right !== 'read')).toEqual([]);
  expect(jobs.publish.steps).toHaveLength(1);
});

test('no script holds an expression', () => {
  const scripts = jobs.solve.steps.map(({ run }) => run).filter((run) => run !== '');
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((run) => run.includes('${{'))).toEqual([]);
});

const granted = (text: string) =>
  z.object({ jobs: z.record(z.string(), z.object({ permissions: Texts })) }).parse(parse(text)).jobs['fix']
    ?.permissions;

test.each(['README.md', 'docs/reusable-workflow.md'])(
  'a caller as %s shows it grants what the jobs ask for, and no more',
  (path) => {
    const [, call = ''] = /```yaml\n(name:[\s\S]*?)```/.exec(read(path)) ?? [];
    const needed = { ...jobs.solve.permissions, ...jobs.publish.permissions };
    expect(granted(call)).toEqual(needed);
  },
);

const REPO = { id: 1 };
const FORK = { id: 2 };
const PERSON = { type: 'User' };
const BOT = { type: 'Bot' };
const OLDER = 'a'.repeat(40);
const NEWEST = 'b'.repeat(40);
const red = (changes: object = {}) => ({
  workflow_run: {
    conclusion: 'failure',
    head_sha: OLDER,
    pull_requests: [],
    event: 'push',
    head_repository: REPO,
    head_branch: 'main',
    triggering_actor: PERSON,
    ...changes,
  },
});
const comment = (body: string, author_association = 'MEMBER', login = 'mallory') => ({
  issue: { number: 7 },
  comment: { body, author_association },
  sender: { login },
});
const stranger = (login: string) => comment('/agent-fix please', 'NONE', login);
const review = (changes: object = {}, state = 'changes_requested', author_association = 'MEMBER') => ({
  review: { state, author_association },
  sender: { login: 'eve' },
  pull_request: { head: { ref: 'agent-fix/issue-7', repo: REPO, ...changes } },
});
const pull = (repo: object, sender = PERSON) => ({ sender, pull_request: { head: { ref: 'topic', repo } } });

type Case = readonly [
  what: string,
  event: string,
  payload: object,
  starts: boolean,
  inputs?: Readonly<Record<string, string>>,
];
const CASES: readonly Case[] = [
  ['a red run', 'workflow_run', red(), true],
  ['a red run of a pull request from a branch here', 'workflow_run', red({ event: 'pull_request' }), true],
  ['a green run', 'workflow_run', red({ conclusion: 'success' }), false],
  ['a run whose time was up', 'workflow_run', red({ conclusion: 'timed_out' }), true],
  ['a cancelled run that is not the newest', 'workflow_run', red({ conclusion: 'cancelled' }), false],
  [
    "a cancelled run of the default branch's newest commit",
    'workflow_run',
    red({ conclusion: 'cancelled', head_sha: NEWEST }),
    true,
  ],
  [
    "a cancelled run of a pull request's newest commit",
    'workflow_run',
    red({ conclusion: 'cancelled', pull_requests: [{ head: { sha: OLDER } }] }),
    true,
  ],
  [
    'a cancelled run of a pull request that went on',
    'workflow_run',
    red({ conclusion: 'cancelled', pull_requests: [{ head: { sha: NEWEST } }] }),
    false,
  ],
  ["a fork's red run", 'workflow_run', red({ event: 'pull_request', head_repository: FORK }), false],
  ['the red run of a fork that is gone', 'workflow_run', red({ head_repository: null }), false],
  ['a red run of our own branch', 'workflow_run', red({ head_branch: 'agent-fix/issue-7' }), false],
  ["a bot's red run", 'workflow_run', red({ triggering_actor: BOT }), false],
  [
    "a bot's red run that allow-bots lets in",
    'workflow_run',
    red({ triggering_actor: BOT }),
    true,
    { 'allow-bots': 'dependabot' },
  ],
  ['the label', 'issues', { label: { name: 'agent-fix' } }, true],
  ['another label', 'issues', { label: { name: 'bug' } }, false],
  ['a comment that asks', 'issue_comment', comment('/agent-fix please'), true],
  ['a comment that does not', 'issue_comment', comment('thanks'), false],
  ['a comment that tells of the command', 'issue_comment', comment('Try /agent-fix'), false],
  ["a stranger's comment", 'issue_comment', stranger('eve'), false],
  ...['eve', 'bob,Eve', 'bob, eve', 'eve, bob', 'al, eve, bob', 'bob\neve\n', 'eve\nbob\n'].map(
    (users): Case => {
      return [
        `a stranger whom allow-users names: ${users}`,
        'issue_comment',
        stranger('eve'),
        true,
        { 'allow-users': users },
      ];
    },
  ),
  ...['eve,bob', 'bob, eve', 'bob\neve\n'].map((users): Case => {
    return [
      `a stranger with a part of a name: ${users}`,
      'issue_comment',
      stranger('bo'),
      false,
      { 'allow-users': users },
    ];
  }),
  ['a review that asks for changes', 'pull_request_review', review(), true],
  ["a stranger's review", 'pull_request_review', review({}, 'changes_requested', 'NONE'), false],
  [
    "a stranger's review that allow-users lets in",
    'pull_request_review',
    review({}, 'changes_requested', 'NONE'),
    true,
    { 'allow-users': 'bob, eve' },
  ],
  ['a review that approves', 'pull_request_review', review({}, 'approved'), false],
  ["a review of somebody's pull request", 'pull_request_review', review({ ref: 'topic' }), false],
  ["a review of a fork's branch of that name", 'pull_request_review', review({ repo: FORK }), false],
  ['a pull request from a branch here', 'pull_request', pull(REPO), true],
  ["a fork's pull request", 'pull_request', pull(FORK), false],
  ["a bot's pull request", 'pull_request', pull(REPO, BOT), false],
  ["a fork's pull request with our rights", 'pull_request_target', pull(FORK), false],
  ['a push', 'push', {}, true],
  ['a goal by hand', 'workflow_dispatch', {}, true],
  ['an event that nobody thought of', 'fork', {}, false],
];

const DEFAULTS = Object.fromEntries(Object.entries(inputs).map(([name, { default: text }]) => [name, text]));

describe('whether a runner starts for', () => {
  for (const [what, event_name, payload, starts, inputs] of CASES)
    test(`${what} (${event_name}): ${starts}`, () => {
      const github = { event_name, sha: NEWEST, event: { repository: REPO, ...payload } };
      const contexts = fromJson(JSON.stringify({ github, inputs: { ...DEFAULTS, ...inputs } }));
      if (!(contexts instanceof data.Dictionary)) throw new Error('the contexts are no object');
      expect(evaluateCondition(jobs.solve.if, contexts)).toBe(starts);
    });
});
