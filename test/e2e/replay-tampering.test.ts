import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { verifyTrace } from '../../src/trace/integrity.ts';
import { CHAIN_START, chainHash, sealLine, unsealLine } from '../../src/trace/writer.ts';
import { replayTrace } from '../scenario/replay-trace.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { rewriteLines } from '../trace/write-run.ts';
import { BUNDLE, createTerminal, SECOND_TRY, STALE_BUNDLE, type Terminal } from './terminal.ts';

// One run of the terminal, whose record is changed and replayed in this process; the last tests are the command's own.

type Change = (lines: string[]) => readonly string[];

interface Tampering {
  readonly change: Change;
  /** Whoever can change a line can also make all hashes anew. */
  readonly isResealed: boolean;
}

let terminal: Terminal;
let recorded: string;
beforeAll(async () => {
  terminal = await createTerminal({ script: SECOND_TRY });
  expect((await terminal.run()).exitCode).toBe(0);
  recorded = readFileSync(terminal.trace, 'utf8');
  return terminal.close;
});

/** Where the replay of a changed record first differs, as the command says it. */
async function foundIn({ change, isResealed }: Tampering): Promise<string> {
  const path = join(temporaryFolder(), 'trace.jsonl');
  writeFileSync(path, recorded);
  rewriteLines(path, (lines) => (isResealed ? resealed(change(lines)) : change(lines)));
  expect(readFileSync(path, 'utf8')).not.toBe(recorded);
  expect((await verifyTrace(path)).findings.length > 0).toBe(!isResealed);
  const found = await replayTrace(path, terminal.repo);
  return found.kind === 'identical' ? found.kind : `step ${found.step}, ${found.eventKind}`;
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

type Flip = Parameters<typeof flip>;

/**
 * One byte of a place, and where its change is found: with the hash chain left as it was, and (if elsewhere) made anew.
 */
const flips: readonly (readonly [string, Flip, left: string, anew?: string])[] = [
  ['the head of a prompt', ['llm_request', 0, '"head":"{', '"head":"['], 'step 0, llm_request'],
  ['the tail of a prompt', ['llm_request', 0, '"tail":"]}', '"tail":"}}'], 'step 0, llm_request'],
  ['a later prompt’s size', ['llm_request', 2, '"bytes":', '"bytez":'], 'step 1, unreadable'],
  ['the tokens of a reply', ['llm_action', 0, '"output_tokens":', '"output_token5":'], 'step 0, llm_action'],
  ['a tool result', ['tool_result', 1, 'capacity', 'capacitz'], 'step 1, tool_result'],
  ['the outcome', ['outcome', 0, '"fixed"', '"flaky"'], 'step 5, outcome'],
  ['a path in a reply', ['llm_action', 1, 'lru-cache.js', 'lru-cache.jz'], 'step 1, llm_action'],
  ['a written line', ['llm_action', 2, 'Still wrong', 'Still wring'], 'step 2, llm_action'],
  ['a note of a reflection', ['reflection', 0, 'The key stays', 'The key strys'], 'step 3, reflection'],
  ['an exit code', ['tests', 1, '"exit_code":1', '"exit_code":2'], 'step 2, tests', 'step 3, llm_request'],
  ['the final summary', ['final', 0, 'no longer', 'ho longer'], 'step 5, final'],
  ['the name of a field', ['outcome', 0, '"patch_bytes":', '"patch_bytez":'], 'step 5, unreadable'],
];

const FLIPS = flips.map(([what, place, left, anew = left]) => ({ what, change: flip(...place), left, anew }));

test.each(FLIPS)('a byte flipped in $what is found there, and with the chain made anew', async (row) => {
  const { change, left, anew } = row;
  expect(await foundIn({ change, isResealed: false })).toBe(left);
  expect(await foundIn({ change, isResealed: true })).toBe(anew);
});

test.each<readonly [string, Change, string, string]>([
  ['a removed result', removed('tool_result', 1), 'step 1, unreadable', 'step 2, llm_request'],
  ['a removed test run', removed('tests', 1), 'step 2, unreadable', 'step 2, driver_note'],
  ['a removed request', removed('llm_request', 2), 'step 1, unreadable', 'step 1, llm_action'],
  ['a removed reflection', removed('reflection', 0), 'step 3, unreadable', 'step 3, llm_action'],
  [
    'a swapped reply and result',
    swappedWithNext('llm_action', 1),
    'step 1, unreadable',
    'step 1, tool_result',
  ],
  [
    'a swapped result and request',
    swappedWithNext('tool_result', 0),
    'step 0, unreadable',
    'step 1, llm_request',
  ],
])('%s is found', async (_, change, left, anew) => {
  expect(await foundIn({ change, isResealed: false })).toBe(left);
  expect(await foundIn({ change, isResealed: true })).toBe(anew);
});

test('the command tells it with exit code 3, and a difference of two prompts as a diff: one line out, one in', async () => {
  const change = flip('llm_request', 0, 'failing tests pass', 'failing tests fass');
  writeFileSync(terminal.trace, recorded);
  rewriteLines(terminal.trace, (lines) => resealed(change(lines)));
  const args = ['replay', '--trace', terminal.trace];
  const { exitCode, stdout } = await terminal.agentFix(args, { bundle: BUNDLE });
  expect(exitCode).toBe(3);
  const [first, ...diff] = stdout.split('\n');
  expect(first).toMatch(/^different at step 0, llm_request: /);
  expect(diff.slice(0, 2)).toEqual(['--- recorded', '+++ replayed']);
  const changed = diff.slice(2).filter((line) => /^[-+]/.test(line));
  expect(changed.length, STALE_BUNDLE).toBe(2);
  expect(changed).toEqual([
    expect.stringMatching(/^-.*failing tests fass/),
    expect.stringMatching(/^\+.*failing tests pass/),
  ]);
});

const LIVE = ['--oracle', 'live', '--sandbox', 'off'];

/** Live tests say what they find, not in which words: durations and counts of a moment differ from run to run. */
test('what a confirming test printed is not compared by live tests, what it found is', async () => {
  writeFileSync(terminal.trace, recorded);
  rewriteLines(terminal.trace, (lines) => resealed(flip('tests', 3, 'ok 1', 'ok 2')(lines)));
  expect((await terminal.replay()).exitCode).toBe(0);
  expect((await terminal.replay(...LIVE)).exitCode).toBe(0);
  rewriteLines(terminal.trace, (lines) =>
    resealed(flip('tests', 3, '"verdict":"green"', '"verdict":"greem"')(lines)),
  );
  expect((await terminal.replay(...LIVE)).exitCode).toBe(3);
});
