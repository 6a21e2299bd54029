import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConversation } from '../scenario/fixture-repository.ts';
import { replayTrace } from '../scenario/replay-trace.ts';
import { httpError, type ScriptStep, toolCall } from '../servers/openai/script.ts';
import {
  BUNDLE,
  DONE,
  edit,
  expectIdentical,
  GIVE_UP,
  LOOK,
  openTerminal,
  READ,
  REFLECT,
  readEvents,
  TEST,
  type Terminal,
  WRITE,
  WRONG_WRITE,
} from './terminal.ts';

const SECOND_TRY = [LOOK, READ, WRONG_WRITE, REFLECT, WRITE, DONE];

test('a run with a second try replays, without a key, and asks nobody', async () => {
  const terminal = await openTerminal({ script: SECOND_TRY });
  expect((await terminal.run()).exitCode).toBe(0);
  await terminal.git('checkout', '--quiet', '.');
  const env = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined };
  const said = await terminal.agentFix(['replay', '--trace', terminal.trace], { env, bundle: BUNDLE });
  expect(said).toEqual({ exitCode: 0, stdout: 'replayed 6 steps, identical\n', stderr: '' });
  expect(terminal.model.requests).toHaveLength(6);
  expect(await terminal.git('status', '--porcelain')).toBe('');
});

test('a run that was told how the repository wants its code replays from the trace alone', async () => {
  const terminal = await openTerminal({
    script: SECOND_TRY,
    files: { 'AGENTS.md': 'Two spaces.', 'docs/agents.md': 'Tabs.' },
  });
  expect((await terminal.run('--instructions-file', 'docs/agents.md')).exitCode).toBe(0);
  const opening = terminal.model.requests[0]?.rawBody.toString() ?? '';
  expect(opening).toContain('<untrusted source=\\"docs/agents.md\\">\\nTabs.');
  expect(opening).not.toContain('Two spaces.');
  await expectIdentical(terminal);
});

test('a replay does not care what lies in the checkout, only for the base commit', async () => {
  const terminal = await openTerminal({ script: SECOND_TRY });
  await terminal.run();
  writeFileSync(join(terminal.repo, 'src/lru-cache.js'), 'changed\n');
  await terminal.git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-am', 'On');
  await expectIdentical(terminal);
});

test('the end state of a replay is the same patch, byte for byte', async () => {
  const terminal = await openTerminal({ script: SECOND_TRY });
  const [recorded, replayed] = [join(terminal.dir, 'recorded.patch'), join(terminal.dir, 'replayed.patch')];
  await terminal.run('--patch', recorded);
  await terminal.replay('--patch', replayed);
  expect(readFileSync(replayed)).toEqual(readFileSync(recorded));
  expect(readFileSync(replayed, 'utf8')).toContain('+    // A replaced key needs no room.\n');
});

test('a run that read something like a token replays, and shows it to nobody', async () => {
  const token = `ghp_${'a1B2'.repeat(9)}`;
  const look = toolCall('read_file', { rel_path: 'token.txt' });
  const terminal = await openTerminal({ script: [look, GIVE_UP] });
  writeFileSync(join(terminal.repo, 'token.txt'), `token = ${token}\n`);
  await terminal.git('add', 'token.txt');
  await terminal.git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'Add');
  await terminal.run();
  expect(readFileSync(terminal.trace, 'utf8')).not.toContain(token);
  await expectIdentical(terminal);
});

test('a repository without the base commit is told', async () => {
  const terminal = await openTerminal({ script: [READ, GIVE_UP] });
  await terminal.run();
  const other = await openTerminal({ fixture: 'python' });
  const said = await terminal.replay('--repo', other.repo);
  expect([said.exitCode, said.stdout]).toEqual([2, '']);
  expect(said.stderr).toContain(terminal.commit);
  expect(said.stderr).toMatch(/^agent-fix: .*fetch/);
});

test('the tests of a replay may be live', async () => {
  const terminal = await openTerminal({ script: SECOND_TRY });
  await terminal.run();
  const said = await terminal.replay('--oracle', 'live');
  const [setup, sandbox, ...more] = said.stderr.trimEnd().split('\n');
  expect(setup).toBe(`[setup] tests: ${TEST} (--test), from the trace · on a copy`);
  expect(sandbox).toMatch(/^\[sandbox\] .*, network host, \d+ of \d+ ways out closed/);
  expect(more).toEqual([]);
  expect(said.stdout).toBe('replayed 6 steps, identical\n');
  expect(terminal.leftovers()).toEqual([]);
});

const LIVE = ['--oracle', 'live', '--sandbox', 'off'];

test('live tests see the base commit, however far the repository has moved on', async () => {
  const terminal = await openTerminal({ script: SECOND_TRY, untracked: { installed: '' } });
  const command = `test -e installed && test ! -e later && ${TEST}`;
  await terminal.run('--test', command);
  writeFileSync(join(terminal.repo, 'later'), '');
  await terminal.git('add', 'later', 'src');
  await terminal.git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'On');
  expect((await terminal.replay(...LIVE)).stdout).toBe('replayed 6 steps, identical\n');
});

test('live tests that fail alike in other words and another time are the same', async () => {
  const terminal = await openTerminal({ script: [READ, WRONG_WRITE, REFLECT, GIVE_UP] });
  const test = "date +%N; echo 'FAILED test_a.py::test_a - assert 1 == 2'; date +'1 failed in 0.%Ns'; exit 1";
  await terminal.run('--test', test);
  const said = await terminal.replay(...LIVE);
  expect(said.stdout).toMatch(/^replayed \d+ steps, identical\n$/);
  expect(said.exitCode).toBe(0);
});

test('live tests that fail in another way are found', async () => {
  const terminal = await openTerminal({ script: SECOND_TRY, untracked: { flag: 'not ok 2 - as it was\n' } });
  const command = `cat flag; ${TEST}`;
  await terminal.run('--test', command);
  writeFileSync(join(terminal.repo, 'flag'), 'not ok 2 - as it is\n');
  await expectIdentical(terminal);
  const said = await terminal.replay(...LIVE);
  expect(said.exitCode).toBe(3);
  expect(said.stdout).toMatch(
    /^different at step 0, tests: tests differs\n--- recorded\n\+\+\+ replayed\n@@/,
  );
  expect(said.stdout).toMatch(/\n-.*as it was.*\n(.*\n)*\+.*as it is/);
});

test.each(['python', 'python.second-try'] as const)('the recorded conversation replays: %s', async (name) => {
  const terminal = await openTerminal({ script: await readConversation(name), fixture: 'python' });
  const test = 'cd library && python3 -m unittest';
  const said = await terminal.run('--test', test);
  expect(said.stderr).toMatch(/\[end\] (fixed|infra_error)/);
  await expectIdentical(terminal);
});

test('a killed run replays up to its last whole event, wherever it was cut', async () => {
  const terminal = await openTerminal({ script: SECOND_TRY });
  await terminal.run();
  const whole = readFileSync(terminal.trace);
  const lengths = terminal.events().map((_, at) => nthLineEnd(whole, at + 1));
  // After run_start, in the middle of the run, and just before its end; whole, and in the middle of a line.
  for (const at of [1, 2, 5, 11, lengths.length - 2]) {
    for (const more of [0, 40]) {
      writeFileSync(terminal.trace, whole);
      truncateSync(terminal.trace, (lengths[at - 1] ?? 0) + more);
      const comparison = await replayTrace(terminal.trace, terminal.repo);
      expect(comparison.kind, `${at} lines and ${more} bytes`).toBe('identical');
    }
  }
});

function nthLineEnd(bytes: Buffer, n: number): number {
  let end = 0;
  for (let line = 0; line < n; line++) end = bytes.indexOf(0x0a, end) + 1;
  return end;
}

test('a process that was killed leaves a trace that replays', async () => {
  const terminal = await openTerminal({ script: [READ, { kind: 'endless' }] });
  const said = await terminal.runBundle([], {
    onStderr: (text, child) => {
      if (text.includes('[turn 1]')) child.kill('SIGKILL');
    },
  });
  expect(said.exitCode).toBe(null);
  const { exitCode, stdout } = await terminal.replay();
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(
    /^replayed \d steps, identical \(the run was killed: up to its last whole event\)\n$/,
  );
});

test('a file that is no trace is told', async () => {
  const terminal = await openTerminal();
  writeFileSync(terminal.trace, 'hello\n');
  const said = await terminal.replay();
  expect([said.exitCode, said.stderr]).toEqual([2, `agent-fix: ${terminal.trace} holds no run\n`]);
});

// Forks.

const B_TRACE = 'fork.jsonl';

async function recorded(script: readonly ScriptStep[], ...flags: string[]): Promise<Terminal> {
  const terminal = await openTerminal({ script });
  await terminal.run(...flags);
  return terminal;
}

const fork = (terminal: Terminal, ...flags: readonly string[]) =>
  terminal.replay('--out', join(terminal.dir, B_TRACE), '--sandbox', 'off', ...flags);

async function expectForkReplays(terminal: Terminal): Promise<void> {
  await expectIdentical({ ...terminal, trace: join(terminal.dir, B_TRACE) });
}

test('a fork keeps the first replies and goes on with another model, as a run of its own', async () => {
  const terminal = await recorded([LOOK, READ, GIVE_UP, WRITE, DONE]);
  const patch = join(terminal.dir, 'fork.patch');
  const said = await fork(terminal, '--from', '2', '--model', 'better', '--patch', patch);
  expect(said.exitCode).toBe(0);
  expect(said.stdout).toMatch(/^A replaced key no longer evicts another\.\nChanges:\n/);
  expect(said.stderr).toContain('[start] Make the failing tests pass');
  expect(terminal.model.requests.map(({ body }) => body['model'])).toEqual([
    ...['gpt-5.4-mini', 'gpt-5.4-mini', 'gpt-5.4-mini'],
    ...['better', 'better'],
  ]);
  terminal.expectModelContent();
  expect(readFileSync(patch, 'utf8')).toContain('needs no room');
  // A fork proposes; the repository stays as it is.
  expect(await terminal.git('status', '--porcelain')).toBe('');
  expect(terminal.leftovers()).toEqual([]);
  const [start] = readEvents(join(terminal.dir, B_TRACE));
  expect(start?.payload.llm).toMatchObject({ model: 'better', api: 'responses' });
  expect(start?.run_id).not.toBe(terminal.events()[0]?.run_id);
  await expectForkReplays(terminal);
});

test('a fork from 0 keeps the first test result only', async () => {
  const terminal = await recorded([READ, GIVE_UP, READ, WRITE, DONE]);
  const said = await fork(terminal, '--from', '0');
  expect(said.stderr).toContain('[end] fixed');
  await expectForkReplays(terminal);
});

test('a fork behind a recorded write has it in its tree, and tests anew what it writes', async () => {
  const terminal = await recorded([
    ...[READ, WRONG_WRITE, REFLECT, GIVE_UP],
    ...[edit('    // Still wrong.\n', '    // A replaced key needs no room.\n'), DONE],
  ]);
  const said = await fork(terminal, '--from', '3');
  expect(said.stderr).toContain('[end] fixed');
  expect(terminal.model.requests).toHaveLength(6);
  await expectForkReplays(terminal);
});

test('a fork speaks the protocol of its recording', async () => {
  const terminal = await recorded([READ, GIVE_UP, WRITE, DONE], '--api', 'chat-completions');
  expect((await fork(terminal, '--from', '1')).exitCode).toBe(0);
  expect(new Set(terminal.model.requests.map(({ api }) => api))).toEqual(new Set(['chat-completions']));
  await expectForkReplays(terminal);
  const said = await fork(terminal, '--from', '1', '--api', 'responses');
  expect([said.exitCode, said.stderr]).toEqual([2, expect.stringContaining('--api responses:')]);
});

test('a fork that does not fix exits 1, one without a key 2, one behind the end 2', async () => {
  const terminal = await recorded([READ, GIVE_UP, GIVE_UP]);
  expect((await fork(terminal, '--from', '1')).exitCode).toBe(1);
  const said = await fork(terminal, '--from', '3');
  expect([said.exitCode, said.stderr]).toEqual([2, 'agent-fix: --from 3: the run has 2 recorded replies\n']);
  const args = ['replay', '--trace', terminal.trace, '--from', '1'];
  const keyless = await terminal.agentFix(args, { env: { OPENAI_API_KEY: undefined } });
  expect([keyless.exitCode, keyless.stderr]).toEqual([
    2,
    expect.stringContaining('OPENAI_API_KEY is not set'),
  ]);
});

test('a fork of a run that lost its endpoint goes on where it was lost', async () => {
  const terminal = await recorded([READ, httpError(401), WRITE, DONE]);
  expect((await fork(terminal, '--from', '1')).stderr).toContain('[end] fixed');
  expect((await fork(terminal, '--from', '2')).stderr).toContain('the run has 1 recorded replies');
});

test('Ctrl-C closes the record of a fork', async () => {
  const terminal = await recorded([READ, GIVE_UP, LOOK, { kind: 'endless' }]);
  const args = ['replay', '--trace', terminal.trace, '--from', '1', '--out', join(terminal.dir, B_TRACE)];
  const said = await terminal.agentFix(args, {
    bundle: BUNDLE,
    onStderr: (text, child) => {
      if (text.includes('[turn 2]')) child.kill('SIGINT');
    },
  });
  expect(said.stderr).toContain('[end] infra_error: the run was cancelled');
  expect(terminal.leftovers()).toEqual([]);
  await expectForkReplays(terminal);
});

test('an unborn folder for the fork’s trace is made', async () => {
  const terminal = await recorded([READ, GIVE_UP, GIVE_UP]);
  mkdirSync(join(terminal.dir, 'sub'));
  const out = join(terminal.dir, 'sub/deeper/fork.jsonl');
  const said = await terminal.replay('--from', '1', '--out', out, '--sandbox', 'off');
  expect(said.stderr).toContain(`[trace] ${out} (run `);
});
