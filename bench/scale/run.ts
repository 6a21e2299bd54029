import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CLI, readPeakMiB, runArguments, surroundings } from '../measure-run.ts';
import {
  CULPRIT,
  createRepository,
  FIX,
  type File,
  git,
  repositoryOf,
  TEST_COMMAND,
} from '../repositories.ts';
import { startScriptedServer } from '../responses-server.ts';
import { oneByOne, sizeScenario } from '../scenarios.ts';
import { spreadOf } from '../statistics.ts';
import { readTrace } from '../trace-size.ts';
import { endedChildrenCpuMs, readTreeCost } from './process-tree.ts';

const USAGE = `npm run scale [-- --files 4,100,10000,100000] [--output-mb 10,100] [--against REF] [--pairs 7] [--no-mini]:
a whole fix in large repositories and of tests that print much; how to read it: bench/README.md.

  --files       sizes of repositories; '' for none
  --output-mb   megabytes that the tests print before they fail, in a repository of 100 files; '' for none
  --against     a commit, built in a temporary folder, or a folder that holds a built one: runs in turn with this one
  --pairs       runs of each, in turn; what is printed is the median, and the median of their ratios
  --no-mini     without mini-swe-agent, which pip fetches into a temporary folder
  --cpu-prof    a folder for the profiles of this build's runs, which these then make slower
`;

const project = join(import.meta.dirname, '../..');
const PROFILE_EVERY_US = '500';
const SAMPLE_MS = 50;
const TEST_S = 0.1;
/** What mini-swe-agent's core imports; its client of models, litellm, is not among it. */
const MINI = ['python-dotenv', 'platformdirs', 'rich', 'pydantic', 'jinja2'];
const MINI_VERSION = '2.4.6';

interface Subject {
  readonly name: string;
  readonly start: (place: { repository: string; scratch: string; url: string; trace: string }) => {
    readonly program: string;
    readonly args: readonly string[];
    readonly options: SpawnOptions;
  };
  readonly replies: readonly Buffer[];
  /** How often it ran the tests. Throws when nothing was mended. */
  readonly testRuns: (place: { repository: string; trace: string; lastRequest: Buffer }) => number;
  /** How often before its first request. */
  readonly testsAtFirst: number;
}

interface Cost {
  readonly firstMs: number;
  readonly firstCpuMs: number;
  readonly overMs: number;
  readonly cpuMs: number;
  readonly peakMiB: number;
}

const scenario = oneByOne(sizeScenario(0));

function agentFix(name: string, cli: string, nodeFlags: readonly string[] = []): Subject {
  return {
    name,
    replies: scenario.replies,
    testsAtFirst: 1,
    start: ({ repository, scratch, url, trace }) => ({
      program: process.execPath,
      args: [...nodeFlags, cli, ...runArguments(scenario, { repository, scratch, trace }, url)],
      options: surroundings(scratch),
    }),
    testRuns: ({ trace, lastRequest }) => {
      const { outcome, testRuns } = readTrace(trace, { lastRequest, replies: scenario.replies });
      if (outcome !== 'fixed') throw new Error(`${name}: the outcome is ${outcome}`);
      return testRuns;
    },
  };
}

/** Its five commands: the tests, a search, the edit, the tests, the end. */
function miniSweAgent(python: string): Subject {
  const commands = [
    TEST_COMMAND,
    'grep -rn clampToRange .',
    `sed -i 's/${FIX.old}/${FIX.new}/' ${CULPRIT}`,
    TEST_COMMAND,
    'echo COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT',
  ];
  return {
    name: `mini-swe-agent ${MINI_VERSION}`,
    replies: commands.map((command) => Buffer.from(JSON.stringify({ command }))),
    testsAtFirst: 0,
    start: ({ repository, scratch, url }) => ({
      program: python,
      args: [join(import.meta.dirname, 'mini.py'), url],
      options: { ...surroundings(scratch), cwd: repository },
    }),
    testRuns: ({ repository }) => {
      if (spawnSync('sh', ['check.sh'], { cwd: repository, stdio: 'ignore' }).status !== 0)
        throw new Error('mini-swe-agent did not mend');
      return 2;
    },
  };
}

/** One whole run. `testMs`: what the tests take by themselves. */
async function measure(subject: Subject, repository: string, testMs: number): Promise<Cost> {
  const scratch = mkdtempSync(`${repository}-run-`);
  const trace = join(scratch, 'trace.jsonl');
  try {
    let firstCpuMs = Number.NaN;
    let peakMiB = 0;
    let pid: number | undefined;
    const sample = () => {
      const cost = readTreeCost(pid);
      // The kernel's own mark of the process itself misses no moment.
      peakMiB = Math.max(peakMiB, cost?.residentMiB ?? 0, readPeakMiB(pid) ?? 0);
      return cost;
    };
    await using server = await startScriptedServer(subject.replies, () => {
      const cost = sample();
      if (Number.isNaN(firstCpuMs)) firstCpuMs = cost?.cpuMs ?? Number.NaN;
    });
    const { program, args, options } = subject.start({ repository, scratch, trace, url: server.baseUrl });
    const beforeCpuMs = endedChildrenCpuMs();
    const startMs = performance.now();
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    pid = child.pid;
    const timer = setInterval(sample, SAMPLE_MS);
    let stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr = `${stderr}${chunk}`.slice(-2000);
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', resolve);
    }).finally(() => clearInterval(timer));
    const endMs = performance.now();
    const cpuMs = endedChildrenCpuMs() - beforeCpuMs;
    const [first] = server.exchanges;
    const last = server.exchanges.at(-1);
    if (code !== 0 || first === undefined || last === undefined)
      throw new Error(`${subject.name}: exit ${code} after ${server.exchanges.length} requests\n${stderr}`);
    const runs = subject.testRuns({ repository, trace, lastRequest: last.body });
    git(repository, 'checkout', '--quiet', '--', CULPRIT);
    return {
      firstMs: first.arrivedMs - startMs - subject.testsAtFirst * testMs,
      firstCpuMs,
      overMs: endMs - startMs - runs * testMs,
      cpuMs,
      peakMiB,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const COLUMNS: readonly (keyof Cost)[] = ['firstMs', 'firstCpuMs', 'overMs', 'cpuMs', 'peakMiB'];
const HEAD = '| | first request s | CPU s | over tests s | CPU s | peak MiB |\n|---|---|---|---|---|---|';

/** The subjects in turn, one uncounted turn first, which fills the system's file cache. */
async function measureRow(name: string, repository: string, subjects: readonly Subject[]): Promise<void> {
  const costs = new Map<Subject, Cost[]>(subjects.map((subject) => [subject, []]));
  for (let turn = 0; turn <= pairs; turn++) {
    for (const subject of turn % 2 === 0 ? subjects : subjects.toReversed()) {
      const testMs = timeTests(repository);
      const cost = await measure(subject, repository, testMs);
      if (turn > 0) costs.get(subject)?.push(cost);
    }
  }
  const [[firstProduct, firstCosts = []] = [], ...others] = [...costs];
  const inUnits = (cost: Cost, key: keyof Cost): number => (key === 'peakMiB' ? cost[key] : cost[key] / 1000);
  say(rowOf(`${name}: ${firstProduct?.name}`, firstCosts, inUnits));
  for (const [other, otherCosts] of others) {
    say(rowOf(other.name, otherCosts, inUnits));
    say(rowOf('× its', firstCosts, (cost, key, at) => cost[key] / (otherCosts[at]?.[key] ?? Number.NaN)));
  }
}

function rowOf(
  name: string,
  costs: readonly Cost[],
  value: (cost: Cost, key: keyof Cost, at: number) => number,
): string {
  const cells = COLUMNS.map((key) => {
    const { median } = spreadOf(costs.map((cost, at) => value(cost, key, at)));
    return median.toFixed(median < 10 ? 2 : 0);
  });
  return `| ${[name, ...cells].join(' | ')} |`;
}

function timeTests(repository: string): number {
  const startMs = performance.now();
  const options: SpawnOptions = { cwd: repository, stdio: ['ignore', 'ignore', 'ignore'] };
  spawnSync('bash', ['-e', '-c', `${TEST_COMMAND} > /dev/null`], options);
  return performance.now() - startMs;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Twenty sources a folder, with a test beside every tenth and a manifest: what monorepos are made of. */
function moduleFile(at: number): File {
  const folder = `packages/area-${two(Math.floor(at / 2_000))}/part-${two(Math.floor(at / 20) % 100)}`;
  if (at % 20 === 0)
    return { path: `${folder}/package.json`, content: `{"name":"part-${at}","version":"1.0.0"}\n` };
  const name = `unit${at}`;
  if (at % 10 === 1) {
    const content = `import { ${name} } from '../src/${name}.js';\ntest('${name}', () => ${name}(1));\n`;
    return { path: `${folder}/test/${name}.test.js`, content };
  }
  const content = `/** Part ${at}. */\nexport function ${name}(value) {\n  return value + ${at};\n}\n`;
  return { path: `${folder}/src/${name}.js`, content };
}

/** Tests of a tenth of a second that print `megabytes` first. */
function* withTests(files: Iterable<File>, megabytes: number): Generator<File> {
  const lines = "$(seq -f 'request %.0f was answered within its time, as all before it' 1 500)";
  const print = megabytes === 0 ? '' : `yes "${lines}" | head -c ${megabytes}000000\necho\n`;
  for (const file of files)
    yield file.path === 'check.sh' ? { ...file, content: `${print}sleep ${TEST_S}\n${file.content}` } : file;
}

/** Where the commit's own build stands. Its dependencies are those that are installed here. */
function buildOf(ref: string, dir: string): string {
  const isBuilt = existsSync(join(ref, 'dist/cli.js'));
  const folder = isBuilt ? ref : join(dir, 'against');
  if (!isBuilt) {
    mkdirSync(folder);
    const archive = execFileSync('git', ['-C', project, 'archive', ref], { maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: 'inherit' });
  }
  return join(folder, 'dist/cli.js');
}

/** Null where pip does not bring it, with the reason said. */
function installMini(dir: string): Subject | null {
  const python = join(dir, 'mini/bin/python');
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  const steps: readonly [string, readonly string[]][] = [
    ['python3', ['-m', 'venv', join(dir, 'mini')]],
    [python, [...pip, '--no-deps', `mini-swe-agent==${MINI_VERSION}`]],
    [python, [...pip, ...MINI]],
  ];
  for (const [program, args] of steps) {
    const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
    if (status === 0) continue;
    say(`without mini-swe-agent: ${error?.message ?? stderr.trim().split('\n').at(-1)}`);
    return null;
  }
  return miniSweAgent(python);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const numbers = (text: string): readonly number[] => text.split(',').filter(Boolean).map(Number);

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '4,100,10000,100000' },
    'output-mb': { type: 'string', default: '10,100' },
    against: { type: 'string' },
    pairs: { type: 'string', default: '7' },
    'no-mini': { type: 'boolean', default: false },
    'cpu-prof': { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const pairs = Number(values.pairs);

async function scale(dir: string): Promise<void> {
  const profile = values['cpu-prof'];
  const flags =
    profile === undefined
      ? []
      : ['--cpu-prof', `--cpu-prof-dir=${profile}`, `--cpu-prof-interval=${PROFILE_EVERY_US}`];
  const subjects = [agentFix('this build', CLI, flags)];
  if (values.against !== undefined) subjects.push(agentFix(values.against, buildOf(values.against, dir)));
  const mini = values['no-mini'] ? null : installMini(dir);
  if (mini !== null) subjects.push(mini);
  const [load = 0] = loadavg();
  say(
    `node ${process.version}, ${availableParallelism()} processors, load ${load.toFixed(1)}, medians of ${pairs}`,
  );
  say(HEAD);
  const rows = [
    ...numbers(values.files).map((files) => ({
      name: `${files.toLocaleString('en')} files`,
      files,
      megabytes: 0,
    })),
    ...numbers(values['output-mb']).map((megabytes) => ({
      name: `${megabytes} MB of output`,
      files: 100,
      megabytes,
    })),
  ];
  for (const { name, files, megabytes } of rows) {
    const repository = mkdtempSync(join(dir, 'repository-'));
    await createRepository(
      repository,
      withTests(repositoryOf(Math.max(0, files - 3), moduleFile), megabytes),
    );
    await measureRow(name, repository, subjects);
    rmSync(repository, { recursive: true });
  }
}

if (values.help) say(USAGE);
else if (!existsSync(CLI)) {
  process.stderr.write(`scale: ${CLI} is not there; run \`npm run build\` first\n`);
  process.exitCode = 2;
} else {
  const dir = mkdtempSync(join(tmpdir(), 'agent-fix-scale-'));
  try {
    await scale(dir);
  } catch (error) {
    process.stderr.write(`scale: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
