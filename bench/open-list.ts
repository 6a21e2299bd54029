import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { orElse } from '../src/base/errors.ts';
import { filesNamedBy } from '../src/workspace/named-files.ts';
import { isSource } from '../src/workspace/open-paths.ts';
import { createPolicy } from '../src/workspace/policy.ts';
import { isTestFile } from '../src/workspace/test-files.ts';

/**
 * Prints how many real fixes the list of what is open lets through whole: of the newest commits of each repository whose subject speaks of
 * a fix and that change tests and sources, those of which every file that is no test is open. What the workflows, hooks and tools of the
 * commit run is closed; what a test command starts is not known here. Counts by rule what closes the others.
 *
 *     node bench/open-list.ts [--commits 200] [--refusals] [--drawn-by MODULE] REPOSITORY…
 *
 * `--drawn-by`: a `test-files.ts` of another time tells which files are tests, so that two sets of rules are compared on the same fixes;
 * what only the rules of now call a test then counts as refused.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    commits: { type: 'string', default: '200' },
    refusals: { type: 'boolean', default: false },
    'drawn-by': { type: 'string' },
  },
});
const drawnBy = values['drawn-by'];
const rules: { readonly isTestFile: (path: string) => boolean } =
  drawnBy === undefined ? { isTestFile } : await import(drawnBy);

interface Count {
  fixes: number;
  open: number;
  /** Fixes that each rule refuses, by its name. */
  readonly refusedBy: Map<string, number>;
}
const newCount = (): Count => ({ fixes: 0, open: 0, refusedBy: new Map() });

const all = newCount();
for (const repository of positionals) {
  const count = await countIn(repository);
  console.log(`${repository}: ${textOf(count)}`);
  all.fixes += count.fixes;
  all.open += count.open;
  for (const [rule, fixes] of count.refusedBy)
    all.refusedBy.set(rule, (all.refusedBy.get(rule) ?? 0) + fixes);
}
console.log(`all: ${textOf(all)}, ${((100 * all.open) / all.fixes).toFixed(1)} %`);

function textOf({ fixes, open, refusedBy }: Count): string {
  const refusals = [...refusedBy]
    .toSorted(([, a], [, b]) => b - a)
    .map(([rule, refused]) => `${rule} ${refused}`);
  return `${open} of ${fixes}${refusals.length === 0 ? '' : ` (refused by ${refusals.join(', ')})`}`;
}

async function countIn(repository: string): Promise<Count> {
  const count = newCount();
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: 1 << 30, stdio: 'pipe' });
  const listed = (...args: string[]): string[] =>
    git(...args)
      .split('\0')
      .slice(0, -1);
  const texts = new Map<string, string | null>();
  const textOfBlob = (id: string): string | null => {
    // A clone may lack the content of large files.
    if (!texts.has(id))
      texts.set(
        id,
        orElse(null, () => git('cat-file', 'blob', id)),
      );
    return texts.get(id) ?? null;
  };
  const log = listed(
    'log',
    '-z',
    '--no-merges',
    '-i',
    '-E',
    '--grep=^(.{0,30}\\W)?(bug)?fix(e[sd])?\\b',
    '--format=%H',
    'HEAD',
  );
  for (const commit of log) {
    if (count.fixes >= Number(values.commits)) break;
    const changed = listed('diff-tree', '-r', '-z', '--name-only', '--no-renames', '--no-commit-id', commit);
    const others = changed.filter((path) => !rules.isTestFile(path));
    if (!others.some(isSource) || others.length === changed.length || changed.length > 20) continue;
    const blobs = new Map(
      listed('ls-tree', '-r', '-z', `${commit}^`).flatMap((line) => {
        const [, id = '', path = ''] = /^100\d+ blob (\w+)\t(.*)$/s.exec(line) ?? [];
        return path === '' ? [] : [[path, id] as const];
      }),
    );
    const paths = [...blobs.keys()];
    const tracked = new Set(
      paths.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
    );
    const files = {
      isFile: (path: string) => blobs.has(path),
      readText: (path: string) => (blobs.has(path) ? textOfBlob(blobs.get(path) ?? '') : null),
      paths: () => paths,
    };
    const base = {
      isTracked: (path: string) => tracked.has(path),
      paths: () => paths,
      named: await filesNamedBy(files, []),
    };
    const policy = createPolicy({ allowPaths: [], allowTestEdits: true }, base);
    const refused = others.flatMap((path) => {
      const closed = policy.closed(path);
      const isOpen = closed === null || (drawnBy === undefined && closed.opens === 'allow-test-edits');
      return isOpen ? [] : [{ path, rule: closed.rule }];
    });
    count.fixes += 1;
    if (refused.length === 0) count.open += 1;
    for (const rule of new Set(refused.map((each) => each.rule)))
      count.refusedBy.set(rule, (count.refusedBy.get(rule) ?? 0) + 1);
    if (refused.length > 0 && values.refusals)
      console.log(
        `  ${commit.slice(0, 10)}: ${refused.map(({ path, rule }) => `${path} (${rule})`).join(', ')}`,
      );
  }
  return count;
}
