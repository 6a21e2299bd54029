import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayAddTests } from '../../src/action/task.ts';
import { branchFor } from '../../src/github/agent-marks.ts';
import { type Context, readContext } from '../../src/github/context.ts';
import { type EventRequest, readEvent, type WorkflowRun } from '../../src/github/event.ts';
import { newContext } from '../scenario/run-sources.ts';
import { webhookExample } from '../webhook-examples.ts';
import {
  CONTEXT,
  decisionOf,
  eventOf,
  expression,
  failedRun,
  labelled,
  requestFor,
  withValue,
} from './events.ts';

const SHA = '3484a3fb816e0859fd6e1cea078d76385ff50625';

describe('readEvent: workflow_run', () => {
  it('takes a failed run: its commit, its branch, its people', () => {
    expect(eventOf(requestFor('workflow_run', failedRun()))).toEqual({
      trigger: {
        kind: 'workflow_run',
        runId: 289782451,
        workflowId: 2823525,
        workflowName: 'test',
        branch: 'master',
      },
      target: { kind: 'workflow', workflowId: 2823525, branch: 'master' },
      goal: 'Make the failing workflow "test" pass on branch "master".',
      mustBeRedAtBase: true,
      actors: [{ login: 'Codertocat', id: 15669918, isBot: false }],
      base: { branch: 'master', commit: SHA, mustBeTip: true },
      into: 'master',
      repositoryId: 300029405,
      headRepositoryId: 300029405,
      failedRun: {
        runId: 289782451,
        attempt: 1,
        workflow: 2823525,
        workflowPath: '.github/workflows/test.yml',
        isOurs: false,
        github: expect.objectContaining({ event_name: 'repository_dispatch', run_attempt: '1' }),
      },
      issue: null,
      requestText: null,
      subject: null,
      isFollowUp: false,
      checkoutRef: expression('github.event.workflow_run.head_sha'),
    });
  });

  it('I13 keeps a head repository that is gone as null, for the gate to refuse', () => {
    const payload = withValue(failedRun(), 'workflow_run.head_repository', null);
    expect(eventOf(requestFor('workflow_run', payload)).headRepositoryId).toBeNull();
  });

  it('names who re-ran a workflow beside who it is by', () => {
    const payload = withValue(failedRun(), 'workflow_run.triggering_actor', {
      login: 'Mona',
      id: 2,
      type: 'User',
    });
    const { actors } = eventOf(
      requestFor('workflow_run', payload, { context: { triggeringActor: 'hubot' } }),
    );
    expect(actors).toEqual([
      { login: 'Codertocat', id: 15669918, isBot: false },
      { login: 'Mona', id: 2, isBot: false },
      { login: 'hubot', id: null, isBot: false },
    ]);
  });

  it('fails on a payload that is none', () => {
    expect(() => readEvent(requestFor('workflow_run', { action: 'completed' }))).toThrow(
      'The payload of this workflow_run event is not of its published form: sender, repository, workflow_run',
    );
  });
});

describe('readEvent: issues', () => {
  it('takes the label, on the default branch, and may start green', () => {
    const event = eventOf(requestFor('issues', labelled()));
    expect(event).toMatchObject({
      trigger: { kind: 'issue', number: 1, title: 'Spelling error in the README file' },
      mustBeRedAtBase: false,
      base: { branch: 'master', commit: CONTEXT.sha, mustBeTip: false },
      into: 'master',
      failedRun: null,
      goal: 'Resolve issue #1 of this repository, quoted below.',
    });
    expect(event.issue?.body).toBe("It looks like you accidently spelled 'commit' with two 't's.");
    expect(branchFor(event.target)).toBe('agent-fix/issue-1');
  });

  it('compares labels as GitHub does, without regard to case', () => {
    const payload = withValue(labelled(), 'label.name', 'Agent-Fix');
    expect(readEvent(requestFor('issues', payload)).kind).toBe('ours');
  });

  it('I23 keeps the title out of the goal and out of every name', () => {
    const title = `$(touch /tmp/x) \`id\` ${expression('secrets.KEY')}`;
    const event = eventOf(requestFor('issues', withValue(labelled(), 'issue.title', title)));
    expect(event.goal).not.toContain('touch');
    expect(branchFor(event.target)).toBe('agent-fix/issue-1');
  });

  it('leaves the commit open where the default branch is not checked out', () => {
    const payload = withValue(labelled(), 'repository.default_branch', 'v2');
    expect(eventOf(requestFor('issues', payload))).toMatchObject({
      base: { branch: 'v2', commit: null },
      into: 'v2',
      checkoutRef: 'v2',
    });
  });
});

describe('readEvent: workflow_dispatch', () => {
  const payload = () => webhookExample('workflow_dispatch', 0);

  it('takes the goal from the input of the action, or of the workflow', () => {
    const event = eventOf(requestFor('workflow_dispatch', payload(), { goal: 'Speed up parsing' }));
    const typed = withValue(payload(), 'inputs', { goal: ' Speed up parsing ' });
    expect(event).toMatchObject({
      goal: 'Speed up parsing',
      mustBeRedAtBase: false,
      trigger: { kind: 'dispatch' },
    });
    expect(eventOf(requestFor('workflow_dispatch', typed))).toEqual(event);
  });

  it('works on the chosen branch, and on the default one when a tag was chosen', () => {
    const of = (refName: string, refType: 'branch' | 'tag') =>
      eventOf(requestFor('workflow_dispatch', payload(), { goal: 'x', context: { refName, refType } })).base;
    expect(of('topic', 'branch')).toMatchObject({ branch: 'topic', commit: CONTEXT.sha });
    expect(of('v1', 'tag')).toMatchObject({ branch: 'main', commit: null });
  });

  it('is a failed step when there is no goal', () => {
    expect(eventOf(requestFor('workflow_dispatch', payload())).trigger.kind).toBe('step');
  });
});

describe('readEvent: a step under if: failure()', () => {
  it('takes a push: its commit, its branch, its own run', () => {
    const event = eventOf(requestFor('push', webhookExample('push', 4), { context: { refName: 'topic' } }));
    expect(event).toMatchObject({
      trigger: { kind: 'step', runId: 77, workflowName: 'agent-fix' },
      base: { branch: 'topic', commit: CONTEXT.sha, mustBeTip: true },
      failedRun: { runId: 77, attempt: 1, workflowPath: '.github/workflows/agent-fix.yml', isOurs: true },
      mustBeRedAtBase: true,
      checkoutRef: null,
    });
  });

  it('takes a pull request by its head, not by the merge commit', () => {
    const event = eventOf(
      requestFor('pull_request', webhookExample('pull_request', 0), { context: { refName: '2/merge' } }),
    );
    expect(event.base).toEqual({
      branch: 'changes',
      commit: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
      mustBeTip: true,
    });
    expect(event.headRepositoryId).toBe(event.repositoryId);
    expect(event.checkoutRef).toBe(expression('github.event.pull_request.head.sha'));
  });

  it('I11 keeps the id of a fork apart, whatever its name', () => {
    const payload = withValue(webhookExample('pull_request', 0), 'pull_request.head.repo.id', 99);
    const event = eventOf(requestFor('pull_request', payload));
    expect(event.headRepositoryId).toBe(99);
  });

  it("takes a schedule, which has no sender, by the runner's word", () => {
    const payload = { schedule: '0 0 * * *', repository: { id: 1, default_branch: 'main' } };
    const event = eventOf(requestFor('schedule', payload, { context: { triggeringActor: 'mona' } }));
    expect(event.actors).toEqual([{ login: 'mona', id: null, isBot: false }]);
  });

  it('I04 tells a bot by its type or by the brackets that only apps have', () => {
    const bots = (login: string, type: string) =>
      eventOf(requestFor('push', withValue(webhookExample('push', 4), 'sender', { login, id: 1, type })))
        .actors[0]?.isBot;
    expect([bots('x-bot', 'User'), bots('x[bot]', 'User'), bots('x', 'Bot')]).toEqual([false, true, true]);
  });
});

describe('the target of a failed step', () => {
  const branchOf = (mode: EventRequest['mode'], job: string) => {
    const context = { refName: 'main', job };
    return branchFor(eventOf(requestFor('push', webhookExample('push', 4), { context, mode })).target);
  };

  it('is one for the two jobs, whatever their names', () => {
    expect(branchOf('publish', 'agent-fix')).toBe(branchOf('solve', 'test'));
  });

  it('is its own for each job that does all by itself', () => {
    expect(branchOf('fix', 'lint')).not.toBe(branchOf('fix', 'test'));
    expect(branchOf('fix', 'test')).not.toBe(branchOf('solve', 'test'));
  });
});

describe('branchFor', () => {
  it('G01 is made of the prefix, fixed words, numbers and hex, whatever the names', () => {
    const hostile = '../../main; rm -rf / `id` \u202e.lock';
    for (const target of [
      { kind: 'workflow', workflowId: 9, branch: hostile },
      { kind: 'step', workflowPath: hostile, job: hostile, branch: hostile },
      { kind: 'step', workflowPath: hostile, job: null, branch: hostile },
      { kind: 'goal', goal: hostile, branch: hostile },
    ] as const) {
      expect(branchFor(target)).toMatch(
        /^agent-fix\/(workflow-9|step-[0-9a-f]{8}|goal-[0-9a-f]{8})-[0-9a-f]{8}$/,
      );
    }
  });

  it('is the same for the same target, and another for another', () => {
    const of = (branch: string) => branchFor({ kind: 'workflow', workflowId: 9, branch });
    expect(of('main')).toBe('agent-fix/workflow-9-0d6e4079');
    expect(of('main')).not.toBe(of('main2'));
  });
});

describe('readContext', () => {
  afterEach(() => vi.unstubAllEnvs());
  /** Of a job with these variables. */
  const contextOf = (variables: Readonly<Record<string, string | undefined>>) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    return readContext(newContext(), process.env);
  };
  const env = {
    GITHUB_REPOSITORY: 'octo/repo',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: join(import.meta.dirname, '../../package.json'),
    GITHUB_SHA: 'b'.repeat(40),
    GITHUB_RUN_ID: '12',
    GITHUB_WORKFLOW_REF: 'octo/repo/.github/workflows/ci.yml@refs/heads/a@b',
    GITHUB_ACTOR: 'mona',
  };

  it("reads the runner's variables and the event", () => {
    expect(contextOf(env)).toMatchObject({
      repository: { owner: 'octo', repo: 'repo' },
      runId: 12,
      runAttempt: 1,
      workflowPath: '.github/workflows/ci.yml',
      triggeringActor: 'mona',
      apiUrl: 'https://api.github.com',
      payload: { name: 'agent-fix' },
    });
  });

  it('knows no path for a workflow of another repository', () => {
    const elsewhere = contextOf({ ...env, GITHUB_WORKFLOW_REF: 'other/repo/.github/workflows/ci.yml@main' });
    expect(elsewhere.workflowPath).toBeNull();
  });

  it('names what is missing outside of Actions', () => {
    const none = Object.fromEntries(Object.keys(env).map((name) => [name, undefined]));
    expect(() => contextOf(none)).toThrow(
      /^Not inside a job of GitHub Actions: GITHUB_REPOSITORY, GITHUB_EVENT_NAME, .* `agent-fix run`/,
    );
  });
});

describe('readEvent: a comment', () => {
  const comment = (body: string) => withValue(webhookExample('issue_comment', 0), 'comment.body', body);

  it('starts a run where it begins with /agent-fix, and reads what to do after it', () => {
    const payload = withValue(comment('/agent-fix handle the empty list\nand say why'), 'action', 'created');
    const event = eventOf(requestFor('issue_comment', payload));
    expect(event).toMatchObject({
      trigger: { kind: 'comment', on: 'issue' },
      target: { kind: 'issue' },
      goal: expect.stringMatching(/A maintainer adds: handle the empty list\nand say why$/),
      mustBeRedAtBase: false,
      requestText: { kind: 'comment', body: expect.stringContaining('/agent-fix') },
      isFollowUp: false,
    });
    expect(event.subject).toBe(event.target.kind === 'issue' ? event.target.number : null);
    expect(mayAddTests(event)).toBe(true);
  });

  const HEAD = '6dcb09b5b57875f334f61aebed695e2e4193db5e';
  const pull = (ref: string, state = 'open') => ({
    number: 3,
    title: 'Feature',
    state,
    head: { ref, sha: HEAD, repo: { id: 186853002 } },
    base: { ref: 'main' },
  });
  const onPull = (body: string) => {
    const created = withValue(comment(body), 'action', 'created');
    const decision = decisionOf(requestFor('issue_comment', withValue(created, 'issue.pull_request', {})));
    if (decision.kind !== 'on_pull') throw new Error(decision.kind);
    return decision;
  };

  it('on a pull request works on its head, and proposes into that branch', () => {
    const decision = onPull('/agent-fix rename the flag').decide(pull('feature'));
    expect(decision).toMatchObject({
      kind: 'ours',
      event: {
        goal: 'rename the flag',
        base: { branch: 'feature', commit: HEAD, mustBeTip: true },
        into: 'feature',
        target: { kind: 'pull', number: 3 },
        isFollowUp: false,
      },
    });
  });

  it('on a pull request of ours works on its branch itself', () => {
    const decision = onPull('/agent-fix rename the flag').decide(pull('agent-fix/issue-7'));
    expect(decision).toMatchObject({
      kind: 'ours',
      event: { base: { branch: 'agent-fix/issue-7' }, into: 'main', isFollowUp: true },
    });
  });

  const run = (id: number, changes: object = {}) => ({
    ...{ id, run_attempt: 1, workflow_id: 5, name: 'CI', path: '.github/workflows/ci.yml', event: 'push' },
    ...{ conclusion: 'failure', head_branch: 'feature', head_sha: HEAD, head_repository: { id: 186853002 } },
    ...changes,
  });
  const onHead = (runs: readonly WorkflowRun[]) => {
    const decision = onPull('/agent-fix').decide(pull('feature'));
    if (decision.kind !== 'on_head') throw new Error(decision.kind);
    expect(decision.sha).toBe(HEAD);
    return decision.decide(runs);
  };

  it('on a pull request without words takes the newest run that failed at its head', () => {
    const lint = { workflow_id: 6, name: 'Lint', path: '.github/workflows/lint.yml', conclusion: 'success' };
    expect(onHead([run(11), run(13, lint), run(12, { run_attempt: 2 })])).toMatchObject({
      kind: 'ours',
      event: {
        trigger: { kind: 'comment', on: 'pull_request' },
        goal: 'Make the failing workflow "CI" pass on branch "feature".',
        mustBeRedAtBase: true,
        failedRun: { runId: 12, attempt: 2, workflowPath: '.github/workflows/ci.yml', isOurs: false },
        base: { branch: 'feature', commit: HEAD, mustBeTip: true },
        target: { kind: 'pull', number: 3 },
      },
    });
  });

  it('on a pull request without words takes one that was cancelled where none failed: a job of it may have hung', () => {
    const cancelled = { workflow_id: 6, conclusion: 'cancelled' };
    const failedRun = { runId: 12, isCancelled: true };
    expect(onHead([run(11, { conclusion: 'success' }), run(12, cancelled)])).toMatchObject({
      event: { failedRun },
    });
    expect(onHead([run(11), run(12, cancelled)])).toMatchObject({ event: { failedRun: { runId: 11 } } });
  });

  it.each([
    ['nothing ran', [], /no workflow has failed at the head of the pull request: say what to do$/],
    [
      'the last run is green',
      [run(11), run(12, { conclusion: 'success' })],
      /has failed .*: say what to do$/,
    ],
    ['a run is still going on', [run(12, { conclusion: null })], /so far: say what to do$/],
    ['a fork ran it', [run(12, { head_repository: { id: 1 } })], /no workflow has failed/],
    ['it is our own workflow', [run(12, { path: '.github/workflows/agent-fix.yml@main' })], /no workflow/],
  ])('on a pull request without words is skipped where %s', (_, runs, reason) => {
    expect(onHead(runs)).toEqual({ kind: 'skipped', reason: expect.stringMatching(reason) });
  });

  it('on a pull request wants it open', () => {
    expect(onPull('/agent-fix go').decide(pull('feature', 'closed')).kind).toBe('skipped');
  });
});

const reviewed = (state: string, ref: string) =>
  [
    ['review.state', state],
    ['pull_request.head.ref', ref],
    ['action', 'submitted'],
  ].reduce((so, [at = '', value]) => withValue(so, at, value), webhookExample('pull_request_review', 0));

describe('readEvent: a review', () => {
  it('that asks for changes on a pull request of ours is a follow-up', () => {
    expect(
      eventOf(requestFor('pull_request_review', reviewed('changes_requested', 'agent-fix/issue-7'))),
    ).toMatchObject({
      trigger: { kind: 'review' },
      requestText: { kind: 'review' },
      isFollowUp: true,
      base: { branch: 'agent-fix/issue-7', mustBeTip: true },
    });
  });
});

describe('readEvent skips', () => {
  const push = () => webhookExample('push', 4);
  const comment = (body: string, action = 'created') =>
    withValue(withValue(webhookExample('issue_comment', 0), 'comment.body', body), 'action', action);
  const NO_COMMAND = 'the comment does not begin with /agent-fix';
  const OWN = '.github/workflows/test.yml';

  it.each<[string, string, Record<string, unknown>, string | RegExp, Partial<Context>?]>([
    ...['success', 'skipped', 'startup_failure', null].map(
      (ended): [string, string, Record<string, unknown>, string] => [
        `I15 a run that ended with ${ended}`,
        'workflow_run',
        withValue(failedRun(), 'workflow_run.conclusion', ended),
        `the workflow run ended with ${ended}, not failure`,
      ],
    ),
    [
      'a run that is only requested',
      'workflow_run',
      withValue(failedRun(), 'action', 'requested'),
      /is requested/,
    ],
    [
      'I16 its own workflow, also when the path names a ref',
      'workflow_run',
      withValue(failedRun(), 'workflow_run.path', `${OWN}@master`),
      'the failed workflow is this workflow itself',
      { workflowPath: OWN },
    ],
    [
      'the temporary branches of a merge queue',
      'workflow_run',
      withValue(failedRun(), 'workflow_run.head_branch', 'gh-readonly-queue/main/pr-1-abc'),
      /merge queue/,
    ],
    ['another label', 'issues', withValue(labelled(), 'label.name', 'bug'), /the label is "bug"/],
    ['a removed label', 'issues', withValue(labelled(), 'action', 'unlabeled'), /was unlabeled/],
    ['a pull request', 'issues', withValue(labelled(), 'issue.pull_request', {}), /is a pull request/],
    ['a tag', 'push', push(), /is a tag/, { refType: 'tag' }],
    ['a deleted branch', 'push', withValue(push(), 'deleted', true), 'the branch was deleted'],
    ...[
      'please /agent-fix',
      'Thanks.\n/agent-fix',
      '> /agent-fix',
      '/agent-fixture',
      '/agent-fix-please',
      'nothing',
    ].map((body): [string, string, Record<string, unknown>, string] => [
      body,
      'issue_comment',
      comment(body),
      NO_COMMAND,
    ]),
    ...['edited', 'deleted'].map((action): [string, string, Record<string, unknown>, RegExp] => [
      `a comment that was ${action}`,
      'issue_comment',
      comment('/agent-fix', action),
      /not created/,
    ]),
    ...['approved', 'commented'].map((state): [string, string, Record<string, unknown>, string] => [
      `a review that ${state}`,
      'pull_request_review',
      reviewed(state, 'agent-fix/issue-7'),
      `the review is ${state}: only one that asks for changes starts a run`,
    ]),
    [
      'a review of a pull request of others',
      'pull_request_review',
      reviewed('changes_requested', 'feature'),
      /is not a pull request of agent-fix$/,
    ],
  ])('%s', (_, name, payload, reason, context = {}) => {
    expect(decisionOf(requestFor(name, payload, { context }))).toEqual({
      kind: 'skipped',
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    });
  });
});
