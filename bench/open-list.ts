import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isSource } from '../src/workspace/open-paths.ts';
import { createPolicy } from '../src/workspace/policy.ts';
import { isTestFile } from '../src/workspace/test-files.ts';

/**
 * Prints how many real fixes the list of what is open lets through whole: of the newest commits of each repository whose subject speaks of
 * a fix and that change tests and sources, those of which every file that is no test is open.
 *
 *     node bench/open-list.ts [--commits 200] [--refusals] REPOSITORY…
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { commits: { type: 'string', default: '200' }, refusals: { type: 'boolean', default: false } },
});
let [all, allOpen] = [0, 0];
for (const repository of positionals) {
  const git = (...args: string[]): string[] =>
    execFileSync('git', ['-C', repository, ...args], { encoding: 'utf8', maxBuffer: 1 << 30 })
      .split('\0')
      .slice(0, -1);
  let [fixes, open] = [0, 0];
  const log = git(
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
    if (fixes >= Number(values.commits)) break;
    const changed = git('diff-tree', '-r', '-z', '--name-only', '--no-renames', '--no-commit-id', commit);
    const others = changed.filter((path) => !isTestFile(path));
    if (!others.some(isSource) || others.length === changed.length || changed.length > 20) continue;
    const paths = git('ls-tree', '-r', '-z', '--name-only', `${commit}^`);
    const tracked = new Set(
      paths.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
    );
    const base = {
      isTracked: (path: string) => tracked.has(path),
      paths: () => paths,
      named: new Map(),
    };
    const policy = createPolicy({ allowPaths: [], allowTestEdits: true }, base);
    const refused = others.flatMap((path) => {
      const closed = policy.closed(path);
      return closed === null || closed.opens === 'allow-test-edits' ? [] : [`${path} (${closed.rule})`];
    });
    fixes += 1;
    if (refused.length === 0) open += 1;
    else if (values.refusals) console.log(`  ${commit.slice(0, 10)}: ${refused.join(', ')}`);
  }
  console.log(`${repository}: ${open} of ${fixes}`);
  all += fixes;
  allOpen += open;
}
console.log(`all: ${allOpen} of ${all}, ${((100 * allOpen) / all).toFixed(1)} %`);
