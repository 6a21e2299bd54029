import { describe, expect, it } from 'vitest';
import { ask, type Case, linux, PATH, withExpressions } from './failed-step-cases.ts';

const run = (text: string) => `    steps:\n      - run: ${text}\n`;
const matrix = (text: string) => `    strategy: { matrix: ${text} }\n`;

function checks(cases: readonly Case[]): void {
  it.each(cases.map(withExpressions))('$what', async ({ gives, ...of }) => {
    const found = await ask(of);
    if (typeof gives === 'string') {
      expect(found).toMatchObject({ kind: 'refused', problem: expect.stringContaining(gives) });
      expect(found).toMatchObject({
        problem: expect.stringContaining(`Step "${of.step}" of job "${of.job}"`),
      });
      expect(found).toMatchObject({ problem: expect.stringMatching(/test-command/) });
      return;
    }
    const { notes = [], ...command } = gives;
    expect(found).toMatchObject({ kind: 'found', command });
    if (found.kind === 'found' && command.env !== undefined) expect(found.command.env).toEqual(command.env);
    expect(found.notes).toEqual(notes);
  });
}

describe('a plain step', () => {
  checks([
    {
      what: 'is its text, shell, folder and environment',
      yaml: linux(
        'unit',
        `    steps:
      - uses: actions/checkout@v4
      - name: Test
        shell: bash
        working-directory: ./core/
        env: { MODE: strict, RETRIES: 3, DEBUG: true }
        run: |
          npm ci
          npm test
`,
      ),
      job: 'unit',
      step: 'Test',
      gives: {
        run: 'npm ci\nnpm test\n',
        shell: 'bash',
        workingDirectory: 'core',
        env: { MODE: 'strict', RETRIES: '3', DEBUG: 'true' },
      },
    },
    {
      what: 'inherits shell, folder and environment from its job, and the job from its workflow',
      yaml: `on: push
env: { A: workflow, B: workflow, C: workflow }
defaults: { run: { shell: sh, working-directory: web } }
jobs:
  unit:
    runs-on: ubuntu-latest
    env: { B: job, C: job }
    defaults: { run: { working-directory: api } }
    steps:
      - run: go test ./...
        env: { C: step }
`,
      job: 'unit',
      step: 'Run go test ./...',
      gives: {
        run: 'go test ./...',
        shell: 'sh',
        workingDirectory: 'api',
        env: { A: 'workflow', B: 'job', C: 'step' },
      },
    },
    {
      what: 'goes by the first line of what it runs',
      yaml: linux('unit', '    steps:\n      - run: |\n\n          pytest -q\n          echo done\n'),
      job: 'unit',
      step: 'Run pytest -q',
      gives: { run: '\npytest -q\necho done\n', shell: null, workingDirectory: '.', env: {} },
    },
    {
      what: 'goes by the first line of a name written as a block',
      yaml: linux(
        'unit',
        '    steps:\n      - name: |\n          Unit tests\n          of the core\n        run: a\n',
      ),
      job: 'unit',
      step: 'Unit tests',
      gives: { run: 'a' },
    },
    {
      what: 'goes by a name folded over lines, expressions in it',
      yaml: linux(
        'unit',
        `${matrix('{ py: [3.9, "3.10"] }')}    steps:\n      - name: >-\n          Tests on\n          @{ matrix.py }@\n        run: a\n`,
      ),
      job: 'unit (3.10)',
      step: 'Tests on 3.10',
      gives: { run: 'a' },
    },
    {
      what: 'keeps the lines of a script with expressions as YAML has them',
      yaml: linux(
        'unit',
        `${matrix('{ p: [x] }')}    steps:\n      - name: T\n        run: |\n          if true; then\n            go test @{ matrix.p }@\n          fi\n`,
      ),
      job: 'unit (x)',
      step: 'T',
      gives: { run: 'if true; then\n  go test x\nfi\n' },
    },
    {
      what: 'is told from another of that name by its condition',
      yaml: linux(
        'unit',
        `${matrix('{ os: [a, b] }')}    steps:
      - { name: Test, if: matrix.os == 'a', run: one }
      - { name: Test, if: "@{ matrix.os != 'a' }@", run: two }
`,
      ),
      job: 'unit (b)',
      step: 'Test',
      gives: { run: 'two' },
    },
    {
      what: 'is told from another of that name by its place among the steps',
      yaml: linux('unit', '    steps:\n      - { name: Test, run: one }\n      - { name: Test, run: two }\n'),
      job: 'unit',
      step: 'Test',
      failing: { steps: { names: ['Set up job', 'Test', 'Test', 'Complete job'], position: 2 } },
      gives: { run: 'two' },
    },
    {
      what: 'is refused when nothing tells which of two it was',
      yaml: linux('unit', '    steps:\n      - { name: Test, run: one }\n      - { name: Test, run: two }\n'),
      job: 'unit',
      step: 'Test',
      gives: 'several steps of that job go by that name',
    },
    {
      what: 'may be either of two that do the same',
      yaml: linux('unit', '    steps:\n      - { name: Test, run: one }\n      - { name: Test, run: one }\n'),
      job: 'unit',
      step: 'Test',
      gives: { run: 'one' },
    },
    {
      what: 'can run beside others',
      yaml: linux(
        'unit',
        '    steps:\n      - parallel:\n          - { name: A, run: one }\n          - run: two\n',
      ),
      job: 'unit',
      step: 'Run two',
      gives: { run: 'two' },
    },
    {
      what: 'runs with the folder that the repository is checked out to for its root',
      yaml: linux(
        'unit',
        '    steps:\n      - { uses: actions/checkout@v4, with: { path: src } }\n      - { name: T, run: make, working-directory: src/api }\n',
      ),
      job: 'unit',
      step: 'T',
      gives: { run: 'make', workingDirectory: 'api' },
    },
    {
      what: 'is refused above that folder',
      yaml: linux(
        'unit',
        '    steps:\n      - { uses: actions/checkout@v4, with: { path: src } }\n      - { name: T, run: make -C src }\n',
      ),
      job: 'unit',
      step: 'T',
      gives: 'above the folder',
    },
    {
      what: 'is refused in a folder outside of the repository',
      yaml: linux('unit', '    steps:\n      - { name: T, run: x, working-directory: ../up }\n'),
      job: 'unit',
      step: 'T',
      gives: 'it runs in ../up',
    },
    {
      what: 'names the folder of the workspace by its variable',
      yaml: linux(
        'unit',
        '    steps:\n      - name: T\n        run: "cd @{ github.workspace }@/x && echo \'@{ github.workspace }@\'"\n        working-directory: @{ github.workspace }@/y\n',
      ),
      job: 'unit',
      step: 'T',
      gives: { run: `cd $GITHUB_WORKSPACE/x && echo ''"$GITHUB_WORKSPACE"''`, workingDirectory: 'y' },
    },
  ]);
});

describe('a leg of a matrix', () => {
  const named = (name: string) => `    name: ${name}\n`;
  checks([
    {
      what: 'goes by its id and its values',
      yaml: linux(
        'unit',
        matrix('{ py: [3.11, 3.12], os: [ubuntu-latest] }') + run('tox -e py@{ matrix.py }@'),
      ),
      job: 'unit (3.12, ubuntu-latest)',
      step: 'Run tox -e py3.12',
      gives: { run: 'tox -e py3.12' },
    },
    {
      what: 'goes by its name and its values',
      yaml: linux(
        'unit',
        named('Unit tests') + matrix('{ py: [3.11, "3.10"] }') + run('tox -e @{ matrix.py }@'),
      ),
      job: 'Unit tests (3.10)',
      step: 'Run tox -e 3.10',
      gives: { run: 'tox -e 3.10' },
    },
    {
      what: 'goes by its evaluated name alone',
      yaml: linux(
        'unit',
        named('Python @{ matrix.py }@!') + matrix('{ py: [3.11, 3.12] }') + run('t @{ matrix.py }@'),
      ),
      job: 'Python 3.11!',
      step: 'Run t 3.11',
      gives: { run: 't 3.11' },
    },
    {
      what: 'goes by the values of a leg with objects in it',
      yaml: linux(
        'unit',
        matrix('{ os: [{ name: a, v: [1, 2] }, { name: b, v: [] }] }') + run('t @{ matrix.os.name }@'),
      ),
      job: 'unit (a, 1, 2)',
      step: 'Run t a',
      gives: { run: 't a' },
    },
    {
      what: 'does not show what include adds to it',
      yaml: linux(
        'unit',
        matrix('{ py: [a, b], include: [{ py: b, flag: --slow }] }') + run('t @{ matrix.flag }@.'),
      ),
      job: 'unit (b)',
      step: 'Run t --slow.',
      gives: { run: 't --slow.' },
    },
    {
      what: 'leaves out a member that no include gave it',
      yaml: linux(
        'unit',
        matrix('{ py: [a, b], include: [{ py: b, flag: --slow }] }') + run('t @{ matrix.flag }@.'),
      ),
      job: 'unit (a)',
      step: 'Run t .',
      gives: { run: 't .' },
    },
    {
      what: 'can be one that include alone makes',
      yaml: linux(
        'unit',
        matrix('{ py: [a], include: [{ py: c, os: z }] }') + run('t @{ matrix.py }@ @{ matrix.os }@'),
      ),
      job: 'unit (c, z)',
      step: 'Run t c z',
      gives: { run: 't c z' },
    },
    {
      what: 'takes what an include without a known key gives to all',
      yaml: linux('unit', matrix('{ py: [a, b], include: [{ extra: e }] }') + run('t @{ matrix.extra }@')),
      job: 'unit (b)',
      step: 'Run t e',
      gives: { run: 't e' },
    },
    {
      what: 'of include alone shows all its values',
      yaml: linux(
        'unit',
        matrix('{ include: [{ name: x, cmd: make x }, { name: y, cmd: make y }] }') + run('@{ matrix.cmd }@'),
      ),
      job: 'unit (y, make y)',
      step: 'Run make y',
      gives: { run: 'make y' },
    },
    {
      what: 'that is excluded is not there',
      yaml: linux('unit', matrix('{ a: [1, 2], b: [x, y], exclude: [{ a: 1, b: X }] }') + run('t')),
      job: 'unit (1, x)',
      step: 'Run t',
      gives: 'has no job "unit (1, x)"',
    },
    {
      what: 'is not cut when its name has 100 characters',
      yaml: linux('unit', named('x'.repeat(96)) + matrix('{ a: [1, 2] }') + run('t @{ matrix.a }@')),
      job: `${'x'.repeat(96)} (1)`,
      step: 'Run t 1',
      gives: { run: 't 1' },
    },
    {
      what: 'is cut at 97 characters and dots when it has more',
      yaml: linux('unit', named('x'.repeat(94)) + matrix('{ a: [first, second] }') + run('t @{ matrix.a }@')),
      job: `${'x'.repeat(94)} (s...`,
      step: 'Run t second',
      gives: { run: 't second' },
    },
    {
      what: 'shows truth values and numbers as expressions do',
      yaml: linux('unit', matrix('{ a: [true, 1.50, 0x10] }') + run('t @{ matrix.a }@')),
      job: 'unit (1.5)',
      step: 'Run t 1.5',
      gives: { run: 't 1.5' },
    },
    {
      what: 'comes from JSON in an expression',
      yaml: linux('unit', matrix(`"@{ fromJSON('{\\"v\\":[7,8]}') }@"`) + run('t @{ matrix.v }@')),
      job: 'unit (8)',
      step: 'Run t 8',
      gives: { run: 't 8' },
    },
    {
      what: "with another job's output for its values is told by its name",
      yaml: linux(
        'unit',
        matrix('{ v: "@{ fromJSON(needs.plan.outputs.v) }@", os: [x, y] }') +
          run('t @{ matrix.v }@ @{ matrix.os }@'),
      ),
      job: 'unit (8, y)',
      step: 'Run t 8 y',
      gives: { run: 't 8 y' },
    },
    {
      what: 'with nothing known but its name is refused',
      yaml: linux(
        'unit',
        matrix('"@{ fromJSON(needs.plan.outputs.all) }@"') +
          '    steps:\n      - { name: T, run: "t @{ matrix.v }@" }\n',
      ),
      job: 'unit (8, y)',
      step: 'T',
      gives: 'the value of @{ matrix.v }@ in its script is not known here',
    },
    {
      what: 'with nothing known but a name made of its values takes them from there',
      yaml: linux(
        'unit',
        named('on @{ matrix.os }@ with @{ matrix.v }@') +
          matrix('"@{ fromJSON(needs.plan.outputs.all) }@"') +
          run('t @{ matrix.v }@'),
      ),
      job: 'on x with 8',
      step: 'Run t 8',
      gives: { run: 't 8' },
    },
    {
      what: 'is preferred by its exact name to a job that a pattern fits',
      yaml: `${linux('a', `${named('test @{ matrix.v }@') + matrix('"@{ fromJSON(needs.p.outputs.v) }@"')}    steps: [{ run: npm test, name: T }]\n`)}${linux('b', `${named('"test 1"')}    steps: [{ run: make test, name: T }]\n`)}`,
      job: 'test 1',
      step: 'T',
      gives: { run: 'make test' },
    },
    {
      what: 'whose name fits two jobs is refused',
      yaml: `${linux('a', `${named('@{ matrix.v }@ tests') + matrix('"@{ fromJSON(needs.p.outputs.v) }@"')}    steps: [{ run: npm test, name: T }]\n`)}${linux('b', `${named('@{ matrix.w }@ tests') + matrix('"@{ fromJSON(needs.p.outputs.w) }@"')}    steps: [{ run: make test, name: T }]\n`)}`,
      job: 'unit tests',
      step: 'T',
      gives: 'several jobs of .github/workflows/ci.yml go by that name',
    },
    {
      what: 'of two jobs of one name is told by its step',
      yaml: `${linux('a', `${named('test')}    steps: [{ run: npm test, name: A }]\n`)}${linux('b', `${named('test')}    steps: [{ run: make test, name: B }]\n`)}`,
      job: 'test',
      step: 'B',
      gives: { run: 'make test' },
    },
  ]);
});

describe('values', () => {
  const step = (text: string, body = '') =>
    linux('unit', `${body}    steps:\n      - name: T\n        run: ${text}\n`);
  const T = { job: 'unit', step: 'T' };
  checks([
    {
      what: 'of env: come from workflow, job and step, one out of another',
      yaml: `on: push\nenv: { A: "1" }\njobs:\n${linux('unit', '    env: { B: "@{ github.ref_name }@-2" }\n    steps:\n      - name: T\n        env: { C: "@{ env.A }@@{ env.B }@" }\n        run: t @{ env.C }@\n')}`,
      ...T,
      github: { event_name: 'push', ref_name: 'main' },
      gives: { run: 't 1main-2', env: { A: '1', B: 'main-2', C: '1main-2' } },
    },
    {
      what: 'of one expression give a whole env:',
      yaml: step(
        't @{ env.X }@',
        '    env: @{ matrix.env }@\n    strategy: { matrix: { env: [{ X: 1 }] } }\n',
      ),
      job: 'unit (1)',
      step: 'T',
      gives: { run: 't 1', env: { X: '1' } },
    },
    {
      what: 'that nothing tells are refused',
      yaml: step('t @{ steps.a.outputs.b }@'),
      ...T,
      gives: 'the value of @{ steps.a.outputs.b }@ in its script is not known here',
    },
    {
      what: 'that do not matter are not needed',
      yaml: step("t @{ github.event_name == 'push' && 'a' || vars.B }@"),
      ...T,
      gives: { run: 't a' },
    },
    {
      what: 'of functions',
      yaml: step(
        "t @{ join(fromJSON('[1,2]'), '+') }@ @{ format('{0}!', runner.os) }@ @{ contains('abc', 'B') }@",
      ),
      ...T,
      gives: { run: 't 1+2 Linux! true' },
    },
    {
      what: 'of inputs are empty in a run that a push started',
      yaml: `on:\n  push:\n  workflow_dispatch: { inputs: { flag: { default: x } } }\njobs:\n${step('t [@{ inputs.flag }@]')}`,
      ...T,
      gives: { run: 't []' },
    },
    {
      what: 'of inputs come from the event of our own run',
      yaml: `on:\n  workflow_dispatch: { inputs: { flag: { default: x } } }\njobs:\n${step('t [@{ inputs.flag }@]')}`,
      ...T,
      github: { event_name: 'workflow_dispatch' },
      event: { inputs: { flag: 'y' } },
      gives: { run: 't [y]' },
    },
    {
      what: 'of a leg: its place in the matrix',
      yaml: step(
        't @{ strategy.job-index }@/@{ strategy.job-total }@',
        '    strategy: { matrix: { a: [x, y, z] } }\n',
      ),
      job: 'unit (y)',
      step: 'T',
      gives: { run: 't 1/3' },
    },
    {
      what: 'that an earlier step wrote over are not known without the log',
      yaml: linux(
        'unit',
        '    env: { V: "1" }\n    steps:\n      - run: echo V=2 >> $GITHUB_ENV\n      - { name: T, run: "t @{ env.V }@" }\n',
      ),
      ...T,
      gives: '@{ env.V }@ in its script is not known here',
    },
    {
      what: 'of shell and folder',
      yaml: linux(
        'unit',
        '    strategy: { matrix: { d: [a, b], s: [sh] } }\n    steps:\n      - { name: T, run: t, shell: "@{ matrix.s }@", working-directory: "pkg/@{ matrix.d }@" }\n',
      ),
      job: 'unit (b, sh)',
      step: 'T',
      gives: { run: 't', shell: 'sh', workingDirectory: 'pkg/b' },
    },
    {
      what: 'of a folder that nothing tells are refused',
      yaml: linux(
        'unit',
        '    steps:\n      - { name: T, run: t, working-directory: "@{ needs.a.outputs.d }@" }\n',
      ),
      ...T,
      gives: '@{ needs.a.outputs.d }@ in its working-directory is not known here',
    },
    {
      what: 'that only the step could use and nobody knows are refused',
      yaml: linux('unit', '    steps:\n      - { name: T, run: t, env: { X: "@{ steps.a.outputs.b }@" } }\n'),
      ...T,
      gives: 'the value of X in its environment is not known here',
    },
    {
      what: 'of the job that nobody knows are left out, and said so, where the script does not name them',
      yaml: linux(
        'unit',
        '    env: { X: "@{ needs.a.outputs.b }@", Y: 1 }\n    steps:\n      - { name: T, run: t }\n',
      ),
      ...T,
      gives: {
        run: 't',
        env: { Y: '1' },
        notes: ['left out of the environment, because their values are not known here: X'],
      },
    },
  ]);
});

describe('a called workflow', () => {
  const called = (body: string, inputs = '') =>
    `on:\n  workflow_call:${inputs}\njobs:\n${linux('unit', body)}`;
  const files = (text: string) => ({ '.github/workflows/test.yml': text });
  const INPUTS =
    '\n    inputs:\n      flags: { type: string, default: "-d" }\n      slow: { type: boolean }\n';
  checks([
    {
      what: 'is shown behind its caller',
      yaml: '  call: { uses: ./.github/workflows/test.yml }\n',
      files: files(called(run('make test'))),
      job: 'call / unit',
      step: 'Run make test',
      gives: { run: 'make test' },
    },
    {
      what: 'gets its inputs, and the defaults of others',
      yaml: '  call:\n    strategy: { matrix: { f: [a, b] } }\n    uses: ./.github/workflows/test.yml\n    with: { slow: "@{ matrix.f == \'b\' }@" }\n',
      files: files(called(run("t @{ inputs.flags }@ @{ inputs.slow && 'slow' || 'fast' }@"), INPUTS)),
      job: 'call (b) / unit',
      step: 'Run t -d slow',
      gives: { run: 't -d slow' },
    },
    {
      what: 'does not see the env of its caller',
      yaml: `on: push\nenv: { A: 1 }\njobs:\n  call: { uses: ./.github/workflows/test.yml }\n`,
      files: files(called(run('t'))),
      job: 'call / unit',
      step: 'Run t',
      gives: { run: 't', env: {} },
    },
    {
      what: 'calls another, each with a matrix and a name',
      yaml: '  call:\n    name: CI of @{ matrix.a }@\n    strategy: { matrix: { a: [x / y, z] } }\n    uses: ./.github/workflows/test.yml\n    with: { flags: "@{ matrix.a }@" }\n',
      files: {
        ...files(
          `on:\n  workflow_call:${INPUTS}jobs:\n  mid: { uses: ./.github/workflows/deep.yml, with: { flags: "<@{ inputs.flags }@>" } }\n`,
        ),
        '.github/workflows/deep.yml': called(
          matrix('{ v: [1, 2] }') + run('t @{ inputs.flags }@ @{ matrix.v }@'),
          INPUTS,
        ),
      },
      job: 'CI of x / y / mid / unit (2)',
      step: 'Run t <x / y> 2',
      gives: { run: 't <x / y> 2' },
    },
    {
      what: 'lies in another repository',
      yaml: '  call: { uses: octo/ci/.github/workflows/t.yml@v1, with: { flags: -x } }\n',
      referenced: { 'octo/ci/.github/workflows/t.yml@v1': called(run('t @{ inputs.flags }@'), INPUTS) },
      job: 'call / unit',
      step: 'Run t -x',
      gives: { run: 't -x' },
    },
    {
      what: 'is looked for in its own repository when one of another repository calls it',
      yaml: '  call: { uses: octo/ci/.github/workflows/t.yml@v1 }\n',
      referenced: {
        'octo/ci/.github/workflows/t.yml@v1':
          'on: workflow_call\njobs:\n  in: { uses: ./.github/workflows/u.yml }\n',
        'octo/ci/.github/workflows/u.yml@v1': called(run('make')),
      },
      job: 'call / in / unit',
      step: 'Run make',
      gives: { run: 'make' },
    },
    {
      what: 'that cannot be read is refused',
      yaml: '  call: { uses: octo/private/.github/workflows/t.yml@v1 }\n',
      job: 'call / unit',
      step: 'Run make',
      gives:
        'job "call" of .github/workflows/ci.yml calls octo/private/.github/workflows/t.yml@v1, which cannot be read here',
    },
    {
      what: 'gets no secret',
      yaml: '  call: { uses: ./.github/workflows/test.yml, with: { flags: "@{ secrets.KEY }@" } }\n',
      files: files(called('    steps: [{ name: T, run: "t @{ inputs.flags }@" }]\n', INPUTS)),
      job: 'call / unit',
      step: 'T',
      gives: 'its script needs a secret (@{ inputs.flags }@)',
    },
  ]);
});

describe('a composite action', () => {
  const uses = (more = '') =>
    linux(
      'unit',
      `    env: { J: job }\n    steps:\n      - { name: T, uses: ./.github/actions/t, ${more} }\n`,
    );
  const action = (steps: string) =>
    `name: t\ndescription: t\ninputs:\n  flags: { default: "-d" }\nruns:\n  using: composite\n  steps:\n${steps}`;
  const files = (text: string) => ({ '.github/actions/t/action.yml': text });
  const T = { job: 'unit', step: 'T' };
  checks([
    {
      what: 'of one step is that step, with its inputs and every env',
      yaml: uses('with: { flags: -x }, env: { S: step }'),
      files: files(
        action(
          '    - run: t @{ inputs.flags }@ $GITHUB_ACTION_PATH\n      shell: bash\n      working-directory: w\n      env: { A: "@{ env.S }@!" }\n',
        ),
      ),
      ...T,
      here: { workspace: '/w' },
      gives: {
        run: 't -x $GITHUB_ACTION_PATH',
        shell: 'bash',
        workingDirectory: 'w',
        env: { J: 'job', S: 'step', A: 'step!', GITHUB_ACTION_PATH: '/w/.github/actions/t' },
      },
    },
    {
      what: 'takes its defaults, and its own folder',
      yaml: uses(),
      files: files(
        action('    - run: @{ github.action_path }@/t.sh @{ inputs.flags }@\n      shell: bash\n'),
      ),
      ...T,
      gives: { run: '$GITHUB_WORKSPACE/.github/actions/t/t.sh -d' },
    },
    {
      what: 'can use another',
      yaml: uses('with: { flags: -x }'),
      files: {
        ...files(action('    - uses: ./.github/actions/u\n      with: { flags: "@{ inputs.flags }@y" }\n')),
        '.github/actions/u/action.yaml': action('    - run: u @{ inputs.flags }@\n      shell: sh\n'),
      },
      ...T,
      gives: { run: 'u -xy', shell: 'sh' },
    },
    {
      what: 'of several steps is refused without the log',
      yaml: uses(),
      files: files(action('    - { run: a, shell: bash }\n    - { run: b, shell: bash }\n')),
      ...T,
      gives: 'without the log nothing tells which of them failed',
    },
    {
      what: 'does not take the folder and the shell of its job',
      yaml: `on: push\ndefaults: { run: { shell: sh, working-directory: web } }\njobs:\n${linux('unit', '    steps: [{ name: T, uses: ./.github/actions/t }]\n')}`,
      files: files(action('    - { run: a, shell: bash }\n')),
      ...T,
      gives: { run: 'a', shell: 'bash', workingDirectory: '.' },
    },
    {
      what: 'that is none is refused',
      yaml: uses(),
      files: files('name: t\ndescription: t\nruns: { using: node24, main: x.js }\n'),
      ...T,
      gives: 'it is the action ./.github/actions/t',
    },
  ]);
});

describe('what cannot judge', () => {
  const of = (body: string, job = '') => linux('unit', `${job}    steps:\n      - { name: T, ${body} }\n`);
  const T = { job: 'unit', step: 'T' };
  const refused = (what: string, yaml: string, gives: string, more: Partial<Case> = {}): Case => ({
    what,
    yaml,
    ...T,
    gives,
    ...more,
  });
  checks([
    refused(
      'an action',
      of('uses: docker/build-push-action@v6'),
      'it is the action docker/build-push-action@v6',
    ),
    refused('npm publish', of('run: npm publish'), 'it publishes (`npm publish`)'),
    refused('a push', of('run: git push origin HEAD'), 'it pushes (`git push`)'),
    refused('a deployment', of('run: ./scripts/deploy.sh'), 'it deploys'),
    refused('an upload', of('run: "bash <(curl -s https://codecov.io/bash)"'), 'it uploads'),
    refused('another machine', of('run: ssh me@there ls'), 'it changes another machine (`ssh'),
    refused(
      'a name that says so',
      of('run: ./ci/go.sh, name: Deploy docs').replace('name: T, ', ''),
      'it is there to deploy',
      { step: 'Deploy docs' },
    ),
    refused(
      'a sum of other jobs',
      of('run: exit 1, if: "contains(needs.*.result, \'failure\')"'),
      'it only sums up',
    ),
    refused('results of other jobs', of('run: "[ \'@{ needs.a.result }@\' = success ]"'), 'it only sums up'),
    refused('nothing but a failure', of('run: "echo no; exit 1"'), 'it does nothing but fail'),
    refused(
      'a secret in the script',
      of('run: "t @{ secrets.KEY }@"'),
      'its script needs a secret (@{ secrets.KEY }@)',
    ),
    refused('a token in the script', of('run: "t @{ github.token }@"'), 'its script needs a secret'),
    refused(
      'a secret in its own env',
      of('run: t, env: { KEY: "@{ secrets.KEY }@" }'),
      'it needs the secret behind KEY',
    ),
    refused(
      "a secret of the job's env that it names",
      of('run: "t $KEY"', '    env: { KEY: "@{ secrets.KEY }@" }\n'),
      'it needs the secret behind KEY',
    ),
    refused('an identity token', of('run: "curl $ACTIONS_ID_TOKEN_REQUEST_URL"'), 'id-token'),
    refused('a deployment environment', of('run: t', '    environment: production\n'), '`environment:`'),
    refused(
      'a service that is not here',
      of('run: npm test', '    services: { db: { image: postgres } }\n'),
      'it needs the service db of its job',
    ),
    refused(
      'a container that is not here',
      of('run: npm test', '    container: node:24\n'),
      'it ran in the container of its job',
    ),
    refused(
      'Windows',
      of('run: t').replace('ubuntu', 'windows'),
      'it ran on Windows, and this runner is Linux',
    ),
    refused(
      'macOS by a matrix',
      of('run: t', '    strategy: { matrix: { os: [macos-15] } }\n').replace(
        'ubuntu-latest',
        '@{ matrix.os }@',
      ),
      'it ran on macOS',
      { job: 'unit (macos-15)' },
    ),
    refused(
      'the labels that GitHub names',
      of('run: t').replace('ubuntu-latest', '@{ vars.RUNNER }@'),
      'it ran on Windows',
      { failing: { labels: ['windows-2025'] } },
    ),
    refused("a step of the runner's own", of('run: t'), "it is a step of the runner's own", {
      step: 'Set up job',
    }),
    refused('what an action does at the end', of('run: t'), "it is a step of the runner's own", {
      step: 'Post Run actions/cache@v4',
    }),
    refused('a step that is not there', of('run: t'), `no step of job "unit" in ${PATH} is named "Other"`, {
      step: 'Other',
    }),
    refused('a job that is not there', of('run: t'), `${PATH} has no job "other"`, { job: 'other' }),
    refused('no YAML', 'on: [', 'cannot be read as a workflow'),
  ]);
});

describe('what judges all the same', () => {
  const of = (body: string, job = '') => linux('unit', `${job}    steps:\n      - { name: T, ${body} }\n`);
  const T = { job: 'unit', step: 'T' };
  checks([
    ...[
      'npx eslint .',
      'cargo clippy --release',
      'npm run build',
      'dotnet publish -c Release',
      'cargo publish --dry-run',
      'npm run release:check',
      'helm lint charts/a',
      './gradlew publishToMavenLocal',
      'git diff --exit-code',
    ].map(
      (command): Case => ({ what: command, yaml: of(`run: "${command}"`), ...T, gives: { run: command } }),
    ),
    {
      what: 'a token for reports, which is left out',
      yaml: of('run: npm test, env: { CODECOV_TOKEN: "@{ secrets.CODECOV_TOKEN }@" }'),
      ...T,
      gives: {
        run: 'npm test',
        env: {},
        notes: ['left out of the environment, because they are secrets: CODECOV_TOKEN'],
      },
    },
    {
      what: 'a secret of the job that the step does not name, which is left out',
      yaml: of('run: npm test', '    env: { KEY: "@{ secrets.KEY }@", A: b }\n'),
      ...T,
      gives: {
        run: 'npm test',
        env: { A: 'b' },
        notes: ['left out of the environment, because they are secrets: KEY'],
      },
    },
    {
      what: 'a service that is here as well',
      yaml: of('run: npm test', '    services: { db: { image: postgres } }\n'),
      ...T,
      here: { services: ['db'] },
      gives: { run: 'npm test' },
    },
    {
      what: 'a lint without the services of its job',
      yaml: of('run: npx eslint .', '    services: { db: { image: postgres } }\n'),
      ...T,
      gives: { run: 'npx eslint .' },
    },
    {
      what: 'Windows on Windows',
      yaml: of('run: t').replace('ubuntu', 'windows'),
      ...T,
      here: { os: 'Windows' },
      gives: { run: 't', shell: 'pwsh' },
    },
  ]);
});

describe('in the job that failed', () => {
  const own = (matrixText: string | null = null) => ({ id: 'unit', matrix: matrixText });
  checks([
    {
      what: 'the leg is known without names',
      yaml: linux(
        'unit',
        `    name: whatever\n${matrix('"@{ fromJSON(needs.p.outputs.m) }@"')}    steps: [{ name: T, run: "t @{ matrix.v }@" }]\n`,
      ),
      job: 'whatever else it is called',
      step: 'T',
      here: { ownJob: own('{"v":"1.20","deep":{"a":[1]}}') },
      gives: { run: 't 1.20' },
    },
    {
      what: 'services and containers are there, and a container has no bash to look for',
      yaml: linux(
        'unit',
        '    container: node:24\n    services: { db: { image: postgres } }\n    steps: [{ name: T, run: npm test }]\n',
      ),
      job: 'unit',
      step: 'T',
      here: { ownJob: own(), isInContainer: true },
      gives: { run: 'npm test', shell: 'sh' },
    },
    {
      what: 'what earlier steps set is taken from the environment, and no secret is',
      yaml: linux(
        'unit',
        '    env: { URL: "@{ needs.a.outputs.url }@", KEY: "@{ secrets.KEY }@" }\n    steps:\n      - run: |\n          echo "MODE=$(pick)" >> "$GITHUB_ENV"\n          echo "API_TOKEN=x" >> "$GITHUB_ENV"\n      - { name: T, run: "t @{ env.MODE }@" }\n',
      ),
      job: 'unit',
      step: 'T',
      here: {
        ownJob: own(),
        env: { MODE: 'fast', URL: 'http://x', KEY: 'secret', API_TOKEN: 'secret', OTHER: 'o' },
      },
      gives: {
        run: 't fast',
        env: { MODE: 'fast', URL: 'http://x' },
        notes: ['left out of the environment, because they are secrets: KEY'],
      },
    },
    {
      what: 'a publish is refused there as well',
      yaml: linux('unit', '    steps: [{ name: T, run: npm publish }]\n'),
      job: 'unit',
      step: 'T',
      here: { ownJob: own() },
      gives: 'it publishes',
    },
  ]);
});
