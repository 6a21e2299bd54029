import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, posix } from 'node:path';

// The page's script and stylesheet, as strings. From the sources they are made when this module is loaded; the build puts a
// module with nothing but the two strings in its place (scripts/build.ts), so `dist/` neither reads nor compiles anything.

const SRC = join(import.meta.dirname, '..');

/** Its stylesheet. */
export const PAGE_STYLE = readFileSync(join(SRC, 'page/style.css'), 'utf8').replace(
  /^ *\/\*.*\*\/\n|^ +|\n(?=\n)/gm,
  '',
);

const IMPORT = /^import \{([^}]*)\} from '([^']+)';?\n/gm;
const EXPORT = /^export (?=(?:async )?(?:function|const|class)\b)(?:async )?\w+\*? (\w+)/gm;

/** All modules that `entry` needs as one script, each in a function of its own, which ends by calling `start`. Knows just the module forms we use. */
function linked(entry: string): string {
  const modules = new Map<string, string>();
  const names = new Map<string, string>();
  const add = (path: string): string => {
    const known = names.get(path);
    if (known !== undefined) return known;
    const name = `m${names.size}`;
    names.set(path, name);
    const code = plainScript(path);
    const imports = [...code.matchAll(IMPORT)].map(([, bindings = '', from = '']) => {
      const module = add(posix.join(posix.dirname(path), from));
      return `const {${bindings.replaceAll(' as ', ': ')}} = ${module};\n`;
    });
    modules.set(path, moduleText(path, name, imports.join(''), code));
    return name;
  };
  const main = add(entry);
  return `'use strict';\n(() => {\n${[...modules.values()].join('')}${main}.start();\n})();\n`;
}

/** Without types, and without comments: the sources have them. */
function plainScript(path: string): string {
  const source = readFileSync(join(SRC, path), 'utf8').replace(/^ *(?:\/\*\*[\s\S]*?\*\/ *|\/\/.*)\n/gm, '');
  // Types leave blanks behind, which are closed up: so blanks may not stand side by side in the sources' own texts.
  if (/\S {2,}\S|\S +[,;)]/.test(source))
    throw new Error(`${path}: a text of it would lose its blanks in the page`);
  return stripTypeScriptTypes(source)
    .replace(/(\S) {2,}(?=\S)/g, '$1 ')
    .replace(/(?<=\S) +(?=[,;)\n])/g, '')
    .replace(/^[ ;]*\n/gm, '');
}

function moduleText(path: string, name: string, imports: string, code: string): string {
  const exported = [...code.matchAll(EXPORT)].map(([, exportedName]) => exportedName);
  const body = code.replaceAll(IMPORT, '').replaceAll(EXPORT, (text) => text.slice('export '.length));
  const left = /^(?:import|export)\b.*$/m.exec(body);
  if (left !== null) throw new Error(`${path}: the page's linker does not know this form: ${left[0]}`);
  return `// ${path}\nconst ${name} = (() => {\n${imports}${body}return { ${exported.join(', ')} };\n})();\n`;
}

/** The one script of the trace page, not minified: reviewers can read it. */
export const PAGE_SCRIPT = linked('page/client.ts');
