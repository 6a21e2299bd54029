import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../git.ts';
import { processesThat } from '../processes.ts';
import { gitFiles } from '../scenario/remote.ts';
import { editCall, toolCall } from '../servers/openai/script.ts';
import { GIVE_UP, killWhen, openTerminal } from './terminal.ts';

const DONE = toolCall('final', {
  status: 'done',
  summary: 'The table is that of the list.',
  changes: [{ path: 'src/table.js', description: 'made again' }],
});
const FILES = {
  'list.txt': 'one\ntwo\n',
  'gen.sh': 'sed "s/.*/export const & = 1;/" list.txt >src/table.js\n',
  'src/table.js': 'export const one = 1;\n',
};
const RIGHT = editCall(
  'src/table.js',
  'export const one = 1;\n',
  'export const one = 1;\nexport const two = 1;\n',
);
const WRONG = editCall(
  'src/table.js',
  'export const one = 1;\n',
  'export const one = 1;\nexport const two = 2;\n',
);

describe.each(['required', 'off'] as const)('what git says of a change, with sandbox %s', (sandbox) => {
  test.each([
    ['that git sees no difference', 'sh gen.sh; git diff --exit-code'],
    [
      'that git sees nothing new',
      'sh gen.sh; test -z "$(git status --porcelain)" || { git status; exit 1; }',
    ],
    ['that the index agrees', 'sh gen.sh; git update-index -q --refresh; git diff-index --exit-code HEAD --'],
    ['that no version is dirty', 'sh gen.sh; git describe --always --dirty | grep -v dirty'],
  ])('is judged as in CI by a step that asks %s', async (_, command) => {
    const right = await openTerminal({ script: [RIGHT, DONE], files: FILES });
    const before = gitFiles(right.repo);
    expect(await right.run('--sandbox', sandbox, '--test', command)).toMatchObject({ exitCode: 0 });
    expect(gitFiles(right.repo)).toBe(before);
    const wrong = await openTerminal({ script: [WRONG, GIVE_UP], otherwise: GIVE_UP, files: FILES });
    expect(await wrong.run('--sandbox', sandbox, '--test', command)).not.toMatchObject({ exitCode: 0 });
  });
});

test('a run that is killed leaves the git directory as it was', async () => {
  const terminal = await openTerminal({ script: [RIGHT, DONE], files: FILES });
  const before = gitFiles(terminal.repo);
  const seconds = `3${Math.floor(Math.random() * 1e6)}.5`;
  const command = `sh gen.sh; git diff --exit-code; exec sleep ${seconds}`;
  const isDue = (): boolean =>
    processesThat((commandLine) => commandLine.includes(`sleep\0${seconds}`)).length > 0;
  const killed = await terminal.runBundle(['--test', command], { onStderr: killWhen(isDue) });
  expect(killed.exitCode).toBe(null);
  expect(gitFiles(terminal.repo)).toBe(before);
});

test('a copy that is kept has the patch in its files, and git of it as it was', async () => {
  const terminal = await openTerminal({ script: [RIGHT, DONE], files: FILES });
  const copy = join(terminal.dir, 'copy');
  await terminal.run('--test', 'sh gen.sh; git diff --exit-code', '--keep-copy', '--copy-dir', copy);
  expect(git(copy, 'rev-parse', 'HEAD').trim()).toBe(terminal.commit);
  expect(git(copy, 'status', '--porcelain')).toBe(' M src/table.js\n');
});
