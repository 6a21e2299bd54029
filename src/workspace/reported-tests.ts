import * as z from 'zod';
import { readJson } from '../base/json.ts';
import type { TestFailure } from '../core/events.ts';
import { FILES_OF_RUNNERS } from '../runners/all-runners.ts';
import { isSource } from './open-paths.ts';
import type { Policy } from './policy.ts';
import { nameOf, parentOf } from './repo-path.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The open files that are tests because reports name them as the place of a failing test, though neither name, folder nor content tells.
 * A source counts only where it stands apart from the product: it names another source, which it can test, and no other source names it.
 * So a module that holds its own tests (doctests, `import.meta.vitest`, `def test_x` beside `def x`) stays open, and so does a lone source.
 */
export async function testsByReport(
  snapshot: Snapshot,
  policy: Policy,
  failures: readonly TestFailure[],
): Promise<readonly string[]> {
  const ids = new Map<string, readonly string[]>();
  for (const [file, group] of Map.groupBy(failures, (failure) => FILES_OF_RUNNERS.ofTest(failure)))
    if (file !== null && snapshot.tree.find(file)?.kind === 'file' && policy.closed(file) === null)
      ids.set(
        file,
        group.map(({ id }) => id),
      );
  if (ids.size === 0) return [];
  const paths = snapshot.paths().filter((path) => !ids.has(path) && policy.isProduct(path));
  const names = new Set(paths.flatMap((other) => [...namesOf(other), ...other.split('/').slice(0, -1)]));
  const found: string[] = [];
  for (const [path, testIds] of [...ids].slice(0, MAX_REPORTED_FILES))
    if (!isSource(path) || (await standsApart(snapshot, { path, ids: testIds }, { paths, names })))
      found.push(path);
  return found;
}

/** Looked at of one report. */
const MAX_REPORTED_FILES = 50;

interface Product {
  readonly paths: readonly string[];
  /** By which files load them: names of modules and of folders. */
  readonly names: ReadonlySet<string>;
}

async function standsApart(
  snapshot: Snapshot,
  { path, ids }: { readonly path: string; readonly ids: readonly string[] },
  { paths, names }: Product,
): Promise<boolean> {
  const text = await snapshot.readText(path);
  if (text === null || FILES_OF_RUNNERS.besideProduct.some((sign) => sign.test(text))) return false;
  if (!ids.some((id) => holdsTestOf(id, path, text))) return false;
  const known = [...names, ...(await packageNames(snapshot, path))];
  const loaded = known.filter((name) => loadsName(name, text));
  return (
    loaded.length > 0 &&
    !testsItself(text, { ids, loaded }) &&
    !(await isNamedByProduct(snapshot, path, paths))
  );
}

/**
 * Whether the tests of a file use what it defines itself, and nothing that it loads of the product: `def total` with `def test_total`
 * in a program that loads `money`. `loaded`: the names of modules that it loads.
 */
function testsItself(
  text: string,
  { ids, loaded }: { readonly ids: readonly string[]; readonly loaded: readonly string[] },
): boolean {
  // Decorators belong to what they stand above.
  const blocks = text.split(/(?<!\n@.*)\n(?=[^\s)}\]])/);
  const defined = blocks.map((block) => definedIn(block));
  const isHelper = blocks.map((_, at) => {
    const name = defined[at] ?? '';
    return (
      name !== '' &&
      !ids.some((id) => id.split(/::|\[/).slice(1).includes(name)) &&
      blocks.some((block, nth) => nth !== at && mentions(block, name))
    );
  });
  const isLoad = blocks.map((block) => LOADS.test(block));
  const tests = blocks
    .filter((block, at) => isHelper[at] !== true && isLoad[at] !== true && !STARTS.test(block))
    .join('\n');
  const words = blocks
    .filter((block, at) => isLoad[at] === true && loaded.some((name) => loadsName(name, block)))
    .flatMap((block) => block.match(/\w+|\*/g) ?? [])
    .filter((word) => !LOAD_WORDS.test(word));
  return (
    defined.some((name, at) => isHelper[at] === true && mentions(tests, name)) &&
    !words.some((word) => word === '*' || mentions(tests, word)) &&
    !loaded.some((name) => loadsName(name, tests))
  );
}

const LOADS = /^(?:from|import|use|using|alias|require\w*|(?:const|let|var|local)\b[^;]*\brequire)\b/;
const LOAD_WORDS = /^(?:from|import|use|using|alias|as|require\w*|const|let|var|local|type)$/;
/** Where a program starts. */
const STARTS = /^if __name__\b/;
const DEFINES = /^(?:export )?(?:default )?(?:async )?(?:def|class|function|func|fn|const) ([A-Za-z]\w*)/m;

/** The name of what a block of the outermost level defines; '' for a test's fixture and for what defines nothing. */
const definedIn = (block: string): string =>
  /^@.*\bfixture\b/m.test(block) ? '' : (DEFINES.exec(block)?.[1] ?? '');

const mentions = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);

/**
 * Whether the file defines the test of an id. pytest also reports what is none: a checker's run (`src/cart.py::mypy`), a doctest
 * (`src/cart.py::cart.add`).
 */
function holdsTestOf(id: string, path: string, text: string): boolean {
  const [, first] = /^::(\w+)/.exec(id.slice(id.indexOf(nameOf(path)) + nameOf(path).length)) ?? [];
  return !id.includes('::') || (first !== undefined && new RegExp(`\\b(?:class|def) ${first}\\b`).test(text));
}

/** Whether a text names a module or a folder where it loads another file: `from x import`, `require('./x')`, `use A::X`; or a class X. */
function loadsName(name: string, text: string): boolean {
  if (!/^[\w.@/-]{2,}$/.test(name)) return false;
  const className = classNamed(name);
  if (!text.includes(name) && !text.includes(className)) return false;
  const escaped = name.replace(/[.\-/]/g, '\\$&');
  const loads = `["'\`/\\\\.:]${escaped}(?![\\w-])|\\b(?:import|from|require|use|using|open|load|alias)\\b[^\\n]*[\\s(.]${escaped}\\b`;
  return new RegExp(`${loads}|\\b${className}\\b`).test(text);
}

/** `CartLine` of `cart_line` and `cart-line`. */
const classNamed = (name: string): string =>
  name.replace(/(?:^|[_-])([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '');

/** How other files name a source: by its name without an ending; that of a folder's main file by its folder. */
function namesOf(path: string): readonly string[] {
  const stem = nameOf(path).replace(/\.\w+$/, '');
  return /^(?:index|__init__|main|mod|lib)$/.test(stem) ? [stem, nameOf(parentOf(path))] : [stem];
}

/** Whether a source of the product names this one, and means no nearer one of that name. */
async function isNamedByProduct(
  snapshot: Snapshot,
  path: string,
  product: readonly string[],
): Promise<boolean> {
  const names = namesOf(path).filter((name) => name !== '');
  const holders = await snapshot.countLinesWith(names.flatMap((name) => [name, classNamed(name)]));
  const twins = product.filter((other) => namesOf(other).some((name) => names.includes(name)));
  for (const from of product) {
    if (!holders.has(from) || twins.some((twin) => nearness(twin, from) >= nearness(path, from))) continue;
    const text = await snapshot.readText(from);
    if (text !== null && names.some((name) => loadsName(name, text))) return true;
  }
  return false;
}

/** How many folders two paths share, from the root. */
function nearness(one: string, other: string): number {
  const foldersOf = (path: string): readonly string[] => path.split('/').slice(0, -1);
  const [folders, others] = [foldersOf(one), foldersOf(other)];
  const apart = folders.findIndex((folder, at) => folder !== others[at]);
  return apart === -1 ? folders.length : apart;
}

/** The names of the packages in whose folders a file lies, by which its tests may load them. */
async function packageNames(snapshot: Snapshot, path: string): Promise<readonly string[]> {
  const folders = path.split('/').map((_, at, parts) => parts.slice(0, at).join('/'));
  const texts = folders.map((folder) =>
    snapshot.readText(folder === '' ? 'package.json' : `${folder}/package.json`),
  );
  return (await Promise.all(texts)).flatMap((text) =>
    text === null ? [] : (readJson(z.object({ name: z.string() }), text)?.name ?? []),
  );
}
