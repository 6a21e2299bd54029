import { describe, expect, test } from 'vitest';
import { OUTCOMES, STOP_TEXT } from '../../src/core/verdict/outcome.ts';
import { storyOf } from '../../src/story/story.ts';
import {
  endWords,
  outcomeWords,
  phaseWords,
  stopWords,
  triggerPieces,
  verdictWords,
} from '../../src/story/words.ts';

describe('words', () => {
  test('are one of a kind for each outcome and each stop reason', () => {
    expect(new Set(OUTCOMES.map((outcome) => outcomeWords(outcome).meaning)).size).toBe(OUTCOMES.length);
    expect(new Set(Object.keys(STOP_TEXT).map(stopWords)).size).toBe(Object.keys(STOP_TEXT).length);
  });

  test.each(['later', 'constructor', '__proto__'])('tell a name that is not known as it is: %s', (name) => {
    expect(outcomeWords(name)).toMatchObject({ title: name, tone: 'plain' });
    expect([stopWords(name), verdictWords(name), phaseWords(name).when]).toEqual([name, name, name]);
  });

  test('tell no reason where a run came to its own end: the built-in search has no model that says so', () => {
    expect(stopWords('done')).toBe('');
  });

  test.each(['not_fixed', 'budget_exhausted'])(
    'speak of a best patch only where there is one: %s',
    (outcome) => {
      const story = { start: {}, baseline: null, hasEnded: true };
      const patch = { sha256: '', bytes: 1, files: ['a.js'], diff: '' };
      expect(endWords({ ...story, patch }, outcome).proves).toMatch(/^The best patch is kept/);
      for (const none of [null, { ...patch, files: [] }])
        expect(endWords({ ...story, patch: none }, outcome).proves).toBe('No patch was left.');
    },
  );

  test.each(['review', 'comment'])('tell a change that a %s asked for by who asked', (judged_by) => {
    const green = storyOf([
      { kind: 'run_start', payload: { task: { judged_by } } },
      { kind: 'tests', payload: { phase: 'baseline', ok: true, verdict: 'green' } },
    ]);
    expect(endWords(green, 'fixed').title).toBe(`Changed as the ${judged_by} asks`);
    expect(endWords(green, 'unverified').title).toBe('Unverified');
  });

  test('tell a fix that a new test proves by that test: nothing was red before', () => {
    const green = storyOf([
      { kind: 'run_start', payload: { task: { may_add_tests: true } } },
      { kind: 'tests', payload: { phase: 'baseline', ok: true, verdict: 'green' } },
    ]);
    expect(endWords(green, 'fixed').meaning).toMatch(/^A test that this run added fails without the change/);
    const red = storyOf([{ kind: 'tests', payload: { phase: 'baseline', ok: false, verdict: 'red' } }]);
    expect(endWords(red, 'fixed').meaning).toMatch(/^The tests were red/);
  });

  test('tell a run without an outcome by how it ended', () => {
    expect(outcomeWords(null, true).title).toBe('No verdict recorded');
    expect(outcomeWords(null, false).title).toBe('Unfinished');
  });
});

test.each([
  [
    { kind: 'workflow_run', run_id: 9, workflow_name: 'CI', branch: 'main' },
    'failure of <CI> on <main> (run 9)',
  ],
  [{ kind: 'step', run_id: 9, workflow_name: 'CI' }, 'a failed step of <CI> (run 9)'],
  [{ kind: 'issue', number: 12, title: 'It fails' }, 'label on issue 12, <It fails>'],
  [{ kind: 'dispatch', run_id: 9 }, 'hand (run 9)'],
  [{ kind: 'terminal' }, 'the terminal'],
  [{ kind: 'later' }, '<later>'],
  [undefined, ''],
])('a run is started by %j', (trigger, text) => {
  const told = triggerPieces(trigger).map((piece) => {
    if (typeof piece === 'string') return piece;
    if ('name' in piece) return `<${piece.name}>`;
    return 'runId' in piece ? `run ${piece.runId}` : `issue ${piece.issue}`;
  });
  expect(told.join('')).toBe(text);
});
