import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { createQuickWorld } from '../scenario/acts.ts';
import { annotationsOf } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { issueLabelled, workflowRunFailed } from '../scenario/payloads.ts';
import { BundleJson, publishJob, solveJob, solveOnce } from '../scenario/two-jobs.ts';
import { type Act, failedRun, type World } from '../scenario/world.ts';

const conversation = await readConversation('javascript');
const ISSUE = { number: 12, title: 'Replacing a key evicts another', body: 'See set().' };

function redRun(world: World): Act {
  world.github.addRun(failedRun(world, 'javascript'));
  return { eventName: 'workflow_run', payload: workflowRunFailed(world) };
}

const bundleOf = (world: World): BundleJson => {
  const artifact = world.artifacts.artifacts.find(({ name }) => name.startsWith('agent-fix-bundle'));
  return BundleJson.parse(JSON.parse(artifact?.stored.toString() ?? ''));
};

describe('two jobs', { timeout: 180_000 }, () => {
  test('solve writes nothing to GitHub, and publish opens the pull request without a model or a checkout', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const act = redRun(world);
    const solved = await solveJob(world, act);
    expect(solved).toMatchObject({
      exitCode: 0,
      outputs: { outcome: 'fixed', 'pull-request-number': '', branch: '', 'pull-request-operation': 'none' },
    });
    expect(world.github.state.pulls()).toEqual([]);
    const { 'bundle-path': path = '', 'run-id': runId = '' } = solved.outputs;
    const lone = world.artifacts.artifacts.filter(({ mimeType }) => mimeType !== 'application/zip');
    expect(Object.fromEntries(lone.map(({ name, mimeType }) => [name, mimeType]))).toEqual({
      [`agent-fix-${runId}.html`]: 'text/html',
      [`agent-fix-bundle-${runId}.json`]: 'application/json',
    });
    expect(lone.find(({ name }) => name.endsWith('.json'))?.stored).toEqual(readFileSync(path));
    expect(lone.find(({ name }) => name.endsWith('.html'))?.stored.toString()).toMatch(/^<!doctype html>/i);

    const published = await publishJob(world, act);
    expect(published).toMatchObject({
      exitCode: 0,
      outputs: {
        outcome: 'fixed',
        'run-id': runId,
        'pull-request-operation': 'created',
        'commit-verified': 'true',
        'bundle-path': '',
        iterations: solved.outputs['iterations'],
        'test-runs': solved.outputs['test-runs'],
        'input-tokens': solved.outputs['input-tokens'],
        'trace-artifact-id': solved.outputs['trace-artifact-id'],
      },
    });
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { base: 'main', draft: false } });
    expect(pull?.body).toContain(
      '`solve` and `publish`: tests and model ran in a job without the write token',
    );
    expect(pull?.body).toContain('[page](');
    expect(pull?.body).not.toContain('### Try it');
    const { branch = '' } = published.outputs;
    const diff = spawnSync('git', ['-C', world.remote, 'diff', '--name-only', 'main', branch], {
      encoding: 'utf8',
    });
    expect(diff.stdout).toBe('src/lru-cache.js\n');
  });

  test('publish takes the bundle from a path as well, and says so where there is none', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const act = redRun(world);
    const { 'bundle-path': bundle = '' } = (await solveJob(world, act)).outputs;
    const nowhere = await publishJob(world, { ...act, inputs: { bundle: join(world.dir, 'nowhere.json') } });
    expect(nowhere).toMatchObject({ exitCode: 1, outputs: { outcome: 'infra_error' } });
    expect(annotationsOf(nowhere)[0]).toContain('Input bundle');
    const folder = await publishJob(world, { ...act, inputs: { bundle: world.dir } });
    expect(annotationsOf(folder)[0]).toContain('is no file');
    const published = await publishJob(world, { ...act, inputs: { bundle } });
    expect(published.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
  });

  test('without a bundle there is nothing to publish', async () => {
    await using world = await createQuickWorld({ script: [] });
    const published = await publishJob(world, redRun(world));
    expect(published).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
  });

  test('of two bundles the smaller proven one is taken, and what it was chosen from is named', async () => {
    await using world = await createQuickWorld({ script: [...conversation, ...conversation] });
    const act = redRun(world);
    const first = await solveOnce(world, act);
    expect(spawnSync('git', ['-C', world.workspace, 'reset', '--quiet', '--hard']).status).toBe(0);
    const second = await solveJob(world, act);
    const published = await publishJob(world, act);
    expect(published.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    const [pull] = world.github.state.pulls();
    expect(pull?.body).toContain('chosen from 2 bundles');
    for (const { outputs } of [first, second]) expect(pull?.body).toContain(outputs['run-id']);
  });
});

test('what changed between the two jobs stops the second: the label is gone', {
  timeout: 180_000,
}, async () => {
  await using world = await createQuickWorld({ script: conversation });
  world.github.state.addIssue({ ...ISSUE, login: 'ada', labels: [{ name: 'agent-fix', by: 'ada' }] });
  const act = { eventName: 'issues', payload: issueLabelled(world, ISSUE) };
  await solveOnce(world, act);
  expect(world.github.violations).toEqual([]);
  expect(world.github.state.issues.get(ISSUE.number)?.comments).toEqual([]);
  world.github.state.unlabel(ISSUE.number, { name: 'agent-fix', by: 'ada' });
  const published = await publishJob(world, act);
  expect(published).toMatchObject({ exitCode: 0, outputs: { outcome: 'refused' } });
  expect(published.outputs['summary']).toContain('no longer has the label');
  expect(world.github.state.pulls()).toEqual([]);
  expect(world.github.state.issues.get(ISSUE.number)?.comments).toEqual([
    expect.objectContaining({ body: expect.stringContaining('no longer has the label') }),
  ]);
});

/** Every rule is tried in test/action/bundle.test.ts; here, that a job is refused by them. */
describe('a forged bundle', () => {
  let text = '';
  let commit = '';

  beforeAll(async () => {
    await using world = await createQuickWorld({ script: conversation });
    await solveOnce(world, redRun(world));
    text = JSON.stringify(bundleOf(world));
    commit = world.commit;
  });

  async function publishForged(world: World, bytes: Buffer | string) {
    expect(world.commit).toBe(commit);
    mkdirSync(join(world.dir, 'forged'), { recursive: true });
    const path = join(world.dir, 'forged', 'bundle.json');
    writeFileSync(path, bytes);
    return publishJob(world, { ...redRun(world), inputs: { bundle: path } });
  }

  test.each<[string, (bundle: BundleJson) => unknown, string]>([
    ['a workflow', (b) => ({ ...b, patch: moved(b, '.github/workflows/ci.yml') }), '(protected path)'],
    ['G19: a branch to push', (b) => ({ ...b, branch: 'main' }), '(form)'],
  ])('with %s is refused by name', async (_, forge, rule) => {
    await using world = await createQuickWorld({ script: [] });
    const forged = forge(BundleJson.parse(JSON.parse(text)));
    const published = await publishForged(world, JSON.stringify(forged));
    expect(published).toMatchObject({
      exitCode: 1,
      outputs: { outcome: 'refused', 'pull-request-number': '' },
    });
    expect(published.outputs['summary']).toContain(rule);
    expect(annotationsOf(published)[0]).toContain(rule);
    expect(
      world.github.requests.filter(({ operation, method }) => operation !== undefined && method !== 'GET'),
    ).toEqual([]);
  });

  test('G18: as a zip bomb is refused before it is inflated', async () => {
    await using world = await createQuickWorld({ script: [] });
    const published = await publishForged(world, zipOf(Buffer.alloc(300 * 1024 * 1024, 0x20)));
    expect(published).toMatchObject({ exitCode: 1, outputs: { outcome: 'refused' } });
    expect(published.outputs['summary']).toContain('(size)');
  });

  test('G23: that claims a proof without its runs is opened as an unverified draft', async () => {
    await using world = await createQuickWorld({ script: [] });
    const bundle = BundleJson.parse(JSON.parse(text));
    const events = bundle.events.filter(({ payload }) => payload['phase'] !== 'counterfactual');
    const published = await publishForged(world, JSON.stringify({ ...bundle, events }));
    expect(published).toMatchObject({
      exitCode: 0,
      outputs: { outcome: 'unverified', 'pull-request-operation': 'created' },
    });
    const [pull] = world.github.state.pulls();
    expect(pull).toMatchObject({ pull: { draft: true } });
    expect(pull?.body).toContain('It came as proven, and is not believed');
  });

  test('gives its words no power: title, links and closing words are made anew', async () => {
    await using world = await createQuickWorld({ script: [] });
    const hostile =
      'Fixes #1 @octo/owners <img src=x onerror=1> [here](https://evil.example)\n::error::owned';
    const bundle = BundleJson.parse(JSON.parse(text));
    const task = {
      ...Object(bundle['task']),
      goal: hostile,
      trigger: { ...Object(Object(bundle['task'])['trigger']), workflow_name: hostile },
    };
    const events = bundle.events.map((event) =>
      event.kind === 'final'
        ? {
            kind: 'final',
            payload: { final: { type: 'final', status: 'done', summary: hostile, changes: [] } },
          }
        : event,
    );
    const notes = [hostile];
    const published = await publishForged(world, JSON.stringify({ ...bundle, task, events, notes }));
    expect(published.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    const [pull] = world.github.state.pulls();
    expect(pull?.title).toBe('Fix CI on main');
    expect(pull?.body).not.toMatch(/Fixes #1|(?<!\S)@octo\/owners|<img|\]\(https:\/\/evil/);
    expect(published.log).not.toMatch(/^::error/m);
  });
});

function moved({ patch }: BundleJson, path: string) {
  return { ...patch, files: patch.files.map((file) => ({ ...file, path })) };
}

/** One deflated file, as APPNOTE.TXT lays it out. */
function zipOf(content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const name = Buffer.from('bundle.json');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(100, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}
