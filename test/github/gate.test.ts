import { describe, expect, it } from 'vitest';
import type { LabelledIssue, TriggerEvent } from '../../src/github/event.ts';
import { checkRights, type GateRequest, passGate, type RightsRequest } from '../../src/github/gate.ts';
import { commitMessage } from '../../src/github/own-marks.ts';
import { failing, notAccessible } from '../servers/github/faults.ts';
import { APP, ALICE as alice, createWorld, failedRun, type TestWorld, WHERE } from './world.ts';

const ISSUE: LabelledIssue = { number: 7, title: 'It fails', body: '', labelledAt: '2024-05-02T00:00:00Z' };

const onIssue = (commit: string | null, changes: Partial<TriggerEvent> = {}) =>
  failedRun('', { issue: ISSUE, base: { branch: 'main', commit, mustBeTip: false }, ...changes });

function decide(world: TestWorld, event: TriggerEvent, changes: Partial<GateRequest> = {}) {
  return passGate(world.octokit, {
    repository: WHERE,
    event,
    label: 'agent-fix',
    branchPrefix: 'agent-fix/',
    allowUsers: [],
    allowBots: [],
    ...changes,
  });
}

const refused = (reason: string | RegExp) =>
  expect.objectContaining({ kind: 'refused', reason: expect.stringMatching(reason) });

describe('passGate: who', () => {
  it('opens for write, maintain and admin, by look-up', async () => {
    await using world = await createWorld();
    const octo = { login: 'octo', id: 1000, isBot: false };
    expect(await decide(world, failedRun(world.base, { actors: [alice, octo] }))).toEqual({
      kind: 'open',
      baseCommit: world.base,
    });
    expect(world.requests().slice(0, 2)).toEqual([
      'GET /repos/octo/app/collaborators/alice/permission',
      'GET /repos/octo/app/collaborators/octo/permission',
    ]);
  });

  it('refuses a user with triage, even beside one who may', async () => {
    await using world = await createWorld();
    const actors = [alice, { login: 'trudy', id: 2, isBot: false }];
    expect(await decide(world, failedRun(world.base, { actors }))).toEqual(
      refused('trudy has no write access'),
    );
  });

  it('refuses a stranger whose issue form set the label', async () => {
    await using world = await createWorld();
    const actors = [{ login: 'mallory', id: 3, isBot: false }];
    expect(await decide(world, onIssue(world.base, { actors }))).toEqual(
      refused('mallory has no write access'),
    );
  });

  it('refuses when nobody is named', async () => {
    await using world = await createWorld();
    expect(await decide(world, failedRun(world.base, { actors: [] }))).toEqual(refused('nobody is named'));
  });

  it('refuses a bot that is not listed, without asking, and takes one that is', async () => {
    await using world = await createWorld();
    const event = failedRun(world.base, { actors: [{ login: 'helper[bot]', id: 5, isBot: true }] });
    expect(await decide(world, event, { allowBots: ['other'] })).toEqual(refused('allow-bots does not name'));
    expect(await decide(world, event, { allowUsers: ['helper[bot]'] })).toEqual(refused('allow-bots'));
    expect(world.requests()).toEqual([]);
    expect((await decide(world, event, { allowBots: ['Helper'] })).kind).toBe('open');
  });

  it('treats a person named like a bot as a person', async () => {
    await using world = await createWorld();
    const event = failedRun(world.base, { actors: [{ login: 'x-bot', id: 4, isBot: false }] });
    expect((await decide(world, event)).kind).toBe('open');
    const mallory = failedRun(world.base, { actors: [{ login: 'mallory', id: 3, isBot: false }] });
    expect(await decide(world, mallory, { allowBots: ['mallory'] })).toEqual(refused('no write access'));
  });

  it('takes a user that allow-users names, without a look-up', async () => {
    await using world = await createWorld();
    const event = failedRun(world.base, { actors: [{ login: 'Mallory', id: 3, isBot: false }] });
    expect((await decide(world, event, { allowUsers: ['mallory'] })).kind).toBe('open');
  });

  it('refuses an account that took over a name', async () => {
    await using world = await createWorld();
    const event = failedRun(world.base, { actors: [{ login: 'alice', id: 999, isBot: false }] });
    expect(await decide(world, event)).toEqual(refused('alice is another account than the one of the event'));
  });

  it.each([
    [404, 'alice is not known to this repository'],
    [403, /could not be looked up \(HTTP 403/],
    [503, /could not be looked up \(HTTP 503/],
  ])('I05 refuses when the permission API answers %i', async (status, reason) => {
    await using world = await createWorld();
    world.server.addFault(failing('repos/get-collaborator-permission-level', status));
    expect(await decide(world, failedRun(world.base))).toEqual(refused(reason));
  });

  it('refuses when GitHub cannot be reached', async () => {
    const world = await createWorld();
    await world[Symbol.asyncDispose]();
    expect(await decide(world, failedRun(world.base))).toEqual(refused('could not be looked up'));
  });
});

describe('passGate: what', () => {
  it('refuses a fork by the id of its repository', async () => {
    await using world = await createWorld();
    expect(await decide(world, failedRun(world.base, { headRepositoryId: 78 }))).toEqual(
      refused('from a fork'),
    );
    expect(world.requests()).toEqual([]);
  });

  it('refuses when the head repository is gone', async () => {
    await using world = await createWorld();
    expect(await decide(world, failedRun(world.base, { headRepositoryId: null }))).toEqual(
      refused('is gone'),
    );
  });

  it('refuses a commit that is no longer the tip of its branch', async () => {
    await using world = await createWorld();
    world.repository.commit('main', 'Second', { 'a.txt': 'b\n' });
    expect(await decide(world, failedRun(world.base))).toEqual(refused('main has moved on'));
  });

  it('refuses a branch that is not there, also one whose name only starts alike', async () => {
    await using world = await createWorld();
    const base = { branch: 'mai', commit: world.base, mustBeTip: true };
    expect(await decide(world, failedRun(world.base, { base }))).toEqual(refused('there is no branch "mai"'));
  });

  it('G20 refuses its own branches', async () => {
    await using world = await createWorld();
    const base = { branch: 'agent-fix/issue-7', commit: world.base, mustBeTip: true };
    expect(await decide(world, failedRun(world.base, { base }))).toEqual(
      refused('branch of agent-fix itself'),
    );
  });

  it('G20 refuses its own commits, on whatever branch', async () => {
    await using world = await createWorld();
    const message = commitMessage('Fix', { runId: 'run-1', tree: 'f'.repeat(40) });
    const tip = world.repository.commit('main', message, { 'a.txt': 'b\n' });
    expect(await decide(world, failedRun(tip))).toEqual(refused('commit of agent-fix itself'));
  });

  it('takes such a commit as the base of an issue: people labelled it', async () => {
    await using world = await createWorld();
    const message = commitMessage('Fix', { runId: 'run-1', tree: 'f'.repeat(40) });
    const tip = world.repository.commit('main', message, { 'a.txt': 'b\n' });
    world.server.state.addIssue({
      number: 7,
      title: 'It fails',
      login: 'mallory',
      labels: ['agent-fix'],
    });
    expect(await decide(world, onIssue(tip))).toEqual({ kind: 'open', baseCommit: tip });
  });

  it('finds the tip of a base branch that the event does not say', async () => {
    await using world = await createWorld();
    world.server.state.addIssue({
      number: 7,
      title: 'It fails',
      login: 'mallory',
      labels: ['Agent-Fix'],
    });
    expect(await decide(world, onIssue(null))).toEqual({ kind: 'open', baseCommit: world.base });
  });

  it('refuses an issue that is closed, or no longer labelled', async () => {
    await using world = await createWorld();
    const { state } = world.server;
    state.addIssue({
      number: 7,
      title: 'It fails',
      body: '',
      login: 'mallory',
      labels: ['agent-fix'],
    });
    state.edit(7, { state: 'closed' });
    expect(await decide(world, onIssue(world.base))).toEqual(refused('issue #7 is closed'));
    state.edit(7, { state: 'open' });
    state.unlabel(7, 'agent-fix');
    expect(await decide(world, onIssue(world.base))).toEqual(refused('no longer has the label'));
  });

  it.each(['issues/get', 'git/get-ref', 'git/get-commit'])(
    'refuses when %s cannot be asked',
    async (operation) => {
      await using world = await createWorld();
      world.server.addFault(failing(operation, 502));
      const event = operation === 'issues/get' ? onIssue(world.base) : failedRun(world.base);
      expect(await decide(world, event)).toEqual(refused(/GitHub could not be asked \(HTTP 502/));
    },
  );

  it('refuses an issue whose text was edited since', async () => {
    await using world = await createWorld();
    const { state } = world.server;
    state.addIssue({
      number: 7,
      title: 'It fails',
      body: 'and more',
      login: 'mallory',
      labels: ['agent-fix'],
    });
    expect(await decide(world, onIssue(world.base))).toEqual(refused('issue #7 was edited since'));
  });

  it('takes the words of a comment only as they were first written', async () => {
    await using world = await createWorld();
    const { state } = world.server;
    state.addIssue({ number: 7, title: 'It fails', body: '', login: 'mallory' });
    const { id } = state.comment(7, {
      login: 'alice',
      body: '/agent-fix',
      createdAt: '2024-05-01T00:00:00Z',
    });
    const asked = { kind: 'comment', id, body: '/agent-fix' } as const;
    const event = onIssue(world.base, { asked });
    expect((await decide(world, event)).kind).toBe('open');
    state.changeComment(id, { updatedAt: '2024-05-01T00:00:09Z' });
    expect(await decide(world, event)).toEqual(refused('the comment that asked was edited since'));
    const gone = onIssue(world.base, { asked: { ...asked, id: 1 } });
    expect(await decide(world, gone)).toEqual(refused('the comment that asked is gone'));
  });

  it('opens for a follow-up on a branch of ours, which nothing else may start on', async () => {
    await using world = await createWorld();
    world.repository.moveBranch('agent-fix/issue-7', world.base);
    const base = { branch: 'agent-fix/issue-7', commit: world.base, mustBeTip: true };
    expect((await decide(world, failedRun(world.base, { base, isFollowUp: true }))).kind).toBe('open');
    expect((await decide(world, failedRun(world.base, { base }))).kind).toBe('refused');
  });
});

const BRANCH = 'agent-fix/issue-7';
const FAILED_RUN = { runId: 9, attempt: 1, workflow: null, workflowPath: null, isOurs: false, github: {} };
const FINE = { warnings: [], problems: [] };

function check({ octokit }: TestWorld, asked: Partial<RightsRequest> = {}) {
  return checkRights(octokit, {
    repository: WHERE,
    branch: BRANCH,
    failedRun: null,
    proposes: true,
    publishes: true,
    signal: new AbortController().signal,
    ...asked,
  });
}

const writes = (world: TestWorld) => world.requests().filter((request) => !request.startsWith('GET '));

describe('checkRights', () => {
  it('finds nothing where all is allowed, and changes nothing', async () => {
    await using world = await createWorld();
    expect(await check(world)).toEqual(FINE);
    expect(writes(world)).toEqual(['POST /repos/octo/app/git/blobs']);
    expect(world.repository.git('for-each-ref', '--format=%(refname)')).toBe('refs/heads/main');
    expect(world.server.state.pulls()).toEqual([]);
  });

  it('writes nothing for a job that publishes nothing, and asks about no rules where nothing is proposed', async () => {
    await using world = await createWorld();
    expect(await check(world, { publishes: false })).toEqual(FINE);
    expect(world.requests()).toEqual(['GET /repos/octo/app/rules/branches/agent-fix%2Fissue-7?per_page=100']);
    await check(world, { publishes: false, proposes: false });
    expect(world.requests()).toHaveLength(1);
  });

  it('names each permission that is missing, with its mend', async () => {
    await using world = await createWorld();
    world.server.addFault(notAccessible('git/create-blob'));
    world.server.addFault(notAccessible('actions/get-workflow-run'));
    const { problems, warnings } = await check(world, { failedRun: FAILED_RUN });
    expect(problems).toEqual([
      expect.stringMatching(
        /^The token may not push \(HTTP 403: .*\)\. Give the job `permissions: contents: write`/,
      ),
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(/^The failed run cannot be read .*`permissions: actions: read`\.$/),
    ]);
  });

  it('ends a run that only the failed run can judge', async () => {
    await using world = await createWorld();
    world.server.addFault(notAccessible('actions/get-workflow-run'));
    const { problems, warnings } = await check(world, { failedRun: FAILED_RUN, judgesByRun: true });
    expect(warnings).toEqual([]);
    expect(problems).toEqual([expect.stringContaining('`permissions: actions: read`')]);
  });

  it.each([404, 409, 422, 429, 500, 503])('learns nothing from %i, and asks once', async (status) => {
    await using world = await createWorld();
    for (const operation of ['git/create-blob', 'repos/get-branch-rules'])
      world.server.addFault(failing(operation, status));
    expect(await check(world)).toEqual(FINE);
    expect(world.requests()).toHaveLength(2);
  });

  it('does not take a rate limit for a missing permission', async () => {
    await using world = await createWorld();
    const body = { message: 'You have exceeded a secondary rate limit.' };
    world.server.addFault({
      operation: 'git/create-blob',
      status: 403,
      headers: { 'retry-after': '60' },
      body,
    });
    expect(await check(world)).toEqual(FINE);
  });

  it('learns nothing when time is up', async () => {
    await using world = await createWorld();
    world.server.addFault(notAccessible('git/create-blob'));
    expect(await check(world, { signal: AbortSignal.abort() })).toEqual(FINE);
    expect(world.requests()).toEqual([]);
  });

  it('warns of rules that may refuse the push', async () => {
    const rules = [
      { prefix: 'agent-fix/', type: 'creation' } as const,
      { prefix: '', type: 'deletion' } as const,
    ];
    await using world = await createWorld(undefined, { repository: { ...APP, rules } });
    expect(await check(world)).toEqual({
      problems: [],
      warnings: [
        expect.stringMatching(/^Rulesets hold for agent-fix\/issue-7 \(creation\): .*branch-prefix\.$/),
      ],
    });
    expect(await check(world, { branch: 'fix/issue-7' })).toEqual(FINE);
  });
});
