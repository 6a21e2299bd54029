import { describe, expect, test } from 'vitest';
import { Outcome, STOP_TEXT } from '../../src/core/verdict/outcome.ts';
import { outcomeWords, phaseWords, stopWords, triggerPieces, verdictWords } from '../../src/story/words.ts';

describe('words', () => {
  test('are one of a kind for each outcome and each stop reason', () => {
    expect(new Set(Outcome.options.map((outcome) => outcomeWords(outcome).meaning)).size).toBe(
      Outcome.options.length,
    );
    expect(new Set(Object.keys(STOP_TEXT).map(stopWords)).size).toBe(Object.keys(STOP_TEXT).length);
  });

  test.each(['later', 'constructor', '__proto__'])('tell a name that is not known as it is: %s', (name) => {
    expect(outcomeWords(name)).toMatchObject({ title: name, tone: 'plain' });
    expect([stopWords(name), verdictWords(name), phaseWords(name).when]).toEqual([name, name, name]);
  });

  test('tell no reason where a run came to its own end: the built-in search has no model that says so', () => {
    expect(stopWords('done')).toBe('');
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
  const pieces = triggerPieces(trigger).map((piece) => {
    if (typeof piece === 'string') return piece;
    if ('name' in piece) return `<${piece.name}>`;
    return 'runId' in piece ? `run ${piece.runId}` : `issue ${piece.issue}`;
  });
  expect(pieces.join('')).toBe(text);
});
