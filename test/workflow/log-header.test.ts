import { describe, expect, it } from 'vitest';
import { readLog } from '../../src/workflow/step-log.ts';
import { expectLinear } from '../linear.ts';
import { ask, askAll, type Case, linux, withExpressions } from './failed-step-cases.ts';

const at = (second: number, text: string, fraction = '1234567') =>
  `2024-05-01T10:00:${String(second).padStart(2, '0')}.${fraction}Z ${text}`;

interface HeaderText {
  readonly script: readonly string[];
  readonly shell?: string;
  readonly env?: readonly string[];
}

/** What the runner prints before a step. */
const header = (second: number, { script, shell = '/usr/bin/bash -e {0}', env = [] }: HeaderText): string[] =>
  [
    `##[group]Run ${script[0]}`,
    ...script.map((line) => `\u001b[36;1m${line}\u001b[0m`),
    `shell: ${shell}`,
    ...(env.length > 0 ? ['env:', ...env.map((line) => `  ${line}`)] : []),
    '##[endgroup]',
  ].map((line) => at(second, line));

const failed = (second: number) => at(second, '##[error]Process completed with exit code 1.');

const TIMES = { startedAt: '2024-05-01T10:00:03Z', completedAt: '2024-05-01T10:00:08Z' };

/** The step `T` of the job `unit`, which ran from second 3 to second 8. */
const stepT = (body: string, log: readonly string[], more: Partial<Case['failing']> = {}) => {
  const of = withExpressions({
    what: '',
    gives: '',
    yaml: linux('unit', body),
    job: 'unit',
    step: 'T',
    failing: { ...TIMES, sharesSecond: false, log: readLog(log), ...more },
  });
  return ask(of);
};

const refused = (problem: string) => ({ kind: 'refused', problem: expect.stringContaining(problem) });

const HOLE =
  '    steps:\n      - name: T\n        run: |\n          a @{ steps.p.outputs.x }@ b\n          c\n';

describe('the log of a step', () => {
  it('fills what the workflow does not tell', async () => {
    const log = [...header(3, { script: ['a 1 2 b', 'c'] }), at(4, 'boom'), failed(5)];
    expect(await stepT(HOLE, log)).toMatchObject({
      kind: 'found',
      command: { run: 'a 1 2 b\nc\n' },
      part: { from: 0 },
    });
  });

  it('fits a script in which a value at the end of a line is empty, and gives what GITHUB_ENV held', async () => {
    const body =
      '    steps:\n      - run: echo "MODE=x" >> "$GITHUB_ENV"\n      - name: T\n        run: |\n          a @{ env.FLAGS }@\n          b @{ steps.p.outputs.x }@\n';
    const log = [...header(3, { script: ['a', 'b'], env: ['MODE: fast'] }), failed(5)];
    expect(await stepT(body, log)).toMatchObject({
      kind: 'found',
      command: { run: 'a\nb\n', env: { MODE: 'fast' } },
    });
    const other = [...header(3, { script: ['a-x', 'b'] }), failed(5)];
    expect(await stepT(body, other)).toMatchObject({ kind: 'refused' });
  });

  it('is read at once where a line of it is 200 KB of blanks', async () => {
    await expectLinear(200_000, async (size) => {
      const script = ['a 1 2 b', `${' '.repeat(size)}c`, 'c'];
      expect(await stepT(HOLE, [...header(3, { script }), failed(5)])).toMatchObject({ kind: 'refused' });
    });
  });

  it('counts only where it fits the workflow', async () => {
    const log = [...header(3, { script: ['rm -rf 1 b', 'c'] }), failed(5)];
    expect(await stepT(HOLE, log)).toMatchObject(refused('steps.p.outputs.x'));
  });

  it('is believed in its first header: what tests print later is none', async () => {
    const log = [
      ...header(3, { script: ['a real b', 'c'] }),
      ...header(4, { script: ['a evil b', 'c'], env: ['X: evil'] }),
      failed(5),
    ];
    const found = await stepT(HOLE, log);
    expect(found).toMatchObject({ command: { run: 'a real b\nc\n', env: {} }, part: { from: 0 } });
  });

  it('is not believed when the step before could have printed it', async () => {
    const log = [
      ...header(3, { script: ['a evil b', 'c'] }),
      ...header(3, { script: ['a real b', 'c'] }),
      failed(5),
    ];
    expect(await stepT(HOLE, log, { sharesSecond: true })).toMatchObject({ kind: 'refused' });
    expect(await stepT(HOLE, log, { startedAt: null, completedAt: null })).toMatchObject({ kind: 'refused' });
  });

  it('is believed all the same where all that fits says the same', async () => {
    const one = header(3, { script: ['a real b', 'c'] });
    const found = await stepT(HOLE, [...one, ...one, failed(5)], { sharesSecond: true });
    expect(found).toMatchObject({ command: { run: 'a real b\nc\n' } });
  });

  it('of another time is no log of this step', async () => {
    const log = [
      ...header(1, { script: ['a old b', 'c'] }),
      at(3, 'x'),
      ...header(7, { script: ['a late b', 'c'] }),
      failed(8),
    ];
    expect(await stepT(HOLE, log)).toMatchObject({ kind: 'refused' });
  });

  it('does not change a value that the workflow tells', async () => {
    const body =
      '    strategy: { matrix: { v: [real] } }\n    steps: [{ name: T, run: "a @{ matrix.v }@" }]\n';
    const of = withExpressions({
      what: '',
      gives: '',
      yaml: linux('unit', body),
      job: 'unit (real)',
      step: 'T',
    });
    const log = [...header(3, { script: ['a evil'], env: ['X: evil'] }), failed(5)];
    expect(
      await ask({
        ...of,
        failing: { startedAt: '2024-05-01T10:00:03Z', completedAt: null, log: readLog(log) },
      }),
    ).toMatchObject({
      command: { run: 'a real', env: {} },
      part: null,
    });
  });

  it('shows a secret as stars: then there is no command', async () => {
    const log = [...header(3, { script: ['a *** b', 'c'] }), failed(5)];
    expect(await stepT(HOLE, log)).toMatchObject(refused('needs a secret'));
  });
});

describe('the variables of a step', () => {
  const body = (env: string) => `    env: ${env}\n    steps: [{ name: T, run: t }]\n`;
  const log = (env: readonly string[]) => [...header(3, { script: ['t'], env }), failed(5)];

  it('set by earlier steps are in its log', async () => {
    const found = await stepT(body('{ A: 1 }'), log(['A: 1', 'FROM_ENV: set', 'HIDDEN: ***']));
    expect(found).toMatchObject({
      command: { env: { A: '1', FROM_ENV: 'set' } },
      notes: ['left out of the environment, because they are secrets: HIDDEN'],
    });
  });

  it('of the job that an earlier step wrote over have their last value', async () => {
    const earlier = body('{ A: 1 }').replace('[{', '[{ run: "echo A=2 >> $GITHUB_ENV" }, {');
    expect(await stepT(earlier, log(['A: 2']))).toMatchObject({ command: { env: { A: '2' } } });
    expect(await stepT(body('{ A: 1 }'), log(['A: 2']))).toMatchObject({ command: { env: { A: '1' } } });
  });

  it('that are expressions are taken where they fit', async () => {
    const env = '{ URL: "http://@{ needs.a.outputs.host }@/", BAD: "x-@{ vars.B }@" }';
    expect(await stepT(body(env), log(['URL: http://host/', 'BAD: y-1']))).toMatchObject({
      command: { env: { URL: 'http://host/' } },
      notes: ['left out of the environment, because their values are not known here: BAD'],
    });
  });

  it('that the step sets itself cannot be otherwise in its header', async () => {
    const job = '    steps: [{ name: T, run: t, env: { A: 1 } }]\n';
    const found = await stepT(job, log(['A: 2', 'X: evil']));
    expect(found).toMatchObject({ command: { env: { A: '1' } }, part: null });
  });

  it('reach its expressions', async () => {
    const uses =
      '    steps: [{ name: T, run: "t @{ env.FROM_ENV }@", working-directory: "pkg/@{ env.FROM_ENV }@" }]\n';
    const lines = [...header(3, { script: ['t set'], env: ['FROM_ENV: set'] }), failed(5)];
    expect(await stepT(uses, lines)).toMatchObject({
      command: { run: 't set', workingDirectory: 'pkg/set' },
    });
  });

  it('that name the checkout of the other runner name that of this one', async () => {
    const found = await ask({
      yaml: linux('unit', '    steps: [{ name: T, run: t }]\n'),
      job: 'unit',
      step: 'T',
      here: { workspace: '/here', env: { JAVA_HOME: '/mine' } },
      failing: {
        startedAt: null,
        log: readLog(log(['OUT: /home/runner/work/app/app/out', 'JAVA_HOME: /theirs'])),
      },
    });
    expect(found).toMatchObject({ command: { env: { OUT: '/here/out' } } });
    expect(found).not.toMatchObject({ command: { env: { JAVA_HOME: expect.anything() } } });
  });
});

describe('the shell of a step', () => {
  it.each([
    ['/usr/bin/bash -e {0}', null],
    ['/usr/bin/bash --noprofile --norc -e -o pipefail {0}', 'bash'],
    ['sh -e {0}', 'sh'],
    ['/opt/hostedtoolcache/Python/3.12.1/x64/bin/python {0}', 'python'],
    ['/usr/bin/pwsh -command ". \'{0}\'"', 'pwsh'],
    ['/usr/bin/bash -l {0}', 'bash -l {0}'],
  ])('%s is %s', async (shell, expected) => {
    const log = [...header(3, { script: ['t'], shell }), failed(5)];
    expect(await stepT('    steps: [{ name: T, run: t }]\n', log)).toMatchObject({
      command: { shell: expected },
    });
  });
});

describe('the step of a composite action', () => {
  const files = {
    '.github/actions/t/action.yml':
      'name: t\ndescription: t\nruns:\n  using: composite\n  steps:\n    - { run: a, shell: bash }\n    - { uses: actions/cache@v4 }\n    - { run: b, shell: bash }\n    - { run: c, shell: bash }\n',
  };
  const ask3 = (log: readonly string[]) =>
    ask({
      yaml: linux('unit', '    steps: [{ name: T, uses: ./.github/actions/t }]\n'),
      job: 'unit',
      step: 'T',
      files,
      failing: { ...TIMES, log: readLog(log) },
    });
  const outer = [at(3, '##[group]Run ./.github/actions/t'), at(3, '##[endgroup]')];
  const bash = '/usr/bin/bash --noprofile --norc -e -o pipefail {0}';

  it('that failed is the last that started before the error', async () => {
    const log = [
      ...outer,
      ...header(3, { script: ['a'], shell: bash }),
      ...header(4, { script: ['b'], shell: bash }),
      failed(5),
    ];
    expect(await ask3(log)).toMatchObject({
      command: {
        run: 'b',
        source: 'step "T" of job "unit" in .github/workflows/ci.yml, in the action ./.github/actions/t',
      },
    });
  });

  it('can be an action, which is refused', async () => {
    const log = [
      ...outer,
      ...header(3, { script: ['a'], shell: bash }),
      at(4, '##[group]Run actions/cache@v4'),
      at(4, 'with:'),
      at(4, '##[endgroup]'),
      failed(5),
    ];
    expect(await ask3(log)).toMatchObject(refused('the action actions/cache@v4 failed'));
  });

  it('is refused when what was printed last is none of its steps', async () => {
    const log = [
      ...outer,
      ...header(3, { script: ['a'], shell: bash }),
      ...header(4, { script: ['z'], shell: bash }),
      failed(5),
    ];
    expect(await ask3(log)).toMatchObject(refused('does not tell which'));
  });
});

describe('a value of several lines in a header', () => {
  const body = '    steps:\n      - run: echo "A<<E" >> "$GITHUB_ENV"\n      - { name: T, run: t }\n';
  it('goes on in the lines that have no time, and is no variable of its own', async () => {
    const log = [
      at(3, '##[group]Run t'),
      at(3, '\u001b[36;1mt\u001b[0m'),
      at(3, 'shell: /usr/bin/bash -e {0}'),
      at(3, 'env:'),
      at(3, '  KEYS: first'),
      '  LD_PRELOAD: evil.so',
      '',
      '##[endgroup]',
      at(3, '  NEXT: 1'),
      at(3, '##[endgroup]'),
      failed(5),
    ];
    expect(await stepT(body, log)).toMatchObject({
      command: { env: { KEYS: 'first\n  LD_PRELOAD: evil.so\n\n##[endgroup]', NEXT: '1' } },
    });
  });

  it('of the step itself is compared whole', async () => {
    const job =
      '    steps:\n      - name: T\n        run: t @{ steps.x.outputs.y }@\n        env:\n          A: |\n            one\n            two\n';
    const log = (second: string) => [
      at(3, '##[group]Run t 1'),
      at(3, '\u001b[36;1mt 1\u001b[0m'),
      at(3, 'shell: /usr/bin/bash -e {0}'),
      at(3, 'env:'),
      at(3, '  A: one'),
      second,
      '',
      at(3, '##[endgroup]'),
      failed(5),
    ];
    expect(await stepT(job, log('two'))).toMatchObject({ command: { run: 't 1', env: { A: 'one\ntwo\n' } } });
    expect(await stepT(job, log('three'))).toMatchObject(refused('steps.x.outputs.y'));
  });
});

describe('the steps of a composite action between markers', () => {
  const action = (steps: string) => `name: t\ndescription: t\nruns:\n  using: composite\n  steps:\n${steps}`;
  const bash = '/usr/bin/bash --noprofile --norc -e -o pipefail {0}';
  const T = './.github/actions/t';
  const start = (second: number, display: string, id: string) =>
    at(second, `##[start-action display=${display};id=${id}]`);
  const end = (second: number, id: string, outcome: string, conclusion = outcome) =>
    at(second, `##[end-action id=${id};outcome=${outcome};conclusion=${conclusion};duration_ms=12]`);
  const outer = [at(3, `##[group]Run ${T}`), at(3, '##[endgroup]')];
  const askWith = async (steps: string, log: readonly string[], more: Partial<Case> = {}) => {
    const of = withExpressions({
      what: '',
      gives: '',
      yaml: linux('unit', `    steps: [{ name: T, uses: ${T} }]\n`),
      job: 'unit',
      step: 'T',
      failing: TIMES,
      ...more,
      files: { '.github/actions/t/action.yml': action(steps), ...more.files },
    });
    const failing = { ...of.failing, log: readLog([...outer, ...log]) };
    return (await askAll({ ...of, failing })).map(({ search }) =>
      search.kind === 'found' ? search.command.run : search.kind === 'refused' ? search.why : search.kind,
    );
  };
  const script = (second: number, text: string) => header(second, { script: [text], shell: bash });
  const run = (text: string, more = '') => `    - { run: "${text}", shell: bash${more} }\n`;

  it('that failed are found, each, in their order, though one prints the header or the markers of another', async () => {
    const log = [
      start(3, 'Run a', 'x.a'),
      ...script(3, 'a'),
      at(3, '##[group]Run c'),
      at(3, '\u001b[36;1mc\u001b[0m'),
      at(3, `shell: ${bash}`),
      at(3, '##[endgroup]'),
      at(3, '##[\\start-action display=Run c;id=x.c]'),
      failed(4),
      end(4, 'x.a', 'failure'),
      start(4, 'Run b', 'x.b'),
      end(4, 'x.b', 'skipped'),
      start(4, 'Run c', 'x.c'),
      ...script(5, 'c'),
      failed(5),
      end(5, 'x.c', 'failure'),
    ];
    expect(await askWith(run('a') + run('b') + run('c', ', if: always()'), log)).toEqual(['a', 'c']);
  });

  it('of one script are told apart, and one under continue-on-error does not judge', async () => {
    const log = [
      start(3, 'Run a', 'x.1'),
      ...script(3, 'a'),
      failed(4),
      end(4, 'x.1', 'failure', 'success'),
      start(4, 'Run a', 'x.2'),
      ...script(4, 'a'),
      failed(5),
      end(5, 'x.2', 'failure'),
    ];
    const steps = run('a', ', continue-on-error: true, env: { N: 1 }') + run('a', ', env: { N: 2 }');
    expect(await askWith(steps, log)).toEqual(['a']);
    const [found] = await askAll({
      yaml: linux('unit', `    steps: [{ name: T, uses: ${T} }]\n`),
      job: 'unit',
      step: 'T',
      failing: { ...TIMES, log: readLog([...outer, ...log]) },
      files: { '.github/actions/t/action.yml': action(steps) },
    });
    expect(found?.search).toMatchObject({ command: { env: { N: '2' } } });
  });

  it('without a header: a shell that is missing, a time-out', async () => {
    const log = (error: string) => [
      start(3, 'Run a', 'x.1'),
      ...script(3, 'a'),
      end(4, 'x.1', 'success'),
      start(4, 'B%3B [x%5D 100%25', 'x.2'),
      at(5, error),
      end(5, 'x.2', 'failure'),
    ];
    const steps = `${run('a')}    - { name: "B; [x] 100%", run: b, shell: bash }\n`;
    for (const error of ['##[error]bash: command not found', '##[error]The action has timed out.'])
      expect(await askWith(steps, log(error))).toEqual(['b']);
  });

  it('in an action that a step of it uses, and in one of another repository, which is refused', async () => {
    const log = (inner: string) => [
      start(3, 'Run ./.github/actions/u', 'x.1'),
      start(3, inner, 'x.1.1'),
      ...script(3, 'u'),
      failed(4),
      end(4, 'x.1.1', 'failure'),
      end(4, 'x.1', 'failure'),
    ];
    const files = { '.github/actions/u/action.yml': action(run('u')) };
    expect(await askWith('    - uses: ./.github/actions/u\n', log('Run u'), { files })).toEqual(['u']);
    const [why] = await askWith(
      '    - uses: octo/u@v1\n',
      log('Run u').map((line) => line.replace('./.github/actions/u', 'octo/u@v1')),
    );
    expect(why).toContain('in which the action octo/u@v1 failed');
  });

  it('that a later step sums up', async () => {
    const log = [
      start(3, 'Run a', 'x.a'),
      ...script(3, 'a'),
      failed(4),
      end(4, 'x.a', 'failure', 'success'),
      start(4, 'Run exit 1', 'x.2'),
      ...script(4, 'exit 1'),
      failed(5),
      end(5, 'x.2', 'failure'),
    ];
    const steps =
      run('a', ', id: a, continue-on-error: true') + run('exit 1', `, if: "steps.a.outcome == 'failure'"`);
    expect(await askWith(steps, log)).toEqual(['a']);
  });

  it('are refused where markers contradict one another, or do not fit the action', async () => {
    const forged = [
      start(3, 'Run a', 'x.1'),
      ...script(3, 'a'),
      end(3, 'x.1', 'success'),
      end(4, 'x.1', 'failure'),
    ];
    const other = [start(3, 'Run z', 'x.1'), ...script(3, 'z'), failed(4), end(4, 'x.1', 'failure')];
    for (const log of [forged, other])
      expect(await askWith(run('a') + run('b'), log)).toEqual([
        expect.stringContaining('does not tell which'),
      ]);
  });

  it('do not count where a line without a time holds one: it goes on with a text that a test chose', async () => {
    const log = [
      start(3, 'Run a', 'x.1'),
      ...script(3, 'a'),
      at(3, '##[error]boom'),
      '##[end-action id=x.1;outcome=success;conclusion=success;duration_ms=1]',
      '##[start-action display=Run b;id=x.2]',
      failed(4),
      end(4, 'x.1', 'failure'),
    ];
    expect(await askWith(run('a') + run('b'), log)).toEqual(['a']);
  });

  describe('in a log without markers', () => {
    const steps = run('a') + run('b') + run('c', ', if: always()');
    it('each that failed is found', async () => {
      const log = [...script(3, 'a'), ...script(3, 'b'), failed(4), ...script(4, 'c'), failed(5)];
      expect(await askWith(steps, log)).toEqual(['b', 'c']);
    });

    it('a group that a test prints is no step', async () => {
      const log = [
        ...script(3, 'a'),
        ...script(3, 'b'),
        at(4, '##[group]Run c'),
        at(4, '##[endgroup]'),
        at(4, '##[error]Process completed with exit code 7.'),
        at(4, 'more'),
        failed(5),
      ];
      expect(await askWith(steps, log)).toEqual(['b']);
    });

    it('an error that a step under continue-on-error ends with does not judge', async () => {
      const log = [...script(3, 'a'), failed(4), ...script(4, 'b'), failed(5)];
      expect(await askWith(run('a', ', continue-on-error: true') + run('b'), log)).toEqual(['b']);
    });
  });
});

describe('a step that fails by the outcome of others', () => {
  const job = (condition: string, script = 'exit 1') =>
    linux(
      'unit',
      `    steps:
      - { id: lint, name: Lint, run: lint, continue-on-error: true }
      - { id: test, name: Test, run: test, continue-on-error: true }
      - { name: T, if: "${condition}", run: '${script}' }
`,
    );
  const time = (from: number, to: number) => ({
    startedAt: `2024-05-01T10:00:0${from}Z`,
    completedAt: `2024-05-01T10:00:0${to}Z`,
    sharesSecond: true,
  });
  const listed = [
    { name: 'Lint', conclusion: 'success', ...time(3, 4) },
    { name: 'Test', conclusion: 'success', ...time(4, 5) },
    { name: 'T', conclusion: 'failure', ...time(5, 6) },
  ];
  const log = (lint: readonly string[], tests: readonly string[]) =>
    [
      ...header(3, { script: ['lint'] }),
      ...lint,
      ...header(4, { script: ['test'] }),
      ...tests,
      ...header(5, { script: ['exit 1'] }),
      failed(6),
    ].join('\n');
  const found = async (yaml: string, text: string | null) =>
    (
      await askAll(
        withExpressions({
          what: '',
          gives: '',
          yaml,
          job: 'unit',
          step: 'T',
          failing: {
            ...time(5, 6),
            log: text === null ? null : readLog(text.split('\n')),
            steps: { all: listed, position: 2 },
          },
        }),
      )
    ).map(({ step, search }) => [step.name, search.kind === 'found' ? search.command.run : search.kind]);

  it.each([
    ['both', [failed(4)], [failed(5)], ['Lint', 'Test']],
    ['the first', [failed(4)], [at(5, 'ok')], ['Lint']],
    ['the second', [at(4, 'ok')], [failed(5)], ['Test']],
  ])('is judged by those that failed: %s', async (_, lint, tests, names) => {
    const either = "steps.lint.outcome == 'failure' || steps.test.outcome == 'failure'";
    const expected = names.map((name) => [name, name.toLowerCase()]);
    expect(await found(job(either), log(lint, tests))).toEqual(expected);
    const shell =
      'if [ "@{ steps.lint.outcome }@" != success ] || [ "@{ steps.test.outcome }@" != success ]; then exit 1; fi';
    const text = log(lint, tests).replaceAll(
      'exit 1',
      'if [ "x" != success ] || [ "y" != success ]; then exit 1; fi',
    );
    expect(await found(job('always()', shell), text)).toEqual(expected);
  });

  it('is judged by the one that it names, without a log too', async () => {
    expect(await found(job("steps.test.outcome != 'success'"), null)).toEqual([['Test', 'test']]);
    const either = "steps.lint.outcome == 'failure' || steps.test.outcome == 'failure'";
    expect(await found(job(either), null)).toEqual([['T', 'refused']]);
  });
});

describe('a workflow that GitHub takes and the parser of YAML does not', () => {
  // libyaml takes both, and so does GitHub.
  const MATRIX = '    strategy:\n      matrix: {\n      a: [1]\n    }\n';
  const LATER = '    env:\n      A: "x\n    y"\n';
  const body = (before: string) => `${before}${HOLE}`;
  const log = (script: readonly string[]) => [
    ...header(3, { script, env: ['MODE: fast', 'KEY: ***'] }),
    failed(5),
  ];

  it.each([MATRIX, LATER])('is judged by the header of the log', async (before) => {
    expect(await stepT(body(before), log(['a 1 2 b', 'c']))).toMatchObject({
      kind: 'found',
      command: { run: 'a 1 2 b\nc', shell: null, workingDirectory: '.', env: { MODE: 'fast' } },
      part: { from: 0, to: null },
      notes: [
        expect.stringMatching(
          /^\S+ci\.yml cannot be read as a workflow, though GitHub takes it \(its YAML: .*\): the log tells/,
        ),
        expect.stringContaining('KEY'),
      ],
    });
  });

  it.each(["- run: 'a b'", '- { name: T, run: "a b" }', '- name: T\n        run: a @{ x }@'])(
    'is judged by the header of the log, where the script stands so: %s',
    async (step) => {
      const found = await stepT(`${MATRIX}    steps:\n      ${step}\n`, log(['a b']));
      expect(found).toMatchObject({ kind: 'found', command: { run: 'a b' } });
    },
  );

  it('is refused with the reason where the log shows a script that does not stand in it, or nothing', async () => {
    const yaml = refused('though GitHub takes it (its YAML: Flow map');
    expect(await stepT(body(MATRIX), log(['rm -rf x', 'c']))).toMatchObject(yaml);
    expect(await stepT(body(MATRIX), [at(3, 'x'), failed(5)])).toMatchObject(yaml);
    const two = [
      ...header(3, { script: ['a 1 b', 'c'] }),
      ...header(3, { script: ['a 2 b', 'c'] }),
      failed(5),
    ];
    expect(await stepT(body(MATRIX), two, { sharesSecond: true })).toMatchObject(yaml);
  });

  it('is refused where the script needs a secret', async () => {
    expect(await stepT(body(MATRIX), log(['a *** b', 'c']))).toMatchObject(refused('needs a secret'));
  });
});
