// How much of a real fix its opening shows: `npm run places`. Each fix of fixes.ts is taken back, with its tests kept; the test
// command fails; what a model would be asked first is judged by the files, functions and tests of the fix.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { structuredPatch } from 'diff';
import * as z from 'zod';
import { TestReportSchema, TestVerdict } from '../../src/core/events.ts';
import type { LLM, RenderedRequest, TestOracle, TestResult } from '../../src/core/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import { createLLM } from '../../src/llm/create-llm.ts';
import { resolveProvider } from '../../src/llm/provider.ts';
import { readTestOutput } from '../../src/runners/all-runners.ts';
import { solve } from '../../src/solve.ts';
import { languageOf } from '../../src/solver/languages.ts';
import { holdsLine, readSource } from '../../src/solver/source-file.ts';
import { isTestFile } from '../../src/workspace/test-files.ts';
import { DRAWN, FIXED, type FixedRepository } from './fixes.ts';
import { type Figures, judgeOpening, type KnownFix } from './openings.ts';
import { lineOf, type Measured, tableOf } from './table.ts';
import { untrueStatements } from './untrue.ts';

const { values } = parseArgs({
  options: {
    // Where clones and the outputs of tests stay: with them, a second measurement runs no test.
    keep: { type: 'string', default: join(tmpdir(), 'agent-fix-places') },
    from: { type: 'string', default: 'https://github.com/{owner}/{name}' },
    only: { type: 'string' },
    // The fixes by which nothing was chosen, in place of the others.
    drawn: { type: 'boolean', default: false },
    // A JSON file of the commands of those fixes that are told without: `{"owner/name": {"setup": "…", "test": "…"}}`.
    commands: { type: 'string' },
    // Prints each opening, and the functions that the fix changes.
    verbose: { type: 'boolean', default: false },
  },
});

const Recorded = z.object({
  verdict: TestVerdict,
  exitCode: z.number().nullable(),
  output: z.string(),
  durationMs: z.number(),
  report: TestReportSchema.exactOptional(),
});

const Commands = z.record(z.string(), z.object({ setup: z.string().exactOptional(), test: z.string() }));

/** Shorter lines stand in many places. */
const MIN_LINE = 12;
/** Red fixes that are drawn of a package. */
const MOST_DRAWN = 3;

const keep = resolve(values.keep);
mkdirSync(keep, { recursive: true });
const rawCommands = values.commands === undefined ? {} : JSON.parse(readFileSync(values.commands, 'utf8'));
const commands = Commands.parse(rawCommands);
const measured: Measured[] = [];
for (const fixed of (values.drawn ? DRAWN : FIXED).filter(({ name }) => name.includes(values.only ?? ''))) {
  const repository = { ...fixed, ...commands[fixed.name] };
  if (!isRunnable(repository)) {
    process.stdout.write(`${fixed.name}: left out, as no --commands file tells how its tests run\n`);
    continue;
  }
  const checkout = cloned(repository);
  let drawn = 0;
  for (const fix of repository.fixes) {
    if (values.drawn && drawn === MOST_DRAWN) break;
    const { base, known } = await takeBack(checkout, repository, fix);
    const result = await recorded(checkout, { repository, fix, base });
    const figures = await openingOf(checkout, { repository, fix, base, known, result });
    if (figures === null) continue;
    drawn += 1;
    measured.push({ runner: repository.runner, figures });
    process.stdout.write(`${repository.name} ${fix} (${repository.runner}): ${lineOf(figures)}\n`);
  }
}
process.stdout.write(`\n${tableOf(measured)}\n`);

type RunnableRepository = FixedRepository & { readonly test: string };

function isRunnable(repository: FixedRepository): repository is RunnableRepository {
  return repository.test !== undefined;
}

function cloned({ name, setup }: FixedRepository): string {
  const [owner = '', short = ''] = name.split('/');
  const checkout = join(keep, `${owner}+${short}`);
  if (existsSync(checkout)) return checkout;
  const source = values.from.replace('{owner}', owner).replace('{name}', short);
  execFileSync('git', ['clone', '--quiet', source, checkout]);
  for (const [key, value] of [
    ['user.name', 'bench'],
    ['user.email', 'bench@example.org'],
    ['gc.auto', '0'],
  ])
    git(checkout, 'config', key, value);
  if (setup !== undefined) execFileSync('sh', ['-c', setup], { cwd: checkout, stdio: 'ignore' });
  return checkout;
}

function git(checkout: string, ...args: readonly (string | undefined)[]): string {
  const words = args.filter((each) => each !== undefined);
  return execFileSync('git', ['-C', checkout, ...words], { encoding: 'utf8', maxBuffer: 2 ** 28 });
}

/** A commit of the fix's parent with the fix's tests, checked out, and what the fix says of itself. */
async function takeBack(
  checkout: string,
  { tests = [] }: FixedRepository,
  fix: string,
): Promise<{ readonly base: string; readonly known: Omit<KnownFix, 'failing'> }> {
  const isTest = (path: string): boolean =>
    isTestFile(path) || tests.some((folder) => path.startsWith(folder));
  const changed = git(checkout, 'diff', '--name-only', '--diff-filter=AM', '--no-renames', `${fix}^`, fix)
    .split('\n')
    .filter((path) => path !== '');
  const testPaths = changed.filter(isTest);
  git(checkout, 'checkout', '--quiet', '--force', '--detach', `${fix}^`);
  git(checkout, 'checkout', fix, '--', ...testPaths);
  // Only what the clone itself says of it may differ: the id is the same in each measurement.
  const date = git(checkout, 'show', '--no-patch', '--format=%cI', fix).trim();
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', ['-C', checkout, 'commit', '--quiet', '--no-verify', '--message', 'The tests'], {
    env,
  });
  const base = git(checkout, 'rev-parse', 'HEAD').trim();
  const before = (path: string): string => textAt(checkout, `${fix}^`, path);
  const after = (path: string): string => textAt(checkout, fix, path);
  const added = testPaths.flatMap((path) => {
    const { hunks } = structuredPatch(path, path, before(path), after(path), '', '', { context: 0 });
    return hunks.flatMap(({ lines }) => lines.filter((line) => line.startsWith('+')));
  });
  const files = changed.filter((path) => !isTest(path) && languageOf(path) !== null);
  const functions = await Promise.all(files.map((path) => functionsChanged(path, before(path), after(path))));
  const longOnes = (lines: readonly string[]): readonly string[] =>
    lines.map((line) => line.trim()).filter((line) => line.length >= MIN_LINE);
  return {
    base,
    known: {
      files,
      functions: functions.flat().map(({ id }) => id),
      functionLines: longOnes(functions.flat().flatMap(({ text }) => text.split('\n'))),
      testLines: longOnes(added.map((line) => line.slice(1))),
    },
  };
}

function textAt(checkout: string, commit: string, path: string): string {
  const { status, stdout } = spawnSync('git', ['-C', checkout, 'show', `${commit}:${path}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : '';
}

interface ChangedFunction {
  /** `path name` */
  readonly id: string;
  readonly text: string;
}

/** The innermost function around each line that was changed or removed, and around what was put between two lines of it. */
async function functionsChanged(
  path: string,
  before: string,
  after: string,
): Promise<readonly ChangedFunction[]> {
  const language = languageOf(path);
  if (language === null || before === '') return [];
  const { units } = await readSource(path, before, language);
  const { hunks } = structuredPatch(path, path, before, after, '', '', { context: 0 });
  const spans = hunks.map(({ oldStart, oldLines }) =>
    oldLines === 0 ? [oldStart, oldStart + 1] : Array.from({ length: oldLines }, (_, at) => oldStart + at),
  );
  const around = spans.flatMap((lines) => {
    const isAdded =
      lines.length === 2 && hunks.some(({ oldStart, oldLines }) => oldLines === 0 && oldStart === lines[0]);
    const holding = units.filter(
      (unit) =>
        unit.name !== '' &&
        (isAdded
          ? lines.every((line) => holdsLine(unit, line))
          : lines.some((line) => holdsLine(unit, line))),
    );
    const [inner] = holding.toSorted((a, b) => a.endLine - a.startLine - (b.endLine - b.startLine));
    return inner === undefined ? [] : [inner];
  });
  return [...new Set(around)].map(({ name, node }) => ({
    id: `${path} ${name}`,
    text: before.slice(node.start, node.end),
  }));
}

interface Measuring {
  readonly repository: RunnableRepository;
  readonly fix: string;
  readonly base: string;
}

/** What the test command said at the base, of an earlier measurement or of a run now. */
async function recorded(checkout: string, measuring: Measuring): Promise<TestResult> {
  const { repository, fix } = measuring;
  const key = createHash('sha256').update(repository.test).digest('hex').slice(0, 8);
  const path = join(keep, `${repository.name.replace('/', '+')}.${fix}.${key}.json`);
  if (existsSync(path)) return readAgain(Recorded.parse(JSON.parse(readFileSync(path, 'utf8'))));
  const results: TestResult[] = [];
  await firstRequest(checkout, measuring, (oracle) => ({
    run: async (options) => {
      const result = results[0] ?? (await oracle.run(options));
      results[0] = result;
      return result;
    },
  }));
  const [result] = results;
  if (result === undefined) throw new Error(`${repository.name} ${fix}: no test ran`);
  writeFileSync(path, JSON.stringify(result));
  return result;
}

/** What the output says, by the readers as they are now; files of reports are gone. */
function readAgain(result: TestResult): TestResult {
  const report = result.report?.source.startsWith('output of ') ? readTestOutput(result.output) : null;
  return report === null ? result : { ...result, report };
}

async function openingOf(
  checkout: string,
  {
    known,
    result,
    ...measuring
  }: Measuring & { readonly known: Omit<KnownFix, 'failing'>; readonly result: TestResult },
): Promise<Figures | null> {
  const first = await firstRequest(checkout, measuring, () => ({ run: async () => result }));
  if (first === null) {
    process.stdout.write(
      `${measuring.repository.name} ${measuring.fix}: no model is asked (${result.verdict})\n`,
    );
    return null;
  }
  const { output, report } = result;
  const failing = (report?.failures ?? []).map(({ id }) => id);
  const untrue = report === undefined ? [] : untrueStatements(first.text, { output, report });
  if (values.verbose)
    process.stdout.write(
      `${[
        first.text,
        ...known.functions.map((each) => `CHANGED: ${each}`),
        ...untrue.map((each) => `UNTRUE: ${each}`),
      ].join('\n')}\n`,
    );
  return { ...judgeOpening(first.text, first.request, { ...known, failing }), untrue };
}

interface FirstRequest {
  readonly text: string;
  readonly request: RenderedRequest;
}

async function firstRequest(
  checkout: string,
  { repository, base }: Measuring,
  watchTests: (oracle: TestOracle) => TestOracle,
): Promise<FirstRequest | null> {
  const requests: FirstRequest[] = [];
  const key = { name: 'key', value: 'none' };
  const none = { baseUrl: null, model: null, api: null };
  const endpoint = createLLM({
    ...resolveProvider({ provider: 'openai', key, ...none, env: {} }),
    reasoningEffort: null,
  });
  const texts = new Map<RenderedRequest, string>();
  const llm: LLM = {
    api: endpoint.api,
    model: endpoint.model,
    endpoint: endpoint.endpoint,
    reasoningEffort: null,
    render: (conversation) => {
      const request = endpoint.render(conversation);
      texts.set(
        request,
        conversation.items.flatMap((item) => (item.type === 'user' ? [item.text] : [])).join('\n'),
      );
      return request;
    },
    send: async (request) => {
      requests.push({ text: texts.get(request) ?? '', request });
      return {
        kind: 'failed',
        reason: 'cancelled',
        status: null,
        message: 'the first request is all that is measured',
      };
    },
    read: (raw, answered) => endpoint.read(raw, answered),
  };
  await solve({
    task: {
      goal: 'Make the failing tests pass with the smallest correct change.',
      jobs: [
        {
          command: { run: repository.test, shell: null, workingDirectory: '.', env: {}, source: 'bench' },
          evidence: [],
        },
      ],
      context: [],
      baseCommit: base,
      trigger: { kind: 'terminal' },
      mustBeRedAtBase: true,
    },
    settings: DEFAULT_SETTINGS,
    llm,
    repository: checkout,
    checkout,
    tracePath: join(keep, 'trace.jsonl'),
    secrets: [],
    environment: process.env,
    watchTests,
    signal: new AbortController().signal,
    onEvent: () => {},
  });
  return requests[0] ?? null;
}
