// How well a planted culprit is found without a model: `npm run planted`. Bugs are planted, one at a time, in the standard
// library of the Python on this machine; its own tests say what fails. Ranks are counted with that alone, with what changed since the
// tests were green where the newest commit brought the bug, and where it stands inside of many changed lines of the file. `--repair` also
// runs the built-in solver of dist/ on a commit that brought the bug among harmless changes of this file and of four others.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { structuredPatch } from 'diff';
import { readOutput } from '../../src/core/output/test-output.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import type { Changes, TestCommand } from '../../src/core/task.ts';
import { placeFailures, readTestOutput } from '../../src/runners/all-runners.ts';
import { languageOf } from '../../src/solver/languages.ts';
import { rankUnits } from '../../src/solver/likely-places.ts';
import { treeOf } from '../../src/solver/repair-tree.ts';
import { readSource, type Unit } from '../../src/solver/source-file.ts';
import { loadParser } from '../../src/tree-sitter/syntax-tree.ts';
import { openWorkspace } from '../../src/workspace/repo-tools.ts';
import { Random } from '../../test/core/random.ts';

const { values } = parseArgs({
  options: {
    bugs: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    repair: { type: 'boolean', default: false },
  },
});
const perModule = Number(values.bugs);
const seed = Number(values.seed);
if (!Number.isInteger(perModule) || !Number.isInteger(seed))
  throw new Error('--bugs and --seed take whole numbers');

/** Pure Python, with a test of its own that is quick and does not depend on the machine. */
const MODULES = [
  'textwrap.py',
  'difflib.py',
  'statistics.py',
  'fractions.py',
  'heapq.py',
  'bisect.py',
  'calendar.py',
  'colorsys.py',
  'configparser.py',
  'csv.py',
  'fnmatch.py',
  'shlex.py',
  'posixpath.py',
  'ntpath.py',
  'ipaddress.py',
  'base64.py',
  'cmd.py',
  'argparse.py',
  'pprint.py',
  'graphlib.py',
  'dataclasses.py',
  'sched.py',
  'gettext.py',
  'string.py',
  'copy.py',
] as const;
/** How a line of Python becomes a wrong one: the kinds of bugs that mutation tools plant, and statements that are lost. */
const SLIPS: readonly (readonly [kind: string, slip: (line: string) => string])[] = [
  [
    'comparison',
    (line) =>
      line.replace(/ (<=?|>=?) /, (_, sign: string) => ` ${sign.length === 2 ? sign[0] : `${sign}=`} `),
  ],
  ['equality', (line) => line.replace(/ (==|!=) /, (_, sign: string) => (sign === '==' ? ' != ' : ' == '))],
  ['arithmetic', (line) => line.replace(/ ([-+]) /, (_, sign: string) => (sign === '+' ? ' - ' : ' + '))],
  ['logic', (line) => line.replace(/ (and|or) /, (_, word: string) => (word === 'and' ? ' or ' : ' and '))],
  ['negation', (line) => line.replace(/\bnot /, '')],
  ['constant', (line) => line.replace(/(?<![\w.'"])\d+(?![\w.'"])/, (number) => String(Number(number) + 1))],
  ['truth', (line) => line.replace(/\b(True|False)\b/, (word) => (word === 'True' ? 'False' : 'True'))],
  ['result', (line) => line.replace(/^(\s+return) \w.*$/, '$1 None')],
  ['lost statement', (line) => line.replace(/^(\s+)(?:self\.)?\w+(?: [-+]?= |\.\w+\().*$/, '$1pass')],
];
/** A plain assignment of another value than text, in a function: a comment behind it changes nothing. */
const ASSIGNMENT = /^\s+(?:self\.)?\w+ = [\w.]+$/;

const TEST_MS = 120_000;

const KNOWLEDGE = ['the failure alone', 'and the newest commit', 'and twenty commits'] as const;

interface Rank {
  /** From 1; null: not listed. */
  readonly file: number | null;
  readonly unit: number | null;
}

type Repair = 'right' | 'wrong' | 'none';

interface Found {
  readonly bug: string;
  readonly ranks: readonly Rank[];
  /** Absent without `--repair`. */
  readonly repair: Repair | null;
}

const folder = mkdtempSync(join(tmpdir(), 'agent-fix-places-'));
try {
  const library = execFileSync('python3', ['-c', 'import sysconfig; print(sysconfig.get_path("stdlib"))'], {
    encoding: 'utf8',
  }).trim();
  const left = /\/(?:site-packages|__pycache__|config-[^/]*|lib-dynload|idlelib|turtledemo)$/;
  cpSync(library, folder, { recursive: true, filter: (path) => !left.test(path) });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The library');
  const found: Found[] = [];
  for (const [at, path] of MODULES.entries()) {
    const random = new Random(seed * 1_000_003 + at);
    for (const each of await bugsIn(path, random)) {
      found.push(each);
      const ranks = each.ranks.map(({ file, unit }) => `file ${file ?? '-'}, function ${unit ?? '-'}`);
      process.stderr.write(`${each.bug}: ${ranks.join('; ')}; ${each.repair ?? ''}\n`);
    }
  }
  const share = (count: number) =>
    `${count} of ${found.length} (${Math.round((100 * count) / found.length)} %)`;
  for (const [at, knowledge] of KNOWLEDGE.entries()) {
    const within = (most: number, rank: (each: Rank) => number | null | undefined) =>
      found.filter(({ ranks }) => {
        const each = ranks[at];
        return ((each && rank(each)) ?? Number.POSITIVE_INFINITY) <= most;
      }).length;
    process.stdout.write(
      `${knowledge}:\n` +
        `  culprit's file among the first five: ${share(within(5, ({ file }) => file))}\n` +
        `  its function among the first ten: ${share(within(10, ({ unit }) => unit))}\n` +
        `  its function first of all: ${share(within(1, ({ unit }) => unit))}\n`,
    );
  }
  for (const repair of values.repair ? (['right', 'wrong', 'none'] as const) : [])
    process.stdout.write(
      `repaired, ${repair}: ${share(found.filter((each) => each.repair === repair).length)}\n`,
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface Planted {
  readonly path: string;
  readonly kind: string;
  readonly line: number;
  readonly unit: Unit;
  readonly text: string;
  readonly planted: string;
}

/** Plants bugs until as many as wanted were noticed by the module's own tests. */
async function bugsIn(path: string, random: Random): Promise<Found[]> {
  const text = readFileSync(join(folder, path), 'utf8');
  const language = languageOf(path);
  if (language === null) throw new Error(`${path} is of no language that is known`);
  const parser = await loadParser(language.id);
  const { units } = await readSource(path, text, language);
  const named = units.filter(({ name }) => name !== '');
  const found: Found[] = [];
  for (let tried = 0; tried < 40 * perModule && found.length < perModule; tried += 1) {
    const unit = named[random.below(named.length)];
    const [kind, slip] = SLIPS[random.below(SLIPS.length)] ?? [];
    if (unit === undefined || kind === undefined || slip === undefined) continue;
    const line = unit.startLine + 1 + random.below(Math.max(1, unit.endLine - unit.startLine));
    const planted = text
      .split('\n')
      .map((each, at) => (at + 1 === line && !each.trimStart().startsWith('#') ? slip(each) : each))
      .join('\n');
    if (planted === text || parser.parse(planted).hasError) continue;
    writeFileSync(join(folder, path), planted);
    const each = await look({ path, kind, line, unit, text, planted });
    if (each !== null) found.push(each);
    writeFileSync(join(folder, path), text);
  }
  return found;
}

/** null where the tests do not notice, or hang. */
async function look({ path, kind, line, unit, text, planted }: Planted): Promise<Found | null> {
  const name = path.replace(/\.py$/, '');
  const command: TestCommand = {
    run: `python3 -m unittest test.test_${name}`,
    shell: null,
    workingDirectory: '.',
    env: {},
    source: 'bench',
  };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command.run], {
    cwd: folder,
    encoding: 'utf8',
    timeout: TEST_MS,
    env: { PATH: process.env['PATH'], PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (status === 0 || status === null) return null;
  // Every line of a root commit is as new as the others: history gives nothing away.
  git('commit', '--quiet', '--all', '--amend', '--message', 'The library');
  const commit = git('rev-parse', 'HEAD').trim();
  await using workspace = await openWorkspace({
    repository: folder,
    commit,
    settings: DEFAULT_SETTINGS,
    judging: [command],
  });
  const output = stdout + stderr;
  const tree = await treeOf(workspace);
  const report = readTestOutput(output);
  const { tree: base, paths } = workspace.snapshot;
  const isFile = (each: string): boolean => base.find(each)?.kind === 'file';
  const placed = report === null ? null : placeFailures(report, '.', { isFile, paths });
  const ranks: Rank[] = [];
  for (const before of [null, text, asItWasLongAgo(text, line)]) {
    const changes = before === null ? undefined : changesOf(path, before, planted);
    const failures = placed?.failures ?? [];
    const ranked = await rankUnits(tree, {
      output: readOutput(output, { failures }),
      evidence: [],
      failures,
      changes,
    });
    const files = [...new Set(ranked.map((each) => each.unit.file.path))];
    const at = ranked.findIndex((each) => each.unit.file.path === path && each.unit.name === unit.name);
    ranks.push({ file: rankOf(files.indexOf(path)), unit: rankOf(at) });
  }
  const repair = values.repair ? repairOf({ path, kind, line, unit, text, planted }, command.run) : null;
  return { bug: `${path}:${line} ${unit.name} (${kind})`, ranks, repair };
}

/** Runs the built-in solver on the planted bug, which a commit brought among harmless changes. */
function repairOf({ path, line, text, planted }: Planted, test: string): Repair {
  const others = MODULES.filter((each) => each !== path).slice(0, 4);
  const now = new Map(
    [path, ...others].map((each) => [
      each,
      each === path ? planted : readFileSync(join(folder, each), 'utf8'),
    ]),
  );
  for (const [each, content] of now)
    writeFileSync(
      join(folder, each),
      asItWasLongAgo(each === path ? text : content, each === path ? line : 0),
    );
  git('commit', '--quiet', '--all', '--amend', '--message', 'The library');
  for (const [each, content] of now) writeFileSync(join(folder, each), content);
  git('commit', '--quiet', '--all', '--message', 'Comments');
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: tmpdir() };
  const flags = [
    '--solver',
    'builtin',
    '--since',
    'HEAD~1',
    '--trace',
    join(folder, '..', `${basename(folder)}-trace`),
  ];
  spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../../dist/cli.js'), 'run', '--test', `PYTHONPATH=. ${test}`, ...flags],
    { cwd: folder, encoding: 'utf8', env },
  );
  const after = readFileSync(join(folder, path), 'utf8');
  git('checkout', '--quiet', '.');
  const parent = git('rev-parse', 'HEAD~1').trim();
  git('reset', '--quiet', '--soft', parent);
  git('commit', '--quiet', '--all', '--amend', '--message', 'The library');
  const plain = (source: string): string => source.replaceAll('  # was', '');
  if (plain(after) === plain(planted)) return 'none';
  return plain(after) === plain(text) ? 'right' : 'wrong';
}

function rankOf(at: number): number | null {
  return at === -1 ? null : at + 1;
}

/** Every fourth plain assignment had a comment, but not the line of the bug: a change around it that is no fault. */
function asItWasLongAgo(text: string, bugLine: number): string {
  let seen = 0;
  return text
    .split('\n')
    .map((line, at) => {
      if (!ASSIGNMENT.test(line) || at + 1 === bugLine) return line;
      seen += 1;
      return seen % 4 === 0 ? `${line}  # was` : line;
    })
    .join('\n');
}

function changesOf(path: string, before: string, after: string): Changes {
  const { hunks } = structuredPatch(path, path, before, after);
  const greenAt = 'a'.repeat(40);
  return {
    greenAt,
    commits: [],
    dependencyFiles: [],
    files: [{ path, status: 'modified', hunks }],
    unknown: [],
  };
}

function git(...args: readonly string[]): string {
  const identity = [
    '-c',
    'user.name=bench',
    '-c',
    'user.email=bench@example.org',
    '-c',
    'commit.gpgsign=false',
  ];
  return execFileSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8' });
}
