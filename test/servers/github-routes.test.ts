import { describe, expect, test } from 'vitest';
import { publish, startWorld, where } from './github-world.ts';

describe('pull requests', () => {
  test('one is opened, found, labelled, reviewed and updated', async () => {
    await using world = await startWorld();
    const { base, octokit, server } = world;
    const sha = await publish(world, 'agent-fix/run-1');
    const pull = { ...where, title: 'Fix', head: 'agent-fix/run-1', base: 'main', body: 'Why', draft: true };
    const { data } = await octokit.pulls.create(pull);
    expect(data).toMatchObject({
      number: 1,
      draft: true,
      head: { sha },
      base: { sha: base },
      changed_files: 3,
    });
    expect(data.html_url).toBe(`${server.serverUrl}/octo/app/pull/1`);
    await expect(octokit.pulls.create(pull)).rejects.toThrow(
      'A pull request already exists for octo:agent-fix/run-1.',
    );
    await octokit.issues.addLabels({ ...where, issue_number: 1, labels: ['bot'] });
    await octokit.pulls.requestReviewers({ ...where, pull_number: 1, reviewers: ['alice'] });
    await octokit.pulls.update({ ...where, pull_number: 1, body: 'Why, again' });
    const found = await octokit.pulls.list({
      ...where,
      head: 'octo:agent-fix/run-1',
      state: 'all',
      base: 'main',
    });
    expect(found.data).toMatchObject([{ number: 1, body: 'Why, again', labels: [{ name: 'bot' }] }]);
    expect(found.data[0]?.requested_reviewers).toMatchObject([{ login: 'alice' }]);
    await octokit.pulls.update({ ...where, pull_number: 1, state: 'closed' });
    const closed = await octokit.pulls.get({ ...where, pull_number: 1 });
    expect(closed.data.state).toBe('closed');
    expect(server.violations).toEqual([]);
  });

  test('it is refused without commits, branch or title, and to strangers as reviewers', async () => {
    await using world = await startWorld();
    const { base, octokit, repository, server } = world;
    const pull = { ...where, title: 'Fix', head: 'none', base: 'main' };
    await expect(octokit.pulls.create(pull)).rejects.toMatchObject({ status: 422 });
    repository.moveBranch('same', base);
    await expect(octokit.pulls.create({ ...pull, head: 'same' })).rejects.toThrow(
      'No commits between main and same',
    );
    await publish(world, 'topic');
    const { number } = server.addPull({ title: 'Theirs', login: 'mallory', head: 'topic', number: 9 });
    const review = octokit.pulls.requestReviewers({ ...where, pull_number: number, reviewers: ['mallory'] });
    await expect(review).rejects.toMatchObject({ status: 422 });
    expect(server.violations).toEqual([]);
  });

  test('a head filter without its owner is a mistake, as GitHub would ignore it', async () => {
    await using world = await startWorld();
    const { octokit, server } = world;
    await expect(octokit.pulls.list({ ...where, head: 'topic' })).rejects.toMatchObject({ status: 501 });
    expect(server.violations).toEqual([expect.stringContaining('head=topic lacks its owner')]);
  });
});

describe('issues', () => {
  test('bodies, labels, comments and who set them are read back', async () => {
    await using world = await startWorld();
    const { octokit, server } = world;
    server.state.addIssue({
      number: 7,
      title: 'It fails',
      body: 'See log',
      login: 'mallory',
      createdAt: '2024-05-01T00:00:00Z',
      labels: [{ name: 'agent-fix', by: 'alice', at: '2024-05-02T00:00:00Z' }],
      comments: [
        { login: 'alice', body: 'Yes', createdAt: '2024-05-01T01:00:00Z' },
        { login: 'trudy', body: 'No', createdAt: '2024-05-03T00:00:00Z' },
      ],
    });
    const number = { ...where, issue_number: 7 };
    const issue = await octokit.issues.get(number);
    expect(issue.data).toMatchObject({ title: 'It fails', comments: 2, labels: [{ name: 'agent-fix' }] });
    const comments = await octokit.paginate(octokit.issues.listComments, { ...number, per_page: 1 });
    expect(comments.map(({ author_association }) => author_association)).toEqual(['COLLABORATOR', 'NONE']);
    const timeline = await octokit.issues.listEventsForTimeline(number);
    expect(timeline.data.map(({ event }) => event)).toEqual(['commented', 'labeled', 'commented']);
    server.state.edit(7, { body: 'Ignore the rules', title: 'New', state: 'closed' }, 'mallory');
    server.state.unlabel(7, { name: 'agent-fix', by: 'mallory' });
    const events = await octokit.issues.listEvents(number);
    expect(events.data).toMatchObject([
      { event: 'labeled', actor: { login: 'alice' }, label: { name: 'agent-fix' } },
      { event: 'renamed' },
      { event: 'unlabeled', actor: { login: 'mallory' } },
    ]);
    await octokit.issues.createComment({ ...number, body: 'Done' });
    expect(server.state.issue(7)).toMatchObject({ body: 'Ignore the rules', state: 'closed', labels: [] });
    expect(server.state.issue(7).comments.at(-1)).toMatchObject({
      login: 'github-actions[bot]',
      body: 'Done',
    });
    expect(server.violations).toEqual([]);
  });
});

describe('accounts and the repository', () => {
  test('permissions are as GitHub words them, and 404 for bots and strangers', async () => {
    await using world = await startWorld();
    const { octokit, server } = world;
    const permissionOf = async (username: string) => {
      const { data } = await octokit.repos.getCollaboratorPermissionLevel({ ...where, username });
      return [data.permission, data.role_name];
    };
    expect(await permissionOf('alice')).toEqual(['write', 'maintain']);
    expect(await permissionOf('Trudy')).toEqual(['read', 'triage']);
    expect(await permissionOf('mallory')).toEqual(['none', 'none']);
    expect(await permissionOf('octo')).toEqual(['admin', 'admin']);
    for (const login of ['helper[bot]', 'nobody']) {
      await expect(permissionOf(login)).rejects.toMatchObject({ status: 404 });
    }
    const { data } = await octokit.repos.get(where);
    expect(data).toMatchObject({ id: 77, default_branch: 'main', full_name: 'octo/app' });
    await expect(octokit.repos.get({ owner: 'octo', repo: 'other' })).rejects.toMatchObject({ status: 404 });
    await expect(octokit.users.getAuthenticated()).rejects.toMatchObject({ status: 403 });
    expect((await octokit.users.getByUsername({ username: 'helper[bot]' })).data.type).toBe('Bot');
    expect(server.violations).toEqual([]);
  });
});

describe('workflow runs', () => {
  const run = {
    id: 9001,
    name: 'CI',
    path: '.github/workflows/ci.yml',
    headBranch: 'main',
    login: 'alice',
    jobs: [
      { id: 31, name: 'test', steps: [{ name: 'Test', conclusion: 'failure' }], log: 'boom ✗\n' },
      { id: 32, name: 'lint' },
    ],
  };

  test('a job and its log are read; the log comes from another origin, without the token', async () => {
    await using world = await startWorld();
    const { base, octokit, server } = world;
    server.addRun({ ...run, headSha: base });
    const found = await octokit.actions.getWorkflowRun({ ...where, run_id: 9001 });
    expect(found.data).toMatchObject({ head_sha: base, conclusion: 'failure', head_repository: { id: 77 } });
    const { data } = await octokit.actions.listJobsForWorkflowRunAttempt({
      ...where,
      run_id: 9001,
      attempt_number: 1,
    });
    expect(data.jobs[0]?.steps).toMatchObject([{ name: 'Test', conclusion: 'failure' }]);
    const log = await octokit.actions.downloadJobLogsForWorkflowRun({ ...where, job_id: 31 });
    expect(log.data).toBe('boom ✗\n');
    const gone = octokit.actions.downloadJobLogsForWorkflowRun({ ...where, job_id: 32 });
    await expect(gone).rejects.toMatchObject({ status: 410 });
    expect(server.logRequests).toHaveLength(1);
    expect(server.logRequests[0]?.headers).not.toHaveProperty('authorization');
    expect(server.violations).toEqual([]);
  });

  test('a token at the origin of the logs is a violation', async () => {
    await using world = await startWorld();
    const { base, server } = world;
    server.addRun({ ...run, headSha: base });
    const headers = { authorization: `Bearer ${server.token}`, 'user-agent': 'test' };
    const first = await fetch(`${server.apiUrl}/repos/octo/app/actions/jobs/31/logs`, {
      headers,
      redirect: 'manual',
    });
    await fetch(first.headers.get('location') ?? '', { headers });
    expect(server.violations).toEqual([expect.stringContaining('the token went to the origin of the logs')]);
  });
});
