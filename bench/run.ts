import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { arch, availableParallelism, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judge } from './aims.ts';
import { type Measure, measureRun } from './measure-run.ts';
import { sizesTable, turnsTable, verdicts } from './report.ts';
import { createRepository, type File, largeRepository, smallRepository } from './repositories.ts';
import { type Result, resultOf } from './result.ts';
import { readsScenario, type Scenario, sizeScenario, turnsScenario } from './scenarios.ts';

const USAGE = `npm run bench [-- --quick]: measures the built terminal bundle; how to read it: bench/README.md.

  --quick   fewer runs, and no repository of 100,000 files
`;

interface Plan {
  readonly runs: number;
  readonly sizeRuns: number;
  readonly sizes: readonly number[];
}

const WHOLE: Plan = { runs: 15, sizeRuns: 5, sizes: [100, 10_000, 100_000] };
const QUICK: Plan = { runs: 5, sizeRuns: 3, sizes: [100, 10_000] };

/** Measures, prints, and gives the exit code: 1 when a run did not fix or broke its prefix, never for a time. */
async function bench({ runs, sizeRuns, sizes }: Plan): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'agent-fix-bench-'));
  try {
    const measure = (count: number, repository: string) => (scenario: Scenario) =>
      measureScenario(scenario, { count, repository, scratch: join(dir, 'scratch') });
    say(`node ${process.version} · ${platform()} ${arch()} · ${availableParallelism()} processors`);
    const small = await makeRepository(join(dir, 'small'), smallRepository());
    const turns = await inOrder([6, 12, 20, 30].map(turnsScenario), measure(runs, small));
    const reads = await measure(sizeRuns, small)(readsScenario());
    say(`\nTurns: medians of ${runs} runs (minimum); times in ms\n${turnsTable([...turns, reads])}`);
    const sized = await inOrder(sizes, async (count) => {
      const repository = await makeRepository(join(dir, 'sized'), largeRepository(count));
      const result = await measure(sizeRuns, repository)(sizeScenario(count));
      await rm(repository, { recursive: true });
      return result;
    });
    say(`\nRepositories: medians of ${sizeRuns} runs (minimum); times in ms\n${sizesTable(sized)}`);
    const aims = judge({ turns, reads, sizes: sized });
    say(`\nAims\n${verdicts(aims)}`);
    return aims.some(({ isMet, isCorrectness }) => isCorrectness && !isMet) ? 1 : 0;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

interface Runs {
  readonly count: number;
  readonly repository: string;
  readonly scratch: string;
}

async function measureScenario(scenario: Scenario, { count, ...bench }: Runs): Promise<Result> {
  // The first run fills the system's file cache and is not counted.
  await measureRun(scenario, bench);
  const rest: Measure[] = [];
  const first = await measureRun(scenario, bench);
  while (rest.length < count - 1) rest.push(await measureRun(scenario, bench));
  return resultOf(scenario, [first, ...rest]);
}

async function makeRepository(dir: string, files: Iterable<File>): Promise<string> {
  await mkdir(dir);
  await createRepository(dir, files);
  return dir;
}

async function inOrder<T, R>(items: readonly T[], make: (item: T) => Promise<R>): Promise<readonly R[]> {
  const made: R[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) say(USAGE);
else if (!existsSync(join(import.meta.dirname, '../dist/cli/index.js'))) {
  process.stderr.write('bench: dist/cli/index.js is not there; run `npm run build` first\n');
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await bench(values.quick ? QUICK : WHOLE);
  } catch (error) {
    process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
