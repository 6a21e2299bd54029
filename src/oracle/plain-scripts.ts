import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { readRegularFile } from './folders.ts';

const MAX_MODULES = 200;
const MAX_MODULE_BYTES = 1024 * 1024;
const LOADED_ENDINGS = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '/index.js', '/index.ts'];
/** What a file loads: by a name, or (the second form) by an expression. */
const LOADED = /\b(?:from|import|require\(|import\()\s*(['"`])([^'"`\n]+)\1/g;
const COMPUTED = /\b(?:import|require)\(\s*[^'"`\s]|\beval\(|\bcreateRequire\b/;

/**
 * Whether a script that `node --test` runs is a test as a whole, because it asserts by itself and registers no test: only then does it say
 * something that the file passes without one. Neither it nor what it loads by path names `node:test`, and it loads no package, which could
 * register tests for it. `path`: from the checkout.
 */
export function isPlainScript(checkout: string, path: string): boolean {
  const script = join(checkout, path);
  const source = readRegularFile(script, MAX_MODULE_BYTES);
  if (source === null || COMPUTED.test(source)) return false;
  if (loadedBy(source).some((name) => !IS_BY_PATH.test(name) && !isBuiltin(name))) return false;
  // Grows while it is gone through.
  const modules = new Map([[script, source]]);
  for (const [file, text] of modules) {
    if (modules.size > MAX_MODULES || /\bnode:test\b/.test(text)) return false;
    for (const name of loadedBy(text).filter((each) => IS_BY_PATH.test(each) && !each.endsWith('.json'))) {
      const module = loadedModule(join(dirname(file), name));
      if (module === null) return false;
      modules.set(module.file, module.text);
    }
  }
  return true;
}

const IS_BY_PATH = /^\.{1,2}\//;

const loadedBy = (text: string): readonly string[] =>
  [...text.matchAll(LOADED)].map(([, , name = '']) => name);

/** The file that is loaded by a path, which may lack its ending; null: there is none. */
function loadedModule(path: string): { readonly file: string; readonly text: string } | null {
  for (const ending of LOADED_ENDINGS) {
    const text = readRegularFile(path + ending, MAX_MODULE_BYTES);
    if (text !== null) return { file: path + ending, text };
  }
  return null;
}
