import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

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
  readonly objectFormat?: 'sha1' | 'sha256';
}

/** Independent of the machine's configuration, and the same commit ids every time. */
const ENVIRONMENT = {
  ...process.env,
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_AUTHOR_DATE: '1700000000 +0000',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
  GIT_COMMITTER_DATE: '1700000000 +0000',
};

/** A private folder, removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'agent-fix-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A real repository with one commit, checked out. The tree is made from objects, so that it can hold what
 * `git add` would refuse.
 */
export function createRepository(
  files: Readonly<Record<string, Content>>,
  options: RepositoryOptions = {},
): TestRepository {
  const root = temporaryFolder();
  const git = (...args: readonly string[]) => runGit(root, args);
  git('init', '--quiet', '--initial-branch=main', `--object-format=${options.objectFormat ?? 'sha1'}`);
  const commit = commitFiles(root, files);
  git('reset', '--quiet', '--hard', commit);
  return { root, commit, git };
}

/** A further commit with exactly these files, on no branch. */
export function commitFiles(root: string, files: Readonly<Record<string, Content>>): string {
  const ref = 'refs/tests/files';
  const head = `commit ${ref}\ncommitter Test <test@example.com> 1700000000 +0000\ndata 0\n`;
  const commands = Object.entries(files).flatMap(([path, content]) => fileCommand(path, content));
  runGit(root, ['fast-import', '--quiet', '--force'], Buffer.concat([Buffer.from(head), ...commands]));
  const commit = runGit(root, ['rev-parse', ref]).trim();
  runGit(root, ['update-ref', '-d', ref]);
  return commit;
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
