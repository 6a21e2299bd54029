import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { arch, availableParallelism, loadavg, platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAction } from './action-phases.ts';
import { type Aim, judge, ratioAims } from './aims.ts';
import { type Floor, measureFloor } from './floor.ts';
import { CLI, type Measure, measureRun } from './measure-run.ts';
import { phasesTable, repairsTable, sizesTable, suitesTable, verdicts } from './report.ts';
import {
  COMMON_FILES,
  chapterFile,
  createRepository,
  type File,
  partFile,
  repositoryOf,
  unitFile,
  withSlowTests,
} from './repositories.ts';
import { type Result, resultOf, type SizeResult } from './result.ts';
import { measureSandbox, type SandboxCost } from './sandbox.ts';
import { callsScenario, oneByOne, readsScenario, type Scenario, sizeScenario } from './scenarios.ts';
import { measureSuiteTimes, SUITE_SHAPES, type SuiteTimes } from './suite-times.ts';

const USAGE = `npm run bench [-- --quick | --ratio]: measures the built terminal bundle; how to read it: bench/README.md.

  --quick   fewer runs, and no repository of 100,000 files
  --ratio   six turns of one call and a bare loop of six requests alone, as CI compares them; some seconds
`;

interface Plan {
  readonly runs: number;
  readonly sizeRuns: number;
  readonly sizes: readonly number[];
  /** How long the suite takes whose tests a fix runs. */
  readonly suiteMs: number;
}

const WHOLE: Plan = { runs: 15, sizeRuns: 5, sizes: [100, 10_000, 100_000], suiteMs: 20_000 };
const QUICK: Plan = { runs: 5, sizeRuns: 3, sizes: [100, 10_000], suiteMs: 6_000 };

/** Measures, prints, and gives the exit code: 1 when a request broke its prefix or memory is over its bound, never for a time. Throws when a run did not fix. */
async function bench({ runs, sizeRuns, sizes, suiteMs }: Plan): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'agent-fix-bench-'));
  try {
    // Times are only good on a machine that does nothing else.
    const [load = 0] = loadavg();
    const machine = `${platform()} ${arch()} · ${availableParallelism()} processors, load ${load.toFixed(1)}`;
    say(`node ${process.version} · ${machine}`);
    const floor = await measureRatio(dir, runs);
    const calls = await measureCalls(dir, runs);
    const apart = await measureApart(dir, runs);
    const slow = await measureSlow(dir, runs);
    const reads = await measureReads(dir, sizeRuns);
    say(
      `\nRepairs: medians of ${runs} runs (minimum); times in ms\n${repairsTable([apart, ...calls, slow, reads])}`,
    );
    const sized: SizeResult[] = [];
    for (const files of sizes) sized.push(await measureSize(dir, { files, runs: sizeRuns }));
    say(`\nRepositories: medians of ${sizeRuns} runs (minimum); times in ms\n${sizesTable(sized)}`);
    const suites: SuiteTimes[] = [];
    for (const shape of SUITE_SHAPES) suites.push(await measureSuiteTimes(dir, { suiteMs, shape }));
    say(
      `\nTests of a fix with four writes, builds counted (n: narrowed, w: whole, g: a guard)\n${suitesTable(suites)}`,
    );
    const sandbox = await measureSandboxOn(dir, runs);
    const action = await measureAction(dir, sizeRuns);
    say(
      `\nThe action by phase, less its tests: medians of ${sizeRuns} runs (minimum)\n${phasesTable(action)}`,
    );
    return conclude(judge({ floor, apart, calls, slow, reads, sizes: sized, suites, sandbox, action }));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** Prints whether each bound holds, and gives the exit code. */
function conclude(aims: readonly Aim[]): number {
  say(`\nAims\n${verdicts(aims)}`);
  return aims.some(({ isMet, isHard }) => isHard && !isMet) ? 1 : 0;
}

/** What CI asks for: times as ratios alone. */
async function benchRatio(runs: number): Promise<number> {
  const dir = await mkdtemp(join(tmpdir(), 'agent-fix-bench-'));
  try {
    return conclude(ratioAims(await measureRatio(dir, runs)));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function measureRatio(dir: string, runs: number): Promise<Floor> {
  const repository = await makeRepository(dir, repositoryOf(25, partFile));
  const floor = await measureFloor(oneByOne(callsScenario(6)), { runs, repository });
  const [first, exit] = [floor.floorFirstMs, floor.floorExitMs].map(({ median }) => median.toFixed(0));
  say(`\nA bare loop of six requests: the first after ${first} ms, exit after ${exit} ms`);
  return floor;
}

async function measureCalls(dir: string, runs: number): Promise<readonly Result[]> {
  const repository = await makeRepository(dir, repositoryOf(25, partFile));
  const results: Result[] = [];
  for (const calls of [6, 12, 20, 30]) {
    results.push(await measureScenario(callsScenario(calls), { runs, repository }));
  }
  return results;
}

/** Six calls in six turns, as a model sends them that never asks for two things at once. */
async function measureApart(dir: string, runs: number): Promise<Result> {
  const repository = await makeRepository(dir, repositoryOf(25, partFile));
  return measureScenario(oneByOne(callsScenario(6)), { runs, repository });
}

async function measureSlow(dir: string, runs: number): Promise<Result> {
  const repository = await makeRepository(dir, withSlowTests(repositoryOf(25, partFile)));
  const scenario = { ...callsScenario(6), name: '6 calls, slow tests' };
  return measureScenario(scenario, { runs, repository });
}

async function measureReads(dir: string, runs: number): Promise<Result> {
  const repository = await makeRepository(dir, repositoryOf(30, chapterFile));
  return measureScenario(readsScenario(), { runs, repository });
}

async function measureSize(
  dir: string,
  { files, runs }: { readonly files: number; readonly runs: number },
): Promise<SizeResult> {
  const repository = await makeRepository(dir, repositoryOf(files - COMMON_FILES, unitFile));
  const scenario = sizeScenario(files);
  const result = await measureScenario(scenario, { runs, repository });
  const apart = await measureScenario(oneByOne(scenario), { runs, repository });
  const inPlace = await measureRun({ ...scenario, isInPlace: true }, repository);
  await rm(repository, { recursive: true });
  return { result, apart, inPlaceMs: inPlace.firstRequestMs };
}

async function measureSandboxOn(dir: string, runs: number): Promise<SandboxCost> {
  const repository = await makeRepository(dir, repositoryOf(10_000 - COMMON_FILES, unitFile));
  const cost = await measureSandbox(repository, runs);
  const { tier, openMs, insideMs, outsideMs, copyMs } = cost;
  const shown = [openMs, insideMs, outsideMs, copyMs].map((each) => each.toFixed(1));
  say(
    `\nSandbox (${tier ?? 'none on this machine'}), 10,000 files, ms: probe ${shown[0]}, run inside ${shown[1]}, outside ${shown[2]}, copy ${shown[3]}`,
  );
  return cost;
}

interface Runs {
  readonly runs: number;
  readonly repository: string;
}

async function measureScenario(scenario: Scenario, { runs, repository }: Runs): Promise<Result> {
  // The first run fills the system's file cache and is not counted.
  await measureRun(scenario, repository);
  const rest: Measure[] = [];
  const first = await measureRun(scenario, repository);
  while (rest.length < runs - 1) rest.push(await measureRun(scenario, repository));
  return resultOf(scenario, [first, ...rest]);
}

async function makeRepository(parent: string, files: Iterable<File>): Promise<string> {
  const dir = await mkdtemp(join(parent, 'repository-'));
  await createRepository(dir, files);
  return dir;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    ratio: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) say(USAGE);
else if (!existsSync(CLI)) {
  process.stderr.write(`bench: ${CLI} is not there; run \`npm run build\` first\n`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = values.ratio
      ? await benchRatio(QUICK.runs)
      : await bench(values.quick ? QUICK : WHOLE);
  } catch (error) {
    process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
