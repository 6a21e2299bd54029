import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';

/** What a tree of a test holds under a path. */
export type Content =
  | string
  | Buffer
  | { readonly executable: string }
  | { readonly link: string }
  | { readonly submodule: true };

export interface TestRepository {
  readonly root: string;
  readonly commit: string;
  /** Runs git in it; gives what it printed. */
  git(...args: readonly string[]): string;
}

export interface RepositoryOptions {
  /** In place of a new temporary folder. */
  readonly root?: string;
  readonly objectFormat?: 'sha1' | 'sha256';
}

/** Independent of the machine's configuration, and the same commit ids every time. Nothing here must survive a power cut, or be small. */
const ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_COUNT: '2',
  GIT_CONFIG_KEY_0: 'core.fsync',
  GIT_CONFIG_VALUE_0: 'none',
  GIT_CONFIG_KEY_1: 'core.compression',
  GIT_CONFIG_VALUE_1: '0',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_AUTHOR_DATE: '1700000000 +0000',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
  GIT_COMMITTER_DATE: '1700000000 +0000',
};

/**
 * A real repository with one commit, checked out. The tree is made from objects, so that it can hold what
 * `git add` would refuse.
 */
export function createRepository(
  files: Readonly<Record<string, Content>>,
  options: RepositoryOptions = {},
): TestRepository {
  const { root = temporaryFolder(), objectFormat = 'sha1' } = options;
  const git = (...args: readonly string[]) => runGit(root, args);
  cpSync(emptyGitFolder(objectFormat), join(root, '.git'), { recursive: true });
  const commit = importCommit(root, 'refs/heads/main', files);
  git('reset', '--quiet', '--hard');
  return { root, commit, git };
}

const emptyGitFolders = new Map<string, string>();

/** What `git init` makes; asked once in a process for each format, and copied. */
function emptyGitFolder(objectFormat: string): string {
  const known = emptyGitFolders.get(objectFormat);
  if (known !== undefined) return known;
  const folder = temporaryFolder();
  runGit(folder, [
    'init',
    '--quiet',
    '--template=',
    '--initial-branch=main',
    `--object-format=${objectFormat}`,
  ]);
  // As git's own template has it; the samples of its hooks are left out.
  mkdirSync(join(folder, '.git/info'));
  emptyGitFolders.set(objectFormat, join(folder, '.git'));
  return join(folder, '.git');
}

/** A further commit with exactly these files, on no branch. */
export function commitFiles(root: string, files: Readonly<Record<string, Content>>): string {
  const ref = 'refs/tests/files';
  const commit = importCommit(root, ref, files);
  runGit(root, ['update-ref', '-d', ref]);
  return commit;
}

/** Makes the first commit of a new ref; gives its id. */
function importCommit(root: string, ref: string, files: Readonly<Record<string, Content>>): string {
  const head = `commit ${ref}\nmark :1\ncommitter Test <test@example.com> 1700000000 +0000\ndata 0\n`;
  const commands = Object.entries(files).flatMap(([path, content]) => fileCommand(path, content));
  const stream = Buffer.concat([Buffer.from(head), ...commands, Buffer.from('\nget-mark :1\n')]);
  return runGit(root, ['fast-import', '--quiet', '--force'], stream).trim();
}

/** A line for `git fast-import`. The commit of a submodule need not exist. */
function fileCommand(path: string, content: Content): Buffer[] {
  const quoted = `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
  if (typeof content === 'object' && 'submodule' in content) {
    return [Buffer.from(`M 160000 ${'1'.repeat(40)} ${quoted}\n`)];
  }
  const [mode, text] = modeAndBytes(content);
  const bytes = Buffer.from(text);
  return [Buffer.from(`M ${mode} inline ${quoted}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n')];
}

function modeAndBytes(content: Exclude<Content, { submodule: true }>): readonly [string, string | Buffer] {
  if (typeof content === 'string' || Buffer.isBuffer(content)) return ['100644', content];
  return 'link' in content ? ['120000', content.link] : ['100755', content.executable];
}

function runGit(cwd: string, args: readonly string[], input?: string | Buffer): string {
  const options = {
    cwd,
    env: ENVIRONMENT,
    encoding: 'utf8',
    // An error holds what git said; it has no place in the report of the tests.
    stdio: 'pipe',
    ...(input === undefined ? {} : { input }),
  } as const;
  return execFileSync('git', args, options);
}
