import { constants } from 'node:fs';
import { lstat, open, readdir, readlink, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { once } from '../base/once.ts';
import { anyOf } from '../base/text.ts';
import type { BlobContent } from './git-objects.ts';
import { comparePaths } from './journal.ts';
import { decidesInstall } from './open-paths.ts';
import { type Denial, parentOf, parseRepoPath } from './repo-path.ts';
import type { TreeIndex } from './snapshot.ts';

/** Where to look for installed packages. */
export interface Installation {
  /** The folder in which the tests run. What tests in a sandbox have written over this folder is not read. */
  readonly checkout: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** A file or a link in a folder of installed packages. */
export interface InstalledFile {
  readonly source: 'disk';
  /** The path as the model gave it; `real` is the one on disk, with links followed. */
  readonly path: string;
  readonly kind: 'file' | 'link';
  readonly real: string;
}

export type Installed =
  | InstalledFile
  | {
      readonly kind: 'folder';
      readonly path: string;
      readonly files: readonly InstalledFile[];
      /** Why some files are missing here; null: these are all. */
      readonly problem: string | null;
    }
  | { readonly kind: 'closed'; readonly path: string; readonly denial: Denial }
  | { readonly kind: 'missing'; readonly path: string };

/**
 * Folders of a checkout that installers fill, by their path below the last folder that git tracks: `node_modules`, `vendor`,
 * `.venv/lib/python3.12/site-packages`, `.tox/py312/lib/…`.
 */
const FILLED =
  /^(?:node_modules|vendor(?:\/bundle)?|(?:\.[tn]ox\/)?[^/]+\/(?:lib(?:64)?\/python3[\d.]*|Lib)\/site-packages)(?=\/|$)/;
/** Hidden files are settings, caches and credentials; pnpm keeps the packages themselves in `.pnpm`. */
const CLOSED_NAME = anyOf(
  [
    /^\.(?!pnpm$|bin$)/,
    /\.(?:pem|key|p8|p12|pfx|pkcs12|jks|bks|keystore|truststore|kdbx?|ppk|gpg|ovpn|kubeconfig)$/,
    /^id_[^.]*$/,
    /^(?:pip\.(?:conf|ini)|_netrc|(?:credentials|secrets)(?:\.(?:toml|json|ya?ml|ini|cfg))?|keystore|truststore)$/,
  ],
  'i',
);
/** A package has fewer; a whole `node_modules` would take a minute to search. */
const MAX_PACKAGE_FILES = 5000;
const MAX_PACKAGE_FOLDERS = 8;

const CLOSED_ENTRY: Denial = {
  rule: 'installed: closed name',
  reason: 'hidden files, keys and credentials are closed, in folders of installed packages too',
};
const LEADS_OUT: Denial = {
  rule: 'installed: leads out',
  reason: 'it is a link that leads out of the folders of installed packages',
};
const NO_FILE: Denial = {
  rule: 'installed: no regular file',
  reason: 'it is neither a regular file nor a folder',
};

/**
 * Reads installed packages: all else that the tools read comes from git's objects and the Journal. Nothing is written here. Only a
 * list of folders is open, and a path must still lie in one of them after its links were followed.
 */
export class InstalledCode {
  readonly #tree: TreeIndex;
  readonly #installation: Installation;
  readonly #checkout = once(async () => {
    const { checkout } = this.#installation;
    return realpath(checkout).catch(() => checkout);
  });
  readonly #machine = once(() => machineFolders(this.#tree, this.#installation));

  constructor(tree: TreeIndex, installation: Installation) {
    this.#tree = tree;
    this.#installation = installation;
  }

  /** What lies at a path as test output shows it; null: no folder of installed packages is there. */
  async find(text: string): Promise<Installed | null> {
    const [root = ''] = /^(?:~?\/)/.exec(text) ?? [];
    const check = parseRepoPath(text.slice(root.length));
    if (!check.ok) return null;
    const path = `${root}${check.path}`;
    const { HOME: home = '/' } = this.#installation.environment;
    const named = join(root === '' ? await this.#checkout() : root === '/' ? root : home, check.path);
    const inner = await this.#innerPath(named);
    if (inner === null) return null;
    if (hasClosedName(inner)) return { kind: 'closed', path, denial: CLOSED_ENTRY };
    const real = await realpath(named).catch(() => null);
    if (real === null) return { kind: 'missing', path };
    const realInner = await this.#innerPath(real);
    if (realInner === null) return { kind: 'closed', path, denial: LEADS_OUT };
    if (hasClosedName(realInner)) return { kind: 'closed', path, denial: CLOSED_ENTRY };
    const found = await lstat(real).catch(() => null);
    if (found === null) return { kind: 'missing', path };
    if (found.isDirectory()) return { kind: 'folder', path, ...(await installedFilesBelow(path, real)) };
    if (found.isFile()) return { source: 'disk', path, kind: 'file', real };
    return { kind: 'closed', path, denial: NO_FILE };
  }

  /** The folders of installed packages, to be named to the model: at most eight. Others, deeper in the tree, can be read as well. */
  async folders(): Promise<readonly string[]> {
    const checkout = await this.#checkout();
    const below = new Set(['']);
    for (const path of this.#tree.paths('')) {
      if (below.size === 2 * MAX_PACKAGE_FOLDERS) break;
      if (decidesInstall(path)) below.add(parentOf(path));
    }
    const packageFolders = [...below].flatMap((folder) =>
      ['node_modules', 'vendor', 'vendor/bundle'].map((name) => join(checkout, folder, name)),
    );
    const environments = await entriesLike(checkout, /^/);
    const libraries = (
      await Promise.all(environments.map((folder) => entriesLike(join(folder, 'lib'), PYTHON_FOLDER)))
    ).flat();
    const found: string[] = [];
    for (const folder of [...packageFolders, ...libraries.map((library) => join(library, 'site-packages'))]) {
      if (
        (await leadsToFolder(folder)) &&
        (await realpath(folder)) === folder &&
        (await this.#innerPath(folder)) === ''
      )
        found.push(pathBelow(checkout, folder) ?? folder);
    }
    const { HOME: home = '' } = this.#installation.environment;
    const ofMachine = (await this.#machine()).shown.map((folder) => {
      const inHome = home === '' ? null : pathBelow(home, folder);
      return inHome === null ? folder : `~/${inHome}`;
    });
    return [...found, ...ofMachine].slice(0, MAX_PACKAGE_FOLDERS);
  }

  /** `express/index.js` for `/repo/node_modules/express/index.js`; '' for `node_modules` itself; null outside of installed packages. */
  async #innerPath(place: string): Promise<string | null> {
    const { shown, real } = await this.#machine();
    for (const folder of [...shown, ...real]) {
      const inner = pathBelow(folder, place);
      if (inner !== null) return inner;
    }
    const path = pathBelow(await this.#checkout(), place);
    return path === null ? null : this.#innerPathOfCheckout(path);
  }

  async #innerPathOfCheckout(path: string): Promise<string | null> {
    const parts = path.split('/');
    const start = (length: number): string => parts.slice(0, length).join('/');
    let tracked = 0;
    while (tracked < parts.length && this.#tree.holdsFolder(start(tracked + 1))) tracked += 1;
    if (this.#tree.find(start(tracked + 1)) !== null) return null;
    // `vendor/bundle` is Bundler's default in CI; Rails tracks `vendor`.
    const isBundle = parts[tracked - 1] === 'vendor' && parts[tracked] === 'bundle';
    const from = isBundle ? tracked - 1 : tracked;
    const rest = parts.slice(from).join('/');
    const filled = FILLED.exec(rest)?.[0] ?? '';
    const [, markers = []] = FILLED_BY.find(([name]) => filled.endsWith(name)) ?? [];
    const folder = join(await this.#checkout(), start(from), filled);
    return (await holdsMarker(folder, markers)) ? rest.slice(filled.length + 1) : null;
  }
}

/** The content of an installed file. Neither a link nor a pipe that took its place is followed or waited for. */
export async function readInstalled({ real }: InstalledFile, maxBytes: number): Promise<BlobContent> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(real, O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => null);
  if (file === null) return { kind: 'unreadable', why: 'the system refuses it' };
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return { kind: 'unreadable', why: NO_FILE.reason };
    if (stats.size > maxBytes) return { kind: 'too_large', size: stats.size };
    const { bytesRead, buffer } = await file.read(Buffer.alloc(stats.size), 0, stats.size, 0);
    return { kind: 'bytes', bytes: buffer.subarray(0, bytesRead) };
  } finally {
    await file.close();
  }
}

const hasClosedName = (path: string): boolean => path.split('/').some((name) => CLOSED_NAME.test(name));

/** Files and links below a folder, sorted; links are not followed. */
async function installedFilesBelow(
  path: string,
  real: string,
): Promise<{ files: InstalledFile[]; problem: string | null }> {
  const files: InstalledFile[] = [];
  let entries = 0;
  const visit = async (from: { readonly path: string; readonly real: string }): Promise<void> => {
    const found = await readdir(from.real, { withFileTypes: true }).catch(() => []);
    for (const entry of found.toSorted((a, b) => comparePaths(a.name, b.name))) {
      if (entries >= MAX_PACKAGE_FILES) return;
      entries += 1;
      if (hasClosedName(entry.name)) continue;
      const at = { path: `${from.path}/${entry.name}`, real: join(from.real, entry.name) };
      if (entry.isDirectory()) await visit(at);
      else if (entry.isFile()) files.push({ source: 'disk', kind: 'file', ...at });
      else if (entry.isSymbolicLink()) files.push({ source: 'disk', kind: 'link', ...at });
    }
  };
  await visit({ path, real });
  const problem =
    entries < MAX_PACKAGE_FILES ? null : `what comes after the first ${MAX_PACKAGE_FILES} files and folders`;
  return { files: files.toSorted((a, b) => comparePaths(a.path, b.path)), problem };
}

const PYTHON_FOLDER = /^python3/;

/** What shows that a folder holds packages of a language: the names on the way down to it, from the folder. */
const MARKERS = {
  go: [[/^cache$/, /^download$/], [/@v\d/], [/\./, /@v\d/], [/\./, /^/, /@v\d/], [/\./, /^/, /^/, /@v\d/]],
  rs: [[/^/, /-\d/, /^Cargo\.toml$/]],
  py: [[/\.(?:dist|egg)-info$/], [/^\w+$/, /^__init__\.py$/]],
  rb: [[/-(?:\d[\w.-]*|[0-9a-f]{7,})$/]],
} as const satisfies Readonly<Record<string, readonly (readonly RegExp[])[]>>;

/** The same for the folders of a checkout, by how their paths end. */
const FILLED_BY: readonly (readonly [string, readonly (readonly RegExp[])[]])[] = [
  ['site-packages', MARKERS.py],
  // Bundler: `vendor/bundle/ruby/3.3.0/gems`.
  ['vendor/bundle', [[/ruby$/, /^\d/, /^(?:gems|bundler|specifications)$/]]],
  // Go, Composer, Cargo.
  [
    'vendor',
    [[/^modules\.txt$/], [/^composer$/, /^installed\.(?:json|php)$/], [/^/, /^\.cargo-checksum\.json$/]],
  ],
  [
    'node_modules',
    [
      [/^\.(?:package-lock\.json|modules\.yaml|yarn-integrity|yarn-state\.yml)$/],
      [/^[^.@]/, /^package\.json$/],
      [/^@/, /^/, /^package\.json$/],
    ],
  ],
];

/** How many entries of one folder are looked at for a marker. */
const MAX_MARKER_ENTRIES = 200;

async function holdsMarker(folder: string, markers: readonly (readonly RegExp[])[]): Promise<boolean> {
  for (const [wanted = /^/, ...rest] of markers) {
    const found = (await entriesLike(folder, wanted)).slice(0, MAX_MARKER_ENTRIES);
    if (rest.length === 0 && found.length > 0) return true;
    for (const entry of rest.length === 0 ? [] : found) if (await holdsMarker(entry, [rest])) return true;
  }
  return false;
}

/**
 * Places where no packages are installed: those of the system's settings and state, the runner's temporary folder, and hidden folders
 * (`~/.aws`) but those in which tools keep what they install.
 */
const CLOSED_PLACE = anyOf([
  /^\/(?:etc|proc|sys|dev|run|boot|var\/(?:run|log|spool))\//,
  /\/work\/_(?:temp|actions)\//,
  new RegExp(
    String.raw`/\.(?!(?:${[
      'cargo/registry|local/(?:lib|share/(?:mise|rtx|uv|pipx|hatch|virtualenvs|gem))|virtualenvs|v?envs?|[tn]ox|gem',
      '(?:py|rb)env/versions|rvm/(?:gems|rubies)|asdf/installs|conda|rye|hatch|uv|nix-profile|bundle',
    ].join('|')})/)`,
  ),
]);

/**
 * The place to which a path leads, through any number of links; null: nothing is there, or a link on the way is tracked by git, so
 * that who writes the repository chose the place.
 */
async function placeBehind({ tree, checkout }: Trusted, path: string): Promise<string | null> {
  let place = '/';
  const left = resolve(path).split('/').filter(Boolean);
  for (let links = 0; left.length > 0; ) {
    const next = join(place, left.shift() ?? '');
    const target = await readlink(next).catch(() => null);
    if (target === null) {
      place = next;
      continue;
    }
    links += 1;
    const tracked = pathBelow(checkout, next);
    if (links > MAX_LINKS_FOLLOWED || (tracked !== null && tree.find(tracked)?.kind === 'link')) return null;
    left.unshift(...resolve(place, target).split('/').filter(Boolean));
    place = '/';
  }
  return (await lstat(place).catch(() => null)) === null ? null : place;
}

/** As Linux has it. */
const MAX_LINKS_FOLLOWED = 40;

/** The links of the checkout that git tracks; `checkout`: its real path. */
interface Trusted {
  readonly tree: TreeIndex;
  readonly checkout: string;
}

/**
 * The folders outside of the checkout that hold packages of a language in which the repository has sources: `shown` are the
 * paths by which tests know them, `real` the same with links followed.
 */
async function machineFolders(
  tree: TreeIndex,
  { checkout, environment }: Installation,
): Promise<{ readonly shown: readonly string[]; readonly real: readonly string[] }> {
  const { HOME: home = '', GOMODCACHE, GOPATH, CARGO_HOME } = environment;
  const ofLanguage = async (
    ending: keyof typeof MARKERS,
    findFolders: () => readonly string[] | Promise<readonly string[]>,
  ) => {
    const isIn = tree.paths('').some((path) => path.endsWith(`.${ending}`));
    return (isIn ? await findFolders() : []).map((folder) => ({ folder, marker: MARKERS[ending] }));
  };
  const [realCheckout = checkout, ...above] = await Promise.all(
    [checkout, home, environment['RUNNER_TEMP'] ?? '/etc'].map((folder) =>
      realpath(folder).catch(() => folder),
    ),
  );
  const trusted = { tree, checkout: realCheckout };
  const candidates = [
    ...(await ofLanguage('go', () => [
      GOMODCACHE ?? join(GOPATH?.split(':')[0] ?? join(home, 'go'), 'pkg', 'mod'),
    ])),
    ...(await ofLanguage('rs', () => [join(CARGO_HOME ?? join(home, '.cargo'), 'registry', 'src')])),
    ...(await ofLanguage('py', () => pythonFolders(environment, trusted))),
    ...(await ofLanguage('rb', () => gemFolders(environment, trusted))),
  ];
  const shown: string[] = [];
  const real: string[] = [];
  for (const { folder, marker } of candidates) {
    const place = isAbsolute(folder) ? await placeBehind(trusted, folder) : null;
    if (place === null || !(await leadsToFolder(place)) || CLOSED_PLACE.test(`${place}/`)) continue;
    // A variable such as GEM_HOME can name any folder: none above the checkout or the home, and none in the runner's temporary folder.
    if ([realCheckout, ...above].some((kept) => pathBelow(place, kept) !== null)) continue;
    if (pathBelow(above.at(-1) ?? '/etc', place) !== null) continue;
    if (tree.holdsFolder(pathBelow(realCheckout, place) ?? '..') || !(await holdsMarker(place, marker)))
      continue;
    shown.push(folder);
    real.push(place);
  }
  return { shown, real };
}

/** Folders named `site-packages` (https://docs.python.org/3/library/site.html) or, by Debian, `dist-packages`. */
async function pythonFolders(
  environment: Installation['environment'],
  trusted: Trusted,
): Promise<readonly string[]> {
  const { HOME = '', VIRTUAL_ENV } = environment;
  const prefixes = [
    ...(VIRTUAL_ENV === undefined ? [] : [VIRTUAL_ENV]),
    ...(await prefixesOf('python3', environment, trusted)),
  ];
  const libraries = prefixes.flatMap((prefix) =>
    ['lib', 'lib64', 'local/lib'].map((name) => join(prefix, name)),
  );
  const versions = [...libraries, join(HOME, '.local', 'lib')].map((library) =>
    entriesLike(library, PYTHON_FOLDER),
  );
  const folders = (await Promise.all(versions)).flat();
  return folders.flatMap((folder) => ['site-packages', 'dist-packages'].map((name) => join(folder, name)));
}

async function gemFolders(
  environment: Installation['environment'],
  trusted: Trusted,
): Promise<readonly string[]> {
  const { GEM_HOME } = environment;
  const prefixes = (await prefixesOf('ruby', environment, trusted)).map((prefix) =>
    join(prefix, 'lib', 'ruby', 'gems'),
  );
  const versions = await Promise.all(
    [...prefixes, '/var/lib/gems'].map((folder) => entriesLike(folder, /^\d/)),
  );
  return [...(GEM_HOME === undefined ? [] : [GEM_HOME]), ...versions.flat()].flatMap((folder) =>
    ['gems', 'bundler/gems'].map((name) => join(folder, name)),
  );
}

/** `/usr` for `/usr/bin/python3`: the prefix of a program of PATH, and that of the file to which its links lead. */
async function prefixesOf(
  program: string,
  { PATH = '' }: Installation['environment'],
  trusted: Trusted,
): Promise<readonly string[]> {
  for (const folder of PATH.split(':').filter(isAbsolute)) {
    const real = await placeBehind(trusted, join(folder, program));
    if (real !== null) return [...new Set([dirname(folder), dirname(dirname(real))])];
  }
  return [];
}

async function entriesLike(folder: string, wanted: RegExp): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => wanted.test(name))
    .toSorted(comparePaths)
    .map((name) => join(folder, name));
}

const leadsToFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => null))?.isDirectory() === true;

/** The path below a folder, with `/` between its parts; '' for the folder itself, null for what lies outside. */
function pathBelow(folder: string, place: string): string | null {
  const path = relative(folder, place);
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path) ? null : path.replaceAll(sep, '/');
}
