import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConversation } from '../scenario/fixture-repository.ts';
import { readingRun } from '../trace/scripted-run.ts';
import { writeRun } from '../trace/write-run.ts';
import {
  BUNDLE,
  DONE,
  expectIdentical,
  GIVE_UP,
  killWhen,
  openTerminal,
  READ,
  REFLECT_AND_READ,
  readEvents,
  TEST,
  type Terminal,
  WRITE,
  WRONG_WRITE,
} from './terminal.ts';

const FIX = [READ, WRITE, DONE];

test('a fix is proven on a copy and then applied to the working tree, not to the index; progress goes to stderr', async () => {
  const terminal = await openTerminal({ script: FIX });
  const { exitCode, stdout, stderr } = await terminal.runBundle();
  expect([exitCode, stdout]).toEqual([
    0,
    [
      'A replaced key no longer evicts another.',
      'Changes:',
      '- src/lru-cache.js: set() deletes the key first.',
      'Tests: PASSED - All tests passed.',
      'Output snippet: ok 1',
      '',
      'Applied:',
      (await terminal.git('diff', '--no-color', '--full-index')).trimEnd(),
      '',
    ].join('\n'),
  ]);
  expect(terminal.culprit()).toContain('// A replaced key needs no room.\n    this.#entries.delete(key);\n');
  expect(await terminal.git('status', '--porcelain')).toBe(' M src/lru-cache.js\n');
  expect(terminal.leftovers()).toEqual([]);
  terminal.expectModelContent();
  // On a slow machine, lines between say that the run goes on.
  const steps = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('[run] working for '));
  expect(steps).toEqual([
    `[setup] tests: ${TEST} (--test) · on a copy`,
    expect.stringMatching(/^\[sandbox\] /),
    expect.stringMatching(/^\[start\] Make the failing tests pass .* · gpt-5\.4-mini$/),
    expect.stringMatching(/^\[tests\] before any change: red \(exit 1\) in \d+\.\d s$/),
    '[turn 1] read_file src/lru-cache.js',
    '[turn 2] write_file src/lru-cache.js',
    expect.stringMatching(/^\[tests\] after the write: green in/),
    '[turn 3] final: done',
    expect.stringMatching(/^\[tests\] confirming: green in/),
    expect.stringMatching(/^\[tests\] without the patch: red/),
    '[end] fixed',
    expect.stringMatching(/^\[trace\] .*trace\.jsonl \(run [0-9a-f]{10}\)$/),
    '[applied] src/lru-cache.js',
  ]);
});

test('what is not fixed leaves the repository alone, and keeps its patch beside the trace', async () => {
  const terminal = await openTerminal({ script: [READ, WRONG_WRITE, REFLECT_AND_READ, GIVE_UP] });
  const before = await terminal.git('status', '--porcelain=v2', '--branch');
  const run = await terminal.run();
  expect(run.exitCode).toBe(1);
  expect(run.stdout).toBe(
    [
      'I see no fix.',
      'Changes:',
      '- src/lru-cache.js: changed; the model did not say how',
      'Tests: FAILED - not ok 1 - evicts',
      'Output snippet: not ok 1 - evicts',
      '',
    ].join('\n'),
  );
  const path = /^\[patch\] (.+)$/m.exec(run.stderr)?.[1] ?? '';
  expect(path).toBe(join(terminal.dir, `${readEvents(terminal.trace)[0]?.run_id}.patch`));
  expect(readFileSync(path, 'utf8')).toContain('+    // Still wrong.\n');
  expect(terminal.culprit()).not.toContain('Still wrong');
  expect(await terminal.git('status', '--porcelain=v2', '--branch')).toBe(before);
  expect(terminal.leftovers()).toEqual([]);
  await expectIdentical(terminal);
});

test('without --trace the record lies in .git, where git shows nothing, and view and replay find the newest run', async () => {
  const terminal = await openTerminal({ script: [READ, GIVE_UP, ...FIX] });
  const run = () => terminal.agentFix(['run', '--test', TEST, '--sandbox', 'off']);
  await run();
  expect((await run()).exitCode).toBe(0);
  expect(await terminal.git('status', '--porcelain')).toBe(' M src/lru-cache.js\n');
  const folder = join(terminal.repo, '.git/agent-fix');
  const cwd = join(terminal.repo, 'src');
  const viewed = await terminal.agentFix(['view'], { cwd });
  expect([viewed.exitCode, viewed.stdout]).toEqual([0, `Wrote ${join(folder, 'trace.html')}\n`]);
  expect(readFileSync(join(folder, 'trace.html'), 'utf8')).toContain(
    'A replaced key no longer evicts another.',
  );
  expect((await terminal.agentFix(['inspect'], { cwd })).stdout).toMatch(/Not fixed.*\n.*Fixed/);
  const replayed = await terminal.agentFix(['replay'], { cwd });
  expect([replayed.exitCode, replayed.stderr]).toEqual([
    0,
    expect.stringMatching(/ holds 2 runs, and \S+ is the newest; another: --run ID\n$/),
  ]);
  expect(await terminal.git('status', '--porcelain')).toBe(' M src/lru-cache.js\n');
});

test('without a record, the commands that read one say where it was looked for', async () => {
  const terminal = await openTerminal();
  for (const command of ['view', 'inspect', 'replay']) {
    const run = await terminal.agentFix([command]);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toMatch(
      /^agent-fix: no run .* recorded in \S+\/\.git\/agent-fix\/trace\.jsonl; .*--trace FILE/,
    );
  }
});

test('the fixture: its own tests, found in the manifest, turn green', async () => {
  const terminal = await openTerminal({ script: await readConversation('javascript') });
  const run = await terminal.agentFix(['run', '--trace', terminal.trace]);
  expect(run.stderr).toContain('[setup] tests: npm test (package.json) · on a copy\n');
  expect(run.stderr).toContain('[end] fixed');
  expect(run.exitCode).toBe(0);
  terminal.expectModelContent();
  await expectIdentical(terminal);
});

test('a subfolder as --repo is where the tests run, which find what is installed but not committed; paths stay those of the repository', async () => {
  const terminal = await openTerminal({
    script: FIX,
    untracked: { 'node_modules/room/index.js': 'module.exports = "room";\n' },
  });
  const command = `node -e 'require("room")' && { ${TEST.replace('src/', '')}; }`;
  const run = await terminal.run('--repo', 'src', '--test', command);
  expect(run.stderr).toContain('[applied] src/lru-cache.js\n');
  expect(run.exitCode).toBe(0);
  expect(terminal.culprit()).toContain('needs no room');
  expect(await terminal.git('status', '--porcelain')).toBe(' M src/lru-cache.js\n?? node_modules/\n');
  await expectIdentical(terminal);
});

test('--no-sandbox works in place', async () => {
  const terminal = await openTerminal({ script: FIX });
  const run = await terminal.run('--no-sandbox');
  expect(run.exitCode).toBe(0);
  expect(run.stderr).toContain(`· in place, at ${terminal.repo}\n`);
  expect(run.stderr).not.toContain('[applied]');
  expect(terminal.culprit()).toContain('needs no room');
  expect(await terminal.git('status', '--porcelain')).toBe(' M src/lru-cache.js\n');
});

test('--keep-copy keeps the copy, with the fix in it, where --copy-dir says; that alone is removed; --patch is empty where nothing was written', async () => {
  const terminal = await openTerminal({ script: [READ, GIVE_UP, ...FIX] });
  const other = join(terminal.dir, 'other');
  const empty = join(terminal.dir, 'empty.patch');
  expect((await terminal.run('--sandbox-dir', other, '--patch', empty)).exitCode).toBe(1);
  expect(existsSync(other)).toBe(false);
  expect(readFileSync(empty, 'utf8')).toBe('');
  const copy = join(terminal.dir, 'copy');
  const run = await terminal.run('--keep-copy', '--copy-dir', copy);
  expect(run.stderr).toContain(`· on a copy, kept at ${copy}\n`);
  expect(readFileSync(join(copy, 'src/lru-cache.js'), 'utf8')).toBe(terminal.culprit());
});

test('A09: a bundle that tests rewrite is not what runs next, even without a sandbox', async () => {
  const terminal = await openTerminal({ script: FIX });
  const dist = join(terminal.dir, 'dist');
  cpSync(join(import.meta.dirname, '../../dist'), dist, { recursive: true });
  const rewrite = `for each in ${dist}/*.js ${dist}/bundle/*.js; do echo 'process.exit(66)' > $each; done`;
  const args = ['run', '--sandbox', 'off', '--trace', terminal.trace, '--test', `${rewrite}; ${TEST}`];
  const run = await terminal.agentFix(args, { bundle: join(dist, 'cli.js') });
  expect(run.stderr).toContain('[end] fixed');
  expect(run.exitCode).toBe(0);
});

test('--json is the result for programs, and nothing else is on stdout; --patch gets the diff', async () => {
  const terminal = await openTerminal({ script: FIX });
  const patch = join(terminal.dir, 'new/folder/fix.patch');
  const { stdout, stderr, exitCode } = await terminal.run('--json', '--patch', patch);
  expect(exitCode).toBe(0);
  expect(stderr).toContain(`[patch] ${patch}\n`);
  expect(readFileSync(patch, 'utf8')).toBe(await terminal.git('diff', '--no-color', '--full-index'));
  expect(JSON.parse(stdout)).toEqual({
    outcome: 'fixed',
    stop_reason: 'done',
    run_id: terminal.events()[0]?.run_id,
    summary: 'A replaced key no longer evicts another.',
    changes: [{ path: 'src/lru-cache.js', description: 'set() deletes the key first.' }],
    tests: { ok: true, verdict: 'green', exit_code: 0 },
    iterations: 3,
    test_runs: 4,
    reflections: 0,
    usage: {
      input_tokens: expect.any(Number),
      cached_input_tokens: expect.any(Number),
      output_tokens: expect.any(Number),
      total_tokens: expect.any(Number),
    },
    trace: terminal.trace,
    patch,
    patch_sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    applied: true,
  });
});

const testsOf = (terminal: Terminal): string[] =>
  terminal.events().flatMap(({ kind, payload }) => (kind === 'tests' ? [payload.phase] : []));

test('tests that are green from the start need no model, and exit 0', async () => {
  const terminal = await openTerminal();
  const run = await terminal.run('--test', 'true');
  expect(run.stdout).toContain('there is nothing to fix');
  expect(run.exitCode).toBe(0);
  expect(terminal.model.requests).toHaveLength(0);
  await expectIdentical(terminal);
});

test('with a goal of its own, a run may start green: nothing proves it, and nothing is applied', async () => {
  const terminal = await openTerminal({ script: FIX });
  const run = await terminal.run('--goal', 'Make set() clearer', '--test', 'true');
  expect(run.stderr).toContain('[end] unverified\n');
  expect(run.exitCode).toBe(1);
  expect(terminal.culprit()).not.toContain('needs no room');
  await expectIdentical(terminal);
  expect(run.stdout).not.toContain('PASSED');
  expect(run.stdout).toContain('Tests: UNVERIFIED - nothing proves this patch');
  const taken = /^Not applied\. To take it: git apply (.+)$/m.exec(run.stdout)?.[1] ?? '';
  await terminal.git('apply', taken);
  expect(terminal.culprit()).toContain('needs no room');
});

// What each flag sets: test/commands/run-options.test.ts.
test('settings of the flags are those of the run, and recorded', async () => {
  const terminal = await openTerminal({ script: [READ, WRONG_WRITE, WRITE, DONE] });
  const run = await terminal.run(
    ...['--max-reflections', '0', '--timeout', '2', '--test-timeout', '30', '--prices', '1/0.1/10'],
    ...['--allow-paths', 'a/**', '--allow-paths', 'b', '--allow-test-edits'],
  );
  expect(run.exitCode).toBe(0);
  expect(testsOf(terminal)).toEqual(['baseline', 'write', 'write', 'confirm', 'counterfactual']);
  expect(run.stderr).toMatch(/^\[cost\] \d[\d.]* USD$/m);
  expect(terminal.events()[0]?.payload.settings).toMatchObject({
    test_timeout_ms: 30_000,
    allow_paths: ['a/**', 'b'],
    allow_test_edits: true,
    limits: { max_reflections: 0, timeout_ms: 120_000 },
  });
});

test('a first run of the tests that hangs ends long before the run would, at no cost', async () => {
  const terminal = await openTerminal();
  const run = await terminal.run('--test', 'sleep 3000', '--timeout', '0.1');
  expect(run.stderr).toContain(
    '[end] infra_error: the test command did not finish in time before any change',
  );
  expect(terminal.events().find(({ kind }) => kind === 'tests')?.payload.duration_ms).toBeLessThan(6000);
  expect([run.exitCode, terminal.model.requests.length, terminal.leftovers()]).toEqual([1, 0, []]);
});

test('without a sandbox, after kill -9 the next run removes the copy and ends the tests that still run', async () => {
  const terminal = await openTerminal();
  const pidFile = join(terminal.dir, 'pid');
  const hanging = `echo $$ > ${pidFile}; exec sleep 300`;
  const hasPid = () => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '';
  const onStderr = killWhen(hasPid);
  const killed = await terminal.runBundle(['--sandbox', 'off', '--test', hanging], { onStderr });
  expect(killed.exitCode).toBe(null);
  const pid = Number(readFileSync(pidFile, 'utf8'));
  expect(() => process.kill(pid, 0)).not.toThrow();
  expect(terminal.leftovers()).not.toEqual([]);
  const run = await terminal.run('--trace', join(terminal.dir, 'other.jsonl'), '--test', 'true');
  expect(run.stderr).toMatch(/^\[setup\] removed \S+agent-fix-copy-\S+, left by a run that was killed\n/);
  await expect.poll(() => isGone(pid)).toBe(true);
  expect(terminal.leftovers()).toEqual([]);
});

/** A zombie is gone as well: nobody waits for it in a container without an init. */
function isGone(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

test('a reader that leaves (| head) ends the run quietly, with its copy removed', async () => {
  const terminal = await openTerminal({
    script: [{ kind: 'drip', delayMs: 300, pieces: 2, reply: READ }, { kind: 'endless' }],
  });
  const run = await terminal.runBundle([], {
    onStderr: (text, child) => {
      // The first turn is said to nobody.
      if (text.includes('[tests]')) child.stderr?.destroy();
    },
  });
  expect([0, 141]).toContain(run.exitCode);
  expect(terminal.leftovers()).toEqual([]);
});

test('a reader of a long listing that leaves ends it quietly', async () => {
  const { path } = writeRun((run) => readingRun(run, 200));
  const inspect = `"${process.execPath}" "${BUNDLE}" inspect --trace "${path}" --full --max 0 --run r1`;
  const run = spawnSync('sh', ['-c', `{ ${inspect}; echo "exit $?" >&2; } | head -c 10`], {
    encoding: 'utf8',
  });
  expect(run.stderr).toMatch(/^exit (?:0|141)\n$/);
});

test('Together speaks chat completions, with its own variables', async () => {
  const terminal = await openTerminal({ script: [READ, GIVE_UP] });
  const args = ['run', '--trace', terminal.trace, '--test', TEST, '--llm-provider', 'together'];
  const env = {
    OPENAI_API_KEY: undefined,
    OPENAI_BASE_URL: undefined,
    TOGETHER_API_KEY: terminal.model.key,
    TOGETHER_BASE_URL: terminal.model.baseUrl,
    TOGETHER_MODEL: 'Qwen/some-model',
  };
  const run = await terminal.agentFix([...args, '--sandbox', 'off'], { env });
  expect(run.stderr).toContain('· Qwen/some-model\n');
  expect(terminal.model.requests.map(({ api }) => api)).toEqual(Array(2).fill('chat-completions'));
  terminal.expectModelContent();
  await expectIdentical(terminal);
});

test('--api, --model and --base-url win over the environment', async () => {
  const terminal = await openTerminal({ script: [READ, GIVE_UP] });
  await terminal.agentFix(
    [
      ...['run', '--test', TEST, '--sandbox', 'off', '--api', 'chat-completions'],
      ...['--model', 'mine', '--base-url', `${terminal.model.baseUrl}/`],
    ],
    { env: { OPENAI_BASE_URL: 'https://elsewhere.invalid/v1', OPENAI_MODEL: 'other' } },
  );
  expect(terminal.model.requests.map(({ api, body }) => [api, body['model']])).toEqual(
    Array(2).fill(['chat-completions', 'mine']),
  );
});

/** Sends a signal when stderr shows the text. */
const signalAt = (text: string, signal: NodeJS.Signals) => {
  let isSent = false;
  return (seen: string, child: { kill(signal: NodeJS.Signals): boolean }): void => {
    if (isSent || !seen.includes(text)) return;
    isSent = true;
    child.kill(signal);
  };
};

const SLOW = TEST.replace("&& echo 'ok 1'", '&& sleep 60');

test('Ctrl-C in the middle of the tests closes the record and keeps the work', async () => {
  const terminal = await openTerminal({ script: [READ, WRITE] });
  const run = await terminal.runBundle(['--test', SLOW], { onStderr: signalAt('[turn 2]', 'SIGINT') });
  expect(run.stderr).toContain('[tests] stopped with the run\n');
  expect(run.stderr).toContain('[end] cancelled: the run was cancelled');
  expect(run.stdout).toContain('Tests: stopped with the run\n');
  expect(run.exitCode).toBe(130);
  expect(terminal.events().at(-1)?.kind).toBe('run_end');
  expect(run.stderr).toMatch(/^\[patch\] /m);
  expect(terminal.culprit()).not.toContain('needs no room');
  expect(terminal.leftovers()).toEqual([]);
  await expectIdentical(terminal);
});

test.each([
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s while the model thinks closes the record', async (signal, exitCode) => {
  const terminal = await openTerminal({ script: [READ, { kind: 'endless' }] });
  const run = await terminal.runBundle([], { onStderr: signalAt('[turn 1]', signal) });
  expect(run.stderr).toContain('[end] cancelled: the run was cancelled');
  expect(run.exitCode).toBe(exitCode);
  expect(terminal.events().at(-1)?.kind).toBe('run_end');
  expect(terminal.leftovers()).toEqual([]);
  await expectIdentical(terminal);
});

test('a patch that no longer fits is kept, and the error says where', async () => {
  let path = '';
  const byHand = () => {
    writeFileSync(path, 'rewritten by hand\n');
    return DONE;
  };
  const terminal = await openTerminal({ script: [READ, WRITE, byHand] });
  path = join(terminal.repo, 'src/lru-cache.js');
  const run = await terminal.run();
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain('the patch does not apply');
  expect(run.stderr).toContain(`[trace] ${terminal.trace} (run `);
  const kept = /kept in (\S+agent-fix\.patch)/.exec(run.stderr)?.[1] ?? '';
  expect(readFileSync(kept, 'utf8')).toContain('needs no room');
  expect(readFileSync(path, 'utf8')).toBe('rewritten by hand\n');
});
