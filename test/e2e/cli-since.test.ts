import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  CULPRIT,
  createTerminal,
  DONE,
  expectIdentical,
  GIVE_UP,
  openTerminal,
  READ,
  type Terminal,
  WRITE,
} from './terminal.ts';

const RED = 'the fix\n';

/** Four commits: green, one that changes nothing, one that breaks the tests and adds a file, one that removes it. The last is checked out. */
async function openLine(options: Parameters<typeof openTerminal>[0] = {}, open = openTerminal) {
  const terminal = await open(options);
  const broken = terminal.culprit();
  const commit = async (message: string, files: Readonly<Record<string, string | null>>): Promise<string> => {
    for (const [path, text] of Object.entries(files)) {
      if (text === null) rmSync(join(terminal.repo, path));
      else writeFileSync(join(terminal.repo, path), text);
    }
    await terminal.git('add', '--all');
    return terminal.commitIndex(message);
  };
  const green = await commit('Make room late', { [CULPRIT]: `${broken}// needs no room\n` });
  const idle = await commit('Say nothing', { 'NOTES.md': RED });
  const breaking = await commit('Refactor <b>rooms</b> (#12)', { [CULPRIT]: broken, 'extra.txt': 'x\n' });
  const last = await commit('Tidy up', { 'extra.txt': null });
  return { terminal, green, idle, breaking, last };
}

const earlierRuns = (terminal: Terminal) =>
  terminal
    .events()
    .flatMap(({ kind, payload }) =>
      kind === 'tests' && (payload.phase === 'control' || payload.phase === 'bisect')
        ? [`${payload.phase} ${payload.verdict}`]
        : [],
    );

test.each([[['--sandbox', 'auto']], [['--no-sandbox']]])(
  'names the commit that broke the tests, and leaves the files as they were: %j',
  { timeout: 60_000 },
  async (flags) => {
    const { terminal, breaking, green } = await openLine({ script: [READ, GIVE_UP] });
    const { stdout, exitCode } = await terminal.run('--since', green, ...flags);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(
      `Culprit: ${breaking.slice(0, 7)} "Refactor <b>rooms</b>" (#12) broke the tests: they pass at its parent and fail at it.`,
    );
    expect(earlierRuns(terminal)).toEqual(['control green', 'bisect green', 'bisect red']);
    expect(await terminal.git('status', '--porcelain')).toBe('');
    await expectIdentical(terminal);
  },
);

test('a run that is fixed says it as well, and its replay makes the same requests', {
  timeout: 60_000,
}, async () => {
  const { terminal, breaking } = await openLine({ script: [READ, WRITE, DONE] });
  const { stdout } = await terminal.run('--since', 'HEAD~3', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'fixed', culprit: { commit: breaking, test: '' } });
  await expectIdentical(terminal);
});

test('tests that are red there in the same way end the run before a model is asked', {
  timeout: 60_000,
}, async () => {
  const { terminal, idle } = await openLine();
  const { stdout, exitCode } = await terminal.run(
    '--since',
    idle,
    '--test',
    "echo 'not ok 1 - connects'; exit 1",
  );
  expect([exitCode, terminal.model.requests.length]).toEqual([1, 0]);
  expect(stdout).toContain(`is to blame, not the code: the test command at ${idle.slice(0, 7)}`);
});

let shared: Terminal;
beforeAll(async () => {
  shared = (await openLine(undefined, createTerminal)).terminal;
  // Leaves the last commit for a branch that goes another way.
  await shared.git('checkout', '--quiet', '-b', 'side', 'HEAD~1');
  writeFileSync(join(shared.repo, 'NOTES.md'), 'aside\n');
  await shared.git('add', 'NOTES.md');
  await shared.commitIndex('x');
  await shared.git('checkout', '--quiet', '-');
  return shared.close;
});

test.each([
  ['nowhere', 'there is no such commit in'],
  ['HEAD', 'is the commit that is checked out: name an earlier one'],
  ['side', 'is no ancestor of'],
  ['--all', 'there is no such commit in'],
])('--since %s is refused before anything runs, and before a copy is made', async (since, why) => {
  const copy = join(shared.dir, 'copy');
  const { exitCode, stderr } = await shared.run(`--since=${since}`, '--keep-copy', '--copy-dir', copy);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(why)]);
  expect(existsSync(copy)).toBe(false);
});
