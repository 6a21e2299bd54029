import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { devNull } from 'node:os';

export interface File {
  readonly path: string;
  readonly content: string;
}

/** What every benched repository's tests look at, and the edit that mends it. */
export const CULPRIT = 'src/range.js';
export const FIX = { old: 'Math.max(value, high)', new: 'Math.min(value, high)' } as const;
/** As cheap as a test command can be, so that what is measured is agent-fix. */
export const TEST_COMMAND = 'sh check.sh';

const CHECK = `# The whole test suite: the upper bound must hold.
if grep -q 'Math.min(value, high)' ${CULPRIT}; then
  echo 'ok 1 - clampToRange keeps the upper bound'
else
  echo 'not ok 1 - clampToRange keeps the upper bound'
  echo '  expected 10, got 12'
  echo '  at ${CULPRIT}:11'
  exit 1
fi
`;

const RANGE = `/** Numbers and the ranges that hold them. A range has both of its ends. */

/** Throws when a range is upside down: every other function relies on it. */
export function checkRange({ low, high }) {
  if (low > high) throw new RangeError(\`a range from \${low} to \${high} holds nothing\`);
}

/** The number of the range that is nearest to value. */
export function clampToRange(value, { low, high }) {
  checkRange({ low, high });
  return Math.max(low, ${FIX.old});
}

/** Whether value lies in the range. */
export function isInRange(value, { low, high }) {
  return low <= value && value <= high;
}

/** The part that two ranges share, or null. */
export function sharedRange(one, other) {
  const low = Math.max(one.low, other.low);
  const high = Math.min(one.high, other.high);
  return low <= high ? { low, high } : null;
}

/** Where value lies between the ends of the range: 0 at the low end, 1 at the high one. */
export function positionInRange(value, { low, high }) {
  return high === low ? 0 : (value - low) / (high - low);
}
`;

const COMMON: readonly File[] = [
  {
    path: 'README.md',
    content: '# Ranges\n\nNumbers and the ranges that hold them. Tests: `sh check.sh`.\n',
  },
  { path: 'check.sh', content: CHECK },
  { path: CULPRIT, content: RANGE },
];

const two = (number: number): string => String(number).padStart(2, '0');

/** Lines of 60 characters (59 and the line end), no two files alike, up to `bytes`. */
function linesFor(name: string, bytes: number): string {
  const count = Math.round(bytes / 60);
  const line = (at: number) => `// ${name}, line ${two(at)}: what agents read ${'.'.repeat(59)}`.slice(0, 59);
  return `${Array.from({ length: count }, (_, at) => line(at)).join('\n')}\n`;
}

/** A file of 1 KB beside the culprit. */
export const partFile = (at: number): File => ({
  path: `src/part-${two(at)}.js`,
  content: linesFor(`part ${two(at)}`, 1_000),
});

/** A file of 5.8 KB. */
export const chapterFile = (at: number): File => ({
  path: `docs/chapter-${two(at)}.md`,
  content: linesFor(`chapter ${two(at)}`, 5_800),
});

/** The common files and `count` others. */
export function* repositoryOf(count: number, other: (at: number) => File): Generator<File> {
  yield* COMMON;
  for (let at = 0; at < count; at++) yield other(at);
}

/** How long tests take that are worth loading something behind. */
const SLOW_TEST_S = 0.3;

/** The same files with a test command that takes its time. */
export function* withSlowTests(files: Iterable<File>): Generator<File> {
  for (const file of files)
    yield file.path === 'check.sh' ? { ...file, content: `sleep ${SLOW_TEST_S}\n${file.content}` } : file;
}

/** One of a great many small files: a hundred a folder and a hundred folders an area. */
export const unitFile = (at: number): File => ({
  path: `lib/area-${two(Math.floor(at / 10_000))}/part-${two(Math.floor(at / 100) % 100)}/unit-${String(at).padStart(6, '0')}.txt`,
  content: linesFor(`unit ${at}`, 240),
});

/** Files that every repository has. */
export const COMMON_FILES = COMMON.length;

const environment = {
  PATH: process.env['PATH'],
  HOME: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  LC_ALL: 'C',
};

export function git(dir: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', ['-C', dir, ...args], { env: environment, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}

/** The commit that is checked out. */
export function head(dir: string): string {
  return spawnSync('git', ['-C', dir, 'rev-parse', 'HEAD'], {
    env: environment,
    encoding: 'utf8',
  }).stdout.trim();
}

/** Runs a test command by itself. */
export function runSuite(dir: string, command: string) {
  const startMs = performance.now();
  const { stdout } = spawnSync('bash', ['-e', '-c', command], { cwd: dir, encoding: 'utf8' });
  return { output: stdout, durationMs: performance.now() - startMs };
}

/** Makes a repository with one commit on `main` and checks it out. `dir` must exist. */
export async function createRepository(dir: string, files: Iterable<File>): Promise<void> {
  git(dir, 'init', '--quiet', '--initial-branch=main', '--template=');
  const args = ['-C', dir, 'fast-import', '--quiet', '--done'];
  const importer = spawn('git', args, { env: environment, stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(importer, 'close');
  for (const part of importStream(files)) {
    if (!importer.stdin.write(part)) await once(importer.stdin, 'drain');
  }
  importer.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`);
  git(dir, 'reset', '--quiet', '--hard', 'main');
}

/** https://git-scm.com/docs/git-fast-import#_input_format */
function* importStream(files: Iterable<File>): Generator<string> {
  yield 'commit refs/heads/main\ncommitter Bench <bench@example.com> 1700000000 +0000\n';
  yield data('Everything at once');
  for (const { path, content } of files) yield `M 100644 inline ${path}\n${data(content)}`;
  yield 'done\n';
}

const data = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`;
