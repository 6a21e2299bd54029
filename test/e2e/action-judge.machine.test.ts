import { describe, expect, test } from 'vitest';
import { QUICK_TEST } from '../scenario/acts.ts';
import { expectClean } from '../scenario/expect-clean.ts';
import { readConversation } from '../scenario/fixture-repository.ts';
import { pushed, workflowRunFailed } from '../scenario/payloads.ts';
import { createWorld, failedRun, type World } from '../scenario/world.ts';
import type { JobOptions, RunOptions } from '../servers/github/model.ts';

const script = await readConversation('javascript');

const worldWith = (files: Readonly<Record<string, string>>, callsModel = true): Promise<World> =>
  createWorld({
    fixture: 'javascript',
    script: callsModel ? script : [],
    files: { ...FILES, ...files },
    runs: 'sources',
    inputs: { sandbox: 'off' },
  });

/** Red until the bug is mended. */
const CHECK = 'sh ci/check.sh';
const FILES = { 'ci/check.sh': QUICK_TEST };

const CI = '.github/workflows/ci.yml';
const SHARED = 'acme/shared/.github/workflows/test.yml@v1';
const workflow = (jobs: string): string =>
  `on: push\njobs:\n${jobs}`.replace(/@\{(.*?)\}@/g, (_, inner) => `\${{${inner}}}`);

/** The action answers a run of these jobs. */
async function answer(
  world: World,
  jobs: readonly JobOptions[],
  referenced: NonNullable<RunOptions['referenced']> = [],
) {
  world.github.addRun({ ...failedRun(world, 'javascript'), jobs, referenced });
  const result = await world.act({ eventName: 'workflow_run', payload: workflowRunFailed(world) });
  await expectClean(world, result);
  return result;
}

const failedJob = (name: string, step: string, more: Partial<JobOptions> = {}): JobOptions => ({
  id: 501,
  name,
  conclusion: 'failure',
  steps: [{ name: 'Set up job' }, { name: step, conclusion: 'failure' }],
  ...more,
});

const at = (second: number, text: string) => `2026-01-02T03:04:0${second}.1234567Z ${text}`;

describe('the step that failed judges:', () => {
  test('a leg of a matrix, with expressions in what it runs and in its environment', async () => {
    await using world = await worldWith({
      [CI]: workflow(`  test:
    runs-on: ubuntu-latest
    strategy: { matrix: { reporter: [dot, tap], flag: [a] } }
    env: { WANTED: "@{ matrix.reporter }@-@{ matrix.flag }@" }
    steps:
      - name: Test with @{ matrix.reporter }@
        run: test "$WANTED" = tap-a && sh ci/check.sh @{ matrix.reporter }@
`),
    });
    const result = await answer(world, [failedJob('test (tap, a)', 'Test with tap')]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
    expect(result.log).toContain(
      'Test command (step "Test with tap" of job "test (tap, a)" in .github/workflows/ci.yml): test "$WANTED" = tap-a && sh ci/check.sh tap',
    );
  });

  const called = `on:\n  workflow_call: { inputs: { args: { type: string } } }\n${workflow('  unit:\n    runs-on: ubuntu-latest\n    steps: [{ run: "sh @{ inputs.args }@" }]\n').replace('on: push\n', '')}`;
  const calling = (path: string) => workflow(`  call: { uses: ${path}, with: { args: ci/check.sh } }\n`);

  test.each([
    ['a workflow that another calls', '.github/workflows/test.yml'],
    ['one of another repository, as it was at the commit that the run used', SHARED],
  ])('one of %s', async (_, path) => {
    const isLocal = path.startsWith('.github/');
    const files = isLocal ? { [CI]: calling(`./${path}`), [path]: called } : { [CI]: calling(SHARED) };
    await using world = await worldWith(files);
    const sha = 'c'.repeat(40);
    world.github.state.elsewhere.set(`${SHARED.replace('@v1', '')}@${sha}`, called);
    const result = await answer(world, [failedJob('call / unit', `Run ${CHECK}`)], [{ path: SHARED, sha }]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
    expect(result.log).toContain(`in ${isLocal ? path : SHARED}, called from ${CI}): ${CHECK}`);
  });

  test('none of a workflow of another repository that cannot be read, which is said', async () => {
    await using world = await worldWith({ [CI]: workflow(`  call: { uses: ${SHARED} }\n`) }, false);
    const result = await answer(world, [failedJob('call / unit', `Run ${CHECK}`)]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'refused' } });
    expect(result.outputs['summary']).toContain(SHARED);
    expect(world.model.requests).toEqual([]);
  });

  test('one of a composite action, told by the log', async () => {
    const log = [
      at(4, '##[group]Run ./.github/actions/test'),
      at(4, '##[endgroup]'),
      ...[
        '##[group]Run true',
        '\u001b[36;1mtrue\u001b[0m',
        'shell: /usr/bin/bash --noprofile --norc -e -o pipefail {0}',
        '##[endgroup]',
        `##[group]Run ${CHECK}`,
        `\u001b[36;1m${CHECK}\u001b[0m`,
        'shell: /usr/bin/bash --noprofile --norc -e -o pipefail {0}',
        'env:',
        '  FROM_ENV: set',
        '##[endgroup]',
        'the line that only this log holds',
        '##[error]Process completed with exit code 1.',
      ].map((line) => at(5, line)),
    ].join('\n');
    await using world = await worldWith({
      [CI]: workflow(
        '  test:\n    runs-on: ubuntu-latest\n    steps: [{ name: Test, uses: ./.github/actions/test }]\n',
      ),
      '.github/actions/test/action.yml':
        'name: t\ndescription: t\nruns:\n  using: composite\n  steps:\n    - { run: "true", shell: bash }\n    - { run: sh ci/check.sh, shell: bash }\n',
    });
    const times = { startedAt: '2026-01-02T03:04:04Z', completedAt: '2026-01-02T03:04:05Z' };
    const steps = [{ name: 'Set up job' }, { name: 'Test', conclusion: 'failure', ...times }];
    const result = await answer(world, [failedJob('test', 'Test', { steps, log })]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
    expect(result.log).toContain('in the action ./.github/actions/test): sh ci/check.sh');
    expect(world.model.requests[0]?.rawBody.toString()).toContain('the line that only this log holds');
  });

  test('each of a composite action that failed, told by the markers of the runner', async () => {
    const LINT = "grep -q 'A replaced key needs no room' src/lru-cache.js";
    const header = (text: string) => [
      `##[group]Run ${text}`,
      `\u001b[36;1m${text}\u001b[0m`,
      'shell: /usr/bin/bash --noprofile --norc -e -o pipefail {0}',
      '##[endgroup]',
    ];
    const step = (id: string, text: string, lines: readonly string[]) => [
      `##[start-action display=Run ${text};id=__self.${id}]`,
      ...header(text),
      ...lines,
      `##[end-action id=__self.${id};outcome=failure;conclusion=failure;duration_ms=9]`,
    ];
    const error = '##[error]Process completed with exit code 1.';
    const log = [
      at(4, '##[group]Run ./.github/actions/test'),
      at(4, '##[endgroup]'),
      ...[
        ...step('check', CHECK, [...header(LINT), 'the line that only this log holds', error]),
        ...step('lint', LINT, [error]),
      ].map((line) => at(5, line)),
    ].join('\n');
    await using world = await worldWith({
      [CI]: workflow(
        '  test:\n    runs-on: ubuntu-latest\n    steps: [{ name: Test, uses: ./.github/actions/test }]\n',
      ),
      '.github/actions/test/action.yml': `name: t\ndescription: t\nruns:\n  using: composite\n  steps:\n    - { id: check, run: ${CHECK}, shell: bash }\n    - { id: lint, run: "${LINT}", shell: bash, if: always() }\n`,
    });
    const times = { startedAt: '2026-01-02T03:04:04Z', completedAt: '2026-01-02T03:04:05Z' };
    const steps = [{ name: 'Set up job' }, { name: 'Test', conclusion: 'failure', ...times }];
    const result = await answer(world, [failedJob('test', 'Test', { steps, log })]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
    expect(JSON.parse(result.outputs['jobs'] ?? '')).toEqual([
      { job: 'test', step: 'Test', result: 'fixed' },
      { job: 'test', step: 'Test (2)', result: 'fixed' },
    ]);
    const prompt = world.model.requests[0]?.rawBody.toString();
    expect(prompt).toContain('the line that only this log holds');
    expect(prompt).not.toContain('start-action');
  });

  test('a lint, and not the tests in its place', async () => {
    const lint = 'grep -q "A replaced key needs no room" src/lru-cache.js';
    await using world = await worldWith({
      [CI]: workflow(
        `  lint:\n    runs-on: ubuntu-latest\n    steps:\n      - name: Lint\n        run: '${lint}'\n`,
      ),
    });
    const result = await answer(world, [failedJob('lint', 'Lint')]);
    expect(result.log).toContain(
      `Test command (step "Lint" of job "lint" in .github/workflows/ci.yml): ${lint}`,
    );
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
  });

  test('the first of several jobs that can judge on this runner', async () => {
    await using world = await worldWith({
      [CI]: workflow(
        '  win:\n    runs-on: windows-latest\n    steps: [{ run: sh ci/check.sh }]\n  lin:\n    runs-on: ubuntu-latest\n    steps: [{ run: sh ci/check.sh }]\n',
      ),
    });
    const windows = failedJob('win', `Run ${CHECK}`, { labels: ['windows-latest'] });
    const result = await answer(world, [windows, failedJob('lin', `Run ${CHECK}`, { id: 502 })]);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
    expect(result.log).toContain(
      `Note: job "win", step "Run ${CHECK}", does not judge: it ran on Windows, and this runner is Linux.`,
    );
  });
});

describe('in the job that failed', () => {
  const job = workflow(`  test:
    runs-on: ubuntu-latest
    services: { db: { image: postgres } }
    strategy: { matrix: "@{ fromJSON(needs.plan.outputs.legs) }@" }
    steps:
      - run: echo "MODE=fast" >> "$GITHUB_ENV"
      - name: Test
        run: test "$MODE" = fast && sh ci/check.sh @{ matrix.reporter }@
`);
  const env = {
    GITHUB_WORKFLOW: 'CI',
    GITHUB_WORKFLOW_REF: 'octo/library/.github/workflows/ci.yml@refs/heads/main',
    GITHUB_JOB: 'test',
    MODE: 'fast',
  };
  const inputs = {
    'job-matrix': '{\n  "reporter": "tap"\n}',
    'job-state': '{"status":"failure","services":{"db":{"id":"1"}}}',
  };

  test('its services, its leg and what earlier steps set are there', async () => {
    await using world = await worldWith({ [CI]: job });
    const running = { ...failedJob('test (tap)', 'Test'), conclusion: null };
    world.github.addRun({ ...failedRun(world, 'javascript'), id: 7001, conclusion: null, jobs: [running] });
    const result = await world.act({ eventName: 'push', payload: pushed(world), env, inputs });
    await expectClean(world, result);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'fixed' } });
    expect(result.log).toContain('&& sh ci/check.sh tap');
  });

  test.each(['push', 'schedule'])('nothing is done for a %s when no step has failed', async (eventName) => {
    await using world = await worldWith({ [CI]: job }, false);
    const running = {
      ...failedJob('test (tap)', 'Test'),
      steps: [{ name: 'Set up job' }],
      conclusion: null,
    };
    world.github.addRun({ ...failedRun(world, 'javascript'), id: 7001, conclusion: null, jobs: [running] });
    const states = { ...inputs, 'job-state': '{"status":"success"}' };
    const result = await world.act({ eventName, payload: pushed(world), env, inputs: states });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } });
    expect(result.outputs['summary']).toBe('no step of this run has failed before this one');
    expect(world.model.requests).toEqual([]);
    expect(world.github.state.pulls()).toEqual([]);
  });
});
