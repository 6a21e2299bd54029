// How well the index finds a planted culprit without a model: `npm run planted`. Bugs are planted, one at a time, in the standard
// library of the Python on this machine; its own tests say what fails. Counted with that alone, with what changed since the
// tests were green where the newest commit brought the bug, and where it stands inside of twenty commits that changed the file.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { structuredPatch } from 'diff';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import type { Changes, TestCommand } from '../../src/core/task.ts';
import { placeFailures, readTestOutput } from '../../src/runners/all-runners.ts';
import { applyMutation, mutationsOf } from '../../src/solver/candidates.ts';
import { languageOf } from '../../src/solver/languages.ts';
import { rankUnits } from '../../src/solver/likely-places.ts';
import type { Mutation } from '../../src/solver/mutation.ts';
import { treeOf } from '../../src/solver/repair-tree.ts';
import { readSource, type Unit } from '../../src/solver/source-file.ts';
import { loadParser } from '../../src/tree-sitter/syntax-tree.ts';
import { openWorkspace } from '../../src/workspace/repo-tools.ts';
import { Random } from '../../test/core/random.ts';

const { values } = parseArgs({
  options: { bugs: { type: 'string', default: '2' }, seed: { type: 'string', default: '1' } },
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
const TEMPLATES: ReadonlySet<string> = new Set(['operator', 'constant', 'off-by-one', 'name']);
const TEST_MS = 120_000;

const KNOWLEDGE = ['the failure alone', 'and the newest commit', 'and twenty commits'] as const;

interface Rank {
  /** From 1; null: not listed. */
  readonly file: number | null;
  readonly unit: number | null;
}

interface Found {
  readonly bug: string;
  readonly ranks: readonly Rank[];
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
      process.stderr.write(`${each.bug}: ${ranks.join('; ')}\n`);
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
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Plants bugs until as many as wanted were noticed by the module's own tests. */
async function bugsIn(path: string, random: Random): Promise<Found[]> {
  const text = readFileSync(join(folder, path), 'utf8');
  const language = languageOf(path);
  if (language === null) throw new Error(`${path} is of no language that is known`);
  const parser = await loadParser(language.id);
  const { units } = readSource(path, parser.parse(text), language);
  const named = units.filter(({ name }) => name !== '');
  const found: Found[] = [];
  for (let tried = 0; tried < 12 * perModule && found.length < perModule; tried += 1) {
    const unit = named[random.below(named.length)];
    const ways =
      unit === undefined ? [] : mutationsOf(unit).filter(({ template }) => TEMPLATES.has(template));
    const mutation = ways[random.below(ways.length)];
    if (unit === undefined || mutation === undefined) continue;
    const planted = applyMutation(text, mutation);
    if (!parser.accepts(planted)) continue;
    writeFileSync(join(folder, path), planted);
    const each = await look(path, unit, { mutation, text, planted });
    if (each !== null) found.push(each);
    writeFileSync(join(folder, path), text);
  }
  return found;
}

/** null where the tests do not notice, or hang. */
async function look(
  path: string,
  unit: Unit,
  {
    mutation,
    text,
    planted,
  }: { readonly mutation: Mutation; readonly text: string; readonly planted: string },
): Promise<Found | null> {
  const { template, line } = mutation;
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
    const ranked = await rankUnits(tree, { output, evidence: [], failures, changes });
    const files = [...new Set(ranked.map((each) => each.unit.file.path))];
    const at = ranked.findIndex((each) => each.unit.file.path === path && each.unit.name === unit.name);
    ranks.push({ file: rankOf(files.indexOf(path)), unit: rankOf(at) });
  }
  return { bug: `${path}:${line} ${unit.name} (${template})`, ranks };
}

function rankOf(at: number): number | null {
  return at === -1 ? null : at + 1;
}

/** Every twelfth line of code was another one, but not that of the bug: a change around it that is no fault. */
function asItWasLongAgo(text: string, bugLine: number): string {
  const isOther = (line: string, at: number) => at % 12 === 5 && at + 1 !== bugLine && /^\s+\w/.test(line);
  return text
    .split('\n')
    .map((line, at) => (isOther(line, at) ? `${line}  # was` : line))
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
