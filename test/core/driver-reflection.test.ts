import { describe, expect, test } from 'vitest';
import { eventsOf } from './laws.ts';
import { type Played, play, QUIET, textsOf } from './play.ts';
import { call, calls, cut, fails, type Step, says } from './scripted.ts';
import { FIXED, green, red } from './scripted-oracle.ts';
import { cannotFix, denied, done, fix, list, read, reflect, write } from './steps.ts';

const reasonsOf = ({ events }: Played): string[] =>
  eventsOf(events, 'reflection_request').map(({ payload }) => payload.reason);

describe('a reflection (I7)', () => {
  test('follows a failed test: forced, on the same conversation, noted and answered', async () => {
    const played = await play({
      model: [write('x\n'), reflect('sum must add'), cannotFix],
      tests: [red(), red('FAILED other\n')],
    });
    expect(reasonsOf(played)).toEqual(['failed_test FAILED other']);
    const expected = played.sent.map(({ conversation }) => conversation.expects);
    expect(expected).toEqual(['action', 'reflection', 'action']);
    expect(textsOf(played).slice(-2)).toEqual([
      '[driver] The tests are still red after your write. Call reflect: what the evidence says, what to look at next, what to avoid.',
      '[driver] Noted. Go on with one call.',
    ]);
    expect(eventsOf(played.events, 'reflection')[0]?.payload).toMatchObject({
      t: 0,
      reflection: { notes: ['sum must add'], next_focus: null, risks: null },
      trigger: 'failed_test FAILED other',
    });
    expect(played.result.state).toMatchObject({ turns: 2, reflections: 1 });
  });

  test('follows a failed tool and a loop', async () => {
    const played = await play({
      model: [denied, reflect('protected'), list, list, list, reflect('stop listing'), cannotFix],
    });
    expect(reasonsOf(played)).toEqual([
      'failed_tool write_file .github/workflows/ci.yml is protected',
      'same_call, first in turn 1',
    ]);
    const told = textsOf(played).join('\n');
    expect(told).toContain('gave the same result 3 times. Change your approach.');
    expect(told).toContain('[driver] You are going in circles: list_files');
    expect(eventsOf(played.events, 'driver_note').map(({ payload }) => payload.reason)).toEqual(['loop']);
  });

  test('does not follow a good result, a green test, a malformed reply or a refused final', async () => {
    const played = await play({ model: [read, says('?'), done(), fix, done()], tests: FIXED });
    expect(reasonsOf(played)).toEqual([]);
  });

  test('that the endpoint refuses ends reflections and not the run', async () => {
    const played = await play({
      model: [write('x\n'), fails('rejected', 'tool_choice is not supported'), denied, fix, done()],
      tests: [red(), red('FAILED other\n'), green(), green()],
    });
    expect(played.result.outcome).toBe('fixed');
    expect(reasonsOf(played)).toHaveLength(1);
    expect(eventsOf(played.events, 'driver_note').map(({ payload }) => payload.reason)).toEqual([
      'no_reflections',
    ]);
    expect(textsOf(played).join('\n')).toContain('Never mind the reflection.');
  });

  test('is not asked for twice about the same trouble, also after other troubles', async () => {
    const played = await play({
      model: [write('1\n'), reflect('a'), denied, reflect('b'), write('2\n'), denied, cannotFix],
      tests: [red(), red('FAILED x\n'), red('FAILED x\n')],
    });
    expect(reasonsOf(played)).toHaveLength(2);
  });

  test('is asked for again when its first answer could not be read', async () => {
    const played = await play({
      model: [write('1\n'), says('?'), write('2\n'), reflect('a'), cannotFix],
      tests: [red(), red('FAILED x\n'), red('FAILED x\n')],
    });
    expect(reasonsOf(played)).toEqual(['failed_test FAILED x', 'failed_test FAILED x']);
  });

  test('has a short reason, however long the trouble is told', async () => {
    const long = call('read_file', { rel_path: 'x'.repeat(50_000) });
    const [reason] = reasonsOf(await play({ model: [long, reflect('a'), cannotFix] }));
    expect(reason?.length).toBeLessThan(500);
  });

  test('is asked for as often as allowed, and not at all when switched off', async () => {
    const [first, second, third] = [write('1\n'), write('2\n'), write('3\n')];
    const tests = [red(), red('FAILED a\n'), red('FAILED b\n'), red('FAILED c\n')];
    const twice = [first, reflect('a'), second, reflect('b'), third, cannotFix];
    expect(reasonsOf(await play({ model: twice, tests, limits: { maxReflections: 2 } }))).toHaveLength(2);
    expect(reasonsOf(await play({ model: [first, second, third, cannotFix], tests, limits: QUIET }))).toEqual(
      [],
    );
  });

  test('says each note once in a run', async () => {
    const played = await play({
      model: [write('1\n'), reflect('a', 'b', 'a'), write('2\n'), reflect('b', 'c'), cannotFix],
      tests: [red(), red('FAILED x\n'), red('FAILED y\n')],
    });
    const notes = eventsOf(played.events, 'reflection').map(({ payload }) => payload.reflection.notes);
    expect(notes).toEqual([['a', 'b'], ['c']]);
  });

  test('with further calls executes none of them, and answers all', async () => {
    const several = calls(['reflect', { notes: ['a'] }], ['write_file', { rel_path: 'evil', content: 'x' }]);
    const played = await play({
      model: [write('x\n'), several, cannotFix],
      tests: [red(), red('FAILED x\n')],
    });
    expect(played.workspace.file('evil')).toBeUndefined();
    expect(eventsOf(played.events, 'driver_note')[0]?.payload.reason).toBe('extra_calls');
  });
});

describe('a malformed reflection', () => {
  test.each<readonly [string, Step, RegExp]>([
    ['another call', read, /expected reflect, got read_file/],
    ['bad JSON', call('reflect', '{'), /not valid JSON/],
    ['no notes', call('reflect', { notes: [] }), /notes/],
    ['six notes', call('reflect', { notes: ['a', 'b', 'c', 'd', 'e', 'f'] }), /notes/],
    ['a cut reply', cut(reflect('a'), 'output limit'), /cut short/],
    [
      'a second call that cannot be read',
      calls(['reflect', { notes: ['a'] }], ['grep', '{']),
      /call reflect once/,
    ],
  ])('(%s) is told, counted, and the run goes on', async (_, step, error) => {
    const played = await play({
      model: [write('x\n'), step, fix, done()],
      tests: [red(), red('FAILED x\n'), green(), green()],
    });
    expect(eventsOf(played.events, 'llm_parse_error')[0]?.payload).toMatchObject({
      expects: 'reflection',
      error: expect.stringMatching(error),
    });
    expect(played.workspace.executed).toHaveLength(2);
    expect(played.result).toMatchObject({ outcome: 'fixed', state: { turns: 3, reflections: 1 } });
  });

  test('counts among the malformed replies', async () => {
    const { result } = await play({
      model: [write('x\n'), says('?'), says('?'), says('?'), says('?')],
      tests: [red(), red('FAILED x\n')],
      limits: { maxIterations: 6 },
    });
    expect(result).toMatchObject({
      stopReason: 'malformed_replies',
      state: { turns: 4, malformed: 4 },
    });
  });

  test('does not buy another one beyond the cap', async () => {
    const played = await play({
      model: [write('1\n'), says('?'), write('2\n'), cannotFix],
      tests: [red(), red('FAILED x\n'), red('FAILED x\n')],
      limits: { maxReflections: 1 },
    });
    expect(reasonsOf(played)).toHaveLength(1);
  });
});

describe('a loop', () => {
  test('of writes that leave the same failure is told, and reflected on though that failure was', async () => {
    const played = await play({
      model: [write('1\n'), reflect('a'), write('2\n'), write('3\n'), reflect('b'), cannotFix],
      tests: [red(), ...['1', '2', '3'].map(() => red('FAILED x\n'))],
    });
    expect(reasonsOf(played)).toEqual(['failed_test FAILED x', 'same_failure FAILED x']);
  });

  test('back to the files of the base commit is told', async () => {
    const played = await play({
      model: [write('1\n'), write('export const sum = (a, b) => a - b;\n'), cannotFix],
      tests: [red(), red(), red()],
      limits: QUIET,
    });
    expect(textsOf(played).at(-1)).toContain('this write brought the files back to a state they already had');
  });
});
