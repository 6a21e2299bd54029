import { describe, expect, it } from 'vitest';
import { ask, type Case, linux, PATH, steps, unit, withExpressions, workflow } from './failed-step-cases.ts';

const run = (text: string) => steps(`run: ${text}`);
const matrix = (text: string) => `    strategy: { matrix: ${text} }\n`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.trim()));

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

const SELF = 'runs:\n  using: composite\n  steps: [{ run: make check, shell: bash }]\n';
const CALL = '  call:\n    uses: octo/ci/.github/workflows/t.yml@v1\n';
const THEIRS = {
  referenced: {
    'octo/ci/.github/workflows/t.yml@v1': `on: workflow_call\njobs:\n${linux('unit', steps('uses: $/x'))}`,
  },
  job: 'call / unit',
};

describe('an action of the repository of the workflow ($/)', () => {
  checks([
    ...['Run octo/app/x@0123abc', 'Run $/x'].map((step) =>
      unit(
        `is ours, shown as ${step}`,
        steps('uses: $/x'),
        { run: 'make check' },
        { step, files: { 'x/action.yml': SELF } },
      ),
    ),
    workflow(
      'is theirs in a called workflow of another repository',
      CALL,
      'it is the action $/x, which only runs in its own job',
      { ...THEIRS, step: 'Run octo/ci/x@0123abc', files: { 'x/action.yml': SELF } },
    ),
  ]);
});

describe('a number', () => {
  checks([
    unit(
      'is printed as GitHub prints it',
      `    env: { A: 1e21, B: 0x10, C: 1.10, D: 0.1234567890123456789, E: 1000000000000000, F: 0.00001, G: 0.0001, H: '@{ 1e15 }@', I: -1e-7, J: 100000000000000 }\n${steps('{ name: T, run: make }')}`,
      {
        run: 'make',
        env: {
          A: '1E+21',
          B: '16',
          C: '1.1',
          D: '0.123456789012346',
          E: '1E+15',
          F: '1E-05',
          G: '0.0001',
          H: '1E+15',
          I: '-1E-07',
          J: '100000000000000',
        },
      },
    ),
    unit(
      'is printed so in texts that functions make',
      `    env: { A: "@{ format('{0} {1}', 1e21, 0.12345678901234567) }@", B: "@{ join(fromJSON('[1e21, 0.00001]'), ' ') }@", C: "@{ toJSON(fromJSON('[1e21, {\\"a\\": 100.0}]')) }@", E: "@{ startsWith(1e21, '1E') }@" }\n${steps('{ name: T, run: make }')}`,
      {
        run: 'make',
        env: {
          A: '1E+21 0.123456789012346',
          B: '1E+21 1E-05',
          C: '[\n  1E+21,\n  {\n    "a": 100\n  }\n]',
          E: 'true',
        },
      },
    ),
  ]);
});

describe('a plain step', () => {
  checks([
    unit(
      'is its text, shell, folder and environment',
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
      {
        run: 'npm ci\nnpm test\n',
        shell: 'bash',
        workingDirectory: 'core',
        env: { MODE: 'strict', RETRIES: '3', DEBUG: 'true' },
      },
      { step: 'Test' },
    ),
    workflow(
      'inherits shell, folder and environment from its job, and the job from its workflow',
      `on: push
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
      {
        run: 'go test ./...',
        shell: 'sh',
        workingDirectory: 'api',
        env: { A: 'workflow', B: 'job', C: 'step' },
      },
      { step: 'Run go test ./...' },
    ),
    unit(
      'goes by the first line of what it runs',
      '    steps:\n      - run: |\n\n          pytest -q\n          echo done\n',
      { run: '\npytest -q\necho done\n', shell: null, workingDirectory: '.', env: {} },
      { step: 'Run pytest -q' },
    ),
    unit(
      'goes by the first line of a name written as a block',
      '    steps:\n      - name: |\n          Unit tests\n          of the core\n        run: a\n',
      { run: 'a' },
      { step: 'Unit tests' },
    ),
    unit(
      'goes by a name with an expression at its end that is empty, whatever the blanks',
      `    name: "Unit  of @{ matrix.x }@"\n${matrix('{ x: [""] }')}    steps:\n      - { name: "T @{ matrix.x }@ all ", run: a }\n`,
      { run: 'a' },
      { job: 'Unit of', step: 'T all' },
    ),
    unit(
      'goes by a name whose last value is not known and may be empty',
      '    name: "Unit @{ needs.p.outputs.x }@"\n    steps:\n      - { name: "T @{ needs.p.outputs.x }@", run: a }\n',
      { run: 'a' },
      { job: 'Unit', step: 'T' },
    ),
    unit(
      'goes by a name folded over lines, expressions in it',
      `${matrix('{ py: [3.9, "3.10"] }')}    steps:\n      - name: >-\n          Tests on\n          @{ matrix.py }@\n        run: a\n`,
      { run: 'a' },
      { job: 'unit (3.10)', step: 'Tests on 3.10' },
    ),
    unit(
      'keeps the lines of a script with expressions as YAML has them',
      `${matrix('{ p: [x] }')}    steps:\n      - name: T\n        run: |\n          if true; then\n            go test @{ matrix.p }@\n          fi\n`,
      { run: 'if true; then\n  go test x\nfi\n' },
      { job: 'unit (x)' },
    ),
    unit(
      'is told from another of that name by its condition',
      `${matrix('{ os: [a, b] }')}    steps:
      - { name: Test, if: matrix.os == 'a', run: one }
      - { name: Test, if: "@{ matrix.os != 'a' }@", run: two }
`,
      { run: 'two' },
      { job: 'unit (b)', step: 'Test' },
    ),
    unit(
      'is told from another of that name by its place among the steps',
      steps('{ name: Test, run: one }', '{ name: Test, run: two }'),
      { run: 'two' },
      {
        step: 'Test',
        failing: {
          steps: {
            all: ['Set up job', 'Test', 'Test', 'Complete job'].map((name) => ({ name })),
            position: 2,
          },
        },
      },
    ),
    unit(
      'is refused when nothing tells which of two it was',
      steps('{ name: Test, run: one }', '{ name: Test, run: two }'),
      'several steps of that job go by that name',
      { step: 'Test' },
    ),
    unit(
      'may be either of two that do the same',
      steps('{ name: Test, run: one }', '{ name: Test, run: one }'),
      { run: 'one' },
      { step: 'Test' },
    ),
    unit(
      'can run beside others',
      '    steps:\n      - parallel:\n          - { name: A, run: one }\n          - run: two\n',
      { run: 'two' },
      { step: 'Run two' },
    ),
    unit(
      'runs in a folder that checkout and step name by the same variable',
      `    env: { GOPATH: "@{ github.workspace }@/go" }\n${steps(
        '{ uses: actions/checkout@v4, with: { path: "@{ env.GOPATH }@/src/x" } }',
        '{ name: T, run: make, working-directory: "@{ env.GOPATH }@/src/x/api" }',
      )}`,
      { run: 'make', workingDirectory: 'api', env: { GOPATH: '/w/go' } },
      { here: { workspace: '/w' } },
    ),
    unit(
      'names the folder of the workspace by its variable',
      '    steps:\n      - name: T\n        run: "cd @{ github.workspace }@/x && echo \'@{ github.workspace }@\'"\n        working-directory: @{ github.workspace }@/y\n',
      { run: `cd $GITHUB_WORKSPACE/x && echo ''"$GITHUB_WORKSPACE"''`, workingDirectory: 'y' },
    ),
  ]);
});

describe('the folder of a step', () => {
  // What it tries, checkouts and the step, and where that runs in the repository, or words of the refusal.
  const ROWS = `
    is one of the folder that the repository is checked out to | path: src | src/api | in api
    is refused above that folder | path: src | . | above the folder
    is refused where only another repository is checked out | repository: octo/site | . | it runs in a checkout of octo/site
    is refused in the folder of another repository | ; repository: octo/spec, path: spec | spec/tests | it runs in a checkout of octo/spec
    is ours beside the folder of another repository, and where ours is named | repository: "@{ github.event.pull_request.head.repo.full_name || github.repository }@", path: . ; repository: octo/spec, path: spec | api | in api
    can be a variable whose value is not known | path: "@{ env.GOPATH }@/src/x" | "@{ env.GOPATH }@/src/x" | in .
    is named from the folder above the workspace | path: . | "@{ runner.workspace }@/mine/build" | in build
    is refused beside the checkout | path: . | "@{ runner.workspace }@/build" | it runs in ../build, which is no folder of the repository
    is refused outside of the repository |  | ../up | it runs in ../up`;
  checks(
    rowsOf(ROWS).map(([what = '', checkouts = '', folder = '', result = '']) =>
      unit(
        what,
        steps(
          ...checkouts.split(';').map((inputs) => `{ uses: actions/checkout@v4, with: { ${inputs} } }`),
          `{ name: T, run: make, working-directory: ${folder} }`,
        ),
        result.startsWith('in ') ? { run: 'make', workingDirectory: result.slice(3) } : result,
        { github: { event_name: 'push', repository: 'me/mine' } },
      ),
    ),
  );
});

describe('the folder of the workspace in a script', () => {
  const MARK = '@{ github.workspace }@';
  const step = (script: string, more = '') =>
    linux(
      'unit',
      `    steps:\n      - name: T\n${more}        run: |\n${script.replace(/^/gm, '          ')}\n`,
    );
  checks(
    [
      [`a '${MARK}'`, `a ''"$GITHUB_WORKSPACE"''`],
      [`a "${MARK}"x ${MARK}y`, `a "$GITHUB_WORKSPACE"x \${GITHUB_WORKSPACE}y`],
      [`a 'x\ny ${MARK}/z'`, `a 'x\ny '"$GITHUB_WORKSPACE"'/z'`],
      [`echo it\\'s; cat ${MARK}/a 'b'`, "echo it\\'s; cat $GITHUB_WORKSPACE/a 'b'"],
      [`a $'x\\t${MARK}'`, `a $'x\\t'"$GITHUB_WORKSPACE"$''`],
      [`# it's\na ${MARK}`, "# it's\na $GITHUB_WORKSPACE"],
      [`cat <<X\nit's ${MARK}\nX`, "cat <<X\nit's $GITHUB_WORKSPACE\nX"],
      [
        `cat <<'X' > f\n$a \\ \`b\` ${MARK}/c\n${MARK}d\nX\ne "$f"`,
        `cat <<X > f\n\\$a \\\\ \\\`b\\\` $GITHUB_WORKSPACE/c\n\${GITHUB_WORKSPACE}d\nX\ne "$f"`,
      ],
    ].map(([script = '', run = '']) => workflow(`in ${script}`, step(script), { run: `${run}\n` })),
  );
  checks([
    workflow(
      'is written out where no variable can stand',
      step(`a \\${MARK}`),
      { run: 'a \\/w\n' },
      { here: { workspace: '/w' } },
    ),
    workflow('is refused there where it is not known', step(`cat <<'X Y'\n${MARK}\nX Y`), 'github.workspace'),
    workflow('is refused where the script cannot be read', step(`a "${MARK}`), 'github.workspace'),
    workflow(
      'is refused between apostrophes of PowerShell',
      step(`a '${MARK}'`, '        shell: pwsh\n'),
      'github.workspace',
    ),
    workflow('is a variable in PowerShell', step(`a ${MARK}`, '        shell: pwsh\n'), {
      run: `a \${env:GITHUB_WORKSPACE}\n`,
    }),
  ]);
});

describe('a matrix entry', () => {
  const named = (name: string) => `    name: ${name}\n`;
  // What it tries, its job, its matrix, the script of its step, and what that is in this job.
  const ENTRIES = `
    goes by its id and its values | unit (3.12, ubuntu-latest) | { py: [3.11, 3.12], os: [ubuntu-latest] } | tox -e py@{ matrix.py }@ | tox -e py3.12
    goes by the values of an entry with objects in it | unit (a, 1, 2) | { os: [{ name: a, v: [1, 2] }, { name: b, v: [] }] } | t @{ matrix.os.name }@ | t a
    does not show what include adds to it | unit (b) | { py: [a, b], include: [{ py: b, flag: --slow }] } | t @{ matrix.flag }@. | t --slow.
    leaves out a member that no include gave it | unit (a) | { py: [a, b], include: [{ py: b, flag: --slow }] } | t @{ matrix.flag }@. | t .
    can be one that include alone makes | unit (c, z) | { py: [a], include: [{ py: c, os: z }] } | t @{ matrix.py }@ @{ matrix.os }@ | t c z
    takes what an include without a known key gives to all | unit (b) | { py: [a, b], include: [{ extra: e }] } | t @{ matrix.extra }@ | t e
    of include alone shows all its values | unit (y, make y) | { include: [{ name: x, cmd: make x }, { name: y, cmd: make y }] } | @{ matrix.cmd }@ | make y
    shows truth values and numbers as expressions do | unit (1.5) | { a: [true, 1.50, 0x10] } | t @{ matrix.a }@ | t 1.5
    with another job's output for its values is told by its name | unit (8, y) | { v: "@{ fromJSON(needs.plan.outputs.v) }@", os: [x, y] } | t @{ matrix.v }@ @{ matrix.os }@ | t 8 y`;
  const entryCases = ENTRIES.trim()
    .split('\n')
    .map((line) => line.trim().split(' | '))
    .map(([what = '', job = '', values = '', script = '', ran = '']) =>
      unit(what, matrix(values) + run(script), { run: ran }, { job, step: `Run ${ran}` }),
    );
  checks([
    ...entryCases,
    unit(
      'goes by its name and its values',
      named('Unit tests') + matrix('{ py: [3.11, "3.10"] }') + run('tox -e @{ matrix.py }@'),
      { run: 'tox -e 3.10' },
      { job: 'Unit tests (3.10)', step: 'Run tox -e 3.10' },
    ),
    unit(
      'goes by its evaluated name alone',
      named('Python @{ matrix.py }@!') + matrix('{ py: [3.11, 3.12] }') + run('t @{ matrix.py }@'),
      { run: 't 3.11' },
      { job: 'Python 3.11!', step: 'Run t 3.11' },
    ),
    unit(
      'that is excluded is not there',
      matrix('{ a: [1, 2], b: [x, y], exclude: [{ a: 1, b: X }] }') + run('t'),
      'has no job "unit (1, x)"',
      { job: 'unit (1, x)', step: 'Run t' },
    ),
    unit(
      'is not cut when its name has 100 characters',
      named('x'.repeat(96)) + matrix('{ a: [1, 2] }') + run('t @{ matrix.a }@'),
      { run: 't 1' },
      { job: `${'x'.repeat(96)} (1)`, step: 'Run t 1' },
    ),
    unit(
      'is known by a name that is cut though nothing tells its values',
      named('x'.repeat(94)) + matrix('"@{ fromJSON(needs.p.outputs.m) }@"') + run('make'),
      { run: 'make' },
      { job: `${'x'.repeat(94)} (s...`, step: 'Run make' },
    ),
    unit(
      'is cut at 97 characters and dots when it has more',
      named('x'.repeat(94)) + matrix('{ a: [first, second] }') + run('t @{ matrix.a }@'),
      { run: 't second' },
      { job: `${'x'.repeat(94)} (s...`, step: 'Run t second' },
    ),
    unit(
      'comes from JSON in an expression',
      matrix(`"@{ fromJSON('{\\"v\\":[7,8]}') }@"`) + run('t @{ matrix.v }@'),
      { run: 't 8' },
      { job: 'unit (8)', step: 'Run t 8' },
    ),
    unit(
      'with nothing known but its name is refused',
      matrix('"@{ fromJSON(needs.plan.outputs.all) }@"') +
        '    steps:\n      - { name: T, run: "t @{ matrix.v }@" }\n',
      'the value of @{ matrix.v }@ in its script is not known here',
      { job: 'unit (8, y)' },
    ),
    unit(
      'with nothing known but a name made of its values takes them from there',
      named('on @{ matrix.os }@ with @{ matrix.v }@') +
        matrix('"@{ fromJSON(needs.plan.outputs.all) }@"') +
        run('t @{ matrix.v }@'),
      { run: 't 8' },
      { job: 'on x with 8', step: 'Run t 8' },
    ),
    workflow(
      'is preferred by its exact name to a job that a pattern fits',
      `${linux('a', `${named('test @{ matrix.v }@') + matrix('"@{ fromJSON(needs.p.outputs.v) }@"')}    steps: [{ run: npm test, name: T }]\n`)}${linux('b', `${named('"test 1"')}    steps: [{ run: make test, name: T }]\n`)}`,
      { run: 'make test' },
      { job: 'test 1' },
    ),
    workflow(
      'whose name fits two jobs is refused',
      `${linux('a', `${named('@{ matrix.v }@ tests') + matrix('"@{ fromJSON(needs.p.outputs.v) }@"')}    steps: [{ run: npm test, name: T }]\n`)}${linux('b', `${named('@{ matrix.w }@ tests') + matrix('"@{ fromJSON(needs.p.outputs.w) }@"')}    steps: [{ run: make test, name: T }]\n`)}`,
      'several jobs of .github/workflows/ci.yml go by that name',
      { job: 'unit tests' },
    ),
    workflow(
      'of two jobs of one name is told by its step',
      `${linux('a', `${named('test')}    steps: [{ run: npm test, name: A }]\n`)}${linux('b', `${named('test')}    steps: [{ run: make test, name: B }]\n`)}`,
      { run: 'make test' },
      { job: 'test', step: 'B' },
    ),
  ]);
});

describe('values', () => {
  const step = (text: string, body = '') =>
    linux('unit', `${body}    steps:\n      - name: T\n        run: ${text}\n`);
  checks([
    workflow(
      'of env: come from workflow, job and step, one out of another',
      `on: push\nenv: { A: "1" }\njobs:\n${linux('unit', '    env: { B: "@{ github.ref_name }@-2" }\n    steps:\n      - name: T\n        env: { C: "@{ env.A }@@{ env.B }@" }\n        run: t @{ env.C }@\n')}`,
      { run: 't 1main-2', env: { A: '1', B: 'main-2', C: '1main-2' } },
      { github: { event_name: 'push', ref_name: 'main' } },
    ),
    workflow(
      'of one expression give a whole env:',
      step('t @{ env.X }@', '    env: @{ matrix.env }@\n    strategy: { matrix: { env: [{ X: 1 }] } }\n'),
      { run: 't 1', env: { X: '1' } },
      { job: 'unit (1)' },
    ),
    workflow(
      'that nothing tells are refused',
      step('t @{ steps.a.outputs.b }@'),
      'the value of @{ steps.a.outputs.b }@ in its script is not known here',
    ),
    workflow(
      'that do not matter are not needed',
      step("t @{ github.event_name == 'push' && 'a' || vars.B }@"),
      { run: 't a' },
    ),
    workflow(
      'of functions',
      step("t @{ join(fromJSON('[1,2]'), '+') }@ @{ format('{0}!', runner.os) }@ @{ contains('abc', 'B') }@"),
      { run: 't 1+2 Linux! true' },
    ),
    workflow(
      'of inputs are empty in a run that a push started',
      `on:\n  push:\n  workflow_dispatch: { inputs: { flag: { default: x } } }\njobs:\n${step('t [@{ inputs.flag }@]')}`,
      { run: 't []' },
    ),
    workflow(
      'of inputs come from the event of our own run',
      `on:\n  workflow_dispatch: { inputs: { flag: { default: x } } }\njobs:\n${step('t [@{ inputs.flag }@]')}`,
      { run: 't [y]' },
      { github: { event_name: 'workflow_dispatch' }, event: { inputs: { flag: 'y' } } },
    ),
    workflow(
      'of a matrix entry: its place in the matrix',
      step(
        't @{ strategy.job-index }@/@{ strategy.job-total }@',
        '    strategy: { matrix: { a: [x, y, z] } }\n',
      ),
      { run: 't 1/3' },
      { job: 'unit (y)' },
    ),
    unit(
      'that an earlier step wrote over are not known without the log',
      '    env: { V: "1" }\n    steps:\n      - run: echo V=2 >> $GITHUB_ENV\n      - { name: T, run: "t @{ env.V }@" }\n',
      '@{ env.V }@ in its script is not known here',
    ),
    unit(
      'of shell and folder',
      '    strategy: { matrix: { d: [a, b], s: [sh] } }\n    steps:\n      - { name: T, run: t, shell: "@{ matrix.s }@", working-directory: "pkg/@{ matrix.d }@" }\n',
      { run: 't', shell: 'sh', workingDirectory: 'pkg/b' },
      { job: 'unit (b, sh)' },
    ),
    unit(
      'of a folder that nothing tells are refused',
      steps('{ name: T, run: t, working-directory: "@{ needs.a.outputs.d }@" }'),
      '@{ needs.a.outputs.d }@ in its working-directory is not known here',
    ),
    unit(
      'that only the step could use and nobody knows are refused',
      steps('{ name: T, run: t, env: { X: "@{ steps.a.outputs.b }@" } }'),
      'the value of X in its environment is not known here',
    ),
    unit(
      'of the job that nobody knows are left out, and said so, where the script does not name them',
      '    env: { X: "@{ needs.a.outputs.b }@", Y: 1 }\n    steps:\n      - { name: T, run: t }\n',
      {
        run: 't',
        env: { Y: '1' },
        notes: ['left out of the environment, because their values are not known here: X'],
      },
    ),
  ]);
});

describe('a called workflow', () => {
  const called = (body: string, inputs = '') =>
    `on:\n  workflow_call:${inputs}\njobs:\n${linux('unit', body)}`;
  const files = (text: string) => ({ '.github/workflows/test.yml': text });
  const INPUTS =
    '\n    inputs:\n      flags: { type: string, default: "-d" }\n      slow: { type: boolean }\n';
  checks([
    workflow(
      'is shown behind its caller',
      '  call: { uses: ./.github/workflows/test.yml }\n',
      { run: 'make test' },
      { files: files(called(run('make test'))), job: 'call / unit', step: 'Run make test' },
    ),
    workflow(
      'gets its inputs, and the defaults of others',
      '  call:\n    strategy: { matrix: { f: [a, b] } }\n    uses: ./.github/workflows/test.yml\n    with: { slow: "@{ matrix.f == \'b\' }@" }\n',
      { run: 't -d slow' },
      {
        files: files(called(run("t @{ inputs.flags }@ @{ inputs.slow && 'slow' || 'fast' }@"), INPUTS)),
        job: 'call (b) / unit',
        step: 'Run t -d slow',
      },
    ),
    workflow(
      'does not see the env of its caller',
      `on: push\nenv: { A: 1 }\njobs:\n  call: { uses: ./.github/workflows/test.yml }\n`,
      { run: 't', env: {} },
      { files: files(called(run('t'))), job: 'call / unit', step: 'Run t' },
    ),
    workflow(
      'calls another, each with a matrix and a name',
      '  call:\n    name: CI of @{ matrix.a }@\n    strategy: { matrix: { a: [x / y, z] } }\n    uses: ./.github/workflows/test.yml\n    with: { flags: "@{ matrix.a }@" }\n',
      { run: 't <x / y> 2' },
      {
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
      },
    ),
    workflow(
      'lies in another repository',
      '  call: { uses: octo/ci/.github/workflows/t.yml@v1, with: { flags: -x } }\n',
      { run: 't -x' },
      {
        referenced: { 'octo/ci/.github/workflows/t.yml@v1': called(run('t @{ inputs.flags }@'), INPUTS) },
        job: 'call / unit',
        step: 'Run t -x',
      },
    ),
    workflow(
      'is looked for in its own repository when one of another repository calls it',
      '  call: { uses: octo/ci/.github/workflows/t.yml@v1 }\n',
      { run: 'make' },
      {
        referenced: {
          'octo/ci/.github/workflows/t.yml@v1':
            'on: workflow_call\njobs:\n  in: { uses: ./.github/workflows/u.yml }\n',
          'octo/ci/.github/workflows/u.yml@v1': called(run('make')),
        },
        job: 'call / in / unit',
        step: 'Run make',
      },
    ),
    workflow(
      'that cannot be read is refused',
      '  call: { uses: octo/private/.github/workflows/t.yml@v1 }\n',
      'job "call" of .github/workflows/ci.yml calls octo/private/.github/workflows/t.yml@v1, which cannot be read here',
      { job: 'call / unit', step: 'Run make' },
    ),
    workflow(
      'gets no secret',
      '  call: { uses: ./.github/workflows/test.yml, with: { flags: "@{ secrets.KEY }@" } }\n',
      'its script needs a secret (@{ inputs.flags }@)',
      {
        files: files(called('    steps: [{ name: T, run: "t @{ inputs.flags }@" }]\n', INPUTS)),
        job: 'call / unit',
      },
    ),
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
  checks([
    workflow(
      'of one step is that step, with its inputs and every env',
      uses('with: { flags: -x }, env: { S: step }'),
      {
        run: 't -x $GITHUB_ACTION_PATH',
        shell: 'bash',
        workingDirectory: 'w',
        env: { J: 'job', S: 'step', A: 'step!', GITHUB_ACTION_PATH: '/w/.github/actions/t' },
      },
      {
        files: files(
          action(
            '    - run: t @{ inputs.flags }@ $GITHUB_ACTION_PATH\n      shell: bash\n      working-directory: w\n      env: { A: "@{ env.S }@!" }\n',
          ),
        ),
        here: { workspace: '/w' },
      },
    ),
    workflow(
      'takes its defaults, and its own folder',
      uses(),
      { run: '$GITHUB_WORKSPACE/.github/actions/t/t.sh -d' },
      {
        files: files(
          action('    - run: @{ github.action_path }@/t.sh @{ inputs.flags }@\n      shell: bash\n'),
        ),
      },
    ),
    workflow(
      'can use another',
      uses('with: { flags: -x }'),
      { run: 'u -xy', shell: 'sh' },
      {
        files: {
          ...files(action('    - uses: ./.github/actions/u\n      with: { flags: "@{ inputs.flags }@y" }\n')),
          '.github/actions/u/action.yaml': action('    - run: u @{ inputs.flags }@\n      shell: sh\n'),
        },
      },
    ),
    workflow(
      'of several steps is refused without the log',
      uses(),
      'without the log nothing tells which of them failed',
      { files: files(action('    - { run: a, shell: bash }\n    - { run: b, shell: bash }\n')) },
    ),
    workflow(
      'does not take the folder and the shell of its job',
      `on: push\ndefaults: { run: { shell: sh, working-directory: web } }\njobs:\n${linux('unit', '    steps: [{ name: T, uses: ./.github/actions/t }]\n')}`,
      { run: 'a', shell: 'bash', workingDirectory: '.' },
      { files: files(action('    - { run: a, shell: bash }\n')) },
    ),
    workflow('that is none is refused', uses(), 'it is the action ./.github/actions/t', {
      files: files('name: t\ndescription: t\nruns: { using: node24, main: x.js }\n'),
    }),
  ]);
});

/** The step `T` with these members, in a job with these lines besides. */
const stepT = (body: string, job = '') =>
  linux('unit', `${job === '' ? '' : `    ${job}\n`}    steps:\n      - { name: T, ${body} }\n`);
describe('what cannot judge', () => {
  // The members of a step, a line of its job, and words of the refusal.
  const ROWS = `
    uses: docker/build-push-action@v6 |  | it is the action docker/build-push-action@v6
    run: npm publish |  | it publishes (\`npm publish\`)
    run: git push origin HEAD |  | it pushes (\`git push\`)
    run: ./scripts/deploy.sh |  | it deploys
    run: "bash <(curl -s https://codecov.io/bash)" |  | it uploads
    run: ssh me@there ls |  | it changes another machine (\`ssh
    run: exit 1, if: "contains(needs.*.result, 'failure')" |  | it only sums up
    run: "[ '@{ needs.a.result }@' = success ]" |  | it only sums up
    run: "echo no; exit 1" |  | it does nothing but fail
    run: "t @{ secrets.KEY }@" |  | its script needs a secret (@{ secrets.KEY }@)
    run: "t @{ github.token }@" |  | its script needs a secret
    run: t, env: { KEY: "@{ secrets.KEY }@" } |  | it needs the secret behind KEY
    run: "t $KEY" | env: { KEY: "@{ secrets.KEY }@" } | it needs the secret behind KEY
    run: "curl $ACTIONS_ID_TOKEN_REQUEST_URL" |  | id-token
    run: t | environment: "@{ vars.PLACE }@" | "@{ vars.PLACE }@" (\`environment:\`)
    run: npm test | services: { db: { image: postgres } } | it needs the service db of its job
    run: npm test | container: node:24 | it ran in the container of its job`;
  const windows = stepT('run: t').replace('ubuntu', 'windows');
  checks([
    ...rowsOf(ROWS).map(([body = '', job = '', problem = '']) =>
      workflow(`${body} ${job}`, stepT(body, job), problem),
    ),
    workflow(
      'a name that says so',
      stepT('run: ./ci/go.sh').replace('T,', 'Deploy docs,'),
      'it is there to deploy',
      {
        step: 'Deploy docs',
      },
    ),
    workflow(
      'a deployment environment',
      stepT('run: t', 'environment: { name: "@{ github.ref_name }@" }'),
      'its job is bound to the deployment environment "prod" (`environment:`): `agent-fix init --in-job`',
      { github: { event_name: 'push', ref_name: 'prod' } },
    ),
    workflow(
      'a service, in a job of another repository',
      '  call: { uses: octo/ci/.github/workflows/t.yml@v1 }\n',
      'it needs the service db of its job, which is not here. Set the input',
      {
        referenced: {
          'octo/ci/.github/workflows/t.yml@v1': `on: workflow_call\njobs:\n${stepT('run: npm test', 'services: { db: { image: postgres } }')}`,
        },
        job: 'call / unit',
      },
    ),
    workflow('Windows', windows, 'it ran on Windows, and this runner is Linux'),
    workflow(
      'macOS by a matrix',
      stepT('run: t', 'strategy: { matrix: { os: [macos-15] } }').replace('ubuntu-latest', '@{ matrix.os }@'),
      'it ran on macOS',
      { job: 'unit (macos-15)' },
    ),
    workflow(
      'the labels that GitHub names',
      stepT('run: t').replace('ubuntu-latest', '@{ vars.RUNNER }@'),
      'it ran on Windows',
      { failing: { labels: ['windows-2025'] } },
    ),
    ...[
      ['Set up job', 'it is a step that the runner adds'],
      ['Post Run actions/cache@v4', 'it is a step that the runner adds'],
      ['Other', `no step of job "unit" in ${PATH} is named "Other"`],
    ].map(([step = '', problem = '']) => workflow(`the step ${step}`, stepT('run: t'), problem, { step })),
    workflow(
      'a job that is not there',
      stepT('run: t').replace('unit:', 'unit:\n    name: Unit tests'),
      `${PATH} has no job "Unit test"; the nearest is "Unit tests"`,
      { job: 'Unit test' },
    ),
    workflow(
      'no YAML',
      'on: [',
      'cannot be read as a workflow, though GitHub takes it (its YAML: Flow sequence',
    ),
  ]);
});

describe('what judges all the same', () => {
  // A command, and a line of its job.
  const COMMANDS = `
    npx eslint .
    cargo clippy --release
    npm run build
    dotnet publish -c Release
    cargo publish --dry-run
    npm run release:check
    helm lint charts/a
    ./gradlew publishToMavenLocal
    git diff --exit-code
    npx eslint . | services: { db: { image: postgres } }
    npm ci && npm run build | services: { db: { image: postgres } }
    pip install -r requirements/test.txt | services: { db: { image: postgres } }
    cargo build --tests | services: { db: { image: postgres } }
    npx tsc --noEmit | services: { db: { image: postgres } }
    ./gradlew assemble | services: { db: { image: postgres } }`;
  const secrets = (name: string) => [`left out of the environment, because they are secrets: ${name}`];
  checks([
    ...rowsOf(COMMANDS).map(([run = '', job = '']) =>
      workflow(`${run} ${job}`, stepT(`run: "${run}"`, job), { run }),
    ),
    workflow(
      'a token for reports, which is left out',
      stepT('run: npm test, env: { CODECOV_TOKEN: "@{ secrets.CODECOV_TOKEN }@" }'),
      { run: 'npm test', env: {}, notes: secrets('CODECOV_TOKEN') },
    ),
    workflow(
      'a secret of the job that the step does not name, which is left out',
      stepT('run: npm test', 'env: { KEY: "@{ secrets.KEY }@", A: b }'),
      { run: 'npm test', env: { A: 'b' }, notes: secrets('KEY') },
    ),
    workflow(
      'a service that is here as well',
      stepT('run: npm test', 'services: { db: { image: postgres } }'),
      { run: 'npm test' },
      { here: { services: ['db'] } },
    ),
    workflow(
      'a job whose environment is none',
      stepT('run: npm test', "environment: \"@{ github.ref_name == 'release' && 'prod' || '' }@\""),
      { run: 'npm test' },
      { github: { event_name: 'push', ref_name: 'main' } },
    ),
    workflow(
      'Windows on Windows',
      stepT('run: t').replace('ubuntu', 'windows'),
      { run: 't', shell: 'pwsh' },
      { here: { os: 'Windows' } },
    ),
  ]);
});

describe('in the job that failed', () => {
  const jobWith = (matrixText: string | null = null) => ({ id: 'unit', matrix: matrixText });
  checks([
    unit(
      'the matrix entry is known without names',
      `    name: whatever\n${matrix('"@{ fromJSON(needs.p.outputs.m) }@"')}    steps: [{ name: T, run: "t @{ matrix.v }@" }]\n`,
      { run: 't 1.20' },
      { job: 'whatever else it is called', here: { currentJob: jobWith('{"v":"1.20","deep":{"a":[1]}}') } },
    ),
    unit(
      'services and containers are there, and a container has no bash to look for',
      '    container: node:24\n    services: { db: { image: postgres } }\n    steps: [{ name: T, run: npm test }]\n',
      { run: 'npm test', shell: 'sh' },
      { here: { currentJob: jobWith(), isInContainer: true } },
    ),
    unit(
      'what earlier steps set is taken from the environment, and no secret is',
      '    env: { URL: "@{ needs.a.outputs.url }@", KEY: "@{ secrets.KEY }@" }\n    steps:\n      - run: |\n          echo "MODE=$(pick)" >> "$GITHUB_ENV"\n          echo "API_TOKEN=x" >> "$GITHUB_ENV"\n      - { name: T, run: "t @{ env.MODE }@" }\n',
      {
        run: 't fast',
        env: { MODE: 'fast', URL: 'http://x' },
        notes: ['left out of the environment, because they are secrets: KEY'],
      },
      {
        here: {
          currentJob: jobWith(),
          env: { MODE: 'fast', URL: 'http://x', KEY: 'secret', API_TOKEN: 'secret', OTHER: 'o' },
        },
      },
    ),
    unit(
      'a publish is refused there as well',
      '    steps: [{ name: T, run: npm publish }]\n',
      'it publishes',
      { here: { currentJob: jobWith() } },
    ),
  ]);
});
