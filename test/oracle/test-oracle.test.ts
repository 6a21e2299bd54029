import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { TestResult } from '../../src/core/ports.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { expectGone, openOracle } from './open-oracle.ts';

describe('the test command', () => {
  it.each<readonly [string, string, Partial<TestResult>]>([
    ['is green when it exits with 0', 'echo fine', { verdict: 'green', exitCode: 0, output: 'fine\n' }],
    ['is red when it exits with 3', 'echo bad; exit 3', { verdict: 'red', exitCode: 3, output: 'bad\n' }],
    ['is red when a signal ends it', 'kill -9 $$', { verdict: 'red', exitCode: null }],
    ['stops at its first failing line, as a step does', 'false\necho never', { verdict: 'red', output: '' }],
    [
      'reads an empty stdin and has no terminal (E22)',
      'cat; test ! -t 0; test ! -t 1; ! (exec < /dev/tty) 2> /dev/null',
      { verdict: 'green', output: '' },
    ],
    ['may print a lot', 'head -c 50000000 /dev/zero | tr "\\0" x; exit 3', { verdict: 'red', exitCode: 3 }],
  ])('%s', async (_, script, result) => {
    expect(await (await openOracle(script)).run()).toMatchObject(result);
  });

  it('runs in its working directory, with the files as written so far', async () => {
    const opened = await openOracle('pwd; cat a.txt', { command: { workingDirectory: 'src' } });
    await opened.edit('src/a.txt', ['base', 'changed']);
    expect(await opened.run()).toMatchObject({ output: 'src\nchanged\n' });
  });

  it('prints to one stream in the order it printed', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? `echo ${at}` : `echo ${at} >&2`));
    const { run } = await openOracle(lines.join('\n'));
    expect((await run()).output).toBe(lines.map((_, at) => `${at}\n`).join(''));
  });

  it('has paths in its output shortened to those that the tools name', async () => {
    const script =
      'echo "at $PWD/src/a.txt:1 in $PWD, not $PWD-x, file://$PWD/b.js and http://x$PWD/c; cc -I$PWD/lib"; no-such-program';
    const { run, root } = await openOracle(script);
    const { output } = await run();
    const beside = root.replace(tmpdir(), '/tmp');
    expect(output).toContain(
      `at src/a.txt:1 in ., not ${beside}-x, b.js and http://x${root}/c; cc -Ilib\nscript.sh: `,
    );
    expect(output).toContain('1: no-such-program: ');
  });

  it('names the folders of the machine in all spellings, in output and report', async () => {
    const [home, link] = [join(temporaryFolder(), 'home'), join(temporaryFolder(), 'link')];
    const script = [
      'printf "\\033[36m%s/a.js\\033[m file:%s/b.js %s/c.js\\n" "$PWD" "$PWD" "$LINK"',
      'echo "$HOME/.m2/x.jar ~ is $HOME, not $HOME-x, in $TMPDIR/t1"',
      "mkdir -p out && echo \"<testsuite><testcase name='a' classname='A' file='$PWD/a.test.js'><failure message='no $PWD/x'/></testcase></testsuite>\" > out/a.xml",
      'exit 1',
    ].join('\n');
    const environment = { PATH: process.env['PATH'], HOME: home, GITHUB_WORKSPACE: link };
    const opened = await openOracle(script, {
      environment,
      testReport: 'out/*.xml',
      testEnv: { set: { LINK: link }, pass: [] },
    });
    symlinkSync(opened.root, link);
    const { output, report } = await opened.run('confirm');
    expect(output).toMatch(/^\u001b\[36ma\.js\u001b\[m b\.js c\.js$/m);
    expect(output).toContain(`~/.m2/x.jar ~ is ~, not ${home.replace(tmpdir(), '/tmp')}-x, in /tmp/t1\n`);
    expect(report?.failures[0]).toMatchObject({
      message: 'no x',
      parts: { file: 'a.test.js', suites: ['A'], name: 'a' },
    });
  });

  it('does not take the folder in which the program runs for the checkout', async () => {
    const environment = { PATH: process.env['PATH'], HOME: '/nowhere' };
    const { run } = await openOracle(`echo ${process.cwd()}/a.js`, { environment });
    expect((await run()).output).toBe(`${process.cwd()}/a.js\n`);
  });

  it('can open /dev/stdout and /dev/stderr by name, as scripts do', async () => {
    const { run } = await openOracle('echo a > /dev/stderr; echo b | tee /dev/stderr');
    expect((await run()).output.split('\n').toSorted()).toEqual(['', 'a', 'b', 'b']);
  });

  it('can write to the files of a step, which nobody reads (F01, F02)', async () => {
    const script =
      'echo a=b >> "$GITHUB_OUTPUT"; echo x >> $GITHUB_STEP_SUMMARY; echo y >> $GITHUB_ENV; test -d "$RUNNER_TEMP"; dirname "$GITHUB_ENV"';
    const stepFiles = {
      GITHUB_ENV: '/nowhere/env',
      GITHUB_OUTPUT: '/nowhere/output',
      RUNNER_TEMP: '/nowhere',
    };
    const environment = { PATH: process.env['PATH'], GITHUB_ACTIONS: 'true', ...stepFiles };
    const { run } = await openOracle(script, { environment });
    expect(await run()).toMatchObject({ verdict: 'green', output: '.\n' });
  });

  it('has the checkout in GITHUB_WORKSPACE', async () => {
    const environment = { PATH: process.env['PATH'], GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: '/elsewhere' };
    const { run } = await openOracle('test "$GITHUB_WORKSPACE" = "$PWD"', { environment });
    expect((await run()).verdict).toBe('green');
  });
});

describe('a red command', () => {
  const run = `echo "Error: Cannot find module 'zod'"; exit 1`;
  const files = (manifest: string) => ({ 'app/a.txt': '', 'app/package.json': manifest });

  it('is told of a declared package that is not installed', async () => {
    const command = { workingDirectory: 'app' };
    const manifest = '{ "dependencies": { "zod": "^4" } }';
    const opened = await openOracle(run, { files: files(manifest), command });
    expect((await opened.run()).output).toMatch(
      /module 'zod'\n\[agent-fix: app\/package\.json declares zod, which is not installed\]$/,
    );
  });

  it('is told nothing of a package that no manifest of its folder declares', async () => {
    const opened = await openOracle(run, { files: files('{ "dependencies": { "zod": "^4" } }') });
    expect((await opened.run()).output).not.toContain('agent-fix');
  });
});

describe('a command that cannot start', () => {
  it.each([
    ['a program that is missing', 'no-such-program --version', null],
    ['a shell that is missing', 'true', 'no-such-shell {0}'],
  ])('is not found: %s', async (_, run, shell) => {
    const result = await (await openOracle(run, { command: { shell } })).run();
    expect(result.verdict).toBe('not_found');
    expect(result.output).toMatch(/no-such-/);
  });

  it('is not found when its folder is missing, or leads out of the checkout', async () => {
    const opened = await openOracle('true', { command: { workingDirectory: 'gone' } });
    expect(await opened.run()).toMatchObject({
      verdict: 'not_found',
      output: 'The folder gone is not there.',
    });
    symlinkSync(temporaryFolder(), join(opened.root, 'gone'));
    expect(await opened.run()).toMatchObject({ verdict: 'not_found' });
  });

  it('is not found when its variables cannot be given to a process', async () => {
    const { run } = await openOracle('true', { command: { env: { A: 'a\0b' } } });
    expect(await run()).toMatchObject({ verdict: 'not_found' });
  });

  it('is not found when a test has destroyed the checkout', async () => {
    const opened = await openOracle('rm -rf "$PWD"');
    await opened.edit('src/a.txt', ['base', 'changed']);
    await opened.run();
    expect(await opened.run()).toMatchObject({ verdict: 'not_found' });
  });

  it('is an error of the user when its settings make no sense', async () => {
    await expect(openOracle('true', { command: { shell: 'zsh' } })).rejects.toThrow(/shell "zsh" .*\{0\}/);
    await expect(openOracle('true', { command: { workingDirectory: '../x' } })).rejects.toThrow(
      /working-directory/,
    );
  });
});

describe('a command that goes on', () => {
  it('E18: is timed out, never a pass, even when it ignores SIGTERM', async () => {
    const { run, root } = await openOracle(
      'echo $$ > pid; trap "" TERM; echo started; while true; do sleep 1; done',
    );
    const result = await run('write', 2000);
    expect(result).toMatchObject({
      verdict: 'timeout',
      exitCode: null,
      output: 'started\n[agent-fix: the command still ran at its time limit and was stopped]',
    });
    await expectGone(Number(readFileSync(join(root, 'pid'), 'utf8')));
  });

  it('R15: is timed out when it answers SIGTERM with 0', async () => {
    const { run } = await openOracle('trap "exit 0" TERM; while true; do sleep 0.05; done');
    expect(await run('write', 300)).toMatchObject({ verdict: 'timeout', exitCode: null });
  });

  it('is stopped when the run is cancelled', async () => {
    const { oracle } = await openOracle('sleep 30');
    const controller = new AbortController();
    const running = oracle.run({ phase: 'write', timeoutMs: 30_000, signal: controller.signal });
    setTimeout(() => controller.abort(), 200);
    expect(await running).toMatchObject({ verdict: 'timeout', output: '[agent-fix: the run was cancelled]' });
    expect(await oracle.run({ phase: 'write', timeoutMs: 1000, signal: controller.signal })).toMatchObject({
      verdict: 'timeout',
    });
  });

  it('may have a longer time limit than a timer of Node allows', async () => {
    const { run } = await openOracle('sleep 0.2; echo done');
    expect(await run('write', 2 ** 40)).toMatchObject({ verdict: 'green' });
  });

  it('is ended with its whole process group', async () => {
    const { run, root } = await openOracle('sleep 300 & echo $! > pid; sleep 300');
    await run('write', 2000);
    await expectGone(Number(readFileSync(join(root, 'pid'), 'utf8')));
  });

  it('leaves no process of its group behind when it ends by itself', async () => {
    const { run, root } = await openOracle('sleep 300 & echo $! > pid; echo done');
    expect(await run()).toMatchObject({ verdict: 'green', output: 'done\n' });
    await expectGone(Number(readFileSync(join(root, 'pid'), 'utf8')));
  });

  it('E17: has the beginning and the end of its output kept', async () => {
    const { run } = await openOracle('echo FIRST; seq -f "line %g of a long output" 9999');
    const { output } = await run();
    expect(output).toMatch(/^FIRST\nline 1 of/);
    expect(output).toMatch(/\n\[… \d+ lines, \d+ bytes left out …\]\nline \d+ of/);
    expect(output).toMatch(/\nline 9999 of a long output\n$/);
    expect(Buffer.byteLength(output)).toBeLessThan(65 * 1024);
  });

  it('is read to its end in bounded memory, and what was counted is counted', async () => {
    const { run } = await openOracle(
      'echo "TAP version 13"; echo "ok 1 - a"; yes "a line of noise that says nothing" | head -c 40000000; echo; ' +
        'echo "not ok 2 - b"; yes "more noise" | head -c 20000000; echo; echo "1..2"; exit 1',
    );
    const before = process.memoryUsage.rss();
    const { verdict, report } = await run('write', 120_000);
    expect({ verdict, ...report }).toMatchObject({ verdict: 'red', passed: 1, failed: 1, skipped: 0 });
    expect(report?.failures.map(({ id }) => id)).toEqual(['b']);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  });

  it('E17: is stopped at its time limit when it prints without end, whatever it ignores and exits with', async () => {
    const { run, root } = await openOracle(
      'echo $$ > pid; echo FIRST; trap "exit 0" TERM PIPE; while yes "a line without end" | head -c 30000000; do :; done',
    );
    const before = process.memoryUsage.rss();
    const { verdict, exitCode, output } = await run('write', 3000);
    expect({ verdict, exitCode }).toEqual({ verdict: 'timeout', exitCode: null });
    expect(output).toMatch(/^FIRST\na line without end\n/);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
    await expectGone(Number(readFileSync(join(root, 'pid'), 'utf8')));
  });
});

it('the temporary folder of a run is removed, read-only folders too', async () => {
  const environment = { PATH: process.env['PATH'], GITHUB_ACTIONS: 'true' };
  const script = 'echo "$RUNNER_TEMP" > temp; mkdir -p "$RUNNER_TEMP/mod/x"; chmod -R a-w "$RUNNER_TEMP/mod"';
  const opened = await openOracle(script, { environment });
  expect((await opened.run()).verdict).toBe('green');
  expect(existsSync(readFileSync(join(opened.root, 'temp'), 'utf8').trim())).toBe(false);
});

describe('files in the checkout', () => {
  it('are those of the Journal before each run, new folders and modes included', async () => {
    const opened = await openOracle('./run.sh; cat new/deep/b.txt', {
      files: { 'run.sh': { executable: '#!/bin/sh\nexit 1\n' } },
    });
    expect(await opened.run()).toMatchObject({ verdict: 'red' });
    await opened.edit('run.sh', ['exit 1', 'echo ran']);
    await opened.write('new/deep/b.txt', 'b\n');
    expect(await opened.run()).toMatchObject({ verdict: 'green', output: 'ran\nb\n' });
    expect(statSync(join(opened.root, 'run.sh')).mode & 0o111).not.toBe(0);
    expect(statSync(join(opened.root, 'new/deep/b.txt')).mode & 0o111).toBe(0);
  });

  it('are put back when tests overwrite them and when a write is undone, and else keep their time stamp', async () => {
    const opened = await openOracle(
      'cat src/a.txt; test -e .forged || echo forged > src/a.txt; touch .forged',
    );
    const file = join(opened.root, 'src/a.txt');
    await opened.edit('src/a.txt', ['base', 'changed']);
    await opened.run();
    expect((await opened.run()).output).toBe('changed\n');
    const { mtimeMs } = statSync(file);
    await sleep(20);
    await opened.run();
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
    await opened.edit('src/a.txt', ['changed', 'base']);
    expect((await opened.run()).output).toBe('base\n');
  });

  it('differ in the second of their change: Python compiles again for that alone', async () => {
    const opened = await openOracle('stat -c %Y src/a.txt');
    await opened.edit('src/a.txt', ['base', 'one1']);
    const first = Number((await opened.run()).output);
    await opened.edit('src/a.txt', ['one1', 'two2']);
    expect(Number((await opened.run()).output)).toBeGreaterThan(first);
  });

  it('E24: replace a link, a hard link, a FIFO or a folder that a test put in their place', async () => {
    const outside = join(temporaryFolder(), 'outside.txt');
    for (const trick of [
      'ln -s OUT src/a.txt',
      'ln OUT src/a.txt',
      'mkfifo src/a.txt',
      'mkdir -p src/a.txt/x',
    ]) {
      writeFileSync(outside, 'outside\n');
      const opened = await openOracle(`cat src/a.txt; rm src/a.txt; ${trick.replace('OUT', outside)}`);
      await opened.edit('src/a.txt', ['base', 'changed']);
      await opened.run();
      expect([trick, (await opened.run()).output]).toEqual([trick, 'changed\n']);
      expect(readFileSync(outside, 'utf8')).toBe('outside\n');
      expect((await opened.workspace.patch()).files.map(({ path }) => path)).toEqual(['src/a.txt']);
    }
  });

  it('A27: are written where a test closed their folder, which is opened again', async () => {
    const { run, edit } = await openOracle('stat -c %A src; cat src/a.txt; chmod 0500 src');
    expect((await run()).output).toMatch(/^drwx.*\nbase\n$/);
    await edit('src/a.txt', ['base', 'changed']);
    expect((await run()).output).toMatch(/^drwx.*\nchanged\n$/);
  });

  it('P07, P10: are never written through a folder that became a link', async () => {
    for (const content of ['outside\n', 'changed\n']) {
      const outside = temporaryFolder();
      writeFileSync(join(outside, 'a.txt'), content);
      const opened = await openOracle(`cat src/a.txt; test ! -L src; rm -rf src; ln -s ${outside} src`);
      await opened.edit('src/a.txt', ['base', 'changed']);
      await opened.run();
      expect(await opened.run()).toMatchObject({ verdict: 'green', output: 'changed\n' });
      expect(readFileSync(join(outside, 'a.txt'), 'utf8')).toBe(content);
    }
  });

  it('are published even when a test destroys the git directory', async () => {
    const opened = await openOracle('rm -rf .git');
    await opened.edit('src/a.txt', ['base', 'changed']);
    expect(await opened.run()).toMatchObject({ verdict: 'green' });
    expect((await opened.workspace.patch()).diff).toContain('-base\n+changed\n');
    expect((await opened.read('src/a.txt')).output).toBe('1|changed');
    expect(await opened.edit('src/a.txt', ['changed', 'again'])).toMatchObject({ ok: true });
  });

  it('R19: are not in the patch and not visible to the tools when tests wrote them', async () => {
    const opened = await openOracle(
      'echo new > src/snapshot.snap; echo forged > src/a.txt; git add -A 2> /dev/null || true',
    );
    await opened.run();
    expect((await opened.workspace.patch()).files).toEqual([]);
    expect((await opened.read('src/a.txt')).output).toBe('1|base');
    expect((await opened.list()).output).toBe('src/a.txt');
  });
});

it('A19: a run that proves something tells which tests and settings it has changed in place, put back or removed', async () => {
  const files = {
    'src/a.txt': 'base\n',
    'tests/test_a.py': 'assert a\n',
    'tests/test_b.py': 'assert b\n',
    'tests/test_read.py': 'assert c\n',
  };
  const { run } = await openOracle(
    'cat tests/test_read.py; cp -p tests/test_a.py k; echo > tests/test_a.py; cat k > tests/test_a.py; touch -r k tests/test_a.py; rm tests/test_b.py; touch conftest.py src/new.txt',
    { files },
  );
  expect((await run('write')).changed).toBeUndefined();
  expect((await run('confirm')).changed).toEqual(['conftest.py', 'tests/test_a.py', 'tests/test_b.py']);
});

describe('a run without the patch', () => {
  const files = { 'src/a.txt': 'base\n', 'tests/test_a.py': 'assert x\n' };

  it('has the base content of every written file, and none that the patch adds', async () => {
    const opened = await openOracle('cat src/a.txt; ls src', { files });
    await opened.run('baseline');
    await opened.write('src/new/b.txt', 'new\n');
    await opened.edit('src/a.txt', ['base', 'mended']);
    expect((await opened.run('write')).output).toBe('mended\na.txt\nnew\n');
    writeFileSync(join(opened.root, 'tests/test_a.py'), 'pass\n');
    expect((await opened.run('counterfactual')).output).toMatch(
      /^base\na\.txt\n(?:new\n)?\[agent-fix: .*tests\/test_a\.py/,
    );
    expect(existsSync(join(opened.root, 'src/new/b.txt'))).toBe(false);
    expect((await opened.run('confirm')).output).toBe('mended\na.txt\nnew\n');
  });

  it('has no file of later writes after a return to an earlier state', async () => {
    const opened = await openOracle('cat src/*', { files });
    await opened.run('baseline');
    await opened.edit('src/a.txt', ['base', 'mended']);
    const green = opened.workspace.treeId();
    await opened.write('src/b.txt', 'later\n');
    expect((await opened.run('write')).output).toBe('mended\nlater\n');
    opened.workspace.returnTo(green);
    expect((await opened.run('confirm')).output).toBe('mended\n');
  });
});

describe('a confirming run', () => {
  const files = {
    'src/a.py': 'x = 1\n',
    'tests/test_a.py': 'assert x\n',
    'tests/data.json': '{}\n',
    'tests/tool.sh': { executable: '#!/bin/sh\n' },
    'tests/link': { link: 'data.json' },
    'conftest.py': '# base\n',
    'package.json': '{}\n',
  };

  it('first restores every protected file: changed, removed, emptied, replaced, made executable', async () => {
    const opened = await openOracle('git status --porcelain; git diff', { files });
    await opened.run('baseline');
    const { root } = opened;
    writeFileSync(join(root, 'conftest.py'), 'import os; os._exit(0)\n');
    rmSync(join(root, 'tests/test_a.py'));
    writeFileSync(join(root, 'tests/data.json'), '');
    rmSync(join(root, 'tests/link'));
    symlinkSync('/etc/passwd', join(root, 'tests/link'));
    rmSync(join(root, 'tests/tool.sh'));
    mkdirSync(join(root, 'tests/tool.sh'));
    const result = await opened.run('confirm');
    expect(result).toMatchObject({
      verdict: 'green',
      output:
        '[agent-fix: 5 files changed by tests, now restored: conftest.py, tests/data.json, tests/link, tests/test_a.py, tests/tool.sh]',
    });
  });

  it('restores protected files whose folder became a link, and leaves the other end alone', async () => {
    const outside = temporaryFolder();
    writeFileSync(join(outside, 'test_a.py'), 'forged\n');
    writeFileSync(join(outside, 'conftest.py'), 'theirs\n');
    const opened = await openOracle('cat tests/test_a.py', { files });
    await opened.run('baseline');
    rmSync(join(opened.root, 'tests'), { recursive: true });
    symlinkSync(outside, join(opened.root, 'tests'));
    expect((await opened.run('confirm')).output).toMatch(/^assert x\n/);
    expect(readFileSync(join(outside, 'test_a.py'), 'utf8')).toBe('forged\n');
    expect(readFileSync(join(outside, 'conftest.py'), 'utf8')).toBe('theirs\n');
  });

  it('R01: sets aside protected files that tests made', async () => {
    const script =
      'ls -A . src; test -e src/conftest.py || (echo x > src/conftest.py; echo x > .npmrc; mkdir -p new/deep; echo x > new/deep/conftest.py; echo x > src/cache.bin)';
    const opened = await openOracle(script, { files });
    await opened.run('baseline');
    const { output } = await opened.run('confirm');
    const listed = output.split('\n');
    expect(listed.filter((name) => name === 'conftest.py')).toHaveLength(1);
    expect(listed).not.toContain('.npmrc');
    const [, aside = ''] =
      /^\[agent-fix: 3 protected files created by tests, now set aside in (.+): \.npmrc, new\/deep\/conftest\.py, src\/conftest\.py\]$/m.exec(
        output,
      ) ?? [];
    expect(readFileSync(join(aside, 'new/deep/conftest.py'), 'utf8')).toBe('x\n');
    rmSync(aside, { recursive: true });
    expect(output).toMatch(/^cache\.bin$/m);
  });

  // Before the first run: content of files, or null for a file that is removed. Then what the confirming run prints.
  it.each<[fact: string, script: string, found: Record<string, string | null>, output: string]>([
    [
      'puts untracked protected files back that were there before the first run',
      'cat .npmrc; echo forged > .npmrc; test -e node_modules/x',
      { '.npmrc': 'mine\n', 'node_modules/x': '' },
      'mine\n[agent-fix: 1 file changed by tests, now restored: .npmrc]',
    ],
    [
      'does not look into dependencies that the test command installs',
      'ls node_modules/x 2> /dev/null || true; mkdir -p node_modules/x; echo "{}" > node_modules/x/package.json',
      {},
      'package.json\n',
    ],
    [
      'puts a protected file back as it was found, when it differed from the base before the first run',
      'cat tests/data.json; echo forged > tests/data.json',
      { 'tests/data.json': '{"smudged": true}\r\n' },
      '{"smudged": true}\r\n[agent-fix: 1 file changed by tests, now restored: tests/data.json]',
    ],
    [
      'leaves product files as they were found, when tests left them alone',
      'cat src/a.py; test ! -e package.json',
      { 'src/a.py': 'x = 1\r\n', 'package.json': null },
      'x = 1\r\n',
    ],
    [
      'leaves a product file of another size than in the base as tests made it, and says so',
      'cat src/a.py; echo x = 2 > src/a.py',
      { 'src/a.py': 'x = 1\r\n' },
      'x = 2\n[agent-fix: 1 file touched by tests and left so, for not being as in the base before: src/a.py]',
    ],
    [
      'removes what tests wrote where a tracked file was missing from the start',
      'test ! -e src/a.py; echo forged > src/a.py',
      { 'src/a.py': null },
      '[agent-fix: 1 file changed by tests, now restored: src/a.py]',
    ],
    [
      'proves nothing when a changed file cannot be restored',
      'echo forged > src/a.py; rm -rf .git',
      {},
      'The tests could not be started: src/a.py was changed, and cannot be restored',
    ],
  ])('%s', async (_, script, found, output) => {
    const opened = await openOracle(script, { files });
    for (const [path, content] of Object.entries(found)) {
      mkdirSync(join(opened.root, path, '..'), { recursive: true });
      if (content === null) rmSync(join(opened.root, path));
      else writeFileSync(join(opened.root, path), content);
    }
    await opened.run('baseline');
    expect((await opened.run('confirm')).output).toBe(output);
  });

  it('keeps what the Journal wrote to a protected file that was opened', async () => {
    const opened = await openOracle('cat tests/test_a.py tests/test_new.py', {
      files,
      settings: { allowTestEdits: true },
    });
    await opened.run('baseline');
    await opened.edit('tests/test_a.py', ['assert x', 'assert y']);
    await opened.write('tests/test_new.py', 'assert z\n');
    await opened.run('write');
    expect((await opened.run('confirm')).output).toBe('assert y\nassert z\n');
  });

  it('does not see what an earlier version of the patch wrote to other files', async () => {
    const product = { 'src/a.sh': '# a\n', 'src/b.sh': 'exit 1\n' };
    const opened = await openOracle('. src/a.sh; sh src/b.sh', { files: product });
    expect((await opened.run('baseline')).verdict).toBe('red');
    await opened.edit('src/a.sh', ['# a', 'echo exit 0 > src/b.sh']);
    expect((await opened.run('write')).verdict).toBe('green');
    await opened.edit('src/a.sh', ['echo exit 0 > src/b.sh', '# a comment']);
    expect((await opened.run('write')).verdict).toBe('green');
    expect(await opened.run('confirm')).toMatchObject({
      verdict: 'red',
      output: '[agent-fix: 1 file changed by tests, now restored: src/b.sh]',
    });
  });

  it('R19: first restores product files too: rewritten, deleted, of another mode, behind a link, time stamp forged', async () => {
    const product = {
      'src/page.snap': 'snapshot\n',
      'src/gone.txt': 'gone\n',
      'src/tool': { executable: '#!/bin/sh\n' },
      'src/link': { link: 'page.snap' },
      'src/old.txt': 'old\n',
      'lib/deep/a.txt': 'a\n',
      'same.txt': 'same\n',
    };
    const harm = [
      'test ! -e .harmed || { git status --porcelain --untracked-files=no; exit 0; }; touch .harmed',
      'echo forged > src/page.snap; rm src/gone.txt; chmod -x src/tool; ln -sf gone.txt src/link; touch same.txt',
      'touch -r src/old.txt stamp; echo new > src/old.txt; touch -r stamp src/old.txt',
      'mv lib moved; ln -s moved lib; echo forged > lib/deep/a.txt',
    ];
    const opened = await openOracle(harm.join('\n'), { files: product });
    await opened.run('baseline');
    const { ino, mtimeMs } = statSync(join(opened.root, 'same.txt'));
    expect(await opened.run('confirm')).toMatchObject({
      verdict: 'green',
      output:
        '[agent-fix: 6 files changed by tests, now restored: lib/deep/a.txt, src/gone.txt, src/link, src/old.txt, src/page.snap, src/tool]',
    });
    expect(readFileSync(join(opened.root, 'lib/deep/a.txt'), 'utf8')).toBe('a\n');
    expect(statSync(join(opened.root, 'same.txt'))).toMatchObject({ ino, mtimeMs });
  });

  it('is the only one that restores files first', async () => {
    const opened = await openOracle('cat conftest.py', { files });
    await opened.run('baseline');
    writeFileSync(join(opened.root, 'conftest.py'), 'changed\n');
    expect((await opened.run('write')).output).toBe('changed\n');
    expect((await opened.run('final')).output).toBe('changed\n');
  });
});

it('adds up the counts of all runners that the command calls, over a base that stopped at the first', async () => {
  const [red, fixed] = ['1 failed, 67 passed in 0.1s', '68 passed in 0.1s'];
  const pytest = 'pytest() { cat "$1"; case "$(cat "$1")" in *failed*) return 1 ;; esac; }';
  const opened = await openOracle(`${pytest}\npytest unit\npytest web`, {
    files: { unit: `${red}\n`, web: '1 passed in 0.1s\n' },
  });
  expect(await opened.run('baseline')).toMatchObject({ verdict: 'red', report: { passed: 67, failed: 1 } });
  await opened.edit('unit', [red, fixed]);
  expect(await opened.run()).toMatchObject({ verdict: 'green', report: { passed: 69, failed: 0 } });
  await opened.edit('unit', [fixed, `${fixed}\n9 passed in 0.1s`]);
  expect(await opened.run()).toMatchObject({ verdict: 'green', report: { passed: 1, failed: 0 } });
});

describe('the report that a build tool writes unasked', () => {
  const report = (cases: string) => `<testsuite name="com.x.CartTest">${cases}</testsuite>`;
  const passed = '<testcase name="adds" classname="com.x.CartTest"/>';
  const failed =
    '<testcase name="bad" classname="com.x.CartTest"><failure message="expected 3">at</failure></testcase>';
  /** A build that prints and writes what it is told. */
  const build = (says: string, xml: string, folder: string) => ({
    'shop/build.gradle.kts': 'plugins { java }\n',
    'shop/pom.xml': '<project/>\n',
    'tool.sh': `mkdir -p ${folder}\ncat > ${folder}/TEST-com.x.CartTest.xml <<'EOF'\n${xml}\nEOF\n${says}\n`,
  });
  const gradle = 'shop/build/test-results/test';

  it('is read where its output has no counts, as of Gradle and a quiet Maven', async () => {
    for (const folder of [gradle, 'shop/target/surefire-reports']) {
      const files = build('echo BUILD SUCCESSFUL in 2s', report(passed + passed), folder);
      const { report: found } = await (await openOracle('sh tool.sh', { files })).run();
      expect(found).toMatchObject({ failures: [], passed: 2, failed: 0, skipped: 0 });
    }
  });

  it('gives the failing tests where the output names none; else they keep the names that CI knows', async () => {
    const silent = build('false', report(passed + failed), gradle);
    expect((await (await openOracle('sh tool.sh', { files: silent })).run()).report).toMatchObject({
      failures: [{ id: 'com.x.CartTest#bad', message: 'expected 3' }],
      passed: 1,
    });
    const says = "printf 'CartTest > bad FAILED\\n\\nBUILD FAILED in 2s\\n'; false";
    const files = build(says, report(passed + failed), gradle);
    expect((await (await openOracle('sh tool.sh', { files })).run()).report).toMatchObject({
      failures: [{ id: 'CartTest#bad' }],
      passed: 1,
      failed: 1,
    });
  });

  it('does not count from an earlier run, from a build that tests made, or beside an output that counts', async () => {
    const stale = { ...build('', report(passed), gradle), 'again.sh': '[ -d shop/build ] || sh tool.sh\n' };
    const opened = await openOracle('sh again.sh', { files: stale });
    expect((await opened.run()).report).toMatchObject({ passed: 1 });
    expect((await opened.run()).report).toMatchObject({ source: 'no report', passed: 0 });
    const sample = { ...build('', report(passed), 'src/test/sample/build/test-results/test') };
    const files = { 'src/test/sample/build.gradle': '\n', 'tool.sh': sample['tool.sh'] };
    expect((await (await openOracle('sh tool.sh', { files })).run()).report).toBeUndefined();
    const counted = build("printf '==== 3 passed in 0.1s ====\\n'", report(passed), gradle);
    expect((await (await openOracle('sh tool.sh', { files: counted })).run()).report).toMatchObject({
      passed: 3,
    });
  });
});
