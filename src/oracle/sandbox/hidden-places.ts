import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join, sep } from 'node:path';
import type { Environment } from '../test-environment.ts';

/** What tests must not read. All of it exists; paths have no link in them. Sorted. */
export interface HiddenPlaces {
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Lie in a hidden folder, and tests need them: they stay readable. */
  readonly shown: readonly string[];
}

/** Where tools keep tokens, keys and sessions below HOME. What stands there for a file is empty to the tests. */
const CREDENTIALS = [
  '.netrc _netrc .npmrc .yarnrc .yarnrc.yml .pypirc .git-credentials .config/git/credentials .vault-token .boto',
  '.s3cfg .pgpass .my.cnf .dockercfg .databrickscfg .cargo/credentials .cargo/credentials.toml .gem/credentials',
  '.bundle/config .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .sbt/.credentials',
  '.nuget/NuGet/NuGet.Config .config/NuGet/NuGet.Config .config/pip/pip.conf .pip/pip.conf .terraformrc',
  '.terraform.d/credentials.tfrc.json .composer/auth.json .config/composer/auth.json .condarc .huggingface/token',
  '.cache/huggingface/token .kaggle/kaggle.json .bash_history .zsh_history .python_history .node_repl_history',
  '.docker .ssh .aws .azure .gnupg .kube .oci .config/gh .config/hub .config/gcloud .config/containers .config/op',
  '.config/rclone .config/doctl .config/github-copilot .config/google-chrome .config/chromium .mozilla .claude',
  '.codex .gemini .password-store .local/share/keyrings .snowflake .fly .wrangler .config/.wrangler .vercel',
].flatMap((names) => names.split(' '));

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
    ...(home === null ? [] : CREDENTIALS.map((name) => join(home, name))),
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
    shown: neededFolders(environment).filter((folder) =>
      folders.some((place) => folder !== place && isIn(folder, place)),
    ),
  };
}

/** Whether `path` is `folder` or lies in it. */
export const isIn = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Null when nothing is there, or it cannot be looked at: then the tests cannot either. */
function realPlace(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/** `<runner>/_work/<repo>/<repo>` is a checkout; and the runner's worker is our parent, in `<runner>/bin`. */
function runnerFolders(environment: Environment, checkout: string): readonly string[] {
  if (environment['GITHUB_ACTIONS'] === undefined) return [];
  const above = [2, 3, 4].map((steps) => join(checkout, ...Array.from({ length: steps }, () => '..')));
  return [...new Set([...above, ...parentsProgram()])].filter((folder) => folder !== '/');
}

function parentsProgram(): readonly string[] {
  try {
    const folder = dirname(readlinkSync(`/proc/${process.ppid}/exe`));
    return [folder, dirname(folder)].filter((each) => existsSync(join(each, '.runner')));
  } catch {
    return [];
  }
}

function neededFolders(environment: Environment): readonly string[] {
  const named = Object.entries(environment)
    .filter(([name]) => PATH_LISTS.test(name))
    .flatMap(([, value]) => (value ?? '').split(delimiter))
    .filter((folder) => isAbsolute(folder) && lstatSync(folder, { throwIfNoEntry: false })?.isDirectory());
  return [...new Set(named.flatMap((folder) => realPlace(folder) ?? []))].toSorted();
}

/** The entries of a folder, sorted; none where it cannot be read. */
export function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}
