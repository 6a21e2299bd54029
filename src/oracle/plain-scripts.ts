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
  const seen = new Set<string>();
  const registers = (file: string): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    const text = seen.size > MAX_MODULES ? null : readRegularFile(file, MAX_MODULE_BYTES);
    if (text === null || /\bnode:test\b/.test(text)) return true;
    const names = [...text.matchAll(LOADED)].map(([, , name = '']) => name);
    const isFirst = seen.size === 1;
    if (
      isFirst &&
      (COMPUTED.test(text) || names.some((name) => !/^\.{1,2}\//.test(name) && !isBuiltin(name)))
    )
      return true;
    return names
      .filter((name) => /^\.{1,2}\//.test(name) && !name.endsWith('.json'))
      .some((name) => {
        const found = LOADED_ENDINGS.map((ending) => join(dirname(file), name) + ending).find(
          (each) => readRegularFile(each, MAX_MODULE_BYTES) !== null,
        );
        return found === undefined || registers(found);
      });
  };
  return !registers(join(checkout, path));
}
