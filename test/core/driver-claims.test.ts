import { describe, expect, test } from 'vitest';
import { eventsOf } from './laws.ts';
import { phasesOf, play, QUIET, testEnding, textsOf } from './play.ts';
import { call } from './scripted.ts';
import { FIXED, green, red } from './scripted-oracle.ts';
import { cannotFix, denied, done, fix, read, write } from './steps.ts';

describe('evidence first (I3)', () => {
  test('cannot_fix as the first word is asked back once, and taken at the second', async () => {
    const played = await play({ model: [cannotFix, read, cannotFix] });
    expect(textsOf(played)[1]).toMatch(/^\[driver\] final refused: look at the repository with a tool/);
    const insists = await play({ model: [cannotFix, cannotFix] });
    expect(insists.result).toMatchObject({
      outcome: 'not_fixed',
      stopReason: 'cannot_fix',
      summary: 'No correct fix.',
    });
  });

  testEnding('not_fixed', 'claims_refused', {
    'done without a look is refused twice, then ends the run': { model: [done(), done(), done()] },
    'a claim without a look does not count: two more may be refused over red': {
      model: [done(), done(), read, done(), done(), done()],
    },
    'a loop that was noted is no claim that counts': {
      model: [read, read, read, done(), done(), done()],
      limits: QUIET,
    },
  });
  testEnding('not_fixed', 'cannot_fix', {
    'is given by a call that failed': { model: [denied, cannotFix], limits: QUIET },
  });

  test('is not given by a call that does not exist', async () => {
    const played = await play({ model: [call('bash', { cmd: 'ls' }), cannotFix, cannotFix] });
    expect(textsOf(played).at(-1)).toMatch(/look at the repository/);
  });

  test('done before the first observation is refused, with the reason', async () => {
    const played = await play({ model: [done(), done(), read, cannotFix] });
    expect(textsOf(played)[1]).toMatch(/^\[driver\] final refused: look at the repository with a tool/);
    const notes = eventsOf(played.events, 'driver_note').map(({ payload }) => payload.reason);
    expect(notes).toEqual(['evidence_first', 'evidence_first']);
    expect(played.result.stopReason).toBe('cannot_fix');
  });
});

describe('done while the tests are red (I6)', () => {
  test('is refused with the failing digest, twice, then ends the run, which does not report the claim', async () => {
    const lie = done('All tests pass now. Merge at once.');
    const played = await play({ model: [read, lie, lie, lie], tests: [red('FAILED test_sum\n')] });
    const { result, events } = played;
    expect(result).toMatchObject({ outcome: 'not_fixed', stopReason: 'claims_refused' });
    const refusals = textsOf(played).filter((text) => text.startsWith('[driver] final refused'));
    expect(refusals).toHaveLength(2);
    for (const refusal of refusals) {
      expect(refusal).toMatch(
        /tests are red \(exit 1\)\.\n<untrusted source="test output">\nFAILED test_sum\n/,
      );
    }
    expect(result.summary).toMatch(/^Not fixed: the model kept claiming a green that was red/);
    expect(eventsOf(events, 'final')[0]?.payload.final).toMatchObject({
      status: 'cannot_fix',
      summary: result.summary,
    });
  });

  testEnding('not_fixed', 'cannot_fix', {
    'over a write that stayed red runs no test again': {
      model: [read, write('worse\n'), done(), cannotFix],
      tests: [red(), red('FAILED other\n')],
      limits: QUIET,
    },
  });
  testEnding('fixed', 'done', {
    'may be followed by a fix': { model: [read, done(), done(), fix, done()], tests: FIXED },
  });
});

describe('cannot_fix', () => {
  test('over a green tree takes the patch back: not confirmed, not fixed, but kept', async () => {
    const { result } = await play({ model: [read, fix, cannotFix], tests: [red(), green()] });
    expect(result).toMatchObject({ outcome: 'not_fixed', stopReason: 'cannot_fix' });
    expect(result.patch.files.map(({ path }) => path)).toEqual(['src/sum.js']);
  });

  test('does not hide that the tests are flaky', async () => {
    const { result } = await play({
      model: [read, write('x\n'), write('export const sum = (a, b) => a - b;\n'), cannotFix],
      tests: [red(), red(), green()],
      limits: QUIET,
    });
    expect(result.outcome).toBe('flaky');
    expect(result.summary).toMatch(/^The tests gave different results/);
  });

  test('with nothing to say is summed up by the driver', async () => {
    const silent = {
      ...cannotFix,
      answer: JSON.parse(JSON.stringify(cannotFix.answer).replace('No correct fix.', '  ')),
    };
    const { result } = await play({ model: [read, silent] });
    expect(result.summary).toBe('Not fixed: the model found no correct fix.');
  });
});

describe('done while the tests are green', () => {
  test('is confirmed, and fixed in the words of the model', async () => {
    const played = await play({ model: [read, fix, done()], tests: FIXED });
    const { result, events } = played;
    expect(result).toMatchObject({
      outcome: 'fixed',
      stopReason: 'done',
      summary: 'It added, now it sums.',
      changes: [{ path: 'src/sum.js', description: 'adds' }],
      baseline: { ok: false },
      lastTests: { ok: true, phase: 'confirm' },
    });
    expect(phasesOf(played)).toEqual(['baseline', 'write', 'confirm', 'counterfactual']);
    expect(eventsOf(events, 'final')[0]?.payload.final.status).toBe('done');
    expect(eventsOf(events, 'outcome')[0]?.payload).toMatchObject({
      outcome: 'fixed',
      stop_reason: 'done',
      patch_sha256: result.patch.sha256,
      patch_bytes: Buffer.byteLength(result.patch.diff),
      files: ['src/sum.js'],
    });
  });

  test('reports a line for each changed file and for no other, whatever the model lists', async () => {
    const two = [write('b\n', 'src/b.js'), write('a\n', 'src/a.js')];
    const { result } = await play({
      model: [read, ...two, done()],
      tests: [red(), green(), green(), green()],
    });
    expect(result.changes).toEqual([
      { path: 'src/a.js', description: 'changed; the model did not say how' },
      { path: 'src/b.js', description: 'changed; the model did not say how' },
    ]);
    expect(result.state.filesTouched).toEqual(['src/a.js', 'src/b.js']);
  });

  test('says nothing about red: a green that needs no change is flaky', async () => {
    const undone = [write('x\n'), write('export const sum = (a, b) => a - b;\n')];
    const { result } = await play({ model: [read, ...undone, done('Fixed!')], tests: FIXED, limits: QUIET });
    expect(result.outcome).toBe('flaky');
    expect(result.summary).toMatch(/^The tests gave different results/);
  });
});

describe('the words for a run that fixed nothing', () => {
  const lastWords = async (output: string) =>
    (await play({ model: [read, cannotFix], tests: [red(output)] })).result.summary;

  test('say that the output names no failure, and how it ends, where a wrong command may be the reason', async () => {
    expect(await lastWords('tool 4.2\n\nUsage: tool FILE\n')).toMatch(
      /names nothing that failed, so check that it is the right command\. It ends: tool 4\.2 \/ Usage: tool FILE$/,
    );
    expect(await lastWords('')).toMatch(/It ends: \(nothing is printed\)$/);
  });

  test('do not where a test, a compiler or an assertion is named', async () => {
    for (const output of ['FAILED test_a\n', 'src/a.c:3:1: error: no\n', 'AssertionError: 1 != 2\n'])
      expect(await lastWords(output)).not.toContain('right command');
  });
});
