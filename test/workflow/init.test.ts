import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { AGENT_FIX, initFile, rankJobs } from '../../src/workflow/init.ts';
import { NO_FILES } from '../../src/workflow/manifest.ts';
import { commitFiles } from '../commit-files.ts';
import { init, PATH, REPOSITORIES, SHAPES, withExpressions } from './init-shapes.ts';

/** A job that runs the step, then its tests. */
const shapeOf = (step: string, runsOn = 'ubuntu-latest') => ({
  what: '',
  yaml: `on: push\njobs:\n  test:\n    runs-on: ${runsOn}\n    steps:\n      - ${step}\n      - run: npm test\n`,
  call: '',
});

/** The inputs of a call, its test command without the condition that it is for issues; null where the job got a step. */
function callIn({ path, text }: { readonly path: string; readonly text: string }) {
  if (path === PATH) return null;
  const inputs: Record<string, string> = parse(text).jobs.fix.with;
  const command = /^\$\{\{ github\.event_name == 'issues' && '(.*)' \|\| '' }}$/s.exec(
    inputs['test-command'] ?? '',
  )?.[1];
  return command === undefined ? inputs : { ...inputs, 'test-command': command };
}

const why = (reason: string): string =>
  `agent-fix became a step of job test, because a call of fix.yml would not do: ${reason}`;

describe('init', () => {
  it.each(SHAPES)('calls fix.yml, or adds a step and says why: $what', async (shape) => {
    const written = await init(shape);
    const { call, notes = [], job = 'test', isForAllRuns = false } = shape;
    const isCall = typeof call !== 'string';
    const expected = notes.map(withExpressions);
    expect(callIn(written)).toEqual(isCall ? call : null);
    expect(written.notes).toEqual(
      isCall ? expected : [why(call).replace('job test', `job ${job}`), ...expected],
    );
    expect(() => parse(written.text)).not.toThrow();
    if (isCall && call['test-command'] !== undefined)
      expect(written.text.includes("github.event_name == 'issues'")).toBe(!isForAllRuns);
  });

  it('writes a call that grants what fix.yml asks for, with inputs that it has, for the events of the watched workflow', async () => {
    const { on, jobs } = parse(
      readFileSync(join(import.meta.dirname, '../../.github/workflows/fix.yml'), 'utf8'),
    );
    for (const shape of SHAPES.filter(({ call }) => typeof call !== 'string')) {
      const { text } = await init(shape);
      const { fix } = parse(text).jobs;
      expect(fix.uses).toBe('agent-fix/agent-fix/.github/workflows/fix.yml@v0');
      expect(fix.permissions).toEqual({ ...jobs.solve.permissions, ...jobs.publish.permissions });
      expect(Object.keys(on.workflow_call.inputs)).toEqual(expect.arrayContaining(Object.keys(fix.with)));
    }
    const events = async (head: string) =>
      parse(
        (
          await init({
            ...shapeOf('run: npm ci'),
            yaml: shapeOf('run: npm ci').yaml.replace('on: push', head),
          })
        ).text,
      ).on;
    const issues = { types: ['labeled'] };
    const run = (more: object = {}) => ({ types: ['completed'], ...more });
    expect(await events('name: CI\non: { push: { branches: [main] }, pull_request: }')).toEqual({
      workflow_run: run({ workflows: ['CI'], branches: ['main'] }),
      issues,
    });
    expect(await events('on: { push: { branches-ignore: [dependabot/**] } }')).toEqual({
      workflow_run: run({ workflows: [PATH], 'branches-ignore': ['dependabot/**'] }),
      issues,
    });
    expect(await events('on: workflow_call')).toEqual({ issues });
  });

  it('writes what could not be carried over above the inputs', async () => {
    const { text } = await init({
      ...shapeOf('run: npm ci'),
      yaml: withExpressions(
        shapeOf('run: npm ci').yaml.replace(
          'npm test',
          'npm test\n        env: { KEY: "@{ secrets.KEY }@" }',
        ),
      ),
    });
    expect(text).toContain(
      '    with:\n      # TODO the test step "npm test" needs a secret (env.KEY), which tests never get: name a test-command without it\n',
    );
  });

  it.each([
    [
      '{ uses: actions/setup-node@v4, with: { node-version: 22, registry-url: x } }',
      'actions/setup-node has `registry-url`',
    ],
    ['{ uses: shivammathur/setup-php@v2 }', 'shivammathur/setup-php is part of the set-up'],
    ["{ if: steps.x.outputs.y == '1', run: npm ci }", 'step "npm ci" has `if`'],
    ['{ run: "install()", name: Install, shell: python }', 'the shell of step "Install" is python'],
    ['{ run: "npm ci @{ steps.x.outputs.y }@" }', 'an expression of the set-up is known in its job only'],
    ['{ uses: actions/checkout@v4, with: { repository: o/r, path: x } }', 'its checkout has `repository`'],
  ])('adds a step for %s', async (step, reason) => {
    const { notes } = await init(shapeOf(step));
    expect(notes[0]).toBe(why(reason));
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
    ['{ run: npm ci, working-directory: web }', '(\ncd web\nnpm ci\n)'],
    ['{ run: ./get.sh, name: Install, continue-on-error: true }', '( ./get.sh ) || true'],
    ['{ uses: actions/cache@v4, with: { path: x, key: "@{ hashFiles(\'x\') }@" } }', undefined],
  ])('says %s in a call', async (step, setup) => {
    expect(callIn(await init(shapeOf(step)))?.['setup']).toBe(setup);
  });

  it.each([
    ['java: [17, 21], experimental: [false], include: [{ java: 27-ea, experimental: true }]', 'java', '21'],
    ['java: [21, 27-ea]', 'java', '21'],
    [
      'java: [21, 22], may: [false], include: [{ java: 23, may: true }]',
      'java',
      '22',
      'continue-on-error: @{ matrix.may }@',
    ],
    ['python: ["3.13", "3.14", "3.15"]', 'python', '3.14', '', 'allow-prereleases: true'],
    ['python: ["3.14", "3.15"], pre: [true]', 'python', '3.14', '', 'allow-prereleases: "@{ matrix.pre }@"'],
    ['python: ["3.15"]', 'python', '3.15', '', 'allow-prereleases: true'],
    ['python: ["3.14", "3.15"]', 'python', '3.15'],
    ['python: ["3.14", "3.15.0a1"]', 'python', '3.14'],
    ['go: ["1.26", "1.27rc1"]', 'go', '1.26'],
    ['ruby: ["4.0", head]', 'ruby', '4.0'],
    ['node: [24, 26-nightly]', 'node', '24'],
  ])(
    'takes no experimental entry where there is another: %s',
    async (matrix, language, version, ofJob = '', option = '') => {
      const action = language === 'ruby' ? 'ruby/setup-ruby@v1' : `actions/setup-${language}@v6`;
      const yaml = withExpressions(`on: push
jobs:
  test:
    runs-on: ubuntu-latest
    ${ofJob || 'timeout-minutes: 9'}
    strategy: { matrix: { ${matrix} } }
    steps:
      - { uses: ${action}, with: { ${language}-version: "@{ matrix.${language} }@", ${option} } }
      - run: make check
`);
      expect(callIn(await init({ what: '', yaml, call: '' }))?.[language]).toBe(version);
    },
  );

  it('takes the plain one of the platforms that a project in Scala is built for', async () => {
    const yaml = withExpressions(`on: push
jobs:
  test:
    runs-on: ubuntu-latest
    strategy: { matrix: { project: [coreNative, coreJS, coreJVM] } }
    steps: [{ run: "sbt 'project @{ matrix.project }@' test" }]
`);
    expect((await init({ what: '', yaml, call: '' })).notes).toEqual([
      'of the matrix of job test, the entry (coreJVM) was taken',
    ]);
  });

  it.each([
    './gradlew build -x spotlessCheck',
    'make phpunit',
    'make unit',
    'poe check',
    'npx nx affected -t test',
    ['Tests', 'make all'],
    ['Run tests', './build.sh'],
    ['Build & Test', 'make all'],
    ['🧪 Build & Test', 'make all'],
    ['Build/Test', './build.sh'],
  ])('takes %s for the tests, not for set-up', async (step) => {
    const [name, run] = typeof step === 'string' ? ['Check', step] : step;
    const shape = shapeOf('run: npm ci');
    const yaml = shape.yaml.replace(
      '      - run: npm test\n',
      `      - { name: "${name}", run: "${run}" }\n`,
    );
    expect(callIn(await init({ ...shape, yaml }))).toEqual({ setup: 'npm ci', 'test-command': run });
  });

  it('adds no step to a job that tests what another job built, and says why', async () => {
    const { yaml } = shapeOf('{ uses: actions/download-artifact@v5 }');
    await expect(init({ what: '', yaml, call: '' }, { isInJob: true })).rejects.toThrow(
      '--in-job: job test of .github/workflows/ci.yml tests what was built before',
    );
  });

  it('is written from the manifests where there is no workflow, for issues alone', async () => {
    const of = {
      chosen: null,
      workflows: [],
      isInJob: false,
      isOneJob: false,
      action: { uses: 'me/mine@v1' },
    };
    const { text, notes } = await initFile({ ...of, files: commitFiles({ 'Cargo.toml': '[package]\n' }) });
    const { on, jobs } = parse(text);
    expect(on).toEqual({ issues: { types: ['labeled'] } });
    expect(jobs.fix).toMatchObject({
      uses: 'me/mine/.github/workflows/fix.yml@v1',
      with: { 'test-command': 'cargo test' },
    });
    expect(notes).toContain(
      'fix.yml of me/mine must name me/mine in its two jobs, where it was released as agent-fix/agent-fix',
    );
    const nothing = initFile({ ...of, files: NO_FILES });
    await expect(nothing).rejects.toThrow('no known manifest in the root');
  });

  it('names what is there when a job is not', async () => {
    await expect(init({ ...shapeOf('run: x'), job: 'nope' })).rejects.toThrow('has no job nope: it has test');
  });

  it('refuses a job that never runs on Linux', async () => {
    await expect(init(shapeOf('run: test', 'windows-latest'))).rejects.toThrow(
      'has no matrix entry on Linux',
    );
  });
});

describe('init --in-job', () => {
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

  const inJob = ({ content = yaml, job = 'a', isOneJob = false } = {}) =>
    init({ what: '', yaml: content, job, call: '' }, { isInJob: true, isOneJob });

  it.each([
    ['node server.mjs &', 'run: "node server.mjs &"'],
    ['background: true', 'background: true\n        run: node server.mjs'],
  ])('gives the tests a network of their own where a step leaves a server running: %s', async (_, step) => {
    const content = yaml.replace('      # The tests.\n', `      - name: Serve\n        ${step}\n`);
    const { text } = await inJob({ content });
    expect(parse(text).jobs.a.steps.at(-1).with).toMatchObject({ 'test-network': 'none' });
    expect(text).toContain('test-network: none # not the server of step Serve\n');
    const both = content.replace('    steps:\n', '    services: { db: { image: postgres } }\n    steps:\n');
    await expect(inJob({ content: both })).rejects.toThrow('needs `services:` as well');
    const waits = yaml.replace('          npm test\n', '          npm run lint & npm test; wait\n');
    const last = parse((await inJob({ content: waits })).text).jobs.a.steps.at(-1);
    expect(last.with).not.toHaveProperty('test-network');
  });

  it('adds a step with its permissions and the job that publishes, and leaves the rest as it is written', async () => {
    const { text, notes } = await inJob();
    expect(text).toBe(
      withExpressions(`on: push
jobs:
  a:
    runs-on: ubuntu-latest
    permissions:
      actions: read # the failed step and its log
      contents: read # the code
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
    concurrency:
      group: agent-fix-@{ github.ref_name }@
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      actions: read # the bundle of the job above
      contents: write # the branch
      pull-requests: write # the pull request
    steps:
      - uses: agent-fix/agent-fix@v0 # zizmor: ignore[unpinned-uses] better: pin the commit
        with:
          mode: publish
`),
    );
    expect(notes).toEqual([
      expect.stringContaining('persist-credentials: false'),
      'job a had the default permissions of the repository, and now has those that stand in it',
    ]);
    await expect(inJob({ content: text })).rejects.toThrow('has agent-fix in it already');
  });

  it('keeps comment lines that a last script ends in', async () => {
    const content = yaml.replace('          npm test\n', '          npm test\n          # npm run e2e\n');
    const { text } = await inJob({ content });
    expect(parse(text).jobs.a.steps.at(-2)).toEqual({ run: 'npm ci\nnpm test\n# npm run e2e\n' });
    expect(parse(text).jobs.a.steps).toHaveLength(3);
    const kept = yaml.replace('run: |\n', 'run: |+\n').replace('  # Another.\n', '');
    expect(parse((await inJob({ content: kept })).text).jobs.a.steps.at(-2)).toEqual(
      parse(kept).jobs.a.steps.at(-1),
    );
    const ofLastJob =
      'on: push\njobs:\n  a:\n    steps:\n      - run: |\n          npm test\n          # more\n';
    expect(parse((await inJob({ content: ofLastJob })).text).jobs.a.steps[0].run).toBe('npm test\n# more\n');
  });

  describe('with anchors of YAML', () => {
    const job = (steps: string, more = '') => `    runs-on: ubuntu-latest\n${more}    steps:${steps}\n`;
    const steps = '\n      - uses: actions/checkout@v4\n      - run: npm test';
    it.each([
      ['an anchored list of steps', 'a', job(` &s${steps}`), job(' *s')],
      ["an alias of another job's list", 'b', job(` &s${steps}`), job(' *s')],
      ['an anchored job', 'a', ` &j\n${job(steps)}`, ' *j\n'],
      ['an alias of another job', 'b', ` &j\n${job(steps)}`, ' *j\n'],
      [
        'permissions that another job uses',
        'a',
        job(steps, '    permissions: &p { contents: read }\n'),
        job(steps, '    permissions: *p\n'),
      ],
    ])(
      'refuses what would give the step, the key or the permissions to another job: %s',
      async (_, id, a, b) => {
        const part = (name: string, text: string) =>
          `  ${name}:${text.startsWith(' &') || text.startsWith(' *') ? '' : '\n'}${text}`;
        const content = `on: push\njobs:\n${part('a', a)}${part('b', b)}`;
        await expect(inJob({ content, job: id })).rejects.toThrow(
          new RegExp(
            `^job ${id} of \\S+ shares what would change with job ${id === 'a' ? 'b' : 'a'} by an anchor`,
          ),
        );
        // A call of fix.yml changes no job.
        const { path, text } = await init({ what: '', yaml: content, job: id, call: '' });
        expect([path, parse(text).jobs.fix.uses]).toEqual([
          '.github/workflows/agent-fix.yml',
          expect.stringContaining('fix.yml'),
        ]);
      },
    );

    it('takes a job that shares single steps, or takes its permissions from another', async () => {
      const content = `on: push
jobs:
  a:
    permissions: *none
    steps:
      - &checkout
        uses: actions/checkout@v4
      - run: npm test
  b:
    steps: [*checkout, { run: "true" }]
`.replace('jobs:', 'permissions: &none { issues: read }\njobs:');
      const { jobs } = parse((await inJob({ content })).text);
      expect(jobs.a.permissions).toEqual({ issues: 'read', actions: 'read', contents: 'read' });
      expect(jobs.a.steps).toHaveLength(3);
      expect(jobs.b).toEqual(parse(content).jobs.b);
    });
  });

  it('in the form of one job, adds a step that may write', async () => {
    const { text } = await inJob({ isOneJob: true });
    const { jobs } = parse(text);
    expect(Object.keys(jobs)).toEqual(['a', 'b']);
    expect(jobs.a.permissions).toEqual({
      contents: 'write',
      'pull-requests': 'write',
      actions: 'read',
    });
    expect(jobs.a.steps.at(-1).with).not.toHaveProperty('mode');
  });

  it('names what a job could write before, and keeps it', async () => {
    const content = yaml.replace(
      'on: push\n',
      'on: push\npermissions: { contents: write, packages: write }\n',
    );
    const { text, notes } = await inJob({ content });
    expect(parse(text).jobs.a.permissions).toMatchObject({ contents: 'write', packages: 'write' });
    expect(notes).toContain('job a keeps `contents: write`, `packages: write`, which its tests can use');
  });

  it('adds the publishing job behind the last one, though that is not the last line', async () => {
    const content = `${yaml.replace('on: push\n', '')}on: push\n`;
    const { jobs, on } = parse((await inJob({ content })).text);
    expect(on).toBe('push');
    expect(Object.keys(jobs)).toEqual(['a', 'b', 'agent-fix']);
    expect(jobs['agent-fix'].steps).toEqual([{ uses: 'agent-fix/agent-fix@v0', with: { mode: 'publish' } }]);
  });

  it('keeps the step and the publishing job apart where the job is the last, and its last line is not ended', async () => {
    const content = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: npm test';
    const { jobs } = parse((await inJob({ content })).text);
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
  ])('asks the model in one entry of the matrix %s', async (strategy, condition) => {
    const { text } = await inJob({ content: entries(strategy) });
    expect(parse(text).jobs.a.steps.at(-1).if).toBe(
      `failure() && github.event_name == 'push' && ${condition}`,
    );
  });

  it('runs for own pull requests where nothing else does, and points out what may end it', async () => {
    const content = yaml.replace(
      'on: push\n',
      'on: pull_request\nconcurrency: { group: x, cancel-in-progress: true }\n',
    );
    const { text, notes } = await inJob({ content });
    expect(parse(text).jobs.a.steps.at(-1).if).toContain(
      'pull_request.head.repo.full_name == github.repository',
    );
    expect(notes).toContainEqual(expect.stringContaining('does not run for pushes'));
    expect(notes).toContainEqual(expect.stringContaining('cancel-in-progress'));
  });

  it('refuses to write over a job that has its name', async () => {
    await expect(inJob({ content: yaml.replace('  b:\n', '  agent-fix:\n') })).rejects.toThrow(
      'has a job agent-fix already',
    );
  });

  it('widens the permissions that a job has', async () => {
    const content = yaml.replace(
      '    runs-on: ubuntu-latest\n    steps:\n      - uses',
      '    permissions:\n      contents: read\n      packages: read\n    runs-on: ubuntu-latest\n    steps:\n      - uses',
    );
    const { text } = await inJob({ content });
    expect(parse(text).jobs.a.permissions).toEqual({
      contents: 'read',
      packages: 'read',
      actions: 'read',
    });
  });

  it.each([
    ['a job in one line', 'b', 'is written in one line'],
    ['no such job', 'c', 'has no job c: it has a, b'],
  ])('refuses %s', async (_, id, words) => {
    await expect(inJob({ job: id })).rejects.toThrow(words);
  });

  describe('of a called workflow', () => {
    const called = yaml.replace('on: push', 'on: workflow_call');
    const caller = (more = '') => `on: push\njobs:\n  call:\n    uses: ./.github/workflows/b.yml\n${more}`;
    const initIn = (workflow: string, job: string, more?: string) => {
      const files: Readonly<Record<string, string>> = {
        '.github/workflows/b.yml': called,
        '.github/workflows/c.yml': caller(more),
      };
      return initFile({
        chosen: { workflow: `.github/workflows/${workflow}`, job },
        workflows: Object.keys(files),
        files: commitFiles(files),
        action: AGENT_FIX,
        isInJob: true,
        isOneJob: false,
      });
    };

    it.each([
      ['named itself', 'b.yml', 'a'],
      ['found from the job that calls it', 'c.yml', 'call'],
    ])('adds the step there, and says what the caller must pass: %s', async (_, workflow, job) => {
      const { path, text, notes } = await initIn(workflow, job);
      expect(path).toBe('.github/workflows/b.yml');
      expect(parse(text).jobs.a.steps.at(-1).if).toBe("failure() && github.event_name == 'push'");
      const must =
        'ATTENTION: job call of .github/workflows/c.yml, which calls .github/workflows/b.yml, must';
      expect(notes).toEqual(
        expect.arrayContaining([
          `${must} pass the key: \`secrets: inherit\``,
          `${must} grant \`permissions: { actions: read, contents: write, pull-requests: write }\`, or GitHub does not start it`,
        ]),
      );
    });

    it('asks for nothing that the caller passes', async () => {
      const content =
        '    secrets: inherit\n    permissions: { actions: read, contents: write, pull-requests: write }\n';
      const { notes } = await initIn('b.yml', 'a', content);
      expect(notes.filter((note) => note.includes('must'))).toEqual([]);
    });

    it('is refused where nothing calls it', async () => {
      await expect(inJob({ content: called })).rejects.toThrow('no workflow that does calls it');
    });
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
    const { choices: ranked, isDoubtful } = await rankJobs(paths, commitFiles(files));
    const [best] = ranked;
    const chosen = isDoubtful ? null : `${best?.workflow.split('/').at(-1)} ${best?.job}`;
    expect(chosen, JSON.stringify(ranked)).toBe(takes);
  });
});
