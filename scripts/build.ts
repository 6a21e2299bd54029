// Compiles src with tsc and bundles it with ncc: dist/ is a function of the sources and the lock file.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Comment, parse } from 'acorn';
import { GRAMMARS } from '../src/tree-sitter/syntax-tree.ts';

const root = join(import.meta.dirname, '..');
const inRoot = (...parts: string[]): string => join(root, ...parts);

function run(program: string, ...args: string[]): void {
  execFileSync(process.execPath, [inRoot('node_modules', program), ...args], { cwd: root, stdio: 'inherit' });
}

for (const folder of ['build/js', 'build/dist']) rmSync(inRoot(folder), { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
await freezeTexts('trace/assets');
const bundle = [
  'build',
  'build/js/bundle.js',
  '-o',
  'build/dist/bundle',
  '--license',
  'licenses.txt',
  '--quiet',
];
run('@vercel/ncc/dist/ncc/cli.js', ...bundle);

for (const file of readdirSync(inRoot('build/dist/bundle'))) {
  if (file.endsWith('.js')) dropComments(inRoot('build/dist/bundle', file));
}

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
writeFileSync(inRoot('build/dist/package.json'), `${JSON.stringify({ type: 'module', version })}\n`);
writeFileSync(inRoot('build/dist/index.js'), entry('openAction', '::error::', ''));
/**
 * The terminal keeps compiled code beside the program, as Python does: a job of the action starts without any. Node runs what it finds
 * there in place of the sources, so the folder must be ours alone: with a umask of 0, or beside a `dist/` in `/tmp`, anybody could write it.
 */
const compileCache = `import { lstatSync, mkdirSync } from 'node:fs';
import module from 'node:module';
const cache = \`\${import.meta.dirname}/../node_modules/.cache/agent-fix\`;
try {
  mkdirSync(cache, { recursive: true, mode: 0o700 });
  const { uid, mode } = lstatSync(cache);
  if (uid === process.getuid?.() && (mode & 0o022) === 0) module.enableCompileCache(cache);
} catch {}
`;
const cli = `#!/usr/bin/env node\n${entry('openCli', '', compileCache)}`;
writeFileSync(inRoot('build/dist/cli.js'), cli, { mode: 0o755 });

/**
 * What starts the bundle. An older Node could load it, and would then give other results, or die after replies were paid for.
 * V8's space for young objects keeps its first size: 15 MiB less at the peak, and loading the bundle takes as long.
 */
function entry(open: string, mark: string, beforeLoading: string): string {
  return `import { setFlagsFromString } from 'node:v8';
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(\`${mark}agent-fix: needs Node 24 or later, and this is \${process.version} (\${process.execPath}).\`);
  process.exit(2);
}
setFlagsFromString('--semi-space-growth-factor=1');
${beforeLoading}const { ${open} } = await import('./bundle/index.js');
await ${open}();
`;
}

copySyntax();

// Only a whole bundle takes the place of the last one.
rmSync(inRoot('dist'), { recursive: true, force: true });
renameSync(inRoot('build/dist'), inRoot('dist'));

/** tree-sitter's runtime and the grammars of the built-in solver and of shell scripts: loaded from beside the bundle. */
function copySyntax(): void {
  const to = inRoot('build/dist/syntax');
  mkdirSync(to);
  const runtime = inRoot('node_modules/web-tree-sitter');
  for (const file of ['web-tree-sitter.js', 'web-tree-sitter.wasm'])
    cpSync(join(runtime, file), join(to, file));
  const grammars = inRoot('node_modules/@vscode/tree-sitter-wasm');
  for (const grammar of GRAMMARS) {
    const name = `tree-sitter-${grammar}.wasm`;
    // Compressed, as they are a seventh: every job that uses the action downloads them.
    writeFileSync(join(to, `${name}.br`), brotliCompressSync(readFileSync(join(grammars, 'wasm', name))));
  }
  const licenses = [runtime, grammars].map((folder) => readFileSync(join(folder, 'LICENSE'), 'utf8'));
  writeFileSync(join(to, 'LICENSE'), licenses.join('\n\n'));
}

/** A module's texts as strings: the bundle reads no source. */
async function freezeTexts(module: string): Promise<void> {
  const texts: Readonly<Record<string, string>> = await import(`../src/${module}.ts`);
  const lines = Object.entries(texts).map(
    ([name, text]) => `export const ${name} = ${JSON.stringify(text)};\n`,
  );
  writeFileSync(inRoot('build/js', `${module}.js`), lines.join(''));
}

/**
 * Leaves the code as it is, without its comments: a quarter of the bundle. Cut out of the text instead of printed anew:
 * V8 compiles a function in parentheses at once, as webpack's modules are, and one without them twice.
 */
function dropComments(file: string): void {
  const code = readFileSync(file, 'utf8');
  const comments: Comment[] = [];
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', onComment: comments });
  const kept: string[] = [];
  let from = 0;
  for (const comment of comments) {
    const indent = /[ \t]*$/.exec(code.slice(from, comment.start))?.[0].length ?? 0;
    const start = comment.start - indent;
    const isWholeLine = code[start - 1] === '\n' && code[comment.end] === '\n';
    // A comment of several lines ends a statement as a line end does.
    const instead = comment.value.includes('\n') ? '\n' : ' ';
    kept.push(code.slice(from, start), isWholeLine ? '' : instead);
    from = isWholeLine ? comment.end + 1 : comment.end;
  }
  writeFileSync(file, [...kept, code.slice(from)].join(''));
}
