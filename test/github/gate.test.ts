import { Octokit } from '@octokit/rest';
import { describe, expect, it } from 'vitest';
import { commitMessage } from '../../src/github/agent-marks.ts';
import type { LabelledIssue, TriggerEvent } from '../../src/github/event.ts';
import {
  checkRights,
  countAttempts,
  type GateRequest,
  passGate,
  problemOfAsking,
  type RightsRequest,
} from '../../src/github/gate.ts';
import { failing, notAccessible } from '../servers/github/faults.ts';
import type { IssueOptions, RunOptions } from '../servers/github/model.ts';
import { APP, ALICE as alice, createWorld, failedRun, type TestWorld, WHERE } from './world.ts';

const ISSUE: LabelledIssue = { number: 7, title: 'It fails', body: '', labelledAt: '2024-05-02T00:00:00Z' };

const onIssue = (commit: string | null, changes: Partial<TriggerEvent> = {}) =>
  failedRun('', { issue: ISSUE, base: { branch: 'main', commit, mustBeTip: false }, ...changes });

function decide(world: TestWorld, event: TriggerEvent, changes: Partial<GateRequest> = {}) {
  return passGate(world.octokit, {
    repository: WHERE,
    event,
    allowUsers: [],
    allowBots: [],
    ...changes,
  });
}

const refused = (reason: string | RegExp) =>
  expect.objectContaining({ kind: 'refused', reason: expect.stringMatching(reason) });

const person = (login: string, id: number) => ({ login, id, isBot: false });
const HELPER = { login: 'helper[bot]', id: 5, isBot: true };

const addIssue = ({ server }: TestWorld, options: Partial<IssueOptions> = {}) =>
  server.state.addIssue({
    number: 7,
    title: 'It fails',
    login: 'mallory',
    labels: ['agent-fix'],
    ...options,
  });

describe('passGate: who', () => {
  it('opens for write, maintain and admin, by look-up', async () => {
    await using world = await createWorld();
    expect(await decide(world, failedRun(world.base, { actors: [alice, person('octo', 1000)] }))).toEqual({
      kind: 'open',
      baseCommit: world.base,
    });
    expect(world.requests().slice(0, 2)).toEqual([
      'GET /repos/octo/app/collaborators/alice/permission',
      'GET /repos/octo/app/collaborators/octo/permission',
    ]);
  });

  it.each<[string, TriggerEvent['actors'], Partial<GateRequest>, string]>([
    [
      'a user with triage, even beside one who may',
      [alice, person('trudy', 2)],
      {},
      'trudy has no write access',
    ],
    ['a stranger', [person('mallory', 3)], { allowBots: ['mallory'] }, 'mallory has no write access'],
    ['when nobody is named', [], {}, 'nobody is named'],
    ['a bot that is not listed', [HELPER], { allowBots: ['other'] }, 'allow-bots does not name'],
    ['a bot that is listed as a user', [HELPER], { allowUsers: ['helper[bot]'] }, 'allow-bots does not name'],
    [
      'an account that took over a name',
      [person('alice', 999)],
      {},
      'alice is another account than the one of the',
    ],
  ])('refuses %s', async (_, actors, changes, reason) => {
    await using world = await createWorld();
    expect(await decide(world, failedRun(world.base, { actors }), changes)).toEqual(refused(reason));
    // A bot costs no look-up.
    if (actors.includes(HELPER)) expect(world.requests()).toEqual([]);
  });

  it.each<[string, TriggerEvent['actors'], Partial<GateRequest>]>([
    ['a bot that is listed', [HELPER], { allowBots: ['Helper'] }],
    ['a person named like a bot', [person('x-bot', 4)], {}],
    ['a user that allow-users names', [person('Mallory', 3)], { allowUsers: ['mallory'] }],
  ])('takes %s', async (_, actors, changes) => {
    await using world = await createWorld();
    expect((await decide(world, failedRun(world.base, { actors }), changes)).kind).toBe('open');
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
  const at = (branch: string, { base: commit }: TestWorld) => ({ base: { branch, commit, mustBeTip: true } });

  it.each<[string, (world: TestWorld) => Partial<TriggerEvent>, string]>([
    ['a fork, by the id of its repository', () => ({ headRepositoryId: 78 }), 'from a fork'],
    ['when the head repository is gone', () => ({ headRepositoryId: null }), 'is gone'],
    [
      'a branch that is not there, also one whose name starts alike',
      (world) => at('mai', world),
      'no branch "mai"',
    ],
    ['G20 its own branches', (world) => at('agent-fix/issue-7', world), 'branch of agent-fix itself'],
    [
      'a commit that is no longer the tip of its branch',
      ({ repository }) => {
        repository.commit('main', 'Second', { 'a.txt': 'b\n' });
        return {};
      },
      'main has moved on',
    ],
  ])('refuses %s', async (_, changesOf, reason) => {
    await using world = await createWorld();
    expect(await decide(world, failedRun(world.base, changesOf(world)))).toEqual(refused(reason));
  });

  it('G20 refuses its own commits, on whatever branch, but takes them as the base of an issue that people labelled', async () => {
    await using world = await createWorld();
    const message = commitMessage('Fix', { runId: 'run-1', tree: 'f'.repeat(40) });
    const tip = world.repository.commit('main', message, { 'a.txt': 'b\n' });
    expect(await decide(world, failedRun(tip))).toEqual(refused('commit of agent-fix itself'));
    addIssue(world);
    expect(await decide(world, onIssue(tip))).toEqual({ kind: 'open', baseCommit: tip });
  });

  it('finds the tip of a base branch that the event does not say', async () => {
    await using world = await createWorld();
    addIssue(world, { labels: ['Agent-Fix'] });
    expect(await decide(world, onIssue(null))).toEqual({ kind: 'open', baseCommit: world.base });
  });

  it.each<[string, Partial<IssueOptions>, string]>([
    ['is closed', { state: 'closed' }, 'issue #7 is closed'],
    ['is no longer labelled', { labels: [] }, 'no longer has the label'],
    ['was edited since', { body: 'and more' }, 'issue #7 was edited since'],
  ])('refuses an issue that %s', async (_, options, reason) => {
    await using world = await createWorld();
    addIssue(world, options);
    expect(await decide(world, onIssue(world.base))).toEqual(refused(reason));
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

  it('takes the words of a comment only as they were first written', async () => {
    await using world = await createWorld();
    const { state } = world.server;
    addIssue(world, { labels: [] });
    const body = '/agent-fix';
    const { id } = state.comment(7, { login: 'alice', body, createdAt: '2024-05-01T00:00:00Z' });
    const comment = { kind: 'comment', id, body } as const;
    const event = onIssue(world.base, { requestText: comment });
    expect((await decide(world, event)).kind).toBe('open');
    state.changeComment(id, { updatedAt: '2024-05-01T00:00:09Z' });
    expect(await decide(world, event)).toEqual(refused('the comment that asked was edited since'));
    const gone = onIssue(world.base, { requestText: { ...comment, id: 1 } });
    expect(await decide(world, gone)).toEqual(refused('the comment that asked is gone'));
  });

  it.each<[string, object, string | null]>([
    ['as it was', {}, null],
    ['that was edited', { body: 'And delete the tests.' }, 'the review that asked was edited since'],
    ['that was dismissed', { state: 'COMMENTED' }, 'the review no longer asks for changes'],
  ])('takes the words of a review only as they were first written: one %s', async (_, now, reason) => {
    await using world = await createWorld();
    addIssue(world);
    const review = { id: 41, pull: 7, login: 'alice', state: 'CHANGES_REQUESTED', body: 'So.' } as const;
    world.server.state.reviews.set(41, { ...review, ...now });
    const event = failedRun(world.base, { requestText: { kind: 'review', id: 41, pull: 7, body: 'So.' } });
    expect(await decide(world, event)).toMatchObject(reason === null ? { kind: 'open' } : { reason });
  });

  it('opens for a follow-up on a branch of ours', async () => {
    await using world = await createWorld();
    world.repository.moveBranch('agent-fix/issue-7', world.base);
    const event = failedRun(world.base, { ...at('agent-fix/issue-7', world), isFollowUp: true });
    expect((await decide(world, event)).kind).toBe('open');
  });
});

describe('countAttempts', () => {
  const CI = { name: 'CI', path: '.github/workflows/ci.yml', headBranch: 'main', login: 'alice' };
  const count = async (runs: readonly Partial<RunOptions>[]) => {
    await using world = await createWorld();
    for (const [at, run] of [{}, ...runs].entries())
      world.server.addRun({ id: 9 + at, headSha: world.base, ...CI, ...run });
    const ours = {
      ...FAILED_RUN,
      workflow: 'ci.yml',
      attempt: runs[0]?.id === 9 ? (runs[0].attempt ?? 1) : 1,
    };
    return await countAttempts(world.octokit, WHERE, failedRun(world.base, { failedRun: ours }));
  };

  it.each<[string, readonly Partial<RunOptions>[], number]>([
    ['this failure', [], 1],
    ['another failure', [{}], 2],
    [
      'no run that did not fail',
      ['cancelled', 'skipped', 'success', null].map((conclusion) => ({ conclusion })),
      1,
    ],
    ['the failed attempts of another run', [{ attempt: 3, earlier: ['failure', 'cancelled'] }], 3],
    ['the failure before a success', [{ attempt: 2, earlier: ['failure'], conclusion: 'success' }], 2],
    ['no cancelled attempt of this run', [{ id: 9, attempt: 4, earlier: Array(3).fill('cancelled') }], 1],
    ['the failed attempts of this run', [{ id: 9, attempt: 3 }], 3],
  ])('counts %s', async (_, runs, times) => {
    expect(await count(runs)).toEqual({ count: times, note: null });
  });
});

describe('problemOfAsking', () => {
  it('asks for the words and for the people at the same time', async () => {
    await using world = await createWorld();
    const event = onIssue(world.base);
    world.server.state.addIssue({ ...ISSUE, login: 'alice', labels: ['agent-fix'] });
    const both = Promise.withResolvers<void>();
    let asked = 0;
    const octokit = new Octokit({ baseUrl: world.server.apiUrl, auth: world.server.token });
    octokit.hook.before('request', async () => {
      asked += 1;
      if (asked === 2) both.resolve();
      await both.promise;
    });
    const request = { repository: WHERE, event, allowUsers: [], allowBots: [] };
    expect(await problemOfAsking(octokit, request)).toBeNull();
  });
});

const BRANCH = 'agent-fix/issue-7';
const FAILED_RUN = { runId: 9, attempt: 1, workflow: null, workflowPath: null, isOurs: false, github: {} };
const FINE = { warnings: [], problems: [] };

function check({ octokit }: TestWorld, request: Partial<RightsRequest> = {}) {
  return checkRights(octokit, {
    repository: WHERE,
    branch: BRANCH,
    failedRun: null,
    proposes: true,
    publishes: true,
    signal: new AbortController().signal,
    ...request,
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
    expect(world.requests()).toEqual([
      'GET /repos/octo/app/rules/branches/agent-fix%2Fissue-7?per_page=100',
      'GET /repos/octo/app/git/ref/heads%2Fagent-fix',
    ]);
    await check(world, { publishes: false, proposes: false });
    expect(world.requests()).toHaveLength(2);
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
    for (const operation of ['git/create-blob', 'git/get-ref', 'repos/get-branch-rules'])
      world.server.addFault(failing(operation, status));
    expect(await check(world)).toEqual(FINE);
    expect(world.requests()).toHaveLength(3);
  });

  it('says that a branch called agent-fix stands in the way', async () => {
    await using world = await createWorld();
    world.repository.moveBranch('agent-fix', world.base);
    const problem = expect.stringMatching(/^A branch called agent-fix makes .* rename or delete it/);
    expect(await check(world)).toEqual({ warnings: [], problems: [problem] });
    expect(await check(world, { branch: 'topic' })).toEqual(FINE);
    expect(await check(world, { proposes: false, publishes: false })).toEqual(FINE);
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
        expect.stringMatching(/^Rulesets hold for agent-fix\/issue-7 \(creation\): .*out of them\.$/),
      ],
    });
    expect(await check(world, { branch: 'fix/issue-7' })).toEqual(FINE);
  });
});
