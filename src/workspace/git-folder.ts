import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GitFolder {
  /** Of an object id in hex: 40, or 64 for SHA-256. */
  readonly idLength: number;
  readonly isBare: boolean;
  /** A commit id, or `ref: refs/heads/…`. */
  readonly head: string;
}

/** Lays out what git takes for a git directory, without the process and the templates of `git init`: https://git-scm.com/docs/gitrepository-layout */
export function createGitFolder(gitDir: string, { idLength, isBare, head }: GitFolder): void {
  mkdirSync(join(gitDir, 'objects', 'info'), { recursive: true });
  mkdirSync(join(gitDir, 'refs'));
  writeFileSync(join(gitDir, 'HEAD'), `${head}\n`);
  const core = `[core]\n\trepositoryformatversion = ${idLength === 64 ? 1 : 0}\n\tbare = ${isBare}\n`;
  const extensions = idLength === 64 ? '[extensions]\n\tobjectformat = sha256\n' : '';
  writeFileSync(join(gitDir, 'config'), core + extensions);
}
