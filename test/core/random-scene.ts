import type { Conversation } from '../../src/core/ports.ts';
import type { Settings } from '../../src/core/settings.ts';
import type { Scene } from './play.ts';
import type { Random } from './random.ts';
import { call, calls, costs, cut, fails, type Step, says, together } from './scripted.ts';
import { failure, narrowed, type OracleRun, reportOf, type Verdict } from './scripted-oracle.ts';
import { cannotFix, denied, done, list, read, reflect, write } from './steps.ts';

const CONTENTS = ['good\n', 'good enough\n', 'bad\n', 'worse\n', 'base\n'] as const;
const PATHS = ['src/sum.js', 'src/new.js', '.github/workflows/ci.yml', 'no/such/dir.js'] as const;

/** A run of a model that is wrong, noisy or hostile, on tests that hang and flake, with bounds of any size. */
export function randomScene(random: Random): Scene {
  const flakiness = random.pick([0, 0, 0.1, 0.5] as const);
  const mustBeRedAtBase = random.chance(0.7);
  const tree = { isGood: random.chance(mustBeRedAtBase ? 0.05 : 0.5) };
  const sanity = Math.sqrt(random.next());
  const isNamed = random.chance(0.7);
  const judge: Judged['judge'] = { base: null };
  return {
    files: { 'src/sum.js': 'base\n' },
    model: (_index, conversation) => randomStep(random, { conversation, sanity }),
    tests: (run) =>
      randomRun(random, {
        run,
        isGood: (tree.isGood && run.phase !== 'counterfactual') !== random.chance(flakiness),
        isNamed,
        judge,
      }),
    task: { mustBeRedAtBase, ...(random.chance(0.5) ? { failures: [failure('test_1')] } : {}) },
    settings: {
      testPolicy: random.pick(['on_write', 'on_write', 'on_write', 'on_final', 'never'] as const),
      confirmRuns: 1 + random.below(3),
      testFocus: random.pick(['auto', 'auto', 'off'] as const),
      testTimeoutMs: random.pick([null, null, 500] as const),
    },
    limits: randomLimits(random),
    ports: ({ workspace }) => ({ workspace: watching(workspace, tree) }),
  };
}

/** Tells the judge what the tree is worth: the last content written to the one file that matters. */
function watching<T extends { execute: unknown }>(workspace: T, tree: { isGood: boolean }): T {
  return new Proxy(workspace, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...args: readonly unknown[]) => {
        const [action] = args;
        const text = JSON.stringify(action) ?? '';
        if (key === 'execute' && text.includes('"write_file"') && text.includes('src/sum.js')) {
          tree.isGood = text.includes('good');
        }
        return Reflect.apply(value, target, args);
      };
    },
  });
}

/** One bound in three is tight, so that runs are long and every bound ends some. */
function randomLimits(random: Random): Settings['limits'] {
  const isTight = (): boolean => random.chance(0.33);
  return {
    maxIterations: isTight() ? 1 + random.below(6) : 30,
    maxTestRuns: isTight() ? 1 + random.below(6) : 20,
    maxReflections: random.below(4),
    maxTotalTokens: isTight() ? random.pick([1, 500, 3_000, 9_000] as const) : 400_000,
    timeoutMs: isTight() ? random.pick([200, 800, 3_000] as const) : 900_000,
  };
}

interface Mood {
  readonly conversation: Conversation;
  /** How likely the model does something sensible. */
  readonly sanity: number;
}

function randomStep(random: Random, { conversation, sanity }: Mood): Step {
  const isSane = random.chance(sanity);
  const last = conversation.items.at(-1);
  const mustReflect = last !== undefined && 'text' in last && last.text.includes('with reflect');
  const step = isSane ? randomAction(random) : randomNonsense(random);
  if (isSane && mustReflect && random.chance(0.8)) return randomReflection(random);
  const takesMs = random.pick([0, 0, 1, 400] as const);
  if (step.answer !== null && typeof step.answer === 'object' && 'kind' in step.answer)
    return { ...step, takesMs };
  const usage = { input_tokens: random.below(900), cached_input_tokens: 0, output_tokens: random.below(90) };
  return { ...costs(step, usage), takesMs };
}

/** In the same reply as the next call, or alone. */
function randomReflection(random: Random): Step {
  const lesson = ['reflect', { notes: [random.pick(['a', 'b', 'look again'] as const)] }] as const;
  const content = random.pick(CONTENTS);
  return random.pick([
    () => calls(lesson),
    () => calls(lesson, ['write_file', { rel_path: 'src/sum.js', content }]),
    () => calls(lesson, ['list_files', {}], ['grep', { pattern: 'sum' }]),
    () => calls(['list_files', {}], lesson, lesson),
    () => together(calls(lesson), write(content), done()),
    () => together(write(content, random.pick(PATHS)), calls(lesson), done(), write(content)),
    () => says(`{"name":"reflect","args":{"notes":["b"]}} {"name":"list_files","args":{}}`),
  ] as const)();
}

function randomAction(random: Random): Step {
  const content = random.pick(CONTENTS);
  return random.pick([
    () => read,
    () => list,
    () => call('grep', { pattern: random.pick(['sum', 'x', '(a+)+$'] as const) }),
    () => write(content),
    () => write(content, random.pick(PATHS)),
    () => call('write_file', { rel_path: 'src/sum.js', edits: [{ old: 'bad', new: 'good' }] }),
    () => says(`{"name":"write_file","args":{"rel_path":"src/sum.js","content":"${content.trim()}"}}`),
    () => calls(['list_files', {}], ['write_file', { rel_path: 'src/sum.js', content }]),
    () => calls(['write_file', { rel_path: 'src/sum.js', content }], ['list_files', {}]),
    () =>
      calls(
        ...random
          .pick<readonly string[]>([PATHS, PATHS.slice(0, 2), [...PATHS, 'src/sum.js']])
          .map((path) => ['write_file', { rel_path: path, content }] as const),
      ),
    () =>
      calls(
        ['read_symbol', { name: 'sum' }],
        ['grep', { pattern: 7 }],
        ['read_file', { rel_path: 'src/sum.js' }],
      ),
    () => done(random.pick(['Fixed.', '', 'tests are green'] as const)),
    () => together(write(content), random.pick([done(), cannotFix, call('final', {})])),
    () => together(write(content), write(content, random.pick(PATHS)), done(), read),
  ] as const)();
}

function randomNonsense(random: Random): Step {
  return random.pick([
    () => done('It is fixed, trust me.'),
    () => done(),
    () => (random.chance(0.3) ? cannotFix : denied),
    () => call('run_tests', {}),
    () => call('shell', { cmd: 'rm -rf /' }),
    () => call('write_file', '{"rel_path": "src/sum.js", "content": "go'),
    () => call('read_file', { rel_path: 7 }),
    () => call('functions.grep', {}),
    () => calls(...Array.from({ length: 1 + random.below(40) }, () => ['list_files', {}] as const)),
    () => calls(['list_files', {}], ['grep', '[']),
    () => cut(write('good\n'), 'output limit'),
    () => says(random.pick(['', 'hm', '{}', '{"a":', '{"type":"final","summary":"done"}', '😀'] as const)),
    () => reflect('unasked'),
    () =>
      calls(['reflect', { notes: ['unasked'] }], ['write_file', { rel_path: 'src/sum.js', content: 'bad' }]),
    () =>
      random.chance(0.3)
        ? fails(random.pick(['unavailable', 'unauthorized', 'cancelled', 'cancelled'] as const))
        : read,
  ] as const)();
}

interface Judged {
  readonly run: OracleRun;
  readonly isGood: boolean;
  /** The runner names the tests that fail. */
  readonly isNamed: boolean;
  /** What the base was red by. */
  readonly judge: { base: Verdict | null };
}

/** The base's failure again; only who was asked may narrow. */
function wholeOr({ focus, ...verdict }: Verdict, { only }: OracleRun): Verdict {
  return focus === undefined || only === undefined ? verdict : { ...verdict, focus };
}

/** Narrowed where that was asked for, most times; then green more often than the whole command. */
function randomRun(random: Random, { run, isGood, isNamed, judge }: Judged): Verdict {
  if (run.phase === 'baseline') judge.base = null;
  if (run.phase === 'counterfactual' && judge.base !== null && random.chance(0.8))
    return wholeOr(judge.base, run);
  const isNarrowed = run.only !== undefined && random.chance(0.8);
  const verdict = randomVerdict(random, isGood || (isNarrowed && random.chance(0.3)));
  const failed = [...verdict.output.matchAll(/test_\d/g)].map(([id]) => id);
  const passed = random.chance(0.9) ? undefined : random.below(3);
  const result = isNamed ? { ...verdict, report: reportOf(failed, passed) } : verdict;
  if (run.phase === 'baseline' && verdict.verdict === 'red') judge.base = result;
  return isNarrowed ? narrowed(result) : result;
}

function randomVerdict(random: Random, isGood: boolean): Verdict {
  const takesMs = random.pick([0, 10, 300] as const);
  if (random.chance(0.03))
    return {
      verdict: random.pick(['timeout', 'resource_limit', 'not_found'] as const),
      output: '',
      takesMs,
    };
  if (isGood) return { verdict: 'green', output: 'ok', takesMs };
  return { verdict: 'red', output: `FAILED test_${random.below(3)}\n`, takesMs };
}
