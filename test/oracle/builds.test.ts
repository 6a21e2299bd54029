import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Build } from '../../src/core/task.ts';
import { type OpenedOracle, type OracleSetup, openOracle } from './open-oracle.ts';

const build = (run: string, step = 'Build'): Build => ({
  step,
  run,
  shell: null,
  workingDirectory: '.',
  env: {},
});
const FILES = {
  '.gitignore': 'out/\n',
  'src/sum.js': 'console.log(1 - 2);\n',
  'test.sh': '[ "$(node out/sum.js)" = 3 ] || { echo "FAILED sum: got $(node out/sum.js)"; exit 1; }\n',
};
const COPY = 'mkdir -p out && cp src/sum.js out/sum.js && echo built >> out/log';
const RIGHT = ['1 - 2', '1 + 2'] as const;

const open = (builds: readonly Build[], setup: OracleSetup = {}): Promise<OpenedOracle> =>
  openOracle('sh test.sh', {
    files: FILES,
    settings: { allowPaths: ['src/**'] },
    ...setup,
    command: { builds: [...builds] },
  });
test('what the tests run is built again after a write, in a fresh copy, and without the patch', async () => {
  const opened = await open([build(COPY)]);
  expect(await opened.run('baseline')).toMatchObject({ verdict: 'red' });
  expect(await opened.edit('src/sum.js', RIGHT)).toMatchObject({ ok: true });
  for (const [phase, verdict] of [
    ['write', 'green'],
    ['confirm', 'green'],
    ['counterfactual', 'red'],
  ] as const)
    expect(await opened.run(phase), phase).toMatchObject({ verdict });
});

test('files that were built are not built again', async () => {
  const opened = await open([build(COPY)], {
    files: { ...FILES, 'test.sh': `wc -l < out/log; ${FILES['test.sh']}` },
  });
  await opened.run('baseline');
  expect(await opened.edit('src/sum.js', RIGHT)).toMatchObject({ ok: true });
  expect((await opened.run('write')).output).toMatch(/^2\b/);
  expect((await opened.run('write')).output).toMatch(/^2\b/);
});

test('no build begins in the second in which one before it ended, which tools that compare whole seconds would not see', async () => {
  const opened = await open([build('date +%s >> seconds; mkdir -p out')], {
    files: { ...FILES, 'test.sh': 'cat seconds\n' },
  });
  await opened.run('baseline');
  for (const edit of [RIGHT, ['1 + 2', '2 + 1'], ['2 + 1', '3 + 0']] as const) {
    expect(await opened.edit('src/sum.js', edit)).toMatchObject({ ok: true });
    await opened.run('write');
  }
  const seconds = (await opened.run('write')).output.trim().split('\n');
  expect(seconds).toHaveLength(4);
  expect(new Set(seconds).size).toBe(4);
});

test('commands that share a checkout each build what they run', async () => {
  const other = { run: 'sh test.sh', shell: null, workingDirectory: '.', env: {}, source: 'x', job: 'other' };
  const opened = await open([build(COPY)], { others: [{ ...other, builds: [build(COPY)] }] });
  await opened.run('baseline');
  expect(await opened.edit('src/sum.js', RIGHT)).toMatchObject({ ok: true });
  expect(await opened.run('write')).toMatchObject({ verdict: 'green' });
  const { signal } = new AbortController();
  const base = { phase: 'baseline', without: 'patch', timeoutMs: 30_000, signal } as const;
  expect(await opened.oracle.run({ ...base, job: 'other' })).toMatchObject({ verdict: 'red' });
  expect(await opened.run('write')).toMatchObject({ verdict: 'green' });
});

test('a run that proves something builds again what earlier tests may have changed', async () => {
  const leaves = `${FILES['test.sh'].trimEnd().replace('exit 1', 'echo "console.log(3)" > out/sum.js; exit 1')}\n`;
  const opened = await open([build(COPY)], { files: { ...FILES, 'test.sh': leaves } });
  expect(await opened.run('baseline')).toMatchObject({ verdict: 'red' });
  expect(await opened.run('confirm')).toMatchObject({ verdict: 'red' });
});

test('a build that the change breaks is red, with its own output, and no test runs', async () => {
  const opened = await open([build('node --check src/sum.js', 'Check syntax'), build(COPY)]);
  await opened.run('baseline');
  expect(await opened.edit('src/sum.js', ['console', 'if('])).toMatchObject({ ok: true });
  const result = await opened.run('write');
  expect(result).toMatchObject({ verdict: 'red', build: 'Check syntax' });
  expect(result.output).not.toContain('FAILED sum');
});

test('each build has its own shell, folder and environment', async () => {
  const command = {
    ...build('require("fs").writeFileSync("own", process.env.WORD)'),
    shell: 'node {0}',
    workingDirectory: 'src',
  };
  const opened = await open([{ ...command, env: { WORD: 'hello' } }], {
    files: { ...FILES, 'test.sh': '[ "$(cat src/own)" = hello ]\n' },
  });
  expect(await opened.run('baseline')).toMatchObject({ verdict: 'green' });
});

test('tests that run what was built before are told from tests that run the sources', async () => {
  const opened = await open([]);
  mkdirSync(join(opened.root, 'out'));
  writeFileSync(join(opened.root, 'out/sum.js'), FILES['src/sum.js']);
  await opened.run('baseline');
  expect(await opened.edit('src/sum.js', RIGHT)).toMatchObject({ ok: true });
  expect(await opened.run('write')).toMatchObject({
    verdict: 'red',
    unseen: expect.stringMatching(/^they run what was built before, such as out\/\. Make the build a part/),
  });
});

test('a test that runs no source, where nothing was built, is just red', async () => {
  const opened = await open([], { files: { ...FILES, 'test.sh': 'echo FAILED always; exit 1\n' } });
  await opened.run('baseline');
  expect(await opened.edit('src/sum.js', RIGHT)).toMatchObject({ ok: true });
  expect((await opened.run('write')).unseen).toBeUndefined();
});

test('a wrong change of sources that the tests do run says nothing of that kind', async () => {
  const opened = await open([], {
    files: { ...FILES, 'test.sh': FILES['test.sh'].replaceAll('out/', 'src/') },
  });
  await opened.run('baseline');
  expect(await opened.edit('src/sum.js', ['console', '/* not this */ console'])).toMatchObject({ ok: true });
  const result = await opened.run('write');
  expect(result).toMatchObject({ verdict: 'red' });
  expect(result.unseen).toBeUndefined();
});

test('a build that cannot be repeated here is left out where the tests run the sources without it', async () => {
  const opened = await open([build('echo "no network"; exit 1')], {
    files: { ...FILES, 'test.sh': FILES['test.sh'].replaceAll('out/', 'src/') },
  });
  const base = await opened.run('baseline');
  expect(base).toMatchObject({ verdict: 'red' });
  expect(base.build).toBeUndefined();
  expect(base.unseen).toBeUndefined();
  expect(await opened.edit('src/sum.js', RIGHT)).toMatchObject({ ok: true });
  expect(await opened.run('write')).toMatchObject({ verdict: 'green' });
});

test('the reason that is quoted is what failed, not the last that was printed', async () => {
  const lines = [
    'Processing .',
    'ERROR: the folder is read-only',
    '[notice] To update, run: pip install -U pip',
  ];
  const opened = await open([build(`${lines.map((line) => `echo "${line}"`).join('; ')}; exit 1`)]);
  const message = /^step "Build" cannot be repeated here \(ERROR: the folder is read-only\)\. /;
  expect((await opened.run('baseline')).unseen).toMatch(message);
  expect((await opened.run('baseline')).unseen, 'in the next run at the base, too').toMatch(message);
});

test.each([
  ['red', FILES['test.sh']],
  ['green', 'true\n'],
])(
  'one without which the tests do not run the sources is named, with the cure: %s',
  async (verdict, content) => {
    const opened = await open([build('echo "no network"; exit 1')], {
      files: { ...FILES, 'test.sh': content },
    });
    expect(await opened.run('baseline')).toMatchObject({
      verdict,
      unseen: expect.stringMatching(
        /^step "Build" cannot be repeated here \(no network\)\. .*test-command: make/,
      ),
    });
  },
);

test('tests that print that none were found, after a build that finds nothing configured, are told as none', async () => {
  const opened = await open([build('echo "Error: could not load cache"; exit 1')], {
    files: { ...FILES, 'test.sh': 'echo "No tests were found!!!"\n' },
  });
  expect(await opened.run('baseline')).toMatchObject({
    verdict: 'green',
    report: { passed: 0, failed: 0 },
    unseen: expect.stringMatching(/^step "Build" cannot be repeated here \(Error: could not load cache\)/),
  });
});

test('builds take their time from the limit of the test run, and count to what it took', async () => {
  const opened = await open([build('sleep 0.4', 'First'), build(COPY)]);
  const { durationMs } = await opened.run('baseline');
  expect(durationMs).toBeGreaterThan(400);
  const late = await open([build('sleep 0.4', 'First'), build('sleep 30', 'Second')]);
  const stopped = await late.run('confirm', 1_000);
  expect(stopped).toMatchObject({ verdict: 'timeout', build: 'Second' });
  expect(stopped.durationMs).toBeLessThan(20_000);
});

test('the report that a build writes is not that of the test command', async () => {
  const folder = 'build/test-results/test';
  const report = '<testsuite><testcase name="a" classname="A"/></testsuite>';
  const opened = await open([build(`mkdir -p ${folder}; echo '${report}' > ${folder}/TEST-a.xml`)], {
    files: { ...FILES, 'build.gradle': '', 'test.sh': 'echo fine\n' },
  });
  const result = await opened.run('baseline');
  expect([result.verdict, result.report]).toEqual(['green', undefined]);
});
