import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git } from '../git.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { BUNDLE, openTerminal } from './terminal.ts';

const OUT = '.github/workflows/agent-fix.yml';

describe('init, in doubt, asks at a terminal', () => {
  const answer = async (text: string) => {
    const { repo } = await openTerminal();
    const folder = join(repo, dirname(OUT));
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    for (const name of ['one', 'two'])
      writeFileSync(
        join(folder, `${name}.yml`),
        `name: ${name}\non: push\njobs:\n  test: { runs-on: ubuntu-latest, steps: [{ run: make test }] }\n`,
      );
    // `script` gives the program a terminal of its own.
    const command = `'${process.execPath}' '${BUNDLE}' init --repo '${repo}'`;
    const child = spawnSync('script', ['-qec', command, '/dev/null'], { input: text, encoding: 'utf8' });
    return { ...child, out: join(repo, OUT) };
  };

  test('and takes the one whose number is typed', async () => {
    const { stdout, status, out } = await answer('2\n');
    expect(stdout).toMatch(
      /not clear which job runs the tests:\s+1\. test \(one\.yml\)\s+2\. test \(two\.yml\)\s+.*Number: /,
    );
    expect(stdout).toContain(`Wrote ${OUT}, from job test of .github/workflows/two.yml`);
    expect(status).toBe(0);
    expect(readFileSync(out, 'utf8')).toContain('workflows: [two]');
  });

  test.each(['9\n', 'two\n'])('and takes none for %j', async (text) => {
    const { stdout, status } = await answer(text);
    expect(status).toBe(2);
    expect(stdout).toContain('name it with --workflow FILE --job ID');
  });
});

describe('the action that init writes is that of its own clone', () => {
  /** The bundle in a folder of a clone, and the line of the action in what it writes. */
  const usesIn = async (folder: string, env: NodeJS.ProcessEnv, commands: readonly (readonly string[])[]) => {
    const clone = temporaryFolder();
    cpSync(dirname(BUNDLE), join(clone, folder), { recursive: true });
    git(clone, 'init', '--quiet', '--initial-branch=main');
    git(clone, 'add', '--all', '--force');
    git(clone, 'commit', '--quiet', '--message', 'The action');
    for (const args of commands) git(clone, ...args);
    const { repo } = await openTerminal();
    const init = [join(clone, folder, 'cli.js'), 'init', '--repo', repo];
    expect(
      spawnSync(process.execPath, init, { encoding: 'utf8', env: { ...process.env, ...env } }).status,
    ).toBe(0);
    const uses = /uses: (\S*agent-fix(?:\/\S*)?@.*)$/m.exec(readFileSync(join(repo, OUT), 'utf8'))?.[1];
    return { uses, commit: git(clone, 'rev-parse', 'HEAD').trim() };
  };
  const usesOf = (...commands: readonly (readonly string[])[]) => usesIn('dist', {}, commands);
  const ORIGIN = ['remote', 'add', 'origin', 'git@github.com:acme/agent-fix.git'];
  const PUSHED = ['update-ref', 'refs/remotes/origin/main', 'HEAD'];

  test('pinned to its commit, where that was pushed', async () => {
    const { uses, commit } = await usesOf(ORIGIN, PUSHED);
    expect(uses).toBe(`acme/agent-fix/.github/workflows/fix.yml@${commit}`);
  });

  test('with the tag of that commit beside it', async () => {
    const { uses, commit } = await usesOf(ORIGIN, PUSHED, ['tag', 'v1.2.3']);
    expect(uses).toBe(`acme/agent-fix/.github/workflows/fix.yml@${commit} # v1.2.3`);
  });

  test('of its main branch, where no runner could fetch the commit', async () => {
    expect((await usesOf(ORIGIN)).uses).toMatch(/^acme\/agent-fix\/\.github\/workflows\/fix\.yml@main /);
  });

  test('and the published one, where the clone is of no repository on GitHub', async () => {
    const { uses } = await usesOf(['remote', 'add', 'origin', 'https://git.example.com/acme/agent-fix.git']);
    expect(uses).toMatch(/^agent-fix\/agent-fix\/\.github\/workflows\/fix\.yml@v0 /);
  });

  test('and never a repository that holds a copy of it, or that runs it by an alias of git', async () => {
    const copy = await usesIn('tools/agent-fix/dist', {}, [ORIGIN, PUSHED]);
    expect(copy.uses).toMatch(/^agent-fix\/agent-fix\//);
    const { repo: theirs } = await openTerminal();
    const alias = await usesIn('dist', { GIT_DIR: join(theirs, '.git'), GIT_WORK_TREE: theirs }, [
      ORIGIN,
      PUSHED,
    ]);
    expect(alias.uses).toBe(`acme/agent-fix/.github/workflows/fix.yml@${alias.commit}`);
  });
});
