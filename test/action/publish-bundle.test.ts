import { describe, expect, test } from 'vitest';
import { eventOf, requestFor, withValue } from '../github/events.ts';
import { createWorld, type TestWorld } from '../github/world.ts';
import type { BundleJson } from '../scenario/two-jobs.ts';
import { failing, notAccessible } from '../servers/github/faults.ts';
import type { GitHubFault } from '../servers/github/model.ts';
import type { RunArtifact } from '../servers/github/route.ts';
import { listen, send } from '../servers/loopback.ts';
import { GREEN, testsOf } from '../story/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { bundleJson, FILES } from './honest-bundle.ts';
import { type Ended, ISSUE, ofFailure, ofIssue, publishJob, RUN_ID } from './publish-job.ts';

const trigger = { kind: 'issue', number: ISSUE.number, title: ISSUE.title } as const;

interface Published extends Ended {
  /** Of the one pull request; '' where there is none. */
  readonly body: string;
  readonly isDraft: boolean | undefined;
  /** On the issue. */
  readonly comments: readonly string[];
}

interface PublishedCase {
  readonly files?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  /** What happens on GitHub between the two jobs. */
  readonly change?: Change;
  readonly fault?: GitHubFault;
  /** Of the run; none by default. */
  readonly artifacts?: readonly RunArtifact[];
  readonly attempt?: number;
}

type Change = (state: TestWorld['server']['state']) => void;

/** The job that publishes, for a labelled issue. */
async function publish(
  bundleFor: (world: TestWorld) => Promise<BundleJson | null> | null,
  { files = FILES, inputs = {}, change = () => {}, fault, artifacts = [], attempt = 1 }: PublishedCase = {},
): Promise<Published> {
  const folder = temporaryFolder();
  await using world = await createWorld(files, { artifacts: () => artifacts });
  const { state } = world.server;
  state.addIssue({ ...ISSUE, login: 'alice', labels: ['agent-fix'] });
  const bundle = await bundleFor(world);
  const payload = ofIssue(world);
  change(state);
  if (fault !== undefined) world.server.addFault(fault);
  const eventName = 'issues';
  const ended = await publishJob(world, { folder, eventName, payload, bundle, inputs, attempt });
  const [pull] = state.pulls();
  return {
    ...ended,
    body: pull?.body ?? '',
    isDraft: pull?.pull.draft,
    comments: state.issue(ISSUE.number).comments.map(({ body }) => body),
  };
}

describe('the job that publishes', () => {
  test.each<[string, Change, string]>([
    ['the label is gone', (state) => state.unlabel(ISSUE.number, 'agent-fix'), 'no longer has the label'],
    ['the issue was edited', (state) => state.edit(ISSUE.number, { body: 'Else.' }), 'was edited since'],
    [
      'who started it may no longer write',
      (state) => state.permit('alice', 'read'),
      'alice has no write access',
    ],
    ['the issue is closed', (state) => state.edit(ISSUE.number, { state: 'closed' }), 'is closed'],
  ])('is stopped by what changed since the job before it: %s', async (_, change, reason) => {
    const bundleFor = ({ base }: TestWorld) => bundleJson(base, { trigger, runId: RUN_ID });
    const { end, body, comments } = await publish(bundleFor, { change });
    expect(end).toMatchObject({ outputs: { outcome: 'refused' }, failure: null });
    expect(end?.outputs['summary']).toContain(reason);
    expect(body).toBe('');
    // Whoever may not ask is not answered.
    expect(comments).toEqual(reason.includes('no write access') ? [] : [expect.stringContaining(reason)]);
  });

  test('tells whoever asked that the job before it left nothing', async () => {
    const { end, comments } = await publish(() => null);
    expect(end).toMatchObject({ outputs: { outcome: 'skipped' }, failure: null });
    expect(comments).toEqual([expect.stringContaining('left no bundle: its log says why')]);
  });

  const HONEST = ({ base }: TestWorld) => bundleJson(base, { trigger, runId: RUN_ID });
  const ARTIFACT = {
    id: 1,
    name: 'agent-fix-bundle-aaaaaaaa-1-0123456789.json',
    stored: Buffer.from('PK'),
    url: 'http://127.0.0.1:9',
  };
  const ruled = {
    message: 'No',
    errors: [{ message: 'No commits between main and x' }, { field: 'base', code: 'invalid' }],
  };
  test.each<[string, string, PublishedCase & { readonly isFound?: boolean }]>([
    [
      'a pull request that GitHub refuses',
      'has no pull request: GitHub refused one into main (HTTP 422: No: No commits between main and x; base is invalid). Open it by hand: http',
      { fault: { operation: 'pulls/create', status: 422, body: ruled } },
    ],
    [
      'a push that is forbidden',
      'Give the job at least `permissions: contents: write`. The patch is in the record: http',
      { fault: notAccessible('git/create-tree') },
    ],
    [
      'reads that fail',
      'Nothing was published: GitHub could not be asked (HTTP 502: Server Error). Re-run this job later.',
      { fault: failing('git/get-tree', 502) },
    ],
    [
      'a gate that GitHub does not answer',
      'nothing was published: GitHub could not be asked (HTTP 502: Server Error). Re-run this job later.',
      { fault: failing('issues/get', 502) },
    ],
    [
      'artifacts that may not be listed',
      'Nothing was published: GitHub could not be asked (HTTP 403: Resource not accessible by integration). Give the job at least `permissions: contents: read, actions: read`.',
      { fault: notAccessible('actions/list-workflow-run-artifacts'), isFound: true },
    ],
    [
      'a bundle that has expired',
      '(form): it has expired. Re-run all jobs.',
      { artifacts: [{ ...ARTIFACT, expired: true }], isFound: true },
    ],
    [
      'a bundle that is gone',
      '(form): it could not be had: the artifact could not be read (HTTP 410: Forbidden). Re-run this job.',
      { artifacts: [ARTIFACT], fault: failing('actions/download-artifact', 410), isFound: true },
    ],
  ])(
    'says of %s what happened, what is left, and what to do',
    async (_, message, { isFound = false, ...parts }) => {
      const { end, thrown, comments } = await publish(isFound ? () => null : HONEST, parts);
      const failure = end?.failure ?? thrown;
      expect(failure).toContain(message);
      expect(failure).not.toMatch(/\.\.|docs\.github|[{}]/);
      // Where GitHub answers at all, so is whoever asked.
      if (parts.fault?.operation !== 'issues/get')
        expect(comments[0]).toMatch(/^\*\*agent-fix: (?!skipped)/m);
    },
  );

  const bundleName = (job: string, attempt: number) => `agent-fix-bundle-${job}-${attempt}-0123456789.json`;

  test.each<[string, string, number, string]>([
    ['the newest attempt of a job', bundleName('aaaaaaaa', 2), 2, 'not_fixed'],
    ['the best of several jobs, whichever attempt', bundleName('bbbbbbbb', 2), 2, 'fixed'],
    ['no bundle under another name than its own', bundleName('aaaaaaaa', 3), 2, 'refused'],
  ])('takes, after "Re-run failed jobs", %s', async (_, name, attempt, outcome) => {
    const bodies = new Map<string, string>();
    await using storage = await listen(
      async (request, response) => send(response, { status: 200, body: bodies.get(request.url ?? '') ?? '' }),
      (error) => expect(error).toBeNull(),
    );
    const artifacts: RunArtifact[] = [];
    const left = (of: string, bundle: BundleJson) => {
      const id = artifacts.length + 1;
      bodies.set(`/${id}`, JSON.stringify(bundle));
      artifacts.push({ id, name: of, stored: Buffer.from('{}'), url: `${storage.origin}/${id}` });
    };
    const leave = async ({ base }: TestWorld) => {
      const first = await bundleJson(base, { trigger, runId: RUN_ID });
      left(bundleName('aaaaaaaa', 1), first);
      const again = await bundleJson(base, { trigger, runId: RUN_ID, outcome: 'not_fixed' });
      const job = name.split('-')[3];
      left(name, { ...again, github: { ...again.github, run_attempt: attempt, job } });
    };
    const { end } = await publish((world) => leave(world).then(() => null), { artifacts, attempt: 3 });
    expect(end?.outputs['outcome']).toBe(outcome);
  });

  test.each(['etc/run.sh', 'etc/steps/all.sh'])(
    'refuses a bundle that changes %s, which judges',
    async (path) => {
      const before = { ...FILES }[path] ?? '';
      const { end, body } = await publish(({ base }) =>
        bundleJson(base, { trigger, runId: RUN_ID, path, before, after: 'true\n' }),
      );
      expect(end?.failure).toContain(
        `(protected path): it changes "${path}": ${path} is closed (test command)`,
      );
      expect(body).toBe('');
    },
  );

  test('says where it does not find the command by itself, and finds one that a manifest implies', async () => {
    const none = { inputs: { 'test-command': '' } };
    const bundleFor = ({ base }: TestWorld) => bundleJson(base, { trigger, runId: RUN_ID });
    const { end, body } = await publish(bundleFor, none);
    expect(end).toMatchObject({ outputs: { outcome: 'fixed' }, failure: null });
    expect(body).toContain('not the command that the publishing job finds');
    const files = { ...FILES, 'package.json': '{"scripts": {"test": "sh etc/run.sh"}}' };
    const forged = ({ base }: TestWorld) =>
      bundleJson(base, {
        trigger,
        runId: RUN_ID,
        path: 'etc/steps/all.sh',
        before: FILES['etc/steps/all.sh'],
        after: 'true\n',
      });
    expect((await publish(forged, { ...none, files })).end?.failure).toContain('closed (test command)');
    const taken = await publish(bundleFor, { ...none, files });
    expect(taken.body).toContain('not the command that the publishing job finds');
  });

  const RUNS = ['0123456789', 'abcdef0123'].map((run_id) => ({
    run_id,
    model: 'gpt',
    outcome: 'fixed',
    usage: { input_tokens: 1, cached_input_tokens: 0, output_tokens: 1 },
  }));

  test('tells of the chosen attempt what it believes of it', async () => {
    const { body } = await publish(async ({ base }) => ({
      ...(await bundleJson(base, { trigger, runId: RUN_ID, tests: [testsOf(), GREEN] })),
      tries: { of: 2, chosen: 0, runs: RUNS },
    }));
    expect(body).toContain('is not believed');
    expect(body).toContain('1: <code>gpt</code> unverified, 2 tokens; 2: <code>gpt</code> fixed, 2 tokens');
  });

  test('makes a fix that can end the tests early a draft that says so first, though the bundle does not', async () => {
    const [path, before] = ['src/logging/a.py', FILES['src/logging/a.py']];
    const parts = { path, before, after: `import os\nos._exit(0)\n${before}`, trigger, runId: RUN_ID };
    const { body, isDraft } = await publish(({ base }) => bundleJson(base, parts));
    expect(isDraft).toBe(true);
    expect(body).toMatch(/A draft: .*\n.*src\/logging\/a\.py:2.* ends the process/);
  });

  test('refuses a bundle that names the attempt of another run its own', async () => {
    const { end, body } = await publish(async ({ base }) => ({
      ...(await bundleJson(base, { trigger, runId: RUN_ID })),
      tries: { of: 2, chosen: 1, runs: RUNS },
    }));
    expect(end?.failure).toContain(
      'was refused (attempts): it is of run 0123456789, and its chosen attempt of run abcdef0123',
    );
    expect(body).toBe('');
  });
});

describe('push-to: branch, for the red branch of a pull request', () => {
  const BRANCH = 'feature';
  const OURS = /^agent-fix\/workflow-/;

  async function fix(change: (world: TestWorld) => unknown) {
    const folder = temporaryFolder();
    await using world = await createWorld(FILES);
    world.repository.commit('main', 'Go on', { 'NOTES.md': 'n\n' });
    world.repository.moveBranch(BRANCH, world.base);
    world.repository.commit(BRANCH, 'Work', { 'src/b.txt': 'b\n' });
    const head = world.repository.git('rev-parse', BRANCH);
    world.server.addPull({ title: 'Feature', login: 'alice', head: BRANCH });
    const payload = withValue(
      withValue(ofFailure(world), 'workflow_run.head_branch', BRANCH),
      'workflow_run.head_sha',
      head,
    );
    const { trigger } = eventOf(requestFor('workflow_run', payload));
    const bundle = await bundleJson(head, { trigger, runId: RUN_ID });
    change(world);
    const { end } = await publishJob(world, {
      folder,
      eventName: 'workflow_run',
      payload,
      bundle: { ...bundle, base: { commit: head, branch: BRANCH } },
      inputs: { 'push-to': 'branch' },
    });
    const { repository, server } = world;
    return {
      end,
      head,
      parent: repository.git('rev-parse', `${end?.outputs['branch']}^`),
      pulls: server.state.pulls(),
    };
  }

  test('commits onto the branch while it is where it was', async () => {
    const { end, head, parent, pulls } = await fix(() => {});
    expect(end?.outputs).toMatchObject({
      outcome: 'fixed',
      branch: BRANCH,
      'pull-request-operation': 'updated',
    });
    expect(parent).toBe(head);
    expect(pulls).toHaveLength(1);
  });

  test('opens a pull request into a branch that has moved, and says why', async () => {
    const { end, head, parent, pulls } = await fix(({ repository }) =>
      repository.commit(BRANCH, 'More', { 'src/c.txt': 'c\n' }),
    );
    expect(end?.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    expect(end?.outputs['branch']).toMatch(OURS);
    expect(parent).toBe(head);
    expect(pulls[1]?.pull).toMatchObject({ base: BRANCH, draft: false });
    expect(pulls[1]?.body).toContain(
      `not committed on ${BRANCH}, which no longer points at ${head.slice(0, 12)}`,
    );
  });
});
