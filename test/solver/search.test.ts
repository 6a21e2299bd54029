import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/events.ts';
import type { Changes } from '../../src/core/task.ts';
import type { Blame } from '../../src/solver/likely-places.ts';
import {
  type BenchOptions,
  type Candidate,
  type CandidateVerdict,
  type SearchParts,
  SearchQueue,
  searchRepair,
  type ToolRepair,
  titleOfEdit,
} from '../../src/solver/search.ts';
import { eventsOf } from '../core/laws.ts';
import { play, type Scene } from '../core/play.ts';
import { cannotFix, read } from '../core/steps.ts';

const candidate = (next: string, cost: number, rest: Partial<Candidate> = {}): Candidate => ({
  template: 'operator',
  description: `another operator: \`-\` becomes \`${next}\``,
  path: 'src/sum.js',
  line: 1,
  edits: [{ old: 'a - b', new: `a ${next} b` }],
  cost,
  doubt: 0,
  warning: null,
  ...rest,
});

const CHANGES: Changes = {
  greenAt: 'a'.repeat(40),
  commits: [],
  files: [],
  dependencyFiles: [],
  unknown: [],
};

const FIVE = ['*', '/', '+', '%', '**'].map((next, at) => candidate(next, 1 + at));

interface Scripted {
  readonly candidates?: readonly Candidate[];
  /** By the new text of the edits; `failed` for all others. */
  readonly verdicts?: Readonly<Record<string, CandidateVerdict>>;
  /** Verdicts that come before the time is up. */
  readonly most?: number;
  readonly repair?: ToolRepair;
  readonly blame?: Blame;
}

/** A solver that says what its script says, and remembers what it was asked. */
function scripted(script: Scripted): SearchParts & {
  readonly asked: BenchOptions[];
  readonly judged: string[];
  readonly blames: (Blame | null)[];
} {
  const asked: BenchOptions[] = [];
  const judged: string[] = [];
  const blames: (Blame | null)[] = [];
  return {
    asked,
    judged,
    repairByTool: async () => script.repair ?? null,
    blame: async () => script.blame ?? null,
    blames,
    candidates: async function* (_, blame) {
      blames.push(blame);
      yield* script.candidates ?? FIVE;
    },
    try: async function* (candidates, options) {
      asked.push(options);
      for (const each of candidates) {
        if (judged.length === script.most) return;
        const text = each.edits.map((edit) => edit.new).join(' and ');
        judged.push(text);
        yield script.verdicts?.[text] ?? 'failed';
      }
    },
  };
}

const RED = { verdict: 'red', output: 'AssertionError: -1 != 3', takesMs: 100 } as const;
const HUNG = { ...RED, output: 'Error: test timed out after 5000ms' } as const;
const GREEN = { verdict: 'green', output: 'ok', takesMs: 100 } as const;

function search(script: Scripted, scene: Partial<Scene> = {}) {
  const ports = scripted(script);
  const settings = { solver: 'builtin' as const, ...scene.settings };
  const played = play({
    model: [],
    tests: [RED, GREEN, GREEN],
    ...scene,
    settings,
    ports: () => ({ search: (run) => searchRepair(run, ports) }),
  });
  return played.then((result) => ({ ...result, ports }));
}

const verdictsOf = (events: readonly RunEvent[]) =>
  events.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : []));

describe('the built-in solver', () => {
  test('writes the candidate that passes, through the tools, and the driver proves it', async () => {
    const { result, events, testRuns } = await search({ verdicts: { 'a + b': 'passed' } });
    expect(result.outcome).toBe('fixed');
    expect(result.patch.diff).toContain('export const sum = (a, b) => a + b;');
    expect(result.summary).toMatch(
      /^Mechanical repair, found by search without a model, in src\/sum\.js, line 1: another operator.*5 candidates were tried/,
    );
    expect(testRuns.map(({ phase }) => phase)).toEqual(['baseline', 'write', 'confirm', 'counterfactual']);
    expect(events.some(({ kind }) => kind === 'llm_request')).toBe(false);
  });

  test('records every candidate in one short event', async () => {
    const { events } = await search({ verdicts: { 'a + b': 'passed' } });
    expect(verdictsOf(events)[2]).toEqual({
      n: 3,
      template: 'operator',
      path: 'src/sum.js',
      line: 1,
      verdict: 'passed',
      edits: [{ old: 'a - b', new: 'a + b' }],
    });
  });

  test('prefers the less doubtful of those that pass', async () => {
    const candidates = [candidate('*', 1, { doubt: 3 }), candidate('+', 2)];
    const { result } = await search({ candidates, verdicts: { 'a * b': 'passed', 'a + b': 'passed' } });
    expect(result.patch.diff).toContain('a + b');
    expect(result.summary).toContain('2 passed');
  });

  test('stops when nothing that is left could be better', async () => {
    const candidates = Array.from({ length: 40 }, (_, at) => candidate(`+ ${at} +`, at));
    const { ports } = await search({ candidates, verdicts: { 'a + 0 + b': 'passed' } });
    expect(ports.judged).toHaveLength(8);
  });

  test('undoes an edit that fails in the checkout exactly, also where its new text stands elsewhere as well', async () => {
    const files = { 'src/sum.js': 'const square = (a, b) => a * b;\nexport const sum = (a, b) => a - b;\n' };
    const verdicts = { 'a * b': 'passed', 'a + b': 'passed' } as const;
    const { result, events } = await search({ verdicts }, { files, tests: [RED, RED, GREEN, GREEN] });
    expect(result.outcome).toBe('fixed');
    expect(result.patch.diff).toContain('(a, b) => a * b;\nexport const sum = (a, b) => a + b;');
    expect(events).toContainEqual({
      kind: 'driver_note',
      payload: { t: 0, reason: 'candidate_undone', note: expect.stringContaining('src/sum.js') },
    });
  });

  test('is not fixed when nothing passes, and leaves no change', async () => {
    const { result } = await search({}, { tests: [RED] });
    expect(result).toMatchObject({ outcome: 'not_fixed', stopReason: 'search_ended' });
    expect(result.patch.files).toEqual([]);
  });

  test('ends at the limit of candidates', async () => {
    const { result, events } = await search({}, { tests: [RED], settings: { maxCandidates: 3 } });
    expect(result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'max_candidates' });
    expect(verdictsOf(events)).toHaveLength(3);
  });

  test('ends when the bench says that the time is up, and uses what has passed until then', async () => {
    const { result } = await search({ most: 2 }, { tests: [RED] });
    expect(result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'timeout' });
    const passed = await search({ most: 4, verdicts: { 'a + b': 'passed' } });
    expect(passed.result.outcome).toBe('fixed');
  });

  test('has nothing to search for where no test fails', async () => {
    const { result } = await search({}, { tests: [GREEN], task: { mustBeRedAtBase: false } });
    expect(result).toMatchObject({ outcome: 'not_fixed', stopReason: 'nothing_to_search' });
    expect(result.summary).toBe(
      'Nothing was changed: the built-in search mends failing tests, and there is none: the tests pass at the base commit, so nothing was to be fixed.',
    );
  });
});

test('ranks by the coverage that it records', async () => {
  const blame = new Map([
    [
      'src/sum.js',
      new Map([
        [1, 1],
        [2, 1],
        [4, 0.58],
      ]),
    ],
  ]);
  const { events, ports } = await search({ blame, verdicts: { 'a + b': 'passed' } });
  const note = eventsOf(events, 'driver_note').find(({ payload }) => payload.reason === 'coverage')?.payload
    .note;
  expect(note).toBe('src/sum.js: 1-2=1 4-4=0.58');
  expect(ports.blames).toEqual([blame]);
});

test.each([
  ['before coverage is measured', '`5`', 0],
  ['again by coverage, each once', '`65`', 1],
])('tries the likeliest edits of what changed %s', async (_, right, measured) => {
  const candidates = Array.from({ length: 70 }, (_, at) => candidate(`\`${at + 1}\``, 1 + at));
  const blame = new Map([['src/sum.js', new Map([[1, 1]])]]);
  const script = { candidates, blame, verdicts: { [`a ${right} b`]: 'passed' as const } };
  const { ports, events } = await search(script, { task: { changes: CHANGES } });
  expect(ports.blames).toEqual(measured === 0 ? [null] : [null, blame]);
  expect(new Set(ports.judged).size).toBe(ports.judged.length);
  const notes = eventsOf(events, 'driver_note').filter(({ payload }) => payload.reason === 'coverage');
  expect(notes.length).toBe(measured);
});

describe('the time of a candidate', () => {
  test('is a multiple of the baseline, not the time-out of the tests', async () => {
    const { ports } = await search({}, { tests: [RED] });
    expect(ports.asked.map(({ limitMs }) => limitMs)).toEqual([1200]);
  });

  test('is a multiple of a long baseline as well: a cold start alone may take a third of it', async () => {
    const { ports } = await search({}, { tests: [{ ...RED, takesMs: 9000 }] });
    expect(ports.asked.map(({ limitMs }) => limitMs)).toEqual([19_000]);
  });

  test('is short at first where a test of a long run hung, and longer for those that ran out of it', async () => {
    const { ports } = await search(
      { verdicts: { 'a * b': 'slow' } },
      { tests: [{ ...HUNG, takesMs: 9000 }] },
    );
    expect(ports.asked.map(({ limitMs }) => limitMs)).toEqual([3000, 19_000]);
    expect(ports.judged).toEqual(['a * b', 'a / b', 'a + b', 'a % b', 'a ** b', 'a * b']);
  });

  test('grows at once when the first ones all ran out of it: the tests are slow', async () => {
    const candidates = Array.from({ length: 10 }, (_, at) => candidate(`+ ${at} +`, at));
    const verdicts = Object.fromEntries(
      candidates.map(({ edits }) => [edits[0]?.new ?? '', 'slow' as const]),
    );
    const { ports } = await search({ candidates, verdicts }, { tests: [{ ...HUNG, takesMs: 9000 }] });
    expect(ports.asked.map(({ limitMs }) => limitMs)).toEqual([3000, 19_000, 19_000]);
  });
});

describe('among candidates that pass', () => {
  const PASSING = { 'a * b': 'passed', 'a / b': 'passed' } as const;
  const two = (second: Partial<Candidate> = {}) => [candidate('*', 1), candidate('/', 1.5, second)];
  const saidOf = async (script: Scripted) => {
    const { result, events } = await search({ verdicts: PASSING, ...script });
    const note = eventsOf(events, 'driver_note').find(({ payload }) => payload.reason === 'doubtful');
    return { note: note?.payload.note ?? null, summary: result.summary };
  };

  const TWO =
    /^Another edit passes as well, and the tests do not tell the two apart: another operator: `-` becomes `\/` \(src\/sum.js:1\)\.$/;
  test.each<readonly [string, Scripted, RegExp | null]>([
    ['two of about the same likelihood', { candidates: two() }, TWO],
    ['one far more likely than the other', { candidates: two({ doubt: 4 }) }, null],
    [
      'one of a doubtful kind',
      { candidates: [candidate('*', 1, { warning: 'it calls `sum` where `len` was called' })] },
      /^Doubtful: it calls `sum` where `len` was called\.$/,
    ],
  ])('%s: what is said of it, in the record and to the reader', async (_, script, said) => {
    const { note, summary } = await saidOf(script);
    if (said === null) expect(note).toBeNull();
    else expect(note).toMatch(said);
    expect(summary).toContain(note ?? 'The tests do not tell a right edit');
  });
});

describe("the tool's own repair", () => {
  const repair: ToolRepair = {
    command: 'prettier --write .',
    judgesBehaviour: false,
    changes: [
      { path: 'src/sum.js', edits: [{ old: 'a - b', new: 'a + b' }], content: null },
      { path: '.github/workflows/ci.yml', edits: null, content: 'jobs: {}\n' },
    ],
  };

  test('enters the Journal through the policy, and ends the run when the tests are green', async () => {
    const { result, events } = await search({ repair });
    expect(result.outcome).toBe('fixed');
    expect(result.patch.files.map(({ path }) => path)).toEqual(['src/sum.js']);
    expect(result.summary).toContain('`prettier --write .`');
    expect(events.some(({ kind }) => kind === 'policy_denied')).toBe(true);
    expect(verdictsOf(events)).toEqual([]);
  });

  test('is not followed by a search where nothing but the tool judges', async () => {
    const { result, ports } = await search({ repair }, { tests: [RED, RED] });
    expect(result.outcome).toBe('not_fixed');
    expect(ports.judged).toEqual([]);
  });
});

test('a model goes on where the search found nothing, and is told so in few bytes', async () => {
  const { requests, result } = await search(
    {},
    { tests: [RED], settings: { solver: 'builtin-then-model' }, model: [read, cannotFix] },
  );
  expect(result.outcome).toBe('not_fixed');
  const told = requests[0]?.items.join('') ?? '';
  expect(told).toContain('5 single edits');
  expect(told).toContain('src/sum.js (5)');
});

test('what ran too long gets more time after many others, before all are tried', async () => {
  const many = Array.from({ length: 200 }, (_, line) => ({ line, cost: line }) as unknown as Candidate);
  const queue = new SearchQueue(Readable.from(many), 2);
  const again: number[] = [];
  let fresh = 0;
  while (again.length === 0) {
    const round = await queue.take(8, Number.POSITIVE_INFINITY);
    if (round === null) throw new Error('nothing is tried again');
    if (round.level > 0) again.push(...round.candidates.map(({ line }) => line));
    else fresh += round.candidates.length;
    queue.note(
      round,
      round.candidates.map(({ line }) => (line === 3 ? 'slow' : 'failed')),
    );
  }
  expect([fresh, again]).toEqual([64, [3]]);
});

describe('the title of what the search found', () => {
  const failing = (...ids: readonly string[]) =>
    ids.map((id) => ({ id, file: null, line: null, message: '' }));
  const long = 'suite > a test whose name says everything that it does, and why it does so';
  test.each([
    [
      failing('tests/test_sort.py::test_pair'),
      'another operator: `>` becomes `>=`',
      'Fix test_pair: `>` → `>=` in sorting.py:6',
    ],
    [failing('a', 'b'), 'another operator: `>` becomes `>=`', 'Fix 2 tests: `>` → `>=` in sorting.py:6'],
    [failing(long), 'another operator: `>` becomes `>=`', 'Change `>` → `>=` in sorting.py:6'],
    [failing(), 'a statement added: `return x`', 'Add `return x` in sorting.py:6'],
    [
      failing('pkg TestSum'),
      'an expression reduced: without `+ 1`',
      'Fix TestSum: remove `+ 1` in sorting.py:6',
    ],
  ])('names test, edit and place, in 72 characters: %j, %s', (failures, description, title) => {
    expect(titleOfEdit(failures, { path: 'src/sorting.py', line: 6, description })).toBe(title);
  });
});
