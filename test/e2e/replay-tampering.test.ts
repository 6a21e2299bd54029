import { expect, test } from 'vitest';
import { CHAIN_START, chainHash, sealLine, unsealLine } from '../../src/trace/chain.ts';
import { linesOf, rewriteLines } from '../trace/write-run.ts';
import {
  DONE,
  LOOK,
  openTerminal,
  READ,
  REFLECT,
  type Said,
  type Terminal,
  WRITE,
  WRONG_WRITE,
} from './terminal.ts';

// Steps 0 to 5: look, read, a wrong write, a reflection on it, the right write, the final.
const SCRIPT = [LOOK, READ, WRONG_WRITE, REFLECT, WRITE, DONE];

type Change = (lines: string[]) => readonly string[];

interface Tampering {
  readonly change: Change;
  /** Whoever can change a line can also make all hashes anew. */
  readonly isResealed: boolean;
}

async function replayTampered({ change, isResealed }: Tampering): Promise<Said> {
  const terminal = await openTerminal({ script: SCRIPT });
  expect((await terminal.run()).exitCode).toBe(0);
  const before = linesOf(terminal.trace);
  rewriteLines(terminal.trace, (lines) => (isResealed ? resealed(change(lines)) : change(lines)));
  expect(linesOf(terminal.trace)).not.toEqual(before);
  const verified = await terminal.agentFix(['inspect', '--trace', terminal.trace, '--verify']);
  expect(verified.exitCode).toBe(isResealed ? 0 : 3);
  const said = await terminal.replay();
  expect(said.stderr).toBe('');
  return said;
}

/** The chain made anew over the lines, numbered anew. */
function resealed(lines: readonly string[]): string[] {
  let hash = CHAIN_START;
  return lines.map((line, seq) => {
    const content = unsealLine(line)?.content.replace(/^\{"v":1,"seq":\d+/, `{"v":1,"seq":${seq}`) ?? '';
    hash = chainHash(hash, content);
    return sealLine(content, hash);
  });
}

/** Where the nth line of a kind stands. */
function find(lines: readonly string[], kind: string, nth: number): number {
  const places = lines.flatMap((line, at) => (line.includes(`"kind":"${kind}"`) ? [at] : []));
  const at = places[nth];
  if (at === undefined) throw new Error(`${places.length} lines of ${kind}`);
  return at;
}

const flip =
  (kind: string, nth: number, from: string, to: string): Change =>
  (lines) => {
    const at = find(lines, kind, nth);
    const line = lines[at] ?? '';
    expect(line).toContain(from);
    expect(Buffer.byteLength(to)).toBe(Buffer.byteLength(from));
    return lines.with(
      at,
      line.replace(from, () => to),
    );
  };

const removed =
  (kind: string, nth: number): Change =>
  (lines) =>
    lines.toSpliced(find(lines, kind, nth), 1);

const swappedWithNext =
  (kind: string, nth: number): Change =>
  (lines) => {
    const at = find(lines, kind, nth);
    return lines.with(at, lines[at + 1] ?? '').with(at + 1, lines[at] ?? '');
  };

const differs = (step: number, kind: string) => new RegExp(`^different at step ${step}, ${kind}: `);

/** One byte of a place, and where its change is found: with the hash chain left as it was, and with it made anew. */
const flips: readonly (readonly [string, Change, step: number, left: string, anew: RegExp])[] = [
  [
    'the appended text of a prompt',
    flip('llm_request', 0, 'failing tests pass', 'failing tests fass'),
    0,
    'llm_request',
    differs(0, 'llm_request'),
  ],
  [
    'the head of a prompt',
    flip('llm_request', 0, '"head":"{', '"head":"['),
    0,
    'llm_request',
    differs(0, 'llm_request'),
  ],
  [
    'the tail of a prompt',
    flip('llm_request', 0, '"tail":"]', '"tail":"}'),
    0,
    'llm_request',
    differs(0, 'llm_request'),
  ],
  [
    'the forced tail of a reflection',
    flip('reflection_request', 0, '"tail":"]', '"tail":"}'),
    3,
    'reflection_request',
    differs(3, 'reflection_request'),
  ],
  [
    'a later prompt’s size',
    flip('llm_request', 2, '"bytes":', '"bytez":'),
    1,
    'unreadable',
    differs(1, 'unreadable'),
  ],
  [
    'a path in a reply',
    flip('llm_action', 1, 'src/lru-cache.js', 'src/lru-cache.jz'),
    1,
    'llm_action',
    differs(1, 'llm_action'),
  ],
  [
    'a pattern in a reply',
    flip('llm_action', 0, '#capacity', '#capacitx'),
    0,
    'llm_action',
    differs(0, 'llm_action'),
  ],
  [
    'the tokens of a reply',
    flip('llm_action', 1, '"usage":{"input_tokens":1', '"usage":{"input_tokens":7'),
    1,
    'llm_action',
    differs(1, 'llm_action'),
  ],
  [
    'a written line',
    flip('llm_action', 2, 'Still wrong', 'Still wring'),
    2,
    'llm_action',
    differs(2, 'llm_action'),
  ],
  [
    'a note of a reflection',
    flip('reflection', 0, 'The key stays', 'The key strys'),
    3,
    'reflection',
    differs(3, 'reflection'),
  ],
  [
    'what a tool answered',
    flip('tool_result', 1, 'capacity', 'capacitx'),
    1,
    'tool_result',
    differs(1, 'tool_result'),
  ],
  ['what a test printed at base', flip('tests', 0, 'evicts', 'evacts'), 0, 'tests', differs(0, 'tests')],
  [
    'what a test printed after a write',
    flip('tests', 1, 'evicts', 'evacts'),
    2,
    'tests',
    differs(2, 'tests'),
  ],
  [
    'an exit code',
    flip('tests', 1, '"exit_code":1', '"exit_code":2'),
    2,
    'tests',
    differs(3, 'reflection_request'),
  ],
  ['the final summary', flip('final', 0, 'no longer', 'ho longer'), 5, 'final', differs(5, 'final')],
  ['the outcome', flip('outcome', 0, '"fixed"', '"faked"'), 5, 'outcome', differs(5, 'outcome')],
  [
    'the name of a field',
    flip('outcome', 0, '"patch_bytes":', '"patch_bytez":'),
    5,
    'unreadable',
    differs(5, 'unreadable'),
  ],
];

test.each(flips)('a byte flipped in %s is found there', async (_, change, step, kind) => {
  const said = await replayTampered({ change, isResealed: false });
  expect(said.stdout).toMatch(differs(step, kind));
  expect(said.exitCode).toBe(3);
});

test.each(flips)(
  'a byte flipped in %s is found with the chain made anew',
  async (_, change, _step, _kind, anew) => {
    const said = await replayTampered({ change, isResealed: true });
    expect(said.stdout).toMatch(anew);
    expect(said.exitCode).toBe(3);
  },
);

test('a difference of two prompts is a readable diff: one line out, one in', async () => {
  const change = flip('llm_request', 0, 'failing tests pass', 'failing tests fass');
  const { stdout } = await replayTampered({ change, isResealed: true });
  const [, ...diff] = stdout.split('\n');
  expect(diff.slice(0, 2)).toEqual(['--- recorded', '+++ replayed']);
  const changed = diff.slice(2).filter((line) => /^[-+]/.test(line));
  expect(changed).toEqual([
    expect.stringMatching(/^-.*failing tests fass/),
    expect.stringMatching(/^\+.*failing tests pass/),
  ]);
});

test.each<readonly [string, Change, RegExp, RegExp]>([
  ['a removed result', removed('tool_result', 1), differs(1, 'unreadable'), differs(2, 'llm_request')],
  ['a removed test run', removed('tests', 1), differs(2, 'unreadable'), differs(3, 'reflection_request')],
  ['a removed request', removed('llm_request', 2), differs(1, 'unreadable'), differs(1, 'llm_action')],
  ['a removed reflection', removed('reflection', 0), differs(3, 'unreadable'), differs(4, 'llm_request')],
  [
    'a swapped reply and result',
    swappedWithNext('llm_action', 1),
    differs(1, 'unreadable'),
    differs(1, 'tool_result'),
  ],
  [
    'a swapped result and request',
    swappedWithNext('tool_result', 0),
    differs(0, 'unreadable'),
    differs(1, 'llm_request'),
  ],
])('%s is found', async (_, change, left, anew) => {
  for (const [isResealed, found] of [
    [false, left],
    [true, anew],
  ] as const) {
    const said = await replayTampered({ change, isResealed });
    expect(said.stdout).toMatch(found);
    expect(said.exitCode).toBe(3);
  }
});

/** Live tests say what they find, not in which words: durations and counts of a moment differ from run to run. */
test('what a confirming test printed is not compared by live tests, what it found is', async () => {
  const terminal: Terminal = await openTerminal({ script: SCRIPT });
  await terminal.run();
  rewriteLines(terminal.trace, (lines) => resealed(flip('tests', 3, 'ok 1', 'ok 2')(lines)));
  expect((await terminal.replay()).exitCode).toBe(0);
  expect((await terminal.replay('--oracle', 'live')).exitCode).toBe(0);
  rewriteLines(terminal.trace, (lines) =>
    resealed(flip('tests', 3, '"verdict":"green"', '"verdict":"greem"')(lines)),
  );
  expect((await terminal.replay('--oracle', 'live')).exitCode).toBe(3);
});
