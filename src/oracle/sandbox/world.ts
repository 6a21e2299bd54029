import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { orElse } from '../../core/errors.ts';
import { isFolder } from '../folders.ts';
import type { Environment } from '../test-environment.ts';
import { CREDENTIALS, type Replaced, readText, settingsOf } from './credentials.ts';

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
  /** Checkout, HOME, and outside of these: where git keeps its own, and Go's build cache. The outer ones first. */
  readonly lowers: readonly Lower[];
}

const NO_HOMES = new Set(['/', '/tmp', '/var/tmp', '/dev/shm', '/nonexistent']);

/** `root`: of the checkout, without links. */
export function describeWorld(root: string, environment: Environment): World {
  const home = homeOf(environment);
  const gitFolder = gitFolderOf(root);
  const outside = gitFolder === null || isIn(gitFolder, root) ? [] : [gitFolder];
  const goCache = goCacheOf(environment, [root, ...(home === null ? [] : [home])]);
  const paths = [...new Set([...(home === null ? [] : [home]), root, ...outside, ...goCache])].toSorted(
    (a, b) => a.length - b.length,
  );
  const lowers = paths.map((path) => ({
    path,
    replaced: [
      ...(path === home ? settingsOf(path, ['.gitconfig', '.config/git/config']) : []),
      ...(path === root && gitFolder !== null && outside.length === 0 ? checkoutSettings(root) : []),
      ...(path === gitFolder ? gitSettings(gitFolder, '.') : []),
    ],
  }));
  return { checkout: root, home, lowers };
}

function homeOf({ HOME }: Environment): string | null {
  if (HOME === undefined || !isAbsolute(HOME)) return null;
  return orElse(null, () => {
    const home = realpathSync(HOME);
    return statSync(home).isDirectory() && !NO_HOMES.has(home) ? home : null;
  });
}

/** Go does not build without a cache that it can write to: https://pkg.go.dev/cmd/go#hdr-Build_and_test_caching */
function goCacheOf({ GOCACHE }: Environment, within: readonly string[]): readonly string[] {
  if (GOCACHE === undefined || !isAbsolute(GOCACHE)) return [];
  const folder = realPlace(GOCACHE);
  const isApart = folder !== null && !within.some((each) => isIn(folder, each) || isIn(each, folder));
  return isApart && statSync(folder).isDirectory() ? [folder] : [];
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

/** Of the checkout, and of others that lie right in it (`path:` of actions/checkout). */
function checkoutSettings(root: string): readonly Replaced[] {
  const hasGit = (name: string): boolean => orElse(false, () => isFolder(join(root, name, '.git')));
  const nested = entriesOf(root).filter((name) => name !== '.git' && hasGit(name));
  return ['.git', ...nested.map((name) => join(name, '.git'))].flatMap((folder) => gitSettings(root, folder));
}

/** actions/checkout leaves its token in the configuration of the repository and of each submodule. */
function gitSettings(root: string, folder: string): readonly Replaced[] {
  const modules = findConfigs(join(root, folder, 'modules'), join(folder, 'modules'), MODULES_DEPTH);
  return settingsOf(root, [join(folder, 'config'), join(folder, 'config.worktree'), ...modules]);
}

/** Whether git's own configuration in a checkout holds a credential. */
export const holdsToken = (checkout: string): boolean => checkoutSettings(checkout).length > 0;

function findConfigs(folder: string, name: string, depth: number): readonly string[] {
  if (depth === 0 || !isFolder(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile() && entry.name === 'config') return [join(name, 'config')];
    return entry.isDirectory() && !['objects', 'refs', 'logs', 'hooks'].includes(entry.name)
      ? findConfigs(join(folder, entry.name), join(name, entry.name), depth - 1)
      : [];
  });
}

/** Tests get empty ones of their own. */
const TEMPORARY = ['/tmp', '/var/tmp'] as const;

export const isTemporary = (path: string): boolean =>
  TEMPORARY.some((folder) => path !== folder && isIn(path, folder));

/** What tests must not read. All of it exists; paths have no link in them. Sorted. */
export interface HiddenPlaces {
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Lie in a hidden or a temporary folder, and tests need them: they stay readable. */
  readonly shown: readonly string[];
}

/** In the folder of the runner itself: the keys of its registration, its environment, its log. */
const RUNNER_FILES = [
  '.credentials',
  '.credentials_rsaparams',
  '.credentials_migrated',
  '.runner',
  '.env',
  '_diag',
];

/** Sockets and mounts of services that act with their own rights. `/run` is empty for tests; these lie elsewhere. */
const SOCKETS = ['/var/run/docker.sock', '/var/snap/lxd/common/lxd/unix.socket', '/mnt/wsl'];

/** Variables that hold lists of folders, or one: what tests start programs and load modules from. */
const PATH_LISTS =
  /^(?:PATH|LD_LIBRARY_PATH|PYTHONPATH|NODE_PATH|GOPATH|\w+_HOME|\w+_ROOT_DIR|pythonLocation|JAVA_HOME_\w+|GOROOT\w*)$/;

export interface HidingRequest {
  readonly environment: Environment;
  readonly home: string | null;
  /** Where the tests run; never hidden. */
  readonly checkout: string;
  /** The folder of the program that runs now: its code, its chunks. */
  readonly program: string;
}

export function findHiddenPlaces({ environment, home, checkout, program }: HidingRequest): HiddenPlaces {
  const temp = environment['RUNNER_TEMP'];
  const wanted = [
    ...homes(home).flatMap((each) => CREDENTIALS.map((name) => join(each, name))),
    ...othersWork(environment, checkout),
    ...runnerFolders(environment, checkout).flatMap((folder) =>
      RUNNER_FILES.map((name) => join(folder, name)),
    ),
    ...SOCKETS,
    ...(temp === undefined || !isAbsolute(temp) ? [] : [temp]),
    program,
  ];
  const places = [...new Set(wanted.map(realPlace).filter((place) => place !== null))].toSorted();
  const isOpenTo = (place: string) =>
    place === '/' || isIn(checkout, place) || (home !== null && isIn(home, place));
  const inCheckout = (place: string) => isIn(place, checkout);
  const hidden = places.filter((place) => !isOpenTo(place) && !inCheckout(place));
  const folders = hidden.filter((place) => statSync(place).isDirectory());
  return {
    folders,
    files: hidden.filter((place) => !statSync(place).isDirectory()),
    shown: neededFolders(environment).filter(
      (folder) =>
        folders.some((place) => folder !== place && isIn(folder, place)) ||
        (isTemporary(folder) && !inCheckout(folder) && (home === null || !isIn(folder, home))),
    ),
  };
}

/** Whether `path` is `folder` or lies in it. */
export const isIn = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Null when nothing is there, or it cannot be looked at: then the tests cannot either. */
function realPlace(path: string): string | null {
  // Most of what is asked about is not there, and to throw costs more than to ask.
  return orElse(null, () => (existsSync(path) ? realpathSync(path) : null));
}

const MAX_HOMES = 50;

/** In a container HOME is often not the user's home; and who is root reads everybody's. */
function homes(home: string | null): readonly string[] {
  const others = entriesOf('/home').map((name) => join('/home', name));
  return [...new Set([...(home === null ? [] : [home]), '/root', ...others])].slice(0, MAX_HOMES);
}

/** Of the runner's work folder: tools that actions have set up, and the actions themselves. */
const SHARED_WORK = new Set(['_tool', '_actions']);

/** Beside the workspace, `<work>/<repo>/<repo>`, lie other repositories' checkouts, with tokens in them; in it, those of other `path:`s. */
function othersWork({ GITHUB_ACTIONS, GITHUB_WORKSPACE }: Environment, checkout: string): readonly string[] {
  if (GITHUB_ACTIONS === undefined) return [];
  const named = GITHUB_WORKSPACE === undefined ? null : realPlace(GITHUB_WORKSPACE);
  const workspace = named !== null && isIn(checkout, named) ? named : checkout;
  const own = dirname(workspace);
  const beside = entriesOf(workspace).map((name) => join(workspace, name, '.git', 'config'));
  if (basename(own) !== basename(workspace)) return beside;
  const work = dirname(own);
  const others = entriesOf(work).filter((name) => name !== basename(own) && !SHARED_WORK.has(name));
  return [...beside, ...others.map((name) => join(work, name))];
}

/** `<runner>/_work/<repo>/<repo>` is a checkout; and the runner's worker is our parent, in `<runner>/bin`. */
function runnerFolders(environment: Environment, checkout: string): readonly string[] {
  if (environment['GITHUB_ACTIONS'] === undefined) return [];
  const above = [2, 3, 4].map((steps) => join(checkout, ...Array.from({ length: steps }, () => '..')));
  return [...new Set([...above, ...parentsProgram()])].filter((folder) => folder !== '/');
}

function parentsProgram(): readonly string[] {
  const program = orElse(null, () => readlinkSync(`/proc/${process.ppid}/exe`));
  const folders = program === null ? [] : [dirname(program), dirname(dirname(program))];
  return folders.filter((each) => existsSync(join(each, '.runner')));
}

function neededFolders(environment: Environment): readonly string[] {
  const named = Object.entries(environment)
    .filter(([name]) => PATH_LISTS.test(name))
    .flatMap(([, value]) => (value ?? '').split(delimiter))
    .filter((folder) => isAbsolute(folder) && lstatSync(folder, { throwIfNoEntry: false })?.isDirectory());
  const real = named.flatMap((folder) => realPlace(folder) ?? []);
  return [...new Set(real.flatMap((folder) => [folder, ...installationOf(folder)]))].toSorted();
}

/** A folder of programs is of use only with what lies beside it: what npm links to, the libraries of a virtual environment or of an unpacked tool. */
function installationOf(folder: string): readonly string[] {
  const above = dirname(folder);
  const isOne =
    basename(above) === 'node_modules' ||
    (basename(folder) === 'bin' && ['pyvenv.cfg', 'lib'].some((name) => existsSync(join(above, name))));
  return isOne && above !== '/' ? [above] : [];
}

/** The entries of a folder, sorted; none where it cannot be read. */
export const entriesOf = (folder: string): readonly string[] =>
  orElse([], () => readdirSync(folder).toSorted());
