import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { BARE_CONFIG } from '../servers/github/bare-repository.ts';
import { type RecordedStep, readScript } from '../servers/openai/script.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { FixtureName } from './ecosystems.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

interface FixtureRepository {
  readonly dir: string;
  /** The only commit of `main`: the same on every machine, as long as the fixture is the same. */
  readonly commit: string;
}

const made = new Map<string, Promise<FixtureRepository>>();

/** Copies a fixture to `dir`, which must not exist or be empty, puts more files into it or in place of its own, lets `stage` do the rest, and makes it a git repository with one commit on `main`. Without a stage, it is a copy of one that is made once in a process. */
export async function createFixtureRepository(
  name: FixtureName,
  dir: string,
  files: Readonly<Record<string, string>> = {},
  stage?: (dir: string) => void,
): Promise<FixtureRepository> {
  if (stage !== undefined) return makeRepository(name, dir, files, stage);
  const key = JSON.stringify([name, files]);
  const template = made.get(key) ?? makeRepository(name, temporaryFolder(), files);
  made.set(key, template);
  const { dir: from, commit } = await template;
  await cp(from, dir, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return { dir, commit };
}

async function makeRepository(
  name: FixtureName,
  dir: string,
  files: Readonly<Record<string, string>>,
  stage: (dir: string) => void = () => {},
): Promise<FixtureRepository> {
  await mkdir(dir, { recursive: true });
  await cp(join(fixtures, name), dir, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  await git(dir, 'init', '--quiet', '--initial-branch=main', '--template=');
  stage(dir);
  // What a user's tools left behind in the fixture is not part of it: its own .gitignore keeps that out.
  await git(dir, 'add', '--all');
  await git(dir, 'commit', '--quiet', '--message', 'Add the library, its tests and its workflow');
  return { dir, commit: (await readFile(join(dir, '.git/refs/heads/main'), 'utf8')).trim() };
}

/** Makes a bare copy of a repository at `dir`. */
export async function createRemote(repository: FixtureRepository, dir: string): Promise<string> {
  for (const name of ['objects', 'refs', 'HEAD'])
    await cp(join(repository.dir, '.git', name), join(dir, name), { recursive: true });
  await writeFile(join(dir, 'config'), BARE_CONFIG);
  return dir;
}

/** `second-try`: the first write leaves the tests red, a reflection follows, and then the right write. */
type ConversationName = FixtureName | 'python.second-try';

/** The model's replies, in order: a script for the model server. */
export function readConversation(name: ConversationName): Promise<readonly RecordedStep[]> {
  return readScript(join(fixtures, `${name}.conversation.json`));
}

const someone = { NAME: 'Ada Tester', EMAIL: 'ada@example.com', DATE: '2025-01-15T12:00:00Z' } as const;

/** No configuration of the user's or the machine's reaches git, and nothing of the clock: ids stay the same. */
const gitEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  HOME: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  LC_ALL: 'C',
  ...Object.fromEntries(
    Object.entries(someone).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  ),
};

async function git(dir: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)('git', args, { cwd: dir, env: gitEnvironment });
}
