import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/core/events.ts';
import type { Changes } from '../../src/core/task.ts';
import {
  type CandidateVerdict,
  type SearchParts,
  searchRepair,
  type ToolRepair,
  titleOfUndo,
} from '../../src/solver/search.ts';
import type { ChangedPart, FileEdits } from '../../src/solver/undo.ts';
import { play, type Scene } from '../core/play.ts';
import { cannotFix, read } from '../core/steps.ts';

const SUM = 'export const sum = (a, b) => a - b;\n';

/** A block of `src/sum.js`, which was `was` before. */
const block = (now: string, was: string): ChangedPart => {
  const start = SUM.indexOf(now);
  return { path: 'src/sum.js', text: SUM, start, end: start + now.length, was, line: 1 };
};

/** Six blocks, of which `-` alone is to blame. */
const BLOCKS = [
  block('export', 'exports'),
  block('const', 'let'),
  block('sum', 'add'),
  block('=>', '=='),
  block('-', '+'),
  block(';', ''),
];

const CHANGES: Changes = {
  greenAt: 'a'.repeat(40),
  commits: [{ id: 'abc1234'.padEnd(40, '0'), parent: 'a'.repeat(40), subject: 'x' }],
  files: [],
  dependencyFiles: [],
  unknown: [],
};

interface Scripted {
  readonly blocks?: readonly ChangedPart[];
  /** Whether the tests pass with a file's new content. */
  readonly passes?: (text: string) => boolean;
  /** Verdicts that come before the time is up. */
  readonly most?: number;
  readonly repair?: ToolRepair;
}

/** A solver that says what its script says, and remembers what it tried. */
function scripted({ blocks = BLOCKS, passes = (text) => text.includes('a + b'), most, repair }: Scripted) {
  const judged: string[] = [];
  const limits: number[] = [];
  const parts: SearchParts = {
    repairByTool: async () => repair ?? null,
    changedBlocks: async () => blocks,
    async try(edits: readonly FileEdits[], { limitMs }): Promise<CandidateVerdict | null> {
      if (judged.length === most) return null;
      const text = edits
        .flatMap((file) => file.edits)
        .reduce((left, edit) => left.replace(edit.old, () => edit.new), SUM);
      judged.push(text);
      limits.push(limitMs);
      return passes(text) ? 'passed' : 'failed';
    },
  };
  return { judged, limits, parts };
}

const RED = { verdict: 'red', output: 'AssertionError: -1 != 3', takesMs: 100 } as const;
const GREEN = { verdict: 'green', output: 'ok', takesMs: 100 } as const;

async function search(script: Scripted, scene: Partial<Scene> = {}) {
  const { parts, judged, limits } = scripted(script);
  const played = await play({
    model: [],
    tests: [RED, GREEN, GREEN],
    ...scene,
    task: { changes: CHANGES, ...scene.task },
    settings: { solver: 'builtin' as const, ...scene.settings },
    ports: () => ({ search: (run) => searchRepair(run, parts) }),
  });
  return { ...played, judged, limits };
}

const verdictsOf = (events: readonly RunEvent[]) =>
  events.flatMap((event) => (event.kind === 'candidate' ? [event.payload] : []));

describe('the built-in solver', () => {
  test('undoes the one block of six that is to blame, through the tools, and the driver proves it', async () => {
    const { result, events, testRuns, judged } = await search({});
    expect(result.outcome).toBe('fixed');
    expect(result.patch.diff).toContain('\n+export const sum = (a, b) => a + b;');
    expect(result.summary).toContain('src/sum.js: undo the change of line 1 in abc1234');
    expect(result.summary).toContain('the smallest part of 6 changed places');
    expect(testRuns.map(({ phase }) => phase)).toEqual(['baseline', 'write', 'confirm', 'counterfactual']);
    expect(events.some(({ kind }) => kind === 'llm_request')).toBe(false);
    // All at once, then halves: fewer tries than blocks.
    expect(judged.length).toBeLessThanOrEqual(6);
    expect(verdictsOf(events)[0]).toEqual({
      n: 1,
      path: 'src/sum.js',
      line: 1,
      verdict: 'passed',
    });
  });

  test('keeps what is needed together', async () => {
    const { result } = await search({ passes: (text) => text.includes('a + b') && text.includes('let') });
    expect(result.patch.diff).toContain('\n+export let sum = (a, b) => a + b;');
  });

  test('finds a block alone where the tests need the others', async () => {
    const { result } = await search({ passes: (text) => text === SUM.replace('-', '+') });
    expect(result.outcome).toBe('fixed');
  });

  test('undoes only the span of a block that is to blame', async () => {
    const { result } = await search({ blocks: [block('sum = (a, b) => a - b', 'add = (a, b) => a + b')] });
    expect(result.patch.diff).toContain('\n+export const sum = (a, b) => a + b;');
    expect(result.summary).toContain('the only change');
  });

  test('is not fixed when nothing passes, and leaves no change', async () => {
    const { result, judged } = await search({ passes: () => false }, { tests: [RED] });
    expect(result).toMatchObject({ outcome: 'not_fixed', stopReason: 'search_ended' });
    expect(result.patch.files).toEqual([]);
    expect(new Set(judged).size).toBe(judged.length);
  });

  test('takes back what fails in the run itself', async () => {
    const { result } = await search({}, { tests: [RED, RED] });
    expect(result.outcome).toBe('not_fixed');
    expect(result.patch.files).toEqual([]);
  });

  test('ends when the time is up, and uses what has passed until then', async () => {
    const { result } = await search({ most: 2, passes: () => false }, { tests: [RED] });
    expect(result).toMatchObject({ outcome: 'budget_exhausted', stopReason: 'timeout' });
    const passed = await search({ most: 1 });
    expect(passed.result.outcome).toBe('fixed');
  });

  test('has nothing to try where no test fails', async () => {
    const { result } = await search({}, { tests: [GREEN], task: { mustBeRedAtBase: false } });
    expect(result).toMatchObject({ outcome: 'not_fixed', stopReason: 'nothing_to_search' });
    expect(result.summary).toContain('the tests pass at the base commit, so nothing was to be fixed');
  });

  test('says what it would need, where nothing that changed can be undone', async () => {
    const { result, judged } = await search({ blocks: [] }, { tests: [RED] });
    expect(result).toMatchObject({ outcome: 'not_fixed', stopReason: 'nothing_to_search' });
    expect(result.summary).toContain('nothing that changed since the tests were green is open to writes');
    expect(judged).toEqual([]);
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

  test('is not followed by undoing where nothing but the tool judges', async () => {
    const { result, judged } = await search({ repair }, { tests: [RED, RED] });
    expect(result.outcome).toBe('not_fixed');
    expect(judged).toEqual([]);
  });
});

test('a model goes on where the search found nothing, and reads so in few bytes', async () => {
  const { requests, result } = await search(
    { passes: () => false },
    { tests: [RED], settings: { solver: 'builtin-then-model' }, model: [read, cannotFix] },
  );
  expect(result.outcome).toBe('not_fixed');
  expect(requests[0]?.items.join('')).toContain('src/sum.js (7)');
});

describe('the title of what was undone', () => {
  const failing = (...ids: readonly string[]) =>
    ids.map((id) => ({ id, file: null, line: null, message: '' }));
  const long = 'suite > a test whose name says everything that it does, and why it does so';
  const part = { path: 'src/sorting.py', text: 'x > y\n', start: 2, end: 3, was: '<', line: 6 };
  test.each([
    [failing('tests/test_sort.py::test_pair'), 'Fix test_pair: undo line 6 of sorting.py in abc1234'],
    [failing('a', 'b'), 'Fix 2 tests: undo line 6 of sorting.py in abc1234'],
    [failing(long), 'Undo line 6 of sorting.py in abc1234'],
    [failing(), 'Undo line 6 of sorting.py in abc1234'],
  ])('names test and place, in 72 characters: %j', (failures, title) => {
    expect(titleOfUndo(failures, part, ' in abc1234')).toBe(title);
  });
});
