import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from './solver/languages.ts';
import { holdGrammars } from './tree-sitter/syntax-tree.ts';

let held: Promise<void> | null = null;

/**
 * Reads every file of the bundle in `dist` into memory; what is loaded from now on comes from there. Where nothing keeps
 * the tests from our files, a file that they rewrite must not be loaded later. Without a bundle (in development) nothing is
 * held but the grammars. Done once in a process; after a failure the next call tries again.
 */
export function holdProgram(dist: string): Promise<void> {
  held ??= hold(dist).catch((error: unknown) => {
    held = null;
    throw error;
  });
  return held;
}

async function hold(dist: string): Promise<void> {
  const folders = [join(dist, 'bundle'), join(dist, 'syntax')].filter((folder) => existsSync(folder));
  const sources = new Map(
    (await Promise.all(folders.map(readModules)))
      .flat()
      .map(([file, code]) => [pathToFileURL(file).href, code]),
  );
  await holdGrammars(['bash', ...LANGUAGES.map(({ id }) => id)]);
  if (sources.size === 0) return;
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const url = /^[./]|^file:/.test(specifier) ? new URL(specifier, context.parentURL).href : null;
      return url !== null && sources.has(url) ? { url, shortCircuit: true } : nextResolve(specifier, context);
    },
    load: (url, context, nextLoad) => {
      const source = sources.get(url);
      return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
}

async function readModules(folder: string): Promise<readonly (readonly [file: string, code: Buffer])[]> {
  const files = (await readdir(folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
  return Promise.all(files.map(async (file) => [file, await readFile(file)] as const));
}
