import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { orElse } from '../../base/errors.ts';
import { isFolder } from '../folders.ts';
import type { Environment } from '../test-environment.ts';

/** A file that tests see with other content; `path` is relative. */
export interface Replaced {
  readonly path: string;
  readonly content: string;
}

/** A folder of the machine that lies under a layer or is copied: tests can write to it, and the folder itself does not change. */
interface Lower {
  /** Absolute, without links. */
  readonly path: string;
  readonly replaced: readonly Replaced[];
}

/** What tests must not read. All of it exists; paths have no link in them. Sorted. */
interface HiddenPlaces {
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Folders inside hidden or temporary ones that tests need: they stay readable. */
  readonly shown: readonly string[];
}

/** The folders that tests can write to, and what is hidden from them. They can read the rest of the machine. */
export interface World {
  readonly checkout: string;
  /** Null where HOME is not worth keeping (`/`, a temporary folder, unset): tests then get an empty one. */
  readonly home: string | null;
  /** HOME, the checkout and, where these lie outside of both, git's own folder and Go's build cache. Outer folders first. */
  readonly lowers: readonly Lower[];
  readonly hidden: HiddenPlaces;
}

interface WorldRequest {
  /** Where the tests run, without links. */
  readonly checkout: string;
  readonly environment: Environment;
  /** The folder with agent-fix's own code, which tests must not read. */
  readonly program: string;
}

export function describeWorld(request: WorldRequest): World {
  const { checkout, environment } = request;
  const home = homeOf(environment);
  const gitFolder = gitFolderOf(checkout);
  const isInside = gitFolder === null || isIn(gitFolder, checkout);
  const outer = [...(home === null ? [] : [home]), checkout];
  const paths = new Set([...outer, ...(isInside ? [] : [gitFolder]), ...goCacheOf(environment, outer)]);
  const lowers = [...paths]
    .toSorted((a, b) => a.length - b.length)
    .map((path) => ({
      path,
      replaced: [
        ...(path === home ? cleanedSettings(path, ['.gitconfig', '.config/git/config']) : []),
        ...(path === checkout && gitFolder !== null && isInside ? checkoutSettings(checkout) : []),
        ...(path === gitFolder ? gitSettings(gitFolder, '.') : []),
      ],
    }));
  return { checkout, home, lowers, hidden: findHiddenPlaces(request, home, [...paths]) };
}

const NO_HOMES = new Set(['/', '/tmp', '/var/tmp', '/dev/shm', '/nonexistent']);

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

/** The folder with the repository's configuration; a linked worktree shares that of its repository. Null: not a git checkout. */
function gitFolderOf(root: string): string | null {
  const gitPath = join(root, '.git');
  const stats = lstatSync(gitPath, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  if (stats.isDirectory()) return gitPath;
  const named = /^gitdir: (.+)$/m.exec(readText(gitPath) ?? '')?.[1];
  if (named === undefined) return null;
  const folder = resolve(root, named.trim());
  const shared = readText(join(folder, 'commondir'));
  return shared === null ? folder : resolve(folder, shared.trim());
}

const MODULES_DEPTH = 4;

/** Git settings of the checkout, and of other checkouts right inside it (`path:` of actions/checkout). */
function checkoutSettings(root: string): readonly Replaced[] {
  const hasGit = (name: string): boolean => orElse(false, () => isFolder(join(root, name, '.git')));
  const nested = entriesOf(root).filter((name) => name !== '.git' && hasGit(name));
  return ['.git', ...nested.map((name) => join(name, '.git'))].flatMap((folder) => gitSettings(root, folder));
}

/** Git's settings in `folder`, without credentials: actions/checkout leaves its token in those of the repository and of each submodule. */
function gitSettings(root: string, folder: string): readonly Replaced[] {
  const modules = findConfigs(join(root, folder, 'modules'), join(folder, 'modules'), MODULES_DEPTH);
  return cleanedSettings(root, [join(folder, 'config'), join(folder, 'config.worktree'), ...modules]);
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

/** Tests get empty folders of their own in place of these. */
export const TEMPORARY: readonly string[] = ['/tmp', '/var/tmp'];

/** Files in the runner's own folder: the keys of its registration, its environment, its log. */
const RUNNER_FILES = [
  '.credentials',
  '.credentials_rsaparams',
  '.credentials_migrated',
  '.runner',
  '.env',
  '_diag',
];

/** Sockets and mounts outside of `/run` of services that act with their own rights. `/run` is empty for tests. */
const SOCKETS = ['/var/run/docker.sock', '/var/snap/lxd/common/lxd/unix.socket', '/mnt/wsl'];

/**
 * Whether tests reach a service of this machine by the path of its socket, which a network of their own does not keep from them. `table`:
 * `/proc/net/unix`. A socket below an overlay refuses: an overlay has inodes of its own. Of `/run`, tests see what resolves names alone,
 * through which no two runs meet.
 */
export function reachesService(
  table: string,
  { hidden, lowers, checkout }: World,
  isLayered: boolean,
): boolean {
  const covers = ['/run', '/var/run', '/dev', ...TEMPORARY, ...hidden.folders];
  const apart = [...(isLayered ? lowers.map(({ path }) => path) : [checkout]), ...hidden.files];
  return table.split('\n').some((line) => {
    const path = LISTENS.exec(line)?.[1];
    const place = path === undefined ? null : realPlace(path);
    return (
      place !== null &&
      !isCovered(place, covers, hidden.shown) &&
      !apart.some((folder) => isIn(place, folder)) &&
      orElse(false, () => accessSync(place, constants.W_OK) === undefined)
    );
  });
}

/** Of flags, only that of a socket that listens is set: https://man7.org/linux/man-pages/man7/unix.7.html */
const LISTENS = /^\S+ \S+ \S+ 00010000 \S+ \S+ +\d+ (\/.+)$/;

/** Variables that name folders from which tests start programs and load modules. */
const PATH_LISTS =
  /^(?:PATH|LD_LIBRARY_PATH|PYTHONPATH|NODE_PATH|GOPATH|\w+_HOME|\w+_ROOT_DIR|pythonLocation|JAVA_HOME_\w+|GOROOT\w*)$/;

function findHiddenPlaces(
  { environment, checkout, program }: WorldRequest,
  home: string | null,
  lowers: readonly string[],
): HiddenPlaces {
  const wanted = [
    ...homes(home).flatMap((each) => CREDENTIALS.map((name) => join(each, name))),
    ...othersWork(environment, checkout),
    ...runnerFolders(environment, checkout).flatMap((folder) =>
      RUNNER_FILES.map((name) => join(folder, name)),
    ),
    ...SOCKETS,
    program,
  ];
  const holdsWritable = (place: string) => isIn(checkout, place) || (home !== null && isIn(home, place));
  const places = realPaths(wanted).filter((place) => !isIn(place, checkout) && !holdsWritable(place));
  // The system's temporary folder and the runner's hold files of this job. They are emptied even where the checkout or
  // HOME lies in them: these are mounted again on top, as they are in /tmp.
  const temporary = realPaths([environment['RUNNER_TEMP'] ?? '', tmpdir()]).filter(
    (place) => place !== '/' && !TEMPORARY.includes(place) && place !== home && !isIn(place, checkout),
  );
  const isHiddenFolder = (place: string) => statSync(place).isDirectory();
  const folders = [...new Set([...places.filter(isHiddenFolder), ...temporary])].toSorted();
  return {
    folders,
    files: places.filter((place) => !isHiddenFolder(place)),
    shown: [...neededFolders(environment), ...borrowedObjects(checkout)].filter((folder) =>
      isCovered(folder, [...TEMPORARY, ...folders], lowers),
    ),
  };
}

/** Those of the paths that exist, with their links followed. Sorted. */
const realPaths = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths.filter((path) => isAbsolute(path)).flatMap((path) => realPlace(path) ?? []))].toSorted();

/** Whether `path` is `folder` or lies in it. */
export const isIn = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/**
 * Whether an empty folder hides `path`. `covers` are mounted as empty folders, and `back` are mounted again with their files:
 * the innermost of them around `path` decides.
 */
export function isCovered(path: string, covers: readonly string[], back: readonly string[]): boolean {
  const cover = covers.filter((folder) => folder !== path && isIn(path, folder));
  const innermost = (folders: readonly string[]) => Math.max(0, ...folders.map(({ length }) => length));
  return innermost(cover) > innermost(back.filter((folder) => isIn(path, folder)));
}

/** The path with its links followed; null when nothing is there, or when we have no access, and so the tests have none. */
const realPlace = (path: string): string | null =>
  // Most of these paths do not exist, and `existsSync` costs less than an exception.
  orElse(null, () => (existsSync(path) ? realpathSync(path) : null));

const MAX_HOMES = 50;

/** The home folders to hide: in a container, HOME is often not the user's home, and root can read those of all users. */
function homes(home: string | null): readonly string[] {
  const others = entriesOf('/home').map((name) => join('/home', name));
  return [...new Set([...(home === null ? [] : [home]), '/root', ...others])].slice(0, MAX_HOMES);
}

/** In the runner's work folder: tools that actions have installed, and the actions themselves. */
const SHARED_WORK = new Set(['_tool', '_actions']);

/**
 * Other checkouts, whose configuration can hold tokens: those in `<work>/<other>`, where the workspace is `<work>/<repo>/<repo>`,
 * and `.git/config` of those in the workspace (`path:` of actions/checkout).
 */
function othersWork({ GITHUB_ACTIONS, GITHUB_WORKSPACE }: Environment, checkout: string): readonly string[] {
  if (GITHUB_ACTIONS === undefined) return [];
  const named = GITHUB_WORKSPACE === undefined ? null : realPlace(GITHUB_WORKSPACE);
  const workspace = named !== null && isIn(checkout, named) ? named : checkout;
  const parent = dirname(workspace);
  const beside = entriesOf(workspace).map((name) => join(workspace, name, '.git', 'config'));
  if (basename(parent) !== basename(workspace)) return beside;
  const work = dirname(parent);
  const others = entriesOf(work).filter((name) => name !== basename(parent) && !SHARED_WORK.has(name));
  return [...beside, ...others.map((name) => join(work, name))];
}

/**
 * The runner's folders: a checkout is `<runner>/_work/<repo>/<repo>`, and our parent process, the runner's worker, is a
 * program in `<runner>/bin`.
 */
function runnerFolders(environment: Environment, checkout: string): readonly string[] {
  if (environment['GITHUB_ACTIONS'] === undefined) return [];
  const above = [2, 3, 4].map((steps) => join(checkout, ...Array.from({ length: steps }, () => '..')));
  const program = orElse(null, () => readlinkSync(`/proc/${process.ppid}/exe`));
  const folders = program === null ? [] : [dirname(program), dirname(dirname(program))];
  const withRunner = folders.filter((each) => existsSync(join(each, '.runner')));
  return [...new Set([...above, ...withRunner])].filter((folder) => folder !== '/');
}

/** Folders of other repositories from which git in the checkout reads objects: https://git-scm.com/docs/gitrepository-layout */
function borrowedObjects(checkout: string): readonly string[] {
  const text = readText(join(gitFolderOf(checkout) ?? checkout, 'objects', 'info', 'alternates')) ?? '';
  return realPaths(text.split('\n')).filter((folder) => isFolder(folder));
}

function neededFolders(environment: Environment): readonly string[] {
  const named = Object.entries(environment)
    .filter(([name]) => PATH_LISTS.test(name))
    .flatMap(([, value]) => (value ?? '').split(delimiter))
    .filter((folder) => isAbsolute(folder) && orElse(false, () => isFolder(folder)));
  return realPaths(realPaths(named).flatMap((folder) => [folder, ...installationOf(folder)]));
}

/**
 * `/opt/tool` for `/opt/tool/bin`: the folder around a folder of programs, if these need its other content, such as npm's
 * packages, or the libraries of a virtual environment or of an unpacked tool.
 */
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

/** Files and folders below HOME in which tools keep tokens, keys and sessions. Tests find them empty. */
const CREDENTIALS: readonly string[] = [
  '.netrc _netrc .npmrc .yarnrc .yarnrc.yml .pypirc .git-credentials .config/git/credentials .vault-token .boto',
  '.s3cfg .pgpass .my.cnf .dockercfg .databrickscfg .cargo/credentials .cargo/credentials.toml .gem/credentials',
  '.bundle/config .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .sbt/.credentials',
  '.nuget/NuGet/NuGet.Config .config/NuGet/NuGet.Config .config/pip/pip.conf .pip/pip.conf .terraformrc',
  '.terraform.d/credentials.tfrc.json .composer/auth.json .config/composer/auth.json .condarc .huggingface/token',
  '.cache/huggingface/token .kaggle/kaggle.json .bash_history .zsh_history .python_history .node_repl_history',
  '.docker .ssh .aws .azure .gnupg .kube .oci .config/gh .config/hub .config/gcloud .config/containers .config/op',
  '.config/rclone .config/doctl .config/github-copilot .config/google-chrome .config/chromium .mozilla .claude',
  '.codex .gemini .password-store .local/share/keyrings .snowflake .fly .wrangler .config/.wrangler .vercel',
  '.curlrc .config/curlrc .wgetrc .hgrc .config/hg/hgrc .subversion/auth .sentryclirc .mylogin.cnf .config/mysql',
  '.mongorc.js .redisclirc .clickhouse-client .influxdbv2 .lesshst .mysql_history .psql_history .sqlite_history',
  '.rediscli_history .viminfo .local/share/fish/fish_history .config/fish/fish_variables .zshrc.local .ansible/vault',
  '.config/pypoetry/auth.toml .local/share/pypoetry/auth.toml .config/uv/credentials.json .local/share/uv/credentials',
  '.config/cargo/credentials.toml .config/composer/auth.json .conan/.conan.db .conan2/credentials.json .cpanm/auth',
  '.luarocks/config.lua .hex/hex.config .lein/credentials.clj.gpg .cabal/config .stack/config.yaml .jfrog .vagrant.d/data',
  '.config/netlify .netlify .config/configstore .supabase .railway .heroku .config/heroku .circleci .pulumi/credentials.json',
  '.config/flyctl .config/hcloud .config/linode-cli .config/scw .config/stripe .config/ngrok .ngrok2 .config/sentry',
  '.config/wandb .config/turborepo .config/dagger .config/glab-cli .config/helm .local/share/containers/auth.json',
  '.config/sops .config/age .config/nix/netrc .config/1Password .lastpass .openai .config/openai .anthropic',
  '.config/anthropic .qwen .copilot .cursor .config/goose .aider.conf.yml .local/share/opencode .config/opencode .codeium',
].flatMap((names) => names.split(' '));

/** Of the files at `paths`, those that hold a credential, each with its content without the credential. */
function cleanedSettings(root: string, paths: readonly string[]): readonly Replaced[] {
  return paths.flatMap((path) => {
    const text = readText(join(root, path));
    const content = text === null ? '' : withoutCredentials(text);
    return text === null || content === text ? [] : [{ path, content }];
  });
}

/** Sections that send credentials, or that fetch them from elsewhere. */
const SECRET_SECTION = /^\s*\[\s*(?:credential|include|includeif)\b/i;
const SECRET_KEY = /^\s*(?:extraheader|cookiefile|askpass|sshcommand|helper|password|token|proxy)\s*=/i;
const USER_IN_URL = /(\b[a-z][a-z0-9+.-]*:\/\/)[^/@\s"]+@/gi;

/** Removes headers, helpers, included files and passwords in addresses from a git configuration: https://git-scm.com/docs/git-config */
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

/** Null when the file cannot be read. */
const readText = (file: string): string | null => orElse(null, () => readFileSync(file, 'utf8'));
