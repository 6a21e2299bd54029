import { describe, expect, test } from 'vitest';
import { eventsOf } from './laws.ts';
import { play, QUIET } from './play.ts';
import { call, type Step, says } from './scripted.ts';
import { green, red } from './scripted-oracle.ts';
import { cannotFix, done, fix, read } from './steps.ts';

/** A scripted reply with other members. */
const withMembers = ({ answer }: Step, more: object): Step => ({ answer: { ...Object(answer), ...more } });
const counted = (input_tokens: number, output_tokens = 10) => ({
  usage: { input_tokens, cached_input_tokens: 0, output_tokens },
});

describe('replies that cannot be used', () => {
  test.each<[string, Step, string, RegExp]>([
    [
      'texts without a call',
      says('I would read the file.'),
      'no function call',
      /--tool-call-parser.*--jinja/,
    ],
    [
      'nothing, with tokens counted',
      withMembers(says(''), counted(900, 812)),
      'although 812 tokens',
      /another parser/,
    ],
    ['texts that are cut', withMembers(says('So'), { cutBy: 'output limit' }), 'cut short', /max_new_tokens/],
    [
      'calls that the server cannot read',
      withMembers(says(''), { unread: 'Failed to parse' }),
      'Failed to',
      /parser/,
    ],
  ])(
    'that are %s end the run after ten in a row, with the cause and what mends it',
    async (_, step, cause, cure) => {
      const { result } = await play({ model: Array(10).fill(step), tests: [red()], limits: QUIET });
      expect(result).toMatchObject({ outcome: 'model_error', stopReason: 'malformed_replies' });
      expect(result.summary).toContain('10 of 10, such as this one: ');
      expect(result.summary).toContain(cause);
      expect(result.summary).toMatch(cure);
    },
  );

  test('a call in between starts the count anew', async () => {
    const nine = Array(9).fill(says('I think.'));
    const { result } = await play({
      model: [...nine, read, ...nine, fix, done()],
      tests: [red(), green(), green()],
      limits: QUIET,
    });
    expect(result).toMatchObject({ outcome: 'fixed' });
  });

  test('the commonest cause is the one that is said', async () => {
    const model = Array.from({ length: 20 }, (_, at) => (at % 3 === 0 ? says('Hm.') : call('grep', '{')));
    const { result } = await play({ model, tests: [red()], limits: QUIET });
    expect(result.summary).toMatch(/13 of 20, such as this one: the arguments of grep are not valid JSON/);
  });
});

test('a reply of a few tokens that fills the context ends the run, and says so', async () => {
  const full = { cutBy: 'output limit', ...counted(8180, 12) };
  const { result } = await play({ model: [withMembers(says('I'), full)], tests: [red()] });
  expect(result).toMatchObject({ outcome: 'model_error', stopReason: 'endpoint_failed' });
  expect(result.summary).toMatch(/The context of the model is full: 8192 tokens\. .*OLLAMA_CONTEXT_LENGTH/);
});

test.each([
  ['the limit of output', counted(1000, 1024)],
  ['an endless reply', counted(3000, 5192)],
])('%s is no full context', async (_, usage) => {
  const cut = withMembers(says('I'), { cutBy: 'output limit', ...usage });
  const { result } = await play({ model: [cut, read, cannotFix], tests: [red()] });
  expect(result.stopReason).toBe('cannot_fix');
});

describe('a server that drops the beginning of the conversation', () => {
  const note = async (...counts: readonly (readonly [number, Step])[]) => {
    const model = counts.map(([tokens, step]) => withMembers(step, counted(tokens)));
    const { events } = await play({ model, tests: [red()] });
    return eventsOf(events, 'driver_note').filter(({ payload }) => payload.reason === 'cut_conversation');
  };

  test('counts no more tokens for a longer request: that is noted once', async () => {
    const notes = await note([3000, read], [4096, read], [4096, read], [4090, cannotFix]);
    expect(notes).toHaveLength(1);
    expect(notes[0]?.payload).toMatchObject({
      t: 2,
      note: expect.stringMatching(/4096 .*OLLAMA_CONTEXT_LENGTH/),
    });
  });

  test('is not suspected where counts grow, are too small to be true, or thoughts may be left out', async () => {
    expect(await note([3000, read], [3100, read], [3200, cannotFix])).toEqual([]);
    expect(await note([100, read], [100, read], [100, cannotFix])).toEqual([]);
    expect(
      await note([3000, says('{"name":"read_file","args":{"rel_path":"src/sum.js"}}')], [2900, cannotFix]),
    ).toEqual([]);
  });
});
