import { describe, expect, it } from 'vitest';
import { expectLinear } from '../linear.ts';
import { ask, type Case, linux, withExpressions } from './failed-step-cases.ts';

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
    failing: { ...TIMES, sharesSecond: false, log: log.join('\n'), ...more },
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
      headerLine: 0,
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

  it('is read at once where a line of it is a megabyte of blanks', async () => {
    await expectLinear(1_000_000, async (size) => {
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
    expect(found).toMatchObject({ command: { run: 'a real b\nc\n', env: {} }, headerLine: 0 });
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
    const log = [...header(3, { script: ['a evil'], env: ['X: evil'] }), failed(5)].join('\n');
    expect(
      await ask({ ...of, failing: { startedAt: '2024-05-01T10:00:03Z', completedAt: null, log } }),
    ).toMatchObject({
      command: { run: 'a real', env: {} },
      headerLine: null,
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
    const own = '    steps: [{ name: T, run: t, env: { A: 1 } }]\n';
    const found = await stepT(own, log(['A: 2', 'X: evil']));
    expect(found).toMatchObject({ command: { env: { A: '1' } }, headerLine: null });
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
        log: log(['OUT: /home/runner/work/app/app/out', 'JAVA_HOME: /theirs']).join('\n'),
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
      failing: { ...TIMES, log: log.join('\n') },
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
