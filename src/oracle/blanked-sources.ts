import { join } from 'node:path';
import type { JournalEntry } from '../workspace/journal.ts';
import { isExecutableFile } from '../workspace/programs.ts';
import { isRepoPath } from '../workspace/repo-path.ts';
import type { Snapshot } from '../workspace/snapshot.ts';
import type { CommandOptions } from './command-runner.ts';

const MAX_BLANKED = 3000;
/** Parts of paths of caches and of installed packages. */
const NOT_BUILT = /^(?:\.|__pycache__$|node_modules$|site-packages$|venv$|vendor$)/;
/** A syntax error in every language. */
const BLANK = Buffer.from(')]}\n');

/** Folders and programs in the checkout that git does not track, and that may have been built: no installed packages, no caches. */
export async function builtFiles(checkout: string, snapshot: Snapshot): Promise<readonly string[]> {
  const args = [
    `--work-tree=${checkout}`,
    'ls-files',
    '--others',
    '--directory',
    '--no-empty-directory',
    '-z',
  ];
  const { exitCode, stdout } = await snapshot.repository.ask(args, { cwd: checkout });
  const paths = exitCode === 0 ? stdout.toString('utf8').split('\0') : [];
  return paths.filter(
    (path) =>
      path !== '' &&
      (path.endsWith('/') || isExecutableFile(join(checkout, path))) &&
      !path.split('/').some((part) => NOT_BUILT.test(part)),
  );
}

/** All sources, and what the run has written, with content that no language can read. Null where there are none, or too many. */
export async function blankedSources({
  snapshot,
  journal,
  policy,
}: CommandOptions['workspace']): Promise<readonly JournalEntry[] | null> {
  const written = journal.latest();
  const paths = [...snapshot.paths()].filter(isRepoPath).filter((await policy()).isProduct);
  if (paths.length === 0 || paths.length > MAX_BLANKED) return null;
  const entries = new Map<string, JournalEntry>();
  for (const path of paths) {
    const found = snapshot.tree.find(path);
    if (found?.kind === 'file')
      entries.set(path, { path, bytes: BLANK, mode: '100644', oid: 'blank', base: null, changedBytes: 0 });
  }
  for (const entry of written) entries.set(entry.path, { ...entry, bytes: BLANK, oid: 'blank' });
  return [...entries.values()];
}
