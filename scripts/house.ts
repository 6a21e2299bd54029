// Counts what a reader of the code has before them: files and lines, names that several files declare, and, where a
// test run left its report, how long it took. `--names` lists the names. Limits: docs/design.md, "The size of the house".
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const DECLARED =
  /^(?:export )?(?:async )?(?:function\*? |const |class |interface |type |enum )([A-Za-z_]\w*)/gm;
const REPORT = join(root, 'build/test-report.json');

interface Source {
  readonly path: string;
  readonly text: string;
}

function sourcesIn(folder: string, endings: readonly string[]): Source[] {
  const listed = execFileSync('git', ['ls-files', '-z', folder], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\0')
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const linesOf = (sources: readonly Source[]): number =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** Top-level names that two files or more declare, with those files; the most common first. */
function sharedNames(sources: readonly Source[]): [name: string, paths: string[]][] {
  const paths = new Map<string, string[]>();
  for (const { path, text } of sources) {
    const names = new Set([...text.matchAll(DECLARED)].map(([, name = '']) => name));
    for (const name of names) paths.set(name, [...(paths.get(name) ?? []), path]);
  }
  return [...paths]
    .filter(([, found]) => found.length > 1)
    .toSorted(([a, inA], [b, inB]) => inB.length - inA.length || (a < b ? -1 : 1));
}

const src = sourcesIn('src', ['.ts', '.css']);
const tests = sourcesIn('test', ['.ts']);
const shared = sharedNames(src);
if (process.argv.includes('--names')) {
  for (const [name, paths] of shared) console.log(`${name}: ${paths.join(' ')}`);
}
console.log(`src: ${src.length} files, ${linesOf(src)} lines`);
console.log(`names declared in two files or more: ${shared.length}`);
console.log(`tests: ${tests.length} files, ${linesOf(tests)} lines`);
if (existsSync(REPORT)) {
  const { startTime, testResults } = JSON.parse(readFileSync(REPORT, 'utf8'));
  const end = Math.max(...testResults.map(({ endTime }: { endTime: number }) => endTime));
  console.log(`npm test: ${Math.round((end - startTime) / 1000)} s`);
}
