import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createJavaScriptWorld, createQuickWorld, redRun } from '../scenario/acts.ts';
import { annotationsOf } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { gitOnRemote } from '../scenario/remote.ts';
import { BundleJson, publishJob, solveJob, solveOnce } from '../scenario/two-jobs.ts';
import type { World } from '../scenario/world.ts';

const conversation = await readConversation('javascript');

test('solve writes nothing to GitHub, and publish opens the pull request without a model or a checkout', {
  timeout: 180_000,
}, async () => {
  await using world = await createJavaScriptWorld({ script: conversation });
  const act = redRun(world);
  // The bundle solves in two jobs in test/e2e/two-jobs-events.machine.test.ts.
  const solved = await solveJob(world, { ...act, runs: 'sources' });
  expect(solved).toMatchObject({
    exitCode: 0,
    outputs: { outcome: 'fixed', 'pull-request-number': '', branch: '', 'pull-request-operation': 'none' },
  });
  // Nor to learn what its token may.
  expect(solved.log).not.toMatch(/^::warning(?!.*run without a sandbox)/m);
  expect(world.github.state.pulls()).toEqual([]);
  const { 'bundle-path': path = '', 'run-id': runId = '' } = solved.outputs;
  const lone = world.artifacts.artifacts.filter(({ mimeType }) => mimeType !== 'application/zip');
  expect(lone.map(({ name, mimeType }) => `${mimeType} ${name}`).toSorted()).toEqual([
    expect.stringMatching(`^application/json agent-fix-bundle-[0-9a-f]{8}-1-${runId}\\.json$`),
    `text/html agent-fix-${runId}.html`,
  ]);
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
  expect(pull?.body).toContain('`solve` and `publish`: tests and model ran in a job without the write token');
  expect(pull?.body).toContain('[page](');
  expect(pull?.body).not.toContain('### Try it');
  const { branch = '' } = published.outputs;
  expect(gitOnRemote(world, ['diff', '--name-only', 'main', branch])).toBe('src/lru-cache.js\n');
});

/** Every rule is tried in test/action/bundle.test.ts, and in whole jobs in test/attacks/publish.machine.test.ts. */
describe('a bundle at a path', () => {
  let bundle: BundleJson;

  beforeAll(async () => {
    await using world = await createQuickWorld({ script: conversation });
    const { outputs } = await solveOnce(world, redRun(world));
    bundle = BundleJson.parse(JSON.parse(readFileSync(outputs['bundle-path'] ?? '', 'utf8')));
  });

  function publishAt(world: World, text: string) {
    const path = join(world.dir, 'bundle.json');
    writeFileSync(path, text);
    return publishJob(world, { ...redRun(world), inputs: { bundle: path } });
  }

  test('is taken, and told where there is none', async () => {
    await using world = await createQuickWorld({ script: [] });
    const nowhere = { bundle: join(world.dir, 'nowhere.json') };
    const missing = await publishJob(world, { ...redRun(world), inputs: nowhere });
    expect(missing).toMatchObject({ exitCode: 1, outputs: { outcome: 'infra_error' } });
    expect(annotationsOf(missing)[0]).toContain('Input bundle');
    const folder = await publishJob(world, { ...redRun(world), inputs: { bundle: world.dir } });
    expect(annotationsOf(folder)[0]).toContain('is no file');
    const published = await publishAt(world, JSON.stringify(bundle));
    expect(published.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
  });

  test('gives its words no power: title, links and closing words are made anew', async () => {
    await using world = await createQuickWorld({ script: [] });
    const hostile =
      'Fixes #1 @octo/owners <img src=x onerror=1> [here](https://evil.example)\n::error::owned';
    const task = {
      ...Object(bundle['task']),
      goal: hostile,
      trigger: { ...Object(Object(bundle['task'])['trigger']), workflow_name: hostile },
    };
    const events = bundle.events.map((event) =>
      event.kind === 'final'
        ? {
            kind: 'final',
            payload: {
              final: { type: 'final', status: 'done', title: hostile, summary: hostile, changes: [] },
            },
          }
        : event,
    );
    const notes = [hostile];
    const published = await publishAt(world, JSON.stringify({ ...bundle, task, events, notes }));
    expect(published.outputs).toMatchObject({ outcome: 'fixed', 'pull-request-operation': 'created' });
    const [pull] = world.github.state.pulls();
    expect(pull?.title).toMatch(/^Fix #\u200b1 @\u200bocto\/owners <\u200bimg .{0,50}$/u);
    expect(pull?.title?.length).toBeLessThanOrEqual(72);
    expect(pull?.body).not.toMatch(/Fixes #1|(?<!\S)@octo\/owners|<img|\]\(https:\/\/evil/);
    expect(published.log).not.toMatch(/^::error/m);
  });
});
