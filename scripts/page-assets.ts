import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Makes src/page/assets.ts: the script and the stylesheet of the trace page, as strings that the bundle can
 * hold. The script is what tsc makes of src/page/client and what it imports, each module in a function of
 * its own, not minified: reviewers can read it. Run it after a change there; a test fails until you do.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = join(root, 'src/page/assets.ts');

/** The text of assets.ts as it should be. */
export async function pageAssets(): Promise<string> {
  const style = await readFile(join(root, 'src/page/style.css'), 'utf8');
  const script = await compiled('page/client/main.js');
  // Either would end its element early, and take the page apart.
  if (/<\/|<!--/.test(script) || style.includes('</'))
    throw new Error('page assets may not hold "</" or "<!--"');
  return `// Made by scripts/page-assets.ts from client/ and style.css. Do not edit.

/** The one script of the trace page. */
export const PAGE_SCRIPT = ${templateLiteral(script)};

/** Its stylesheet. */
export const PAGE_STYLE = ${templateLiteral(style)};
`;
}

async function compiled(entry: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-fix-page-'));
  try {
    const tsc = join(root, 'node_modules/.bin/tsc');
    const project = join(root, 'tsconfig.page.json');
    await promisify(execFile)(tsc, ['-p', project, '--rootDir', join(root, 'src'), '--outDir', folder]);
    return await linked(folder, entry);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const IMPORT = /^import \{([^}]*)\} from '([^']+)';\n/gm;
const EXPORT = /^export (?=(?:async )?(?:function|const|class)\b)(?:async )?\w+\*? (\w+)/gm;

/** All modules that `entry` needs as one script, which ends by calling `start`. Knows just the module forms we use. */
async function linked(folder: string, entry: string): Promise<string> {
  const modules = new Map<string, string>();
  const names = new Map<string, string>();
  const add = async (path: string): Promise<string> => {
    const known = names.get(path);
    if (known !== undefined) return known;
    const name = `m${names.size}`;
    names.set(path, name);
    const code = await readFile(join(folder, path), 'utf8');
    const imports = [...code.matchAll(IMPORT)];
    const lines: string[] = [];
    for (const [, bindings = '', from = ''] of imports) {
      const module = await add(posix.join(posix.dirname(path), from));
      lines.push(`const {${bindings.replaceAll(' as ', ': ')}} = ${module};\n`);
    }
    modules.set(path, moduleText({ path, name, lines, code }));
    return name;
  };
  const main = await add(entry);
  return `'use strict';\n(() => {\n${[...modules.values()].join('')}${main}.start(document, window);\n})();\n`;
}

function moduleText(module: {
  readonly path: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly code: string;
}): string {
  const exported = [...module.code.matchAll(EXPORT)].map(([, name]) => name);
  const body = module.code.replaceAll(IMPORT, '').replaceAll(EXPORT, (text) => text.slice('export '.length));
  const left = /^(?:import|export)\b.*$/m.exec(body.replace('export {};\n', ''));
  if (left !== null) throw new Error(`${module.path}: the page's linker does not know this form: ${left[0]}`);
  // tsc indents by four; the page is to stay small and readable.
  const code = body.replace(/^ +/gm, (indent) => indent.slice(indent.length / 2));
  const text = `${module.lines.join('')}${code}return { ${exported.join(', ')} };\n`;
  return `// ${module.path.replace('page/', '')}\nconst ${module.name} = (() => {\n${text}})();\n`;
}

function templateLiteral(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
}

if (import.meta.main) await writeFile(target, await pageAssets());
