import { describe, expect, test } from 'vitest';
import type { Payload, RunEvent } from '../../src/core/events.ts';
import { claimOf } from '../../src/story/claims.ts';
import { progressLine } from '../../src/story/progress.ts';
import { checkRowsOf, proofRowsOf } from '../../src/story/proof-rows.ts';
import { isReady, titleOf } from '../../src/story/run-record.ts';
import { storyOf } from '../../src/story/story.ts';
import { eventsOf } from '../core/laws.ts';
import { play, QUIET, type Scene, TASK } from '../core/play.ts';
import { goal, guard, hasType, noVar, playJobs, skipped, sums } from '../core/play-jobs.ts';
import { green, narrowed, red, redBy, reportOf, type Verdict } from '../core/scripted-oracle.ts';
import { cannotFix, done, fix, read, write } from '../core/steps.ts';

const greenOf = (passed: number): Verdict => ({ ...green(), report: reportOf([], passed) });
const NEW_TEST = 'test/new.test.js';
const newTest = write('sum(2, 2) === 4;\n', NEW_TEST);
const issue = { kind: 'issue', number: 12, title: 'Sums are wrong' } as const;
const onIssue = { mustBeRedAtBase: false, mayAddTests: true, trigger: issue } as const;
const redByNewTest: Verdict = {
  ...redBy('new'),
  report: {
    ...reportOf(['new'], 9),
    failures: [{ id: 'new', file: NEW_TEST, line: 1, message: 'AssertionError: 0 == 4' }],
  },
};
const judgedWith = (judgedBy: 'review' | 'comment') => ({ mustBeRedAtBase: false, judgedBy });

interface Row {
  /** It makes no claim that the runs of the tests could bear out. */
  readonly claimsNothing?: true;
  /** What is left out: the model fixes the sum, and gives its change a title. */
  readonly scene: Partial<Scene>;
  /** Absent: that of the model. */
  readonly title?: string;
  readonly first: string;
  readonly doubt?: string;
}

const named = done('Sums.', 'Add instead of subtract');
const RESULT = 'Failing before, passing with this change, failing again without it.';

/** Red, with a list of failing tests that does not hold all. */
const cutRed = (...names: readonly string[]) => ({
  ...redBy(...names),
  report: { ...reportOf(names, 8), failed: null, cut: true as const },
});

const ROWS: Readonly<Record<string, Row>> = {
  'a workflow whose tests are known by name': {
    scene: { tests: [redBy('a', 'b'), greenOf(10), greenOf(10)] },
    first: `2 failing tests pass now, 8 others still pass. ${RESULT}`,
  },
  'a workflow whose list of failing tests was cut': {
    scene: { tests: [cutRed('a', 'b'), greenOf(10), greenOf(10)] },
    first: `At least 2 failing tests pass now. ${RESULT}`,
  },
  'a workflow of one test, in a suite that stopped at it': {
    scene: { tests: [{ ...redBy('a'), report: reportOf(['a'], 0) }, greenOf(3), greenOf(3)] },
    first: `1 failing test passes now, 2 others pass. ${RESULT}`,
  },
  'a workflow that is red again by only its failing test': {
    scene: { tests: [redBy('a'), greenOf(10), greenOf(10)], without: [narrowed(redBy('a'))] },
    first: `1 failing test passes now, 9 others still pass. ${RESULT}`,
  },
  'a workflow of which only the exit code is known': {
    scene: { model: [read, fix, done()], tests: [red(), green(), green()] },
    title: 'Make the tests pass',
    first: `The test command passes now, judged by its exit code alone. ${RESULT}`,
  },
  'an issue with a new test': {
    scene: {
      task: onIssue,
      model: [read, newTest, fix, named],
      tests: [greenOf(9), redByNewTest, greenOf(10), greenOf(10)],
      without: [redByNewTest, redByNewTest],
    },
    first: `Proven by a new test: \`${NEW_TEST}\` fails without the fix and passes with it. 9 other tests pass before and after it.`,
  },
  'an issue without a new test': {
    scene: {
      task: { mustBeRedAtBase: false, trigger: issue },
      model: [read, fix, done()],
      tests: [green(), green(), green()],
    },
    title: 'Fix Sums are wrong (#12)',
    first: 'Unverified: the tests pass with this change, and passed without it, so nothing proves it.',
  },
  'a review': {
    scene: { task: judgedWith('review'), tests: [greenOf(9), greenOf(9), greenOf(9)] },
    first: 'Changed as the review asks. 9 tests pass before and after it.',
  },
  'a comment': {
    scene: { task: judgedWith('comment'), model: [read, fix, done()], tests: [green(), green(), green()] },
    title: 'Make the tests pass',
    first: 'Changed as the comment asks. The tests pass before and after it.',
  },
  'a run without tests': {
    scene: { settings: { testPolicy: 'never' }, task: { mustBeRedAtBase: false }, tests: [] },
    first: 'Unverified: the tests were not run, so nothing proves this change.',
  },
  'a proof that another job does not believe': {
    claimsNothing: true,
    doubt: 'its record does not end so',
    scene: { tests: [redBy('a', 'b'), greenOf(10), greenOf(10)] },
    first: 'Unverified: an earlier job reported this change as proven, but its record does not show that.',
  },
  'tests that still fail': {
    claimsNothing: true,
    scene: { model: [read, fix, cannotFix], tests: [redBy('a', 'b'), redBy('b')] },
    title: 'Not fixed: Make the tests pass',
    first: 'Not fixed: 2 tests failed before, 1 with the best change that was found.',
  },
  'more tests that still fail than the list holds': {
    claimsNothing: true,
    scene: { model: [read, fix, cannotFix], tests: [cutRed('a', 'b', 'c'), cutRed('b')] },
    title: 'Not fixed: Make the tests pass',
    first: 'Not fixed: at least 3 tests failed before, at least 1 with the best change that was found.',
  },
  'a red run without a change': {
    claimsNothing: true,
    scene: { model: [read, cannotFix], tests: [red()] },
    title: 'Not fixed: Make the tests pass',
    first: 'Not fixed: no change was found that the tests prove.',
  },
  'an issue that the model gave up over green tests': {
    claimsNothing: true,
    scene: {
      task: { mustBeRedAtBase: false, trigger: issue },
      model: [read, fix, cannotFix],
      tests: [green(), green()],
    },
    title: 'Not fixed: Sums are wrong (#12)',
    first: 'Not fixed: the tests pass with the last change, but that proves no fix.',
  },
  'tests that change their mind': {
    claimsNothing: true,
    scene: { model: [read, fix, done()], tests: [red(), green(), red()] },
    title: 'Not fixed: Make the tests pass',
    first: 'Flaky: the tests gave different results on the same files.',
  },
  'tests with names that change their mind': {
    claimsNothing: true,
    scene: { model: [read, fix, done()], tests: [redBy('a', 'b'), greenOf(10), redBy('b')] },
    title: 'Not fixed: Make the tests pass',
    first: 'Flaky: the tests gave different results on the same files.',
  },
  'a spent budget': {
    claimsNothing: true,
    scene: { model: [read, read], tests: [redBy('a')], limits: { maxIterations: 2 } },
    title: 'Not fixed: Make the tests pass',
    first: 'Budget exhausted: a limit of the run was reached before a fix was proven.',
  },
};

/** What a sentence says, and the facts of the trace that make it true. */
interface Facts {
  readonly base: Payload<'tests'> | undefined;
  readonly last: Payload<'tests'> | undefined;
  readonly again: Payload<'tests'> | undefined;
  readonly all: readonly Payload<'tests'>[];
}

const SAYS: readonly (readonly [RegExp, (facts: Facts, ...numbers: readonly number[]) => boolean])[] = [
  [
    /(\d+) failing tests? pass(?:es)? now/,
    ({ base, last }, failing) =>
      base?.report?.failures.length === failing && last?.report?.failures.length === 0,
  ],
  [
    /(\d+) others? still pass/,
    ({ base, last }, others) =>
      base?.report?.passed === others && (last?.report?.passed ?? 0) >= (others ?? 0),
  ],
  [
    /(\d+) others? pass/,
    ({ base, last }, others) => (last?.report?.passed ?? 0) - (base?.report?.failures.length ?? 0) === others,
  ],
  [/Failing before|tests were red|(?:^|\W)[Tt]he base was red/, ({ base }) => base?.verdict === 'red'],
  [
    /passing with this change|are green with this change|command passes now/,
    ({ last }) => last?.phase === 'confirm' && last.ok,
  ],
  [
    /failing again without it|are red again without it/,
    ({ again }) => again?.verdict === 'red' && again.without === undefined,
  ],
  [/exit code alone/, ({ all }) => all.some(({ report }) => report === undefined)],
  [
    /fails? without the (?:fix|change)/,
    ({ base, again }) => base?.ok === true && again?.verdict === 'red' && again.without === 'product',
  ],
  [/tests pass with the last change/, ({ last }) => last?.ok === true],
  [/makes the tests green was found/, ({ last }) => last?.ok !== true],
  [/passes with it/, ({ last }) => last?.ok === true],
  [
    /pass before and after|green before and after/,
    ({ base, last }) => base?.ok === true && last?.ok === true,
  ],
  [
    /(\d+) (?:other )?tests? pass(?:es)? before and after/,
    ({ base, last }, count) => base?.report?.passed === count && (last?.report?.passed ?? 0) >= (count ?? 0),
  ],
  [/passed without it/, ({ base }) => base?.ok === true],
  [/were not run/, ({ all }) => all.length === 0],
  [
    /(\d+) tests? failed before, (\d+) with/,
    ({ base, last }, before, after) =>
      base?.report?.failures.length === before && last?.report?.failures.length === after,
  ],
];

function factsOf(events: readonly RunEvent[]): Facts {
  const all = eventsOf(events, 'tests').map(({ payload }) => payload);
  return {
    all,
    base: all.findLast(({ phase }) => phase === 'baseline'),
    last: all.findLast(({ phase }) => phase !== 'counterfactual' && phase !== 'baseline'),
    again: all.findLast(({ phase }) => phase === 'counterfactual'),
  };
}

describe('each kind of outcome', () => {
  test.each(Object.entries(ROWS))(
    'is told by its own title and sentence, true of its trace: %s',
    async (_, row) => {
      const { claimsNothing = false, scene, title = 'Add instead of subtract', first, doubt = null } = row;
      const { events, result } = await play({ model: [read, fix, named], limits: QUIET, ...scene });
      const outcome = doubt === null ? result.outcome : 'unverified';
      const story = storyOf(events);
      const claim = claimOf(story, { outcome, doubt });
      expect(claim.first).toBe(first);
      expect(claim.isNewTest).toBe(first.startsWith('Proven by a new test'));
      const titled = { task: { ...TASK, ...scene.task }, baseBranch: 'main', outcome, story, files: [] };
      expect(titleOf(titled, 'sentence')).toBe(title);
      const facts = factsOf(events);
      const claims = SAYS.flatMap(([pattern, holds]) => {
        const match = pattern.exec(`${claim.first} ${claim.meaning}`);
        return match === null ? [] : [[match[0], holds(facts, ...match.slice(1).map(Number))] as const];
      });
      expect(claims.filter(([, isTrue]) => !isTrue)).toEqual([]);
      expect(claimsNothing || claims.length > 0).toBe(true);
    },
  );

  test('has its own words for a change that a record proves without the last red run', () => {
    const events = [
      { kind: 'tests', payload: { phase: 'baseline', ok: false, verdict: 'red' } },
      { kind: 'tests', payload: { phase: 'confirm', ok: true, verdict: 'green' } },
    ];
    const { first, meaning } = claimOf(storyOf(events), { outcome: 'fixed' });
    expect(`${first} ${meaning}`).not.toMatch(/again/);
  });

  test.each(['not_fixed', 'budget_exhausted'])(
    'speaks of a best patch only where there is one: %s',
    (outcome) => {
      const story = storyOf([]);
      const patch = { sha256: '', bytes: 1, files: ['a.js'], diff: '' };
      expect(claimOf({ ...story, patch }, { outcome }).proves).toMatch(/^The best patch is kept/);
      for (const none of [null, { ...patch, files: [] }])
        expect(claimOf({ ...story, patch: none }, { outcome }).proves).toBe('No patch was left.');
    },
  );
});

test('a title of a model that claims a green which is red heads nothing', async () => {
  const { events } = await play({
    model: [read, fix, named, named, named],
    tests: [red(), red()],
    limits: QUIET,
  });
  expect(storyOf(events).title).toBe('');
});

describe('a run that several jobs judge', () => {
  const whole = write('/** @type {any} */\nexport const sum = (a, b) => a + b;\n');
  const jobs = { test: sums, types: hasType, lint: noVar };
  const task = { jobs: [goal('test'), goal('types')], guards: [guard('lint')] };
  const bad = write('/** @type {any} */\nexport const sum = (a, b) => { var c = a + b; return c; };\n');

  test.each<readonly [string, NonNullable<Scene['model']>, string]>([
    ['both pass', [read, fix, whole, done()], `2 failed jobs pass now. ${RESULT}`],
    [
      'one still fails',
      [read, fix, done(), done(), done()],
      'Not fixed: 1 of 2 failed jobs passes now; *types* still fails.',
    ],
    [
      'a check that passed fails now',
      [read, bad, done(), done(), done()],
      'Not fixed: 2 failed jobs pass now; *Run* passed before and fails with the change.',
    ],
  ])('%s', async (_, model, first) => {
    const { events, result } = await playJobs(jobs, task, { model });
    expect(claimOf(storyOf(events), { outcome: result.outcome }).first).toBe(first);
  });

  test('names the checks that passed in CI and still pass, and those that were not run', async () => {
    const { events } = await playJobs(jobs, task, { model: [read, fix, whole, done()] });
    const lint = { job: 'lint', step: 'Run', isSkipped: false };
    expect(storyOf(events).guards).toEqual({ passed: [lint], notRun: [], leftOut: [] });
    const unfinished = await playJobs(jobs, task, { model: [read, fix, done(), done(), done()] });
    expect(storyOf(unfinished.events).guards.notRun).toEqual([lint]);
  });

  test('a check that passed on other files than those at the end was not run', async () => {
    const { events } = await playJobs(jobs, task, { model: [read, fix, whole, done()] });
    const later = events.map((event) =>
      event.kind === 'tests' && event.payload.guard === true
        ? { ...event, payload: { ...event.payload, tree: 'of an earlier write' } }
        : event,
    );
    const notRun = [{ job: 'lint', step: 'Run', isSkipped: false }];
    expect(storyOf(later).guards).toEqual({ passed: [], notRun, leftOut: [] });
  });

  test('a check that guards nothing is named with the reason, and stands in neither of the other lists', async () => {
    const lint = (): string => 'error: always';
    const { events } = await playJobs({ ...jobs, lint }, task, { model: [read, fix, whole, done()] });
    const why = 'it is not green without the patch either';
    expect(storyOf(events).guards).toEqual({
      passed: [],
      notRun: [],
      leftOut: [{ job: 'lint', step: 'Run', why }],
    });
    expect(events.map(progressLine)).toContain(`[driver] step "Run" of job "lint": ${why}`);
  });

  test('the rows of the proof are those of one job, and name it where several failed', async () => {
    const both = await playJobs(jobs, task, { model: [read, fix, whole, done()] });
    const rows = proofRowsOf(storyOf(both.events), { isNewTest: false });
    expect(rows.map(({ name, of }) => [name, of?.job])).toEqual([
      ['Base commit', 'test'],
      ['With the change, in a fresh copy', 'test'],
      ['Without the change', 'test'],
    ]);
    const one = await playJobs({ test: sums }, {}, { model: [read, fix, done()] });
    const ofOne = proofRowsOf(storyOf(one.events), { isNewTest: false });
    expect(new Set(ofOne.map(({ of }) => of))).toEqual(new Set([null]));
  });
});

describe('a run about several steps of one job', () => {
  const jobs = { 'test/Unit': sums, 'test/Types': hasType };
  const whole = write('/** @type {any} */\nexport const sum = (a, b) => a + b;\n');
  const types = skipped('test', 'Types');
  const claimed = async (task: NonNullable<Scene['task']>, model: NonNullable<Scene['model']>) => {
    const { events, result } = await playJobs(jobs, task, { model });
    const story = storyOf(events);
    const { outcome } = result;
    const rows = checkRowsOf(story).map(({ head, checks, result: verdict }) => [
      head,
      checks[0]?.step,
      verdict,
    ]);
    return {
      first: claimOf(story, { outcome }).first,
      isReady: isReady({ outcome, tripwires: [], story }),
      rows,
    };
  };

  test('counts and names the steps, with a row for each', async () => {
    const task = { jobs: [goal('test', 'Unit'), goal('test', 'Types')] };
    const fixed = 'red before, green with the change, red again without it';
    expect(await claimed(task, [read, whole, done()])).toEqual({
      first: `2 failed steps pass now. ${RESULT}`,
      isReady: true,
      rows: [
        ['Job', 'Unit', fixed],
        ['Job', 'Types', fixed],
      ],
    });
    expect(await claimed(task, [read, fix, done(), done(), done()])).toMatchObject({
      first: 'Not fixed: 1 of 2 failed steps passes now; *Types* still fails.',
      isReady: false,
    });
  });

  test('says what a step does that CI skipped', async () => {
    const task = { jobs: [goal('test', 'Unit')], guards: [types] };
    expect(await claimed(task, [read, whole, done()])).toMatchObject({
      isReady: true,
      rows: [['Skipped in CI:', 'Types', 'passes']],
    });
    expect(await claimed(task, [read, fix, done(), done()])).toEqual({
      first: `The test command passes now, judged by its exit code alone. *Types* did not run in CI, because *Unit* failed; it fails here, before and after the change. ${RESULT}`,
      isReady: false,
      rows: [
        ['Job', 'Unit', 'red before, green with the change, red again without it'],
        ['Job', 'Types', 'skipped in CI, fails here before and after the change'],
      ],
    });
  });

  test('is a draft where a failed step cannot be judged, unless CI is green without it', async () => {
    const unjudged = { job: 'e2e', step: 'Run', why: 'it needs the service db of its job' };
    const task = { jobs: [goal('test', 'Unit')], unjudgedJobs: [unjudged] };
    expect(await claimed(task, [read, fix, done()])).toMatchObject({
      first: `1 of 2 failed jobs passes now; *e2e* was not judged (${unjudged.why}). ${RESULT}`,
      isReady: false,
    });
    const summing = { ...task, unjudgedJobs: [{ ...unjudged, decidesNothing: true as const }] };
    expect(await claimed(summing, [read, fix, done()])).toMatchObject({ isReady: true });
  });
});
