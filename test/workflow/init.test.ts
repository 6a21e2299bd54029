import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isDoubtful, rankJobs } from '../../src/workflow/init-choice.ts';
import { type InJobRequest, initInJob } from '../../src/workflow/init-in-job.ts';
import { AGENT_FIX } from '../../src/workflow/init-jobs.ts';
import { initWorkflow } from '../../src/workflow/init-workflow.ts';
import { init, PATH, REPOSITORIES, SHAPES, withExpressions } from './init-shapes.ts';

/** A job that runs the step, then its tests. */
const shapeOf = (step: string, runsOn = 'ubuntu-latest') => ({
  what: '',
  yaml: `on: push\njobs:\n  test:\n    runs-on: ${runsOn}\n    steps: [${step}, { run: npm test }]\n`,
  has: [],
});

describe('initWorkflow', () => {
  it.each(SHAPES)('carries over $what', async (shape) => {
    const { text, notes } = await init(shape);
    expect(() => parse(text)).not.toThrow();
    for (const part of shape.has) expect(text).toContain(withExpressions(part));
    for (const part of shape.hasNot ?? []) expect(text).not.toContain(part);
    for (const note of shape.notes ?? []) expect(notes).toContain(note);
    expect(text).toContain('agent-fix/agent-fix@v0');
  });

  it('lets the job that runs code write nothing, and the one that writes run nothing', async () => {
    for (const shape of SHAPES) {
      const { jobs, permissions } = parse((await init(shape)).text);
      expect(permissions).toEqual({});
      expect(Object.keys(jobs)).toEqual(['solve', 'publish']);
      expect(Object.values(jobs.solve.permissions)).not.toContain('write');
      expect(jobs.solve.steps.at(-1).with).toMatchObject({ mode: 'solve' });
      expect(jobs.publish).toMatchObject({
        needs: 'solve',
        permissions: { contents: 'write', 'pull-requests': 'write', issues: 'write', actions: 'read' },
        steps: [{ uses: 'agent-fix/agent-fix@v0', with: { mode: 'publish' } }],
      });
      const one = parse((await init(shape, 'one')).text).jobs;
      expect(Object.keys(one)).toEqual(['fix']);
      expect(one.fix.permissions).toMatchObject({ contents: 'write', 'pull-requests': 'write' });
      expect(one.fix.steps.at(-1).with).not.toHaveProperty('mode');
    }
  });

  it.each(SHAPES.filter(({ call }) => call !== undefined))(
    'calls fix.yml, or says why not: $what',
    async (shape) => {
      const { text, notes } = await init(shape, 'call');
      const { jobs } = parse(text);
      if (typeof shape.call === 'string') {
        expect(Object.keys(jobs)).toEqual(['solve', 'publish']);
        expect(notes).toContain(
          `the jobs are written out, because a call of fix.yml would not do: ${shape.call}`,
        );
        return;
      }
      const { with: inputs, uses, permissions } = jobs.fix;
      const of = /^\$\{\{ github\.event_name == 'issues' && '(.*)' \|\| '' }}$/s.exec(inputs['test-command']);
      expect({ ...inputs, 'test-command': of?.[1] }).toEqual(shape.call);
      expect(uses).toBe('agent-fix/agent-fix/.github/workflows/fix.yml@v0');
      const { jobs: called, on } = parse(
        readFileSync(join(import.meta.dirname, '../../.github/workflows/fix.yml'), 'utf8'),
      );
      expect(Object.keys(on.workflow_call.inputs)).toEqual(expect.arrayContaining(Object.keys(inputs)));
      expect(permissions).toEqual(called.publish.permissions);
    },
  );

  it.each([
    [
      'an action with options',
      '{ uses: actions/setup-node@v4, with: { node-version: 22, registry-url: x } }',
      'actions/setup-node has `registry-url`',
    ],
    [
      'an action that fix.yml has not',
      '{ uses: shivammathur/setup-php@v2 }',
      'shivammathur/setup-php is part of the set-up',
    ],
    ['a condition', "{ if: steps.x.outputs.y == '1', run: npm ci }", 'step "npm ci" has `if`'],
    [
      'another folder',
      '{ run: npm ci, working-directory: web }',
      'step "npm ci" runs in a folder of its own',
    ],
    [
      'another shell',
      '{ run: "install()", name: Install, shell: python }',
      'the shell of step "Install" is python',
    ],
    [
      'an expression',
      '{ run: "npm ci @{ steps.x.outputs.y }@" }',
      'an expression of the set-up is known in its job only',
    ],
  ])('writes the jobs out for %s', async (_, step, why) => {
    const { notes } = await init(shapeOf(step), 'call');
    expect(notes).toEqual([`the jobs are written out, because a call of fix.yml would not do: ${why}`]);
  });

  it.each([
    ['{ run: npm ci, env: { A: b c } }', "(\nexport A='b c'\nnpm ci\n)"],
    ['{ uses: pnpm/action-setup@v4, with: { version: 9 } }', 'npm install --global pnpm@9'],
    [
      '{ uses: astral-sh/setup-uv@v6, with: { python-version: "3.12", enable-cache: true } }',
      'pipx install uv\nexport UV_PYTHON=3.12',
    ],
    [
      '{ uses: dtolnay/rust-toolchain@1.80, with: { components: "clippy, rust-src" } }',
      'rustup component add rust-src',
    ],
    ['{ uses: ruby/setup-ruby@v1, with: { bundler-cache: true } }', 'bundle install'],
    ['{ name: Install, run: "cd web\\nnpm ci" }', '(\ncd web\nnpm ci\n)'],
    ['{ uses: actions/cache@v4, with: { path: x, key: "@{ hashFiles(\'x\') }@" } }', undefined],
  ])('says %s in a call', async (step, setup) => {
    const { text } = await init(shapeOf(step), 'call');
    expect(parse(text).jobs.fix.with.setup).toBe(setup);
  });

  it('publishes on no machine of ours that tests ran on, and says so', async () => {
    const { text, notes } = await init(shapeOf('{ run: test }', '[self-hosted, linux]'));
    expect(parse(text).jobs.publish['runs-on']).toBe('ubuntu-latest');
    expect(notes).toContainEqual(expect.stringContaining('never to a machine that they ran on'));
  });

  it('is written from the manifests where there is no workflow, for issues alone', async () => {
    const files: Readonly<Record<string, string>> = { 'Cargo.toml': '[package]\n' };
    const readFile = async (path: string) => files[path] ?? null;
    const of = { watched: null, form: 'two', action: { uses: 'me/mine@v1' } } as const;
    const { on, jobs } = parse((await initWorkflow({ ...of, files: { readFile } })).text);
    expect(on).toEqual({ issues: { types: ['labeled'] } });
    expect(jobs.solve.steps.at(-1)).toMatchObject({
      uses: 'me/mine@v1',
      with: { 'test-command': 'cargo test' },
    });
    const nothing = initWorkflow({ ...of, files: { readFile: async () => null } });
    await expect(nothing).rejects.toThrow('no known manifest in the root');
  });

  it('names what is there when a job is not', async () => {
    const [shape] = SHAPES;
    if (shape === undefined) throw new Error('no shape');
    await expect(init({ ...shape, job: 'nope' })).rejects.toThrow('has no job nope: it has test');
  });

  it('refuses a job that never runs on Linux', async () => {
    const shape = shapeOf('{ run: test }', 'windows-latest');
    await expect(init(shape)).rejects.toThrow('has no matrix entry on Linux');
  });
});

describe("this repository's own workflow", () => {
  const text = (name: string) =>
    readFileSync(join(import.meta.dirname, '../../.github/workflows', name), 'utf8');
  const OWN = { uses: './' };

  interface Steps {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }

  it('is what init writes for it, but for the action of this commit, its dependencies and the command', async () => {
    const given = { what: '', job: 'test', yaml: text('ci.yml'), has: [] };
    const written = parse((await init(given)).text);
    const own = parse(text('self.yml'));
    for (const { jobs } of [written, own]) jobs.solve.if = jobs.solve.if.replace(/\s+/g, ' ').trim();

    const released = (steps: readonly Steps[]) =>
      steps.map((step) => (step.uses === OWN.uses ? { ...step, uses: 'agent-fix/agent-fix@v0' } : step));
    const { solve, publish } = own.jobs;
    const last = solve.steps.at(-1);
    expect(last.with['test-command']).toBe('npm test');
    for (const { jobs } of [written, own]) delete jobs.solve.steps.at(-1).with['test-command'];
    const [install] = solve.steps.splice(-2, 1);
    expect(install).toEqual({ run: 'npm ci' });
    // `uses: ./` needs the action's own files, and nothing of the failing commit: the default branch.
    const [checkout] = publish.steps.splice(0, 1);
    expect(checkout.with).toEqual({ 'persist-credentials': false });

    solve.steps = released(solve.steps);
    publish.steps = released(publish.steps);
    expect(own).toEqual(written);
  });
});

describe('initInJob', () => {
  const yaml = `on: push
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      # The tests.
      - run: |
          npm ci
          npm test

  # Another.
  b:
    runs-on: ubuntu-latest
    steps: [{ run: "true" }]
`;

  const inJob = (given: Partial<InJobRequest> = {}) =>
    initInJob({ path: PATH, content: yaml, job: 'a', form: 'two', action: AGENT_FIX, ...given });

  it('adds a step with its permissions and the job that publishes, and leaves the rest as it is written', () => {
    const { text, notes } = inJob();
    expect(text).toBe(
      withExpressions(`on: push
jobs:
  a:
    runs-on: ubuntu-latest
    permissions:
      contents: read # the code
      issues: read # the issue's text
      actions: read # the failed step and its log
    steps:
      - uses: actions/checkout@v4
      # The tests.
      - run: |
          npm ci
          npm test
      - if: failure() && github.event_name == 'push'
        uses: agent-fix/agent-fix@v0 # zizmor: ignore[unpinned-uses] better: pin the commit
        with:
          mode: solve
          openai-api-key: @{ secrets.OPENAI_API_KEY }@

  # Another.
  b:
    runs-on: ubuntu-latest
    steps: [{ run: "true" }]

  agent-fix:
    name: Publish
    needs: a
    if: @{ !cancelled() && needs.a.result == 'failure' && github.event_name == 'push' }@
    # In the job, not above it: runs that are not for us never wait in this queue.
    concurrency:
      group: agent-fix-@{ github.ref_name }@
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: write # the branch
      pull-requests: write # the pull request
      actions: read # the bundle of the job above
    steps:
      - uses: agent-fix/agent-fix@v0 # zizmor: ignore[unpinned-uses] better: pin the commit
        with:
          mode: publish
`),
    );
    expect(notes).toEqual([expect.stringContaining('persist-credentials: false')]);
    expect(() => inJob({ content: text })).toThrow('has agent-fix in it already');
  });

  it('in the form of one job, adds a step that may write', () => {
    const { text } = inJob({ form: 'one' });
    const { jobs } = parse(text);
    expect(Object.keys(jobs)).toEqual(['a', 'b']);
    expect(jobs.a.permissions).toEqual({
      contents: 'write',
      'pull-requests': 'write',
      issues: 'write',
      actions: 'read',
    });
    expect(jobs.a.steps.at(-1).with).not.toHaveProperty('mode');
  });

  it('names what a job could write before, and keeps it', () => {
    const given = yaml.replace('on: push\n', 'on: push\npermissions: { contents: write, packages: write }\n');
    const { text, notes } = inJob({ content: given });
    expect(parse(text).jobs.a.permissions).toMatchObject({ contents: 'write', packages: 'write' });
    expect(notes).toContain('job a keeps `contents: write`, `packages: write`, which its tests can use');
  });

  it('adds the publishing job behind the last one, though that is not the last line', () => {
    const given = `${yaml.replace('on: push\n', '')}on: push\n`;
    const { jobs, on } = parse(inJob({ content: given }).text);
    expect(on).toBe('push');
    expect(Object.keys(jobs)).toEqual(['a', 'b', 'agent-fix']);
    expect(jobs['agent-fix'].steps).toEqual([{ uses: 'agent-fix/agent-fix@v0', with: { mode: 'publish' } }]);
  });

  it('keeps the step and the publishing job apart where the job is the last, and its last line is not ended', () => {
    const given = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: npm test';
    const { jobs } = parse(inJob({ content: given }).text);
    expect(jobs.a.steps).toMatchObject([{ run: 'npm test' }, { with: { mode: 'solve' } }]);
    expect(jobs['agent-fix']).toMatchObject({
      'runs-on': 'ubuntu-24.04',
      steps: [{ with: { mode: 'publish' } }],
    });
  });

  const entries = (strategy: string) =>
    yaml.replace(
      '    steps:\n      - uses',
      `    strategy: { matrix: ${strategy} }\n    steps:\n      - uses`,
    );

  it.each([
    ['{ py: ["3.12", "3.14"], os: [ubuntu-latest] }', "matrix.py == '3.14'"],
    ['{ include: [{ py: 3 }, { py: 3, name: min }] }', '!matrix.name'],
    ['{ c: [{ a: 1 }, { a: 2 }] }', 'strategy.job-index == 1'],
  ])('asks the model in one entry of the matrix %s', (strategy, condition) => {
    const { text } = inJob({ content: entries(strategy) });
    expect(parse(text).jobs.a.steps.at(-1).if).toBe(
      `failure() && github.event_name == 'push' && ${condition}`,
    );
  });

  it('runs for own pull requests where nothing else does, and points out what may end it', () => {
    const given = yaml.replace(
      'on: push\n',
      'on: pull_request\nconcurrency: { group: x, cancel-in-progress: true }\n',
    );
    const { text, notes } = inJob({ content: given });
    expect(parse(text).jobs.a.steps.at(-1).if).toContain(
      'pull_request.head.repo.full_name == github.repository',
    );
    expect(notes).toContainEqual(expect.stringContaining('does not run for pushes'));
    expect(notes).toContainEqual(expect.stringContaining('cancel-in-progress'));
  });

  it('refuses to write over a job that has its name', () => {
    expect(() => inJob({ content: yaml.replace('  b:\n', '  agent-fix:\n') })).toThrow(
      'has a job agent-fix already',
    );
  });

  it('widens the permissions that a job has', () => {
    const given = yaml.replace(
      '    runs-on: ubuntu-latest\n    steps:\n      - uses',
      '    permissions:\n      contents: read\n      packages: read\n    runs-on: ubuntu-latest\n    steps:\n      - uses',
    );
    const { text } = inJob({ content: given });
    expect(parse(text).jobs.a.permissions).toEqual({
      contents: 'read',
      packages: 'read',
      issues: 'read',
      actions: 'read',
    });
  });

  it.each([
    ['a job in one line', 'b', 'is written in one line'],
    ['no such job', 'c', 'has no job c: it has a, b'],
  ])('refuses %s', (_, id, words) => {
    expect(() => inJob({ job: id })).toThrow(words);
  });

  it('refuses a job that calls a workflow', () => {
    const calls = 'on: push\njobs:\n  a:\n    uses: ./.github/workflows/x.yml\n';
    expect(() => inJob({ content: calls })).toThrow('name the job of the workflow that it calls');
  });
});

describe('rankJobs', () => {
  it.each(REPOSITORIES)('takes the job of $what', async ({ workflows, takes }) => {
    const files: Readonly<Record<string, string>> = Object.fromEntries(
      Object.entries(workflows).map(([path, text]) => [
        path.includes('/') ? path : `.github/workflows/${path}`,
        withExpressions(text),
      ]),
    );
    const paths = Object.keys(files).filter((path) => path.startsWith('.github/workflows/'));
    const ranked = await rankJobs(paths, { readFile: async (path) => files[path] ?? null });
    const [best] = ranked;
    const chosen = isDoubtful(ranked) ? null : `${best?.workflow.split('/').at(-1)} ${best?.job}`;
    expect(chosen, JSON.stringify(ranked)).toBe(takes);
  });
});
