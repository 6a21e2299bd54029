import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { Environment } from '../test-environment.ts';
import { isIn } from './hidden-places.ts';

/** A file that tests see with other content; `path` is relative. */
export interface Replaced {
  readonly path: string;
  readonly content: string;
}

/** A folder of the machine that tests write to without changing it. */
export interface Lower {
  /** Absolute, without links. */
  readonly path: string;
  readonly replaced: readonly Replaced[];
}

/** What tests of a run work with: everything else is for reading. */
export interface World {
  readonly checkout: string;
  /** Null where there is none worth keeping: `/`, a temporary folder, nothing. Tests then get an empty one. */
  readonly home: string | null;
  /** Checkout, HOME, and where git keeps its own outside of the checkout. The outer ones first. */
  readonly lowers: readonly Lower[];
}

const NO_HOMES = new Set(['/', '/tmp', '/var/tmp', '/dev/shm', '/nonexistent']);

/** `root`: of the checkout, without links. */
export function describeWorld(root: string, environment: Environment): World {
  const home = homeOf(environment);
  const gitFolder = gitFolderOf(root);
  const outside = gitFolder === null || isIn(gitFolder, root) ? [] : [gitFolder];
  const paths = [...new Set([...(home === null ? [] : [home]), root, ...outside])].toSorted(
    (a, b) => a.length - b.length,
  );
  const lowers = paths.map((path) => ({
    path,
    replaced: [
      ...(path === home ? settingsOf(path, ['.gitconfig', '.config/git/config']) : []),
      ...(path === root && gitFolder !== null && outside.length === 0 ? gitSettings(root, '.git') : []),
      ...(path === gitFolder ? gitSettings(gitFolder, '.') : []),
    ],
  }));
  return { checkout: root, home, lowers };
}

function homeOf({ HOME }: Environment): string | null {
  if (HOME === undefined || !isAbsolute(HOME)) return null;
  try {
    const home = realpathSync(HOME);
    return statSync(home).isDirectory() && !NO_HOMES.has(home) ? home : null;
  } catch {
    return null;
  }
}

/** Where the repository's configuration lies; of a linked worktree, that of all of them. Null: there is no git. */
function gitFolderOf(root: string): string | null {
  const own = join(root, '.git');
  const stats = lstatSync(own, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  if (stats.isDirectory()) return own;
  const named = /^gitdir: (.+)$/m.exec(readText(own) ?? '')?.[1];
  if (named === undefined) return null;
  const folder = resolve(root, named.trim());
  const shared = readText(join(folder, 'commondir'));
  return shared === null ? folder : resolve(folder, shared.trim());
}

const MODULES_DEPTH = 4;

/** actions/checkout leaves its token in the configuration of the repository and of each submodule. */
function gitSettings(root: string, folder: string): readonly Replaced[] {
  const modules = findConfigs(join(root, folder, 'modules'), join(folder, 'modules'), MODULES_DEPTH);
  return settingsOf(root, [join(folder, 'config'), join(folder, 'config.worktree'), ...modules]);
}

function findConfigs(folder: string, name: string, depth: number): readonly string[] {
  if (depth === 0 || lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile() && entry.name === 'config') return [join(name, 'config')];
    return entry.isDirectory() && !['objects', 'refs', 'logs', 'hooks'].includes(entry.name)
      ? findConfigs(join(folder, entry.name), join(name, entry.name), depth - 1)
      : [];
  });
}

/** Those that hold a credential, without it. */
function settingsOf(root: string, paths: readonly string[]): readonly Replaced[] {
  return paths.flatMap((path) => {
    const text = readText(join(root, path));
    const content = text === null ? '' : withoutCredentials(text);
    return text === null || content === text ? [] : [{ path, content }];
  });
}

/** Whole sections that send credentials, or fetch them from elsewhere. */
const SECRET_SECTION = /^\s*\[\s*(?:credential|include|includeif)\b/i;
const SECRET_KEY = /^\s*(?:extraheader|cookiefile|askpass|sshcommand|helper|password|token|proxy)\s*=/i;
const USER_IN_URL = /(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s"]+@/gi;

/** A git configuration without headers, helpers, included files, and passwords in addresses: https://git-scm.com/docs/git-config */
export function withoutCredentials(config: string): string {
  let isSecret = false;
  const kept: string[] = [];
  for (const line of config.split('\n')) {
    if (/^\s*\[/.test(line)) isSecret = SECRET_SECTION.test(line);
    if (!isSecret && !SECRET_KEY.test(line.replace(/^\s*\[[^\]]*\]/, '')))
      kept.push(line.replace(USER_IN_URL, '$1'));
  }
  return kept.join('\n');
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
