import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../git.ts';
import { answerRed, createQuickWorld, redRun } from '../scenario/acts.ts';
import { ECOSYSTEMS } from '../scenario/ecosystems.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { commitOnRemote, gitOnRemote } from '../scenario/remote.ts';
import type { ActionResult } from '../scenario/run-action.ts';
import { about, greenRun } from '../scenario/since-green.ts';
import { publishJob, solveJob } from '../scenario/two-jobs.ts';
import type { World } from '../scenario/world.ts';
import { readEvents } from './terminal.ts';

const conversation = await readConversation('javascript');
const CACHE = 'src/lru-cache.js';
const { job } = ECOSYSTEMS.javascript;

interface Line {
  readonly green: string;
  readonly commits: readonly string[];
  readonly tip: string;
}

/** A branch that was green four commits ago: the third of them broke it. The checkout is shallow, as actions/checkout makes it. */
function greenFourAgo(world: World): Line {
  const broken = gitOnRemote(world, ['show', `main:${CACHE}`]);
  const full = '    if (this.#entries.size >= this.#capacity) {\n';
  const right = broken.replace(full, `    this.#entries.delete(key);\n${full}`);
  const green = commitOnRemote(world, 'main', { [CACHE]: right });
  const commits = [
    { 'NOTES.md': 'one\n' },
    { 'NOTES.md': 'two\n' },
    { [CACHE]: broken, 'docs/removed.md': 'x\n' },
    { 'NOTES.md': 'four\n', 'docs/removed.md': null },
  ].map((files) => commitOnRemote(world, 'main', files));
  const tip = commits.at(-1) ?? '';
  shallowCheckout(world);
  return { green, commits, tip };
}

function shallowCheckout({ workspace, remote }: World): void {
  git(workspace, 'fetch', '--quiet', '--depth=1', `file://${remote}`, 'main');
  git(workspace, 'checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD');
}

/** The phases of the runs on earlier commits. */
function phasesOf({ outputs }: ActionResult): readonly unknown[] {
  const phases = readEvents(outputs['trace-path'] ?? '').map(({ payload }) => payload.phase);
  return phases.filter((phase) => phase === 'control' || phase === 'bisect');
}

describe('a branch that was green four commits ago', { timeout: 120_000 }, () => {
  test('its culprit is found in two runs, over the API, and told wherever the run is', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const { green, commits, tip } = greenFourAgo(world);
    world.github.addRun(greenRun(world, green, [job]));
    const result = await answerRed(about(world, tip));
    const [, , culprit = ''] = commits;
    expect(result.outputs).toMatchObject({ outcome: 'fixed', culprit: `${culprit} By hand` });
    expect(phasesOf(result)).toEqual(['control', 'bisect', 'bisect']);
    const [pull] = world.github.state.pulls();
    for (const text of [pull?.body, result.summary]) {
      expect(text).toContain(`[<code>${culprit.slice(0, 7)}</code>](`);
      expect(text).toContain(`/commit/${culprit}) *By hand* broke the tests`);
      expect(text).toContain(`Red since ${tip.slice(0, 7)} (4 commits after the last green run).`);
    }
    const prompt = world.model.requests[0]?.rawBody.toString();
    expect(prompt).toContain('a change since then broke them');
    expect(prompt).toContain('-    this.#entries.delete(key);');
  });

  test('a run of the same commit that was green is told in place of "Red since"', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const { green, tip } = greenFourAgo(world);
    world.github.addRun(greenRun(world, green, [job]));
    world.github.addRun({ ...greenRun(world, tip, [job]), id: 8001, event: 'schedule' });
    const { summary } = await answerRed(about(world, tip));
    for (const text of [world.github.state.pulls()[0]?.body, summary]) {
      expect(text).toContain('CI was green with the same files before it was red');
      expect(text).not.toContain('Red since');
    }
  });

  test('the job that publishes asks GitHub for the line, and believes of a bundle only what the record bears out', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const { green, commits, tip } = greenFourAgo(world);
    const [first = '', second = '', third = ''] = commits;
    const at = about(world, tip);
    const act = redRun(at);
    world.github.addRun(greenRun(world, green, [job]));
    const { outputs: solved } = await solveJob(at, act);
    const culprit = `${third} By hand`;
    expect(solved['culprit']).toBe(culprit);
    const honest = readFileSync(solved['bundle-path'] ?? '', 'utf8');
    const named = (commit: string) => `"culprit","payload":{"commit":"${commit}"`;
    for (const [forged, believed] of [
      [honest, culprit],
      [honest.replaceAll('"By hand"', '"@octo broke it"'), culprit],
      [honest.replace(named(third), named(first)), ''],
      // A green commit that GitHub does not know.
      [honest.replaceAll(green, 'f'.repeat(40)), ''],
      // A later commit as the last green one: an ancestor all the same, and a record that bears it out.
      [honest.replaceAll(green, second), ''],
    ] as const) {
      expect(forged === honest).toBe(believed === culprit && !forged.includes('@octo'));
      writeFileSync(join(world.dir, 'bundle.json'), forged);
      const { outputs } = await publishJob(at, { ...act, inputs: { bundle: 'bundle.json' } });
      expect(outputs).toMatchObject({ outcome: 'fixed', culprit: believed });
    }
  });

  test('red there in the same way, the set-up is to blame: no model is asked', async () => {
    await using world = await createQuickWorld({ script: [] });
    const { green, tip } = greenFourAgo(world);
    world.github.addRun(greenRun(world, green, [job]));
    const inputs = { 'test-command': "echo 'not ok 1 - connects'; exit 1" };
    const { outputs } = await answerRed(about(world, tip), { inputs });
    expect(outputs).toMatchObject({ outcome: 'infra_error', culprit: '' });
    expect(outputs['summary']).toMatch(
      new RegExp(`at the last green commit: this machine, .*: the test command at ${green.slice(0, 7)}`),
    );
    expect(world.model.requests).toEqual([]);
  });

  // What else is a note instead: test/github/workflow-runs.test.ts.
  test('that GitHub does not compare is fixed without it, and says why', async () => {
    await using world = await createQuickWorld({ script: conversation });
    const { green, tip } = greenFourAgo(world);
    world.github.addRun(greenRun(world, green, [job]));
    world.github.addFault({ operation: 'repos/compare-commits-with-basehead', status: 409 });
    const result = await answerRed(about(world, tip));
    expect(result.outputs).toMatchObject({ outcome: 'fixed', culprit: '' });
    expect(phasesOf(result)).toEqual([]);
    expect(result.log).toContain('GitHub did not say (HTTP 409');
  });
});
