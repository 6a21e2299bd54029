import { describe, expect, test } from 'vitest';
import { textAt, valueAt } from '../../src/base/json.ts';
import { progressLine } from '../../src/story/progress.ts';
import { eventsOf } from './laws.ts';
import { type Played, play, QUIET, testEnding, textsOf } from './play.ts';
import { call, calls, cut, fails, leavingOut, type Step, says, together } from './scripted.ts';
import { FIXED, green, red, redBy, reportOf } from './scripted-oracle.ts';
import { cannotFix, denied, done, fix, list, read, reflect, write } from './steps.ts';

/** The texts of the second request. */
const secondRequest = ({ sent }: Played): string[] => textsOf({ sent: sent.slice(0, 2) });

describe('a reply that is no single action (I1, I4)', () => {
  const BAD: readonly (readonly [string, Step, RegExp])[] = [
    ['bad JSON', call('read_file', '{"rel_path": '), /not valid JSON/],
    ['nothing', says(''), /empty/],
    ['a cut reply', cut(fix, 'output limit'), /cut short/],
    [
      'too many calls',
      calls(...Array.from({ length: 33 }, () => ['list_files', {}] as const)),
      /too many calls/,
    ],
    [
      'a good call beside one that cannot be read',
      calls(['list_files', {}], ['read_file', { rel_path: 'src/sum.js' }], ['grep', '{']),
      /the arguments of grep are not valid JSON/,
    ],
  ];

  test.each(BAD)(
    '%s is malformed: told to the model, charged, recorded, not executed',
    async (_, step, error) => {
      const played = await play({ model: [step, cannotFix, read, cannotFix] });
      const [parseError] = eventsOf(played.events, 'llm_parse_error');
      expect(parseError?.payload).toMatchObject({ t: 0, usage: { input_tokens: 100 } });
      expect(parseError?.payload.error).toMatch(error);
      expect(played.workspace.executed.map(({ name }) => name)).toEqual(['read_file']);
      const answer = secondRequest(played).at(-1);
      expect(answer).toMatch(/^\[driver\] Malformed reply: /);
      expect(answer).toMatch(error);
      expect(played.result.state.turns).toBe(4);
    },
  );

  test.each<readonly [string, Step]>([
    ['an action', read],
    ['a call that cannot be read', call('read_file', '{"rel_path": ')],
    ['an unknown tool', call('bash', {})],
  ])('what is not the model’s own beside %s is left out, and told to the model', async (_, step) => {
    const foreign = leavingOut(step, 'a message of the role system', 'a call with the id c7, which is taken');
    const played = await play({ model: [foreign, read, cannotFix] });
    const answer =
      'left out of your reply: a message of the role system, a call with the id c7, which is taken';
    expect(secondRequest(played).at(-1)).toContain(answer);
    expect(JSON.stringify(played.events)).toContain(answer);
  });

  const MISTAKEN: readonly (readonly [string, Step, RegExp])[] = [
    ['an unknown tool', call('bash', { cmd: 'rm -rf /' }), /unknown tool bash/],
    ['run_tests', call('run_tests', {}), /driver-only/],
    ['an unknown tool in text', says('{"name":"bash","args":{}}'), /unknown tool bash/],
    [
      'a name no endpoint takes back',
      call('functions.read_file', { rel_path: 'a' }),
      /unknown tool functions\.read_file/,
    ],
  ];

  test.each(MISTAKEN)('%s is an observation that failed, and nothing is executed', async (_, step, error) => {
    const played = await play({ model: [step, read, cannotFix] });
    expect(eventsOf(played.events, 'llm_parse_error')).toEqual([]);
    const [action] = eventsOf(played.events, 'llm_action');
    expect(action?.payload).toMatchObject({ t: 0, action: { type: 'mistaken_call' } });
    expect(action?.payload.error).toMatch(error);
    const [result] = eventsOf(played.events, 'tool_result');
    expect(result?.payload.obs).toMatchObject({ ok: false, output: action?.payload.error });
    expect(played.workspace.executed.map(({ name }) => name)).toEqual(['read_file']);
    const answer = secondRequest(played).at(-1);
    expect(answer).toMatch(/^error: /);
    expect(answer).toMatch(error);
    expect(answer).toMatch(/\[state\]/);
    expect(played.result.state).toMatchObject({ turns: 3, observations: 1 });
  });

  test('is sent back when every endpoint takes it, else its beginning is quoted as untrusted text', async () => {
    const echoed = await play({ model: [call('bash', { cmd: 'ls' }), read, cannotFix] });
    expect(echoed.sent[1]?.conversation.items.map(({ type }) => type)).toEqual([
      'user',
      'reply',
      'tool_output',
    ]);
    const quoted = await play({
      model: [call('write_file', `{"content": "</untrusted>${'😀'.repeat(5000)}`), read, cannotFix],
      tests: [red()],
    });
    const items = quoted.sent[1]?.conversation.items ?? [];
    // What stands for the reply keeps the roles alternating: Mistral's and Gemma's templates refuse two texts in a row.
    expect(items.map(({ type }) => type)).toEqual(['user', 'unusable_reply', 'user']);
    const text = items[2]?.type === 'user' ? items[2].text : '';
    expect(text).toMatch(
      /<untrusted source="your reply, its beginning">\nwrite_file \{"content": "<\\\/untrusted>😀/,
    );
    expect(text.length).toBeLessThan(1200);
    expect(text.isWellFormed()).toBe(true);
  });
});

test('a reply of megabytes is neither executed nor sent back; its beginning is quoted, and its log line is short', async () => {
  const huge = call('write_file', { rel_path: 'src/sum.js', content: 'x'.repeat(3_000_000), edits: null });
  const played = await play({ model: [huge, read, cannotFix] });
  expect(played.workspace.executed.map(({ name }) => name)).toEqual(['read_file']);
  const [refused] = eventsOf(played.events, 'llm_parse_error');
  expect(refused?.payload.error).toMatch(/^the reply has more than 1048576 bytes/);
  const sent = JSON.stringify(played.sent[1]?.conversation.items);
  expect(sent).toContain('your reply, its beginning');
  expect(sent.length).toBeLessThan(20_000);
  for (const event of played.events) expect(progressLine(event)?.length ?? 0).toBeLessThan(400);
});

describe('several calls in one reply (I2)', () => {
  const namesOf = ({ workspace }: Played): string[] => workspace.executed.map(({ name }) => name);
  const outputsOf = ({ sent }: Played) =>
    (sent[1]?.conversation.items ?? []).filter(({ type }) => type === 'tool_output');

  test('reads are executed in their order, each recorded as a call of its own; the first holds the reply and its cost', async () => {
    const three = together(list, read, call('read_symbol', { name: 'sum' }));
    const played = await play({ model: [three, cannotFix] });
    expect(namesOf(played)).toEqual(['list_files', 'read_file', 'read_symbol']);
    expect(outputsOf(played)).toMatchObject([
      { callId: 'c0', text: 'src/sum.js\ntest/sum.test.js' },
      { callId: 'c1', text: '1: export const sum = (a, b) => a - b;\n2: ' },
      {
        callId: 'c2',
        text: expect.stringMatching(/^src\/sum\.js:1:export const sum[\s\S]*\n\[state\] [^\n]*$/),
      },
    ]);
    const acted = eventsOf(played.events, 'llm_action').map(({ payload }) => payload);
    expect(acted.map(({ t, raw }) => [t, raw === null])).toEqual([
      [0, false],
      [0, true],
      [0, true],
      [1, false],
    ]);
    expect(played.result.state).toMatchObject({ turns: 2, observations: 3 });
    expect(played.result.state.usage.input_tokens).toBe(200);
  });

  test('a write behind a read is not executed, and the reads around it are', async () => {
    const played = await play({ model: [together(read, write('y', 'x'), list), cannotFix] });
    expect(namesOf(played)).toEqual(['read_file', 'list_files']);
    expect(played.workspace.file('x')).toBeUndefined();
    expect(outputsOf(played)[1]).toMatchObject({
      callId: 'c1',
      text: expect.stringMatching(
        /^\[driver\] Not executed: a write_file or final must rest on what you have seen, so no read stands before it/,
      ),
    });
    expect(eventsOf(played.events, 'driver_note')[0]?.payload).toMatchObject({
      reason: 'extra_calls',
      note: expect.stringMatching(/^1 of 3 calls in a reply were not executed: a write_file/),
    });
  });

  test.each<readonly [string, Step]>([
    ['a read', read],
    ['a read, nor a final behind it', together(read, done())],
    ['that nothing can be fixed', cannotFix],
  ])('what stands behind a write is not executed: %s', async (_, behind) => {
    const played = await play({ model: [together(fix, behind), done()], tests: FIXED });
    expect(namesOf(played)).toEqual(['write_file']);
    for (const item of outputsOf(played).slice(1))
      expect(item).toMatchObject({
        text: expect.stringMatching(
          /^\[driver\] Not executed: a reply has reads, or writes, or a final: after a write_file there are only others, then a final that is done\./,
        ),
      });
    expect(played.result).toMatchObject({ outcome: 'fixed', state: { turns: 2 } });
  });

  describe('of writes and a final behind them', () => {
    const claims = ({ events }: Played) =>
      eventsOf(events, 'llm_action').filter(({ payload }) => textAt(payload.action, 'type') === 'final');

    test('ends the run where the tests are green then, in the words of the final', async () => {
      const played = await play({ model: [together(fix, write('1', 'x'), done('It sums.'))], tests: FIXED });
      expect(played.result).toMatchObject({
        outcome: 'fixed',
        stopReason: 'done',
        summary: 'It sums.',
        state: { turns: 1, writes: 2 },
      });
      expect(claims(played).map(({ payload }) => [payload.raw, payload.usage.input_tokens])).toEqual([
        [null, 0],
      ]);
    });

    test('goes on where they are red: the final is no claim, and costs none of its refusals', async () => {
      const bad = together(write('worse\n'), done());
      const played = await play({
        model: [
          bad,
          together(write('worst\n'), done()),
          together(write('bad\n'), done()),
          together(fix, done()),
        ],
        tests: [
          red(),
          red('FAILED other\n'),
          red('FAILED third\n'),
          red('FAILED fourth\n'),
          green(),
          green(),
        ],
        limits: QUIET,
      });
      expect(outputsOf(played)[1]).toMatchObject({
        text: expect.stringMatching(/^\[driver\] Not executed: the tests are not green\./),
      });
      expect(claims(played)).toHaveLength(1);
      expect(played.result).toMatchObject({ outcome: 'fixed', state: { turns: 4, refusedClaims: 0 } });
    });

    test('does not end a run whose write was refused', async () => {
      const played = await play({ model: [together(denied, done()), fix, done()], tests: FIXED });
      expect(outputsOf(played)[1]).toMatchObject({
        text: expect.stringMatching(/^\[driver\] Not executed: nothing was written\./),
      });
      expect(played.result).toMatchObject({ outcome: 'fixed', state: { turns: 3 } });
    });

    test.each([
      ['whose write was refused', denied, [], 'nothing was written'],
      ['whose tests are red', write('worst\n'), [red('FAILED third\n')], 'the tests are not green'],
    ] as const)(
      'is no claim in a reply %s either, where a reflection stands between',
      async (_, bad, ran, why) => {
        const played = await play({
          model: [write('worse\n'), together(bad, reflect('a'), done()), fix, done()],
          tests: [red(), red('FAILED other\n'), ...ran, green(), green()],
          limits: { maxReflections: 1 },
        });
        expect(textsOf({ sent: played.sent.slice(0, 3) }).join('\n')).toContain(
          `[driver] Not executed: ${why}.`,
        );
        expect(played.result).toMatchObject({ outcome: 'fixed', state: { turns: 4, refusedClaims: 0 } });
        expect(claims(played)).toHaveLength(1);
      },
    );

    test('is refused like any claim where green tests prove too little', async () => {
      const played = await play({
        model: [together(fix, done()), cannotFix],
        tests: [redBy('test_sum'), { ...green(), report: reportOf([], 5) }],
      });
      expect(outputsOf(played)[1]).toMatchObject({
        text: expect.stringMatching(/^\[driver\] final refused: the tests end with 0, but /),
      });
      expect(played.result.outcome).toBe('not_fixed');
    });

    test('with wrong arguments is a mistake, and the write stands', async () => {
      const played = await play({ model: [together(fix, call('final', {})), done()], tests: FIXED });
      expect(outputsOf(played)[1]).toMatchObject({
        text: expect.stringMatching(/^error: wrong arguments for final/),
      });
      expect(played.result).toMatchObject({ outcome: 'fixed', state: { turns: 2 } });
    });

    test.each(['on_final', 'never'] as const)('is tested as its policy says: %s', async (testPolicy) => {
      const played = await play({
        model: [together(fix, done())],
        tests: testPolicy === 'never' ? [] : FIXED,
        settings: { testPolicy },
      });
      expect(played.result).toMatchObject({
        outcome: testPolicy === 'never' ? 'unverified' : 'fixed',
        state: { turns: 1 },
      });
    });
  });

  describe('of writes', () => {
    const filesOf = ({ workspace }: Played) => ['x', 'y'].map((path) => workspace.file(path));
    const textsOf = (played: Played) =>
      outputsOf(played).map((item) => (item.type === 'tool_output' ? item.text : ''));

    test('writes each file, in the order of the calls, and tests once', async () => {
      const played = await play({
        model: [together(fix, write('1', 'x'), write('2', 'y')), done()],
        tests: FIXED,
      });
      expect(filesOf(played)).toEqual(['1', '2']);
      expect(
        eventsOf(played.events, 'tests').filter(({ payload }) => payload.phase === 'write'),
      ).toHaveLength(1);
      const [first, second, third] = textsOf(played);
      expect([first, second].join('\n')).not.toContain('[driver]');
      expect(third).toMatch(/\[driver\] After these 3 writes, tests are green/);
      expect(played.result).toMatchObject({
        outcome: 'fixed',
        state: { turns: 2, writes: 3, filesTouched: ['src/sum.js', 'x', 'y'] },
      });
    });

    test.each<readonly [string, Step, number, RegExp]>([
      ['one that the policy refuses', denied, 2, /^error: .*protected/],
      [
        'one with wrong arguments',
        call('write_file', { rel_path: 'z' }),
        2,
        /^error: wrong arguments for write_file/,
      ],
      ['the same file twice', write('3', 'x'), 2, /^error: x is written twice in this reply/],
    ])(
      'writes nothing, tests nothing, and answers all with the reason where there is %s',
      async (_, bad, at, why) => {
        const played = await play({
          model: [together(write('1', 'x'), write('2', 'y'), bad, fix), cannotFix],
          tests: [red()],
        });
        expect(filesOf(played)).toEqual([undefined, undefined]);
        expect(played.workspace.file('src/sum.js')).toContain('a - b');
        expect(eventsOf(played.events, 'tests')).toHaveLength(1);
        const texts = textsOf(played);
        expect(texts[at]).toMatch(why);
        for (const [nth, text] of texts.entries())
          if (nth !== at)
            expect(text).toMatch(/^error: not written, because another write of this reply was refused/);
        expect(played.result.state).toMatchObject({ writes: 0, filesTouched: [] });
        expect(eventsOf(played.events, 'tool_result').map(({ payload }) => payload.obs.ok)).toEqual(
          Array.from({ length: 4 }, () => false),
        );
      },
    );

    test('seven are too many: none is made', async () => {
      const seven = Array.from({ length: 7 }, (_, at) => write(`${at}`, `f${at}`));
      const played = await play({ model: [together(...seven), cannotFix], tests: [red()] });
      expect(namesOf(played)).toEqual([]);
      expect(textsOf(played)[0]).toBe(
        'error: nothing was written: a reply holds at most 6 writes, this one had 7',
      );
    });
  });

  test('the seventh read and what follows it are not executed', async () => {
    const grep = (at: number) => call('grep', { pattern: `p${at}` });
    const played = await play({
      model: [together(...Array.from({ length: 32 }, (_, at) => grep(at))), cannotFix],
    });
    expect(namesOf(played)).toHaveLength(6);
    expect(outputsOf(played)[6]).toMatchObject({
      text: '[driver] Not executed: a reply holds at most 6 reads.',
    });
  });

  test('a hundred calls are malformed, and none is executed', async () => {
    const many = calls(...Array.from({ length: 100 }, () => ['list_files', {}] as const));
    const played = await play({ model: [many, cannotFix, read, cannotFix] });
    expect(namesOf(played)).toEqual(['read_file']);
    expect(secondRequest(played).at(-1)).toMatch(
      /too many calls in one reply: 100\. Give at most 6 reads, or 6 writes and a final behind them, or one final\. Nothing was executed\./,
    );
  });

  test('two calls of one id are malformed', async () => {
    const { answer } = together(list, read);
    const twice = { answer: JSON.parse(JSON.stringify(answer).replace('"c1"', '"c0"')) };
    const played = await play({ model: [twice, cannotFix, read, cannotFix] });
    expect(namesOf(played)).toEqual(['read_file']);
    expect(secondRequest(played).at(-1)).toContain('calls of one reply need ids of their own');
    expect(eventsOf(played.events, 'llm_parse_error')).toHaveLength(1);
  });

  test('a call that does not exist among reads fails by itself', async () => {
    const played = await play({
      model: [together(list, call('bash', {}), call('grep', { pattern: 7 }), read), cannotFix],
    });
    expect(namesOf(played)).toEqual(['list_files', 'read_file']);
    expect(outputsOf(played).slice(1, 3)).toMatchObject([
      { text: expect.stringMatching(/^error: unknown tool bash/) },
      { text: expect.stringMatching(/^error: wrong arguments for grep: pattern/) },
    ]);
    expect(played.result.state).toMatchObject({ turns: 2, observations: 2, malformed: 0 });
  });

  test('a call that cannot be sent back takes the others with it', async () => {
    const played = await play({
      model: [together(list, call('functions.grep', { pattern: 'x' })), cannotFix, read, cannotFix],
    });
    expect(namesOf(played)).toEqual(['read_file']);
    expect(secondRequest(played).at(-1)).toMatch(
      /calls of one reply need .* names of letters, digits, _ and -/,
    );
  });

  test('the same call three times in one reply is a loop, as in three', async () => {
    const played = await play({ model: [together(list, list, list), cannotFix] });
    expect(eventsOf(played.events, 'driver_note')[0]?.payload).toMatchObject({ reason: 'loop' });
  });

  test('a final in front ends the run, a final behind a tool does not', async () => {
    const finalFirst = calls(
      ['final', { status: 'cannot_fix', summary: 's', changes: [] }],
      ['list_files', {}],
    );
    await play({ model: [read, finalFirst] });
    const finalBehind = calls(['list_files', {}], ['final', { status: 'done', summary: 's', changes: [] }]);
    const behind = await play({ model: [read, finalBehind, cannotFix] });
    expect(behind.result.state.turns).toBe(3);
  });

  test('when a final among them is refused, all are answered', async () => {
    const several = calls(['final', { status: 'done', summary: 's', changes: [] }], ['list_files', {}]);
    const played = await play({ model: [several, read, cannotFix] });
    expect(played.sent[1]?.conversation.items.filter(({ type }) => type === 'tool_output')).toHaveLength(2);
  });
});

describe('replies that cannot be used', () => {
  const bad = says('hm');
  const OTHERS = [bad, call('x', '{'), call('bash', {}), says('')];
  const mixed = (count: number): Step[] =>
    Array.from({ length: count }, (_, at) => OTHERS[at % OTHERS.length] ?? bad);

  test('of each kind end the run when they took two thirds of the turns', async () => {
    for (const error of OTHERS) {
      const { result } = await play({ model: [error, error, error, error], limits: { maxIterations: 6 } });
      expect(result).toMatchObject({ outcome: 'model_error', stopReason: 'malformed_replies' });
    }
  });

  testEnding('model_error', 'malformed_replies', {
    'end the run at the twentieth by default': { model: mixed(20) },
    'end it though good ones stand between': {
      model: [bad, read, bad, list, bad, bad],
      limits: { maxIterations: 6 },
    },
    // Told before the bound that ends it as well.
    'end it where the turns end': { model: [bad, bad], limits: { maxIterations: 2 } },
  });
  testEnding('not_fixed', 'cannot_fix', {
    'do not end it below the limit': { model: [...mixed(9), read, ...mixed(10), cannotFix] },
    'may all come at once': { model: [bad, bad, bad, bad, bad, bad, bad, bad, read, cannotFix] },
  });

  test('over a green tree do not throw the fix away', async () => {
    const limits = { maxIterations: 6 };
    const { result } = await play({ model: [bad, bad, read, fix, bad, bad], tests: FIXED, limits });
    expect(result).toMatchObject({ outcome: 'fixed', stopReason: 'malformed_replies' });
    expect(result.summary).toMatch(
      /^The tests are green with this patch\. The run ended before the model described it/,
    );
  });
});

test('an action in text is executed, sent back as text, and answered as a user would', async () => {
  const played = await play({
    model: [says('I look first. {"name":"read_file","args":{"rel_path":"src/sum.js"}}'), cannotFix],
  });
  const [, reply, answer] = played.sent[1]?.conversation.items ?? [];
  expect(reply).toMatchObject({
    type: 'reply',
    echo: [{ type: 'text', text: expect.stringContaining('I look first') }],
  });
  expect(answer).toMatchObject({ type: 'user', text: expect.stringContaining('export const sum') });
  expect(eventsOf(played.events, 'llm_trailing_text')[0]?.payload).toEqual({
    t: 0,
    trailing: 'I look first.',
  });
});

describe('calls in text', () => {
  const inText = (...steps: readonly Step[]): Step =>
    says(
      steps
        .map(({ answer }) => valueAt(answer, 'calls'))
        .flatMap((made) => (Array.isArray(made) ? made : []))
        .map((made) => `{"name":"${textAt(made, 'name')}","args":${textAt(made, 'arguments')}}`)
        .join(' and '),
    );

  test('writes are made together, with the final behind them', async () => {
    const six = Array.from({ length: 6 }, (_, at) => (at === 0 ? fix : write(`${at}`, `f${at}`)));
    const played = await play({ model: [inText(...six, done('It sums.'))], tests: FIXED });
    expect(played.result).toMatchObject({
      outcome: 'fixed',
      summary: 'It sums.',
      state: { turns: 1, writes: 6 },
    });
  });

  test('behind a write, a read is not executed, and the model is told; behind a read, nothing is', async () => {
    const played = await play({
      model: [inText(fix, read, done()), inText(list, fix), done()],
      tests: FIXED,
    });
    expect(textsOf({ sent: played.sent.slice(0, 2) }).at(-1)).toMatch(
      /^wrote src\/sum\.js\n.*\n\[driver\] Not executed: a reply has reads, or writes, or a final/,
    );
    expect(played.workspace.executed.map(({ name }) => name)).toEqual(['write_file', 'list_files']);
  });
});

test('an observation that holds half a character does not reach an endpoint as one', async () => {
  const played = await play({ model: [call('grep', { pattern: '\ud83d' }), done(), cannotFix] });
  for (const text of textsOf(played)) expect(text.isWellFormed()).toBe(true);
});

test.each([
  ['done', done(), 'claims_refused', 3],
  ['cannot_fix', cannotFix, 'cannot_fix', 2],
  ['one read', read, 'looping', 7],
  ['one refused write', denied, 'looping', 7],
  ['nothing', says(''), 'malformed_replies', 10],
  ['a broken call', call('grep', '{'), 'malformed_replies', 20],
] as const)('a model that says %s forever does not use up its turns', async (_, step, stopReason, turns) => {
  const { result } = await play({ model: () => step, limits: QUIET });
  expect(result).toMatchObject({
    stopReason,
    outcome: /malformed/.test(stopReason) ? 'model_error' : 'not_fixed',
  });
  expect(result.state.turns).toBe(turns);
});

describe('a lost endpoint (I11)', () => {
  test.each([
    ['unauthorized', 'endpoint_failed', 'model_error'],
    ['rejected', 'endpoint_failed', 'model_error'],
    ['unavailable', 'endpoint_failed', 'model_error'],
    ['unreachable', 'endpoint_failed', 'model_error'],
    ['exhausted', 'recording_ended', 'model_error'],
    ['timeout', 'timeout', 'budget_exhausted'],
    ['cancelled', 'cancelled', 'cancelled'],
  ] as const)('by %s ends the run, with the reason', async (reason, stopReason, outcome) => {
    const { result, events } = await play({ model: [read, fails(reason, 'Check openai-api-key')] });
    expect(result).toMatchObject({ stopReason, outcome });
    expect(events.find(({ kind }) => kind === 'llm_error')?.payload).toMatchObject({
      t: 1,
      reason,
      message: 'Check openai-api-key',
    });
    if (outcome === 'model_error') expect(result.summary).toMatch(/^Not fixed: .*Check openai-api-key/);
  });

  testEnding('fixed', 'endpoint_failed', {
    'over a green tree does not throw the fix away': {
      model: [read, fix, fails('unavailable')],
      tests: FIXED,
    },
  });
  testEnding('model_error', 'endpoint_failed', {
    'in a reflection ends the run as well': {
      model: [write('x\n'), fails('unauthorized')],
      tests: [red(), red()],
    },
  });
});

test('every attempt at a request stands in the record', async () => {
  const attempts = [
    { status: 429, error: 'rate_limit', waitMs: 1200 },
    { status: null, error: 'ECONNRESET', waitMs: 10 },
    { status: 200, error: null, waitMs: null },
  ];
  const { events } = await play({ model: [{ ...read, attempts }, cannotFix] });
  expect(events.filter(({ kind }) => kind === 'llm_attempt').map(({ payload }) => payload)).toEqual([
    { t: 0, status: 429, error: 'rate_limit', wait_ms: 1200 },
    { t: 0, status: null, error: 'ECONNRESET', wait_ms: 10 },
    { t: 0, status: 200, error: null, wait_ms: null },
  ]);
});
