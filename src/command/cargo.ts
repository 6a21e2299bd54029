import { parse as parseToml } from 'smol-toml';
import { orElse } from '../base/errors.ts';
import { textAt, valueAt } from '../base/json.ts';
import { fileIn, folderOfFile, pathFrom, upwards } from './folders.ts';
import type { Word } from './script.ts';
import type { CommitFiles } from './task.ts';

/**
 * The sources of the program that `cargo run` starts, where its words name a program, an example or a package; none for `cargo run` alone,
 * which starts the product. https://doc.rust-lang.org/cargo/reference/cargo-targets.html
 */
export async function cargoPrograms(
  files: CommitFiles,
  words: readonly Word[],
  [folder = '.']: readonly string[],
): Promise<readonly string[]> {
  const all = words.map(({ value }) => value);
  const end = all.indexOf('--');
  const args = (end < 0 ? all : all.slice(0, end)).slice(1).filter((word) => !word.startsWith('+'));
  const valueBehind = (...names: readonly string[]): string | undefined => {
    const at = args.findIndex((word) => names.includes(word.split('=', 1)[0] ?? ''));
    return at < 0 ? undefined : (/=(.*)$/.exec(args[at] ?? '')?.[1] ?? args[at + 1]);
  };
  const [bin, example, name] = [
    valueBehind('--bin'),
    valueBehind('--example'),
    valueBehind('-p', '--package'),
  ];
  const command = args.find((word) => !word.startsWith('-')) ?? '';
  if (!/^r(?:un)?$/.test(command) || (bin ?? example ?? name) === undefined) return [];
  const paths = [...(await files.paths())];
  const found = paths.filter((path) => /(?:^|\/)Cargo\.toml$/.test(path));
  const manifest = pathFrom(folder, valueBehind('--manifest-path') ?? '');
  const above = upwards(folder).map((each) => fileIn(each, 'Cargo.toml'));
  const nearest = [manifest, ...above].find((path) => path !== null && found.includes(path));
  // The programs of all members of a workspace can be named from its root.
  for (const path of new Set([nearest ?? [], found].flat())) {
    const text = (await files.readText(path)) ?? '';
    const table: unknown = orElse(null, () => parseToml(text));
    const owner = textAt(table, 'package', 'name');
    if (name !== undefined && owner !== name.replace(/@.*$/, '')) continue;
    const kind = example === undefined ? 'bin' : 'example';
    const target = example ?? bin ?? owner;
    const listed = [valueAt(table, kind)].flat().filter((each) => textAt(each, 'name') === target);
    const places = [
      ...listed.map((each) => textAt(each, 'path')),
      ...['.rs', '/main.rs'].map((rest) => `${kind === 'bin' ? 'src/bin' : 'examples'}/${target}${rest}`),
      ...(kind === 'bin' && target === owner ? ['src/main.rs'] : []),
    ];
    for (const place of places.filter((each) => each !== '')) {
      const main = pathFrom(folderOfFile(path), place);
      if (main === null || !(await files.isFile(main))) continue;
      const home = folderOfFile(main);
      // A program in a folder of its own has its modules beside it.
      const isAlone = /\/(?:bin|examples)\/[^/]+\/main\.rs$/.test(`/${main}`);
      const beside = isAlone ? paths.filter((each) => each.startsWith(`${home}/`)) : [];
      return [main, ...beside.filter((each) => each.endsWith('.rs') && each !== main)];
    }
  }
  return [];
}
