import { describe, expect, it } from 'vitest';
import { checkRights, type RightsRequest } from '../../src/github/rights.ts';
import { failing, notAccessible } from '../servers/github/faults.ts';
import { APP, createWorld, type TestWorld, WHERE } from './world.ts';

const BRANCH = 'agent-fix/issue-7';
const FAILED_RUN = { runId: 9, attempt: 1, workflowPath: null, isOurs: false, github: {} };
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
