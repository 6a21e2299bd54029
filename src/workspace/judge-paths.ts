import { posix } from 'node:path';

export const MAX_SCRIPT_CHARS = 256 * 1024;
const MAX_WORD_CHARS = 1000;
/** The most folders of a script that are looked into. */
export const MAX_FOLDERS = 20;
/** How many levels of variables in variables are expanded. */
export const MAX_EXPANSIONS = 4;
export const MAX_EXPANDED_CHARS = 2000;

/** The files of a commit, from wherever they are read. */
export interface JudgeTree {
  /** What git stores under a path; null: nothing, or a folder. */
  kindOf(path: string): 'file' | 'link' | 'submodule' | null;
  /** null when there is no such file, or it is no text. */
  readText(path: string): Promise<string | null>;
  /** What a symbolic link says. */
  readLink(path: string): Promise<string | null>;
  /** The files in a folder that was asked for, those of its folders included; others may be missing. */
  pathsIn(folder: string): Iterable<string>;
}

export const GLOB_CHARACTER = /[*?[]/;

export interface NamingFile {
  readonly text: string;
  /** null: the test command itself. */
  readonly path: string | null;
  /** The script's own folder, relative to the root; '' is the root. */
  readonly folder: string;
  readonly kind: 'shell' | 'make' | 'settings' | 'plugins' | 'package.json' | 'data' | 'code' | 'other';
  /** The folders in which it may be run: the working directory, and where the scripts before it have gone. */
  readonly from: readonly string[];
  /** What these scripts have put into variables. */
  readonly variables: Map<string, string>;
  /** The targets of make and just, and the scripts of package.json, that the test command leads to; '' is the first target. */
  readonly goals: Set<string>;
}

/** A file that a script names, or a pattern. */
export interface NamedFile {
  readonly path: string;
  /** What kind of script it is; absent: what its name and text say. */
  readonly as?: NamingFile['kind'];
  /** The folders that the script has changed to before it names the file. */
  readonly from: readonly string[];
  /** The file is read only if it exists. A new one would be read as well. */
  readonly isOptional?: true;
}

export function namingKind(path: string, text: string): NamingFile['kind'] {
  const name = posix.basename(path);
  if (name === 'package.json') return 'package.json';
  if (/^(?:GNU)?Makefile$|\.mk$|^\.?justfile$|\.just$/i.test(name)) return 'make';
  if (
    /^(?:tox\.ini|setup\.cfg|Taskfile\.ya?ml|noxfile\.py|CMakeLists\.txt)$|\.(?:cmake|gradle|kts)$/i.test(
      name,
    )
  )
    return 'settings';
  if (/^(?:pytest\.ini|\.pytest\.ini|pyproject\.toml|conftest\.py)$/i.test(name)) return 'plugins';
  if (/\.(?:jsonc?|ya?ml|xml|xml\.dist|toml)$|^\.\w+(?:rc|spec)$/i.test(name)) return 'data';
  if (/\.(?:config|conf|setup|workspace)\.[cm]?[jt]s$|^\.\w+rc\.[cm]?js$|^Rakefile$|\.rake$/i.test(name))
    return 'code';
  const isShell =
    /\.(?:sh|bash|zsh|ksh|bats|ps1|cmd|bat)$/i.test(name) || /^#!.*\b(?:ba|da|z|k)?sh\b/.test(text);
  return isShell ? 'shell' : 'other';
}

/** The files that a word may mean, there or not. */
export function orAbsent(word: string, { resolve, from, folder }: Known): readonly string[] {
  const there = resolve(word);
  const bare = bareOf(word);
  if (there.length > 0 || bare === null || /[*?[$]/.test(bare)) return there;
  return [...new Set([...from, folder].map((base) => normal(posix.join(base, bare))))];
}

export type Known = Pick<NamingFile, 'path' | 'text' | 'folder' | 'from' | 'variables' | 'goals'> &
  Pick<JudgeTree, 'readText'> & {
    readonly resolve: Resolve;
    readonly expand: (pattern: string) => readonly string[];
  };

export const plugin = (name: string, resolve: Resolve): readonly string[] => {
  const path = name.replaceAll('.', '/');
  return [`${path}.py`, `${path}/__init__.py`].flatMap(resolve).filter((each) => !IN_SOURCES.test(each));
};

/** Folders that hold what a project is checked and built with, and not the project. */
export const OF_JUDGES =
  /(?:^|\/)(?:tools?|scripts?|ci|\.ci|checks?|checkers?|hack|dev|devtools?|qa|testing|build[-_]?(?:tools?|scripts?)|make|mk)\//i;

/** Names and folders by which files show that they judge. */
export const isNamedAsJudge = (path: string): boolean =>
  OF_JUDGES.test(path) || (SCRIPT_ENDING.test(path) && !/(?:^|\/)bin\//.test(path)) || hasJudgeName(path);
export const hasJudgeName = (path: string): boolean =>
  JUDGE_NAME.test(posix.basename(path).replace(/\..*$/, '').replaceAll('-', '_'));
export const SCRIPT_ENDING = /\.(?:sh|bash|zsh|mk|bats|inc)$/i;
export const JUDGE_NAME =
  /^(?:.*_)?(?:check|checks|checker|verify|selftest|lint|harness|judge|gate|run_?(?:all|ci|tests?|checks?)|test_?runner)(?:_.*)?$/i;
export type Resolve = (word: string) => readonly string[];

/** Folders of a product. */
export const IN_SOURCES = /^(?:.*\/)?(?:src|lib|app|pkg|packages|internal|cmd|source|sources)\//i;

/** A command may run the product itself (`node src/cli.js --self-test`), which is what the run may repair. */
export function isProduct(path: string): boolean {
  if (/\.(?:sh|bash|zsh|ps1|bats|mk)$/i.test(path)) return false;
  // The folder of a package does not count as one of sources.
  const inSources = IN_SOURCES.test(path.replace(/^packages\/[^/]+\/(?=[^/]+\/)/, ''));
  const isEntry = /^(?:main|__main__|app|index|cli|server|program|solution|manage)\.\w+$/i.test(
    posix.basename(path),
  );
  return inSources || isEntry;
}

/** A word without quotes, and without a folder that only the shell knows: `"$(dirname "$0")/x.sh"` is `x.sh`. */
export function bareOf(word: string): string | null {
  if (word.length > MAX_WORD_CHARS) return null;
  const bare = word
    .replace(/["']/g, '')
    .replace(/^(?:\$\{?[\w@#*]+[^/]*\}?|\$\([^)]*\)?|~|%~dp0)\//, '')
    .replace(/^\//, '')
    .replace(/[,:;]+$/, '');
  return bare === '' || bare.includes('\0') || /^[-$]/.test(bare) ? null : bare;
}

export function normal(path: string): string {
  const joined = posix
    .normalize(path)
    .replace(/^(?:\.\.?\/)+/, '')
    .replace(/\/$/, '');
  return joined === '.' ? '' : joined;
}

/** Sources of languages that are run as they stand, and those that a compiler reads. */
export const RUN_AS_IS = /\.(?:py|[cm]?[jt]s|rb|pl|pm|php|lua|tcl|r|jl|exs?|groovy)$/i;
export const COMPILED =
  /\.(?:[cm]?[jt]sx|vue|svelte|go|rs|java|kts?|scala|cs|fs|vb|swift|c|cc|cpp|cxx|h|hh|hpp|hxx|inl|m|mm|zig|nim|d|hs|ml|erl|hrl|ex|clj|dart|cr|pyx|pxd|proto|sql|graphql|html?|css|s?css|tmpl|ejs|erb|jinja2?)$/i;
export const RUNNER =
  /\b(?:pytest|py\.test|unittest|nose2?|doctest|jest|vitest|mocha|ava|karma|jasmine|cypress|playwright|tap|rspec|minitest|phpunit|pest|prove|bats|ctest|gotestsum|nextest|busted|testthat|behave|cucumber|robot|stestr|zope-testrunner)\b|\bnode\b.*--test\b|\b(?:go|cargo|dotnet|mix|swift|deno|bun|dart|flutter|sbt|lein|zig|cabal|stack|gleam|npm run) test\b|\b(?:mvn|mvnw|gradle|gradlew|rake|setup\.py)\b/;

export function hasWord(text: string, word: string): boolean {
  if (word.length < 2) return false;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + word.length] ?? ' ')) return true;
  }
  return false;
}
