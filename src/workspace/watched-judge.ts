import { posix } from 'node:path';
import { callsOf } from '../shell/calls.ts';
import { readScript, type Word } from '../shell/script.ts';
import {
  bareOf,
  COMPILED,
  hasWord,
  IN_SOURCES,
  isProduct,
  OF_JUDGES,
  RUN_AS_IS,
  RUNNER,
} from './judge-paths.ts';
import { isTested } from './judge-shell.ts';
import { isTestFile, JUDGE_FILES, type ProtectedPaths } from './protected-paths.ts';

/** A tracked file that was read while the tests ran on the base commit. `at` is when it was first read, in any unit. */
export interface OpenedFile {
  readonly path: string;
  readonly at: bigint;
}

interface Watched {
  /** In the order in which they were first read. */
  readonly opened: readonly OpenedFile[];
  /** The rule that closes a path already; null for what is open. */
  readonly ruleOf: (path: string) => ProtectedPaths | null;
  readonly readText: (path: string) => Promise<string | null>;
  /** The test command's own text. */
  readonly command: string;
}

/** Folders of a product's commands and their data. */
const IN_COMMANDS = /(?:^|\/)(?:bin|sbin|libexec|exe|share)\//i;
/** Documents, which steer no program. */
const DOCUMENT =
  /\.(?:md|markdown|rst|adoc|txt|csv|tsv|svg|png|jpe?g|gif|ico|webp|pdf|lock|log|po|mo|ttf|woff2?)$|(?:^|\/)(?:README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CHANGELOG|CHANGES|NEWS|VERSION)[^/]*$/i;
/** Whether a file may be found to judge by watching. */
export const mayJudge = (path: string): boolean =>
  !IN_SOURCES.test(path) && !DOCUMENT.test(path) && !isTestFile(path);
/** Sources and tests, which show that the product is being read. Files that are read before them can steer the test run. */
export const isReadFirst = (path: string): boolean =>
  /(?:^|\/)(?:index|main|__init__|__main__|mod|lib|app|cli)\.\w+$/.test(path);

/**
 * What of the files that were read while the base's tests ran judges, and was not found by reading the test command:
 * - what steers programs, and was read before any source and any test;
 * - where no test runner and no script is known, the sources of languages that run as they stand and that no text names which was read:
 *   something started them by a name that it put together;
 * - sources beside a script that judges, in a folder of such scripts;
 * - other files that such a script names, and where no test runner is known, those in a folder that it names.
 * What lies in a product's folders stays open, and so does a source that a test names, or that is a product's by its name or the only one.
 */
export async function judgesAmong(watched: Watched): Promise<readonly string[]> {
  const files = watched.opened.map((file) => fileOf(file, watched.ruleOf(file.path)));
  const known: readonly Text[] = await Promise.all(
    files
      .slice(0, MAX_TEXTS)
      .map(async (file) => ({ file, text: (await watched.readText(file.path)) ?? '' })),
  );
  const isOf = (kind: (file: ReadFile) => boolean): readonly Text[] => known.filter(({ file }) => kind(file));
  const found = isOf(({ isJudge }) => isJudge);
  const hasRunner = [
    watched.command,
    ...isOf(({ isOpen, isTest }) => !isOpen && !isTest).map(commandsOf),
  ].some((text) => RUNNER.test(text));
  const open = files.filter(({ isOpen, path }) => isOpen && !IN_SOURCES.test(path));
  const firstOfCode = files.find(({ isTest, kind }) => isTest || kind !== 'other');
  const steering = open.filter(
    ({ path, at, kind }) =>
      kind === 'other' && !DOCUMENT.test(path) && !IN_COMMANDS.test(path) && at < (firstOfCode?.at ?? 0n),
  );
  const mustStart =
    !hasRunner && !files.some(({ isOpen, isTest, kind }) => kind === 'run' && !isOpen && !isTest);
  const isAlone = files.filter(({ isOpen, kind }) => isOpen && kind !== 'other').length < 2;
  const command = { file: null, text: watched.command };
  const started = open.filter(
    (file) =>
      mustStart &&
      !isAlone &&
      file.kind === 'run' &&
      !isProduct(file.path) &&
      ![command, ...known].some((each) => each.file !== file && hasWord(each.text, moduleName(file.path))),
  );
  const scripts = [...found, ...isOf((file) => started.includes(file))];
  const tests = isOf(({ isTest }) => isTest);
  const helpers = open.filter(({ path, kind }) =>
    kind === 'other'
      ? scripts.some(({ text }) => namesFile(text, path, !hasRunner))
      : scripts.some(({ file }) => isBeside(file.path, path)) &&
        !tests.some(({ text }) => hasWord(text, moduleName(path))),
  );
  const areTested = await Promise.all(
    helpers.map(({ path }) => isTestedBySome(path, [command, ...scripts], watched.readText)),
  );
  const judging = helpers.filter((_, at) => areTested[at] !== true);
  return [...new Set([...steering, ...started, ...judging].map(({ path }) => path))].toSorted();
}

/** Whether one of the scripts starts or sources a file as what it tests. */
async function isTestedBySome(
  path: string,
  scripts: readonly { readonly file: ReadFile | null; readonly text: string }[],
  readText: Watched['readText'],
): Promise<boolean> {
  const areTested = scripts.map(async ({ file, text }) => {
    const calls = callsOf(await readScript(text));
    const isNamed = ({ value }: Word): boolean =>
      posix.basename(bareOf(value) ?? '') === posix.basename(path);
    const call = calls.find(({ words }) => words.slice(0, 2).some(isNamed));
    const tester = { path: file?.path ?? null, calls, text, readText, resolve: () => [] };
    return call !== undefined && isTested(path, call, tester);
  });
  return (await Promise.all(areTested)).includes(true);
}

interface Text {
  readonly file: ReadFile;
  readonly text: string;
}

interface ReadFile extends OpenedFile {
  readonly kind: 'run' | 'compiled' | 'other';
  readonly isOpen: boolean;
  readonly isTest: boolean;
  readonly isJudge: boolean;
}

function fileOf(file: OpenedFile, rule: ProtectedPaths | null): ReadFile {
  const { path } = file;
  return {
    ...file,
    kind: RUN_AS_IS.test(path) ? 'run' : COMPILED.test(path) ? 'compiled' : 'other',
    isOpen: rule === null,
    isTest: rule?.opens === 'test_edits',
    isJudge: rule?.rule === JUDGE_FILES.rule,
  };
}

const MAX_TEXTS = 500;

/** The parts of settings that can be a command: a runner that is only installed or set up is not run. */
function commandsOf({ file: { path }, text }: Text): string {
  const name = posix.basename(path);
  if (name === 'package.json') return /"scripts"\s*:\s*\{[^}]*\}/.exec(text)?.[0] ?? '';
  return /\.(?:toml|cfg|lock|txt|json|ya?ml)$|^conftest\.py$/.test(name) ? '' : text;
}

function isBeside(script: string, path: string): boolean {
  const folder = posix.dirname(path);
  return posix.dirname(script) === folder && OF_JUDGES.test(`${folder}/`);
}

function namesFile(text: string, path: string, byFolder: boolean): boolean {
  const folder = posix.basename(posix.dirname(path));
  return hasWord(text, posix.basename(path)) || (byFolder && hasWord(text, folder));
}

/** `lru` of `pkg/lru.py`, `pkg` of `pkg/__init__.py` and `pkg/index.js`. */
function moduleName(path: string): string {
  const name = posix.basename(path).replace(/\..*$/, '');
  return /^(?:__init__|__main__|index|mod|main)$/.test(name) ? posix.basename(posix.dirname(path)) : name;
}
