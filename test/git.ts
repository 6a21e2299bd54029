import { execFileSync } from 'node:child_process';

/** What git says in a folder, as somebody; throws with its words when it fails. */
export const git = (dir: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
    cwd: dir,
    encoding: 'utf8',
    stdio: 'pipe', // an error holds what git said; it has no place in the report of the tests
  });
