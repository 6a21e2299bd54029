import { describe, expect, test } from 'vitest';
import { eventsOf } from './laws.ts';
import { type Played, play, QUIET, textsOf } from './play.ts';
import { call, calls, type Step, says, together } from './scripted.ts';
import { FIXED, green, red, reportOf } from './scripted-oracle.ts';
import { cannotFix, denied, done, fix, list, read, reflect, write } from './steps.ts';

/** The causes of which reflections were asked for, in order. */
const causesOf = ({ events }: Played): string[] =>
  eventsOf(events, 'driver_note').flatMap(({ payload }) => payload.trigger ?? []);

const missing = call('read_file', { rel_path: 'no' });

const reflectionsOf = ({ events }: Played) => eventsOf(events, 'reflection').map(({ payload }) => payload);

describe('a reflection (I7)', () => {
  test('is asked for after a failed test, and comes in the same reply as the next call', async () => {
    const played = await play({
      model: [write('x\n'), together(reflect('sum must add'), read), cannotFix],
      tests: [red(), red('FAILED other\n')],
    });
    expect(causesOf(played)).toEqual(['failed_test FAILED other']);
    expect(played.requests).toHaveLength(3);
    const [request] = textsOf({ sent: played.sent.slice(0, 2) }).slice(-1);
    expect(request).toMatch(
      /\n\[driver\] The tests are still red after your write\. Begin your next reply with reflect \(.*\), and make the next call in the same reply\.\n\[state\] .*$/,
    );
    expect(textsOf(played).slice(-2)).toEqual([
      '[driver] Noted.',
      expect.stringMatching(/^1: x\n[\s\S]*\n\[state\] /),
    ]);
    const [reflection] = reflectionsOf(played);
    expect(reflection).toMatchObject({
      t: 1,
      raw: together(reflect('sum must add'), read).answer,
      reflection: { notes: ['sum must add'], next_focus: null, risks: null },
      trigger: 'failed_test FAILED other',
      usage: { input_tokens: 100 },
    });
    const read2 = eventsOf(played.events, 'llm_action')[1]?.payload;
    expect(read2).toMatchObject({ t: 1, raw: null, usage: { input_tokens: 0, output_tokens: 0 } });
    expect(played.result.state).toMatchObject({ turns: 3, reflections: 1 });
  });

  test('is asked for from the second failed tool in a row on, and after a loop', async () => {
    const played = await play({
      model: [denied, list, denied, missing, together(reflect('not there'), list), list, cannotFix],
    });
    expect(causesOf(played)).toEqual([
      'failed_tool read_file no such file: no',
      'same_call, first in turn 1, call 1',
    ]);
    const text = textsOf(played).join('\n');
    expect(text).toContain('[driver] read_file failed again. Begin your next reply with reflect');
    expect(text).toContain('gave the same result 3 times. Change your approach.');
    expect(text).toContain('[driver] You are going in circles: list_files');
  });

  test('is not asked for where one call of a reply failed and another did not', async () => {
    const mixed = together(missing, list);
    expect(causesOf(await play({ model: [mixed, mixed, cannotFix] }))).toEqual([]);
    expect(causesOf(await play({ model: [together(missing, missing), list, cannotFix] }))).toEqual([]);
  });

  test('is not asked for after a write that mended tests and broke none; the state says how many', async () => {
    const run = (failed: readonly string[]) => ({ ...red(), report: reportOf(failed) });
    const better = await play({
      model: [write('x\n'), cannotFix],
      tests: [run(['a', 'b', 'c']), run(['a'])],
    });
    expect(causesOf(better)).toEqual([]);
    expect(textsOf(better).at(-1)).toContain(' · 2 of 3 mended · ');
    const mixed = await play({ model: [write('x\n'), cannotFix], tests: [run(['a', 'b', 'c']), run(['d'])] });
    expect(causesOf(mixed)).toHaveLength(1);
  });

  test('does not follow a good result, a green test, a malformed reply or a refused final', async () => {
    const played = await play({ model: [read, says('?'), done(), fix, done()], tests: FIXED });
    expect(causesOf(played)).toEqual([]);
  });

  test('is not asked for twice about the same trouble, also after other troubles', async () => {
    const played = await play({
      model: [
        write('1\n'),
        together(reflect('a'), denied),
        missing,
        together(reflect('b'), write('2\n')),
        cannotFix,
      ],
      tests: [red(), red('FAILED x\n'), red('FAILED x\n')],
    });
    expect(causesOf(played)).toHaveLength(2);
  });

  test('has a short reason, however long the trouble is told', async () => {
    const long = call('read_file', { rel_path: 'x'.repeat(50_000) });
    const [cause] = causesOf(await play({ model: [long, long, cannotFix] }));
    expect(cause).toMatch(/^failed_tool read_file/);
    expect(cause?.length).toBeLessThan(500);
  });

  test('is asked for as often as allowed, and not at all when switched off', async () => {
    const model = [write('1\n'), write('2\n'), write('3\n'), cannotFix];
    const tests = [red(), red('FAILED a\n'), red('FAILED b\n'), red('FAILED c\n')];
    expect(causesOf(await play({ model, tests, limits: { maxReflections: 2 } }))).toHaveLength(2);
    expect(causesOf(await play({ model, tests, limits: QUIET }))).toEqual([]);
  });

  test('is not asked for where no reply can follow', async () => {
    const limits = { maxIterations: 1 };
    expect(
      causesOf(await play({ model: [write('1\n')], tests: [red(), red('FAILED a\n')], limits })),
    ).toEqual([]);
  });

  test('says each note once in a run', async () => {
    const played = await play({
      model: [
        write('1\n'),
        together(reflect('a', 'b', 'a'), write('2\n')),
        together(reflect('b', 'c'), read),
        cannotFix,
      ],
      tests: [red(), red('FAILED x\n'), red('FAILED y\n')],
    });
    expect(reflectionsOf(played).map(({ reflection }) => reflection.notes)).toEqual([['a', 'b'], ['c']]);
  });

  test('is taken in text as well, before the call', async () => {
    const text = 'So: {"name":"reflect","args":{"notes":["a"]}} then {"name":"list_files","args":{}}';
    const played = await play({
      model: [write('1\n'), says(text), cannotFix],
      tests: [red(), red('FAILED x\n')],
    });
    expect(reflectionsOf(played)).toHaveLength(1);
    expect(played.workspace.executed.map(({ name }) => name)).toEqual(['write_file', 'list_files']);
    expect(textsOf(played).at(-1)).toMatch(/^\[driver\] Noted\.\nsrc\/sum\.js\n/);
  });
});

describe('a reply to a driver that asked for a reflection', () => {
  const scene = { tests: [red(), red('FAILED x\n'), green(), green()] };

  test('that leaves the reflection out is executed', async () => {
    const played = await play({ model: [write('1\n'), fix, done()], ...scene });
    expect(played.result).toMatchObject({ outcome: 'fixed', state: { turns: 3, reflections: 1 } });
    expect(reflectionsOf(played)).toEqual([]);
  });

  test('that reflects and calls nothing keeps the notes, uses up a turn, and is told so', async () => {
    const played = await play({ model: [write('1\n'), reflect('a'), fix, done()], ...scene });
    expect(reflectionsOf(played)).toHaveLength(1);
    expect(textsOf({ sent: played.sent.slice(0, 3) }).at(-1)).toMatch(
      /^\[driver\] Noted\.\n\[driver\] Nothing was executed: make the next call in the same reply as reflect\.\n\[state\]/,
    );
    expect(played.result.state).toMatchObject({ turns: 4, reflections: 1 });
  });

  test('that reflects behind a read, or twice, is taken as if it came first, once', async () => {
    const model = [write('1\n'), together(read, reflect('a'), reflect('b'), list), fix, done()];
    const played = await play({ model, ...scene });
    expect(reflectionsOf(played).map(({ reflection }) => reflection.notes)).toEqual([['a']]);
    expect(played.workspace.executed.map(({ name }) => name)).toEqual([
      'write_file',
      'read_file',
      'list_files',
      'write_file',
    ]);
  });

  test('that cannot be used is told that nothing was done and what is wanted, and the reflection may follow', async () => {
    const played = await play({
      model: [write('1\n'), says('Hm.'), together(reflect('a'), fix), done()],
      ...scene,
    });
    const text = textsOf({ sent: played.sent.slice(0, 3) }).at(-1);
    expect(text).toMatch(
      /^\[driver\] Malformed reply: .*Nothing was executed\.\n\[driver\] The reflection is still wanted\./,
    );
    expect(text).toMatch(/\n\[state\] [^\n]*$/);
    expect(reflectionsOf(played)).toHaveLength(1);
    expect(causesOf(played)).toHaveLength(1);
  });

  test('that is only a call with wrong arguments is told what is wanted, and the reflection may follow', async () => {
    const model = [write('1\n'), call('grep', { pattern: 7 }), together(reflect('a'), fix), done()];
    const played = await play({ model, ...scene });
    expect(textsOf({ sent: played.sent.slice(0, 3) }).at(-1)).toMatch(
      /^error: wrong arguments for grep: .*\n\[driver\] The reflection is still wanted\..*\n\[state\]/,
    );
    expect(reflectionsOf(played)).toHaveLength(1);
    expect(
      textsOf(played)
        .join('\n')
        .match(/still wanted/g),
    ).toHaveLength(1);
  });

  test.each<readonly [string, Step, RegExp]>([
    ['no notes', calls(['reflect', { notes: [] }], ['list_files', {}]), /wrong arguments for reflect: notes/],
    [
      'six notes',
      calls(['reflect', { notes: [...'abcdef'] }], ['list_files', {}]),
      /wrong arguments for reflect: notes/,
    ],
  ])('whose reflection has %s is executed but for that', async (_, step, error) => {
    const played = await play({ model: [write('1\n'), step, fix, done()], ...scene });
    expect(reflectionsOf(played)).toEqual([]);
    expect(textsOf(played).join('\n')).toMatch(error);
    expect(played.workspace.executed.map(({ name }) => name)).toEqual([
      'write_file',
      'list_files',
      'write_file',
    ]);
    expect(played.result.state.malformed).toBe(0);
  });

  test('whose reflection cannot be used still writes', async () => {
    const content = 'export const sum = (a, b) => a + b;\n';
    const step = calls(['reflect', { notes: [] }], ['write_file', { rel_path: 'src/sum.js', content }]);
    const played = await play({ model: [write('1\n'), step, done()], ...scene });
    expect(played.result).toMatchObject({ outcome: 'fixed', state: { turns: 3, malformed: 0 } });
  });
});

describe('a reflection that nobody asked for', () => {
  test('is left out, and the write behind it is executed', async () => {
    const played = await play({ model: [together(reflect('a'), fix), done()], tests: FIXED });
    expect(played.result).toMatchObject({
      outcome: 'fixed',
      state: { turns: 2, malformed: 0, reflections: 0 },
    });
    expect(reflectionsOf(played)).toEqual([]);
    expect(textsOf(played)).toContain('[driver] Not executed: reflect is only for when the driver asks.');
    const [acted] = eventsOf(played.events, 'llm_action');
    expect(acted?.payload).toMatchObject({
      raw: together(reflect('a'), fix).answer,
      action: { name: 'write_file' },
      usage: { input_tokens: 100 },
    });
  });

  test('is left out of text as well, and the text around it is kept', async () => {
    const text = 'So: {"name":"reflect","args":{"notes":["a"]}} then {"name":"list_files","args":{}}';
    const played = await play({ model: [says(text), cannotFix] });
    expect(played.workspace.executed.map(({ name }) => name)).toEqual(['list_files']);
    expect(eventsOf(played.events, 'llm_trailing_text')[0]?.payload.trailing).toBe('So:  then');
    expect(played.result.state.malformed).toBe(0);
  });

  test('is a call that failed where it stands alone', async () => {
    const played = await play({ model: [together(reflect('a'), reflect('b')), read, cannotFix] });
    expect(reflectionsOf(played)).toEqual([]);
    expect(textsOf(played)).toContain('error: reflect is only for when the driver asks');
    expect(played.result.state).toMatchObject({ turns: 3, malformed: 1 });
  });
});

describe('a loop', () => {
  test('of writes that leave the same failure is told, and reflected on though that failure was', async () => {
    const played = await play({
      model: [write('1\n'), together(reflect('a'), write('2\n')), write('3\n'), cannotFix],
      tests: [red(), ...['1', '2', '3'].map(() => red('FAILED x\n'))],
    });
    expect(causesOf(played)).toEqual(['failed_test FAILED x', 'same_failure FAILED x']);
  });

  test('within a reply is warned of before it ends the run, as in several replies', async () => {
    const six = together(list, list, list, list, list, list);
    const played = await play({ model: [six, together(list, list, list, list), list], limits: QUIET });
    expect(played.result).toMatchObject({ stopReason: 'looping', state: { turns: 3, observations: 11 } });
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
