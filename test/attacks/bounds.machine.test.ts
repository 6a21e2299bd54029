import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import * as z from 'zod';
import { readPeakMiB } from '../../bench/measure-run.ts';
import { bundleJson } from '../action/honest-bundle.ts';
import { endpointThat, failing, text } from '../llm/scripted-endpoint.ts';
import { createJavaScriptWorld } from '../scenario/acts.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { attack } from './attack.ts';
import { raid } from './record.ts';

// What comes from outside has a bound before it is read.

const Read = z.object({ problems: z.string(), ms: z.number(), mib: z.number() });
type BundleText = Awaited<ReturnType<typeof bundleJson>>;

const listOf = (count: number, value: string): string => `[${`${value},`.repeat(count)}${value}]`;
/** A member's value in the bundle's text, which need not exist as a value in memory. */
const withText = (bundle: object, text: string): string => JSON.stringify(bundle).replace('"@"', text);
const inPatch = (bundle: BundleText, text: string): string =>
  withText({ ...bundle, patch: { ...bundle.patch, files: '@' } }, text);
const inEvents = (bundle: BundleText, text: string): string => withText({ ...bundle, events: '@' }, text);
const inTask = (bundle: BundleText, text: string): string => withText({ ...bundle, task: '@' }, text);
const inFront = (bundle: BundleText, text: string): string =>
  JSON.stringify(bundle).replace('{', () => `{${text}`);

const FORGERIES: readonly (readonly [string, (bundle: BundleText) => string])[] = [
  ['19 million zeros as files', (b) => inPatch(b, listOf(19_000_000, '0'))],
  ['37 MB of a goal', (b) => inTask(b, `{"goal":"${'x'.repeat(37_000_000)}"}`)],
  ['18 million zeros in the task', (b) => inTask(b, `{"evidence":${listOf(18_000_000, '0')}}`)],
  ['19 million zeros as events', (b) => inEvents(b, listOf(19_000_000, '0'))],
  [
    '3 million unknown keys',
    (b) => inFront(b, Array.from({ length: 3_000_000 }, (_, at) => `"k${at.toString(36)}":0,`).join('')),
  ],
  ['20,000 members of one name', (b) => inFront(b, `"patch":${listOf(900, '0')},`.repeat(20_000))],
  ['38 MB of blanks', (b) => inFront(b, ' '.repeat(38_000_000))],
  [
    'as many wrong values in one event as are read',
    (b) => inEvents(b, `[{"kind":"tests","payload":{"report":{"failures":${listOf(32_000, '0')}}}}]`),
  ],
  [
    'a file as long as is read, with a wide letter',
    (b) => inPatch(b, `[{"path":"x","content":"${'x'.repeat(28_000_000)}\u4e2d"}]`),
  ],
];

/**
 * Reads it in a process of its own, within 160 MiB beside those of the program and of the file, and within 20 s of the
 * processor's time. It takes about two; without the bounds of the reader it is a minute. Busy hosts have taken four times as long.
 */
function readForged(name: 'bundle.json' | 'trace.jsonl', text: string): z.infer<typeof Read> {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, text);
  const program = join(import.meta.dirname, 'read-forged.ts');
  const read = Read.parse(
    JSON.parse(
      execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', program, path], {
        encoding: 'utf8',
      }),
    ),
  );
  expect(read.ms).toBeLessThan(20_000);
  expect(read.mib).toBeLessThan(160);
  return read;
}

const evidence = ({ problems, ms, mib }: z.infer<typeof Read>): string =>
  `${problems.slice(0, 70)}, ${Math.round(ms)} ms, ${Math.round(mib)} MiB`;

for (const [at, [what, forge]] of FORGERIES.entries())
  attack(`A21${'abcdefghi'[at]}`, `a forged bundle: ${what}`, async () => {
    const read = readForged('bundle.json', forge(await bundleJson('a'.repeat(40))));
    expect(read.problems).toMatch(/^(?:size|form): /);
    return evidence(read);
  });

const TESTS =
  '"t":0,"phase":"write","ok":false,"verdict":"red","exit_code":1,"output":"","duration_ms":1,"signature":""';
const line = (payload: string, run = 'f'.repeat(10)): string =>
  `{"v":1,"seq":0,"ts":1,"run_id":"${run}","kind":"tests","payload":{${payload}},"hash":"${'a'.repeat(64)}"}\n`;

const TRACES: readonly (readonly [what: string, text: () => string])[] = [
  ['19 million lines', () => 'x\n'.repeat(19_000_000)],
  ['one line with 12 million values', () => line(`"x":${listOf(12_000_000, '0')}`)],
  ['19 lines with a million values each', () => line(`"x":${listOf(990_000, '0')}`).repeat(19)],
  [
    '210 lines with 90,000 levels each',
    () => line(`"x":${'['.repeat(90_000)}${']'.repeat(90_000)}`).repeat(210),
  ],
  ['200,000 events of no run that is whole', () => line(TESTS).repeat(200_000)],
  ['250,000 lines that are no events of their kind', () => line('').repeat(250_000)],
  ['50,000 runs', () => Array.from({ length: 50_000 }, (_, at) => line(TESTS, `${at}`)).join('')],
  ['250,000 lines of words', () => `${'word '.repeat(30)}\n`.repeat(250_000)],
  ['one line of 38 MB', () => 'x'.repeat(38_000_000)],
];

for (const [at, [what, text]] of TRACES.entries())
  attack(`A21${'jklmnopqr'[at]}`, `a forged trace: ${what}`, () =>
    evidence(readForged('trace.jsonl', text())),
  );

const MAX_PEAK_MIB = 350;
const BOMB_BYTES = 400_000_000;
const JSON_TYPE = { 'content-type': 'application/json' };
const EVENTS_TYPE = { 'content-type': 'text/event-stream' };
const EVENT = `data: {"a":"${'x'.repeat(1000)}"}\n\n`;

/** A body of 400 MB that is sent in some 400 KB: packed bodies may follow one another. */
const gzipBomb = (piece: string): Buffer => {
  const packed = gzipSync(piece.repeat(Math.ceil(4_000_000 / piece.length)));
  return Buffer.concat(Array.from({ length: BOMB_BYTES / 4_000_000 }, () => packed));
};

const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const BOMBS: readonly (readonly [string, () => Buffer, number, Readonly<Record<string, string>>])[] = [
  ['gzip, JSON', () => gzipBomb(' '), 200, { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  ['gzip, one event', () => gzipBomb('x'), 200, { ...EVENTS_TYPE, 'content-encoding': 'gzip' }],
  ['gzip, many events', () => gzipBomb(EVENT), 200, { ...EVENTS_TYPE, 'content-encoding': 'gzip' }],
  ['gzip, an error', () => gzipBomb(' '), 503, { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  [
    'br, JSON',
    () => brotliCompressSync(Buffer.alloc(BOMB_BYTES, ' '), QUICKLY),
    200,
    { ...JSON_TYPE, 'content-encoding': 'br' },
  ],
];

for (const [at, [what, bomb, status, headers]] of BOMBS.entries())
  attack(`M01${'abcde'[at]}`, `400 MB in a small packed reply: ${what}`, async () => {
    const act = text(status, bomb(), headers);
    await using endpoint = await endpointThat(act, act, act, failing(401, 'no'));
    // In a process of its own: the bundle's.
    await using world = await createJavaScriptWorld({ script: [], inputs: { sandbox: 'off' } });
    let peakMiB = 0;
    let timer: NodeJS.Timeout | undefined;
    const { outputs } = await raid(world, {
      inputs: { 'openai-base-url': endpoint.baseUrl, solver: 'model' },
      onStart: (_kill, pid) => {
        timer = setInterval(() => {
          peakMiB = readPeakMiB(pid) ?? peakMiB;
        }, 10);
      },
    }).finally(() => clearInterval(timer));
    expect(outputs['outcome']).toBe('model_error');
    expect(endpoint.received).toHaveLength(4);
    expect(peakMiB).toBeGreaterThan(50);
    expect(peakMiB).toBeLessThan(MAX_PEAK_MIB);
    return `${Math.round(peakMiB)} MiB at most`;
  });
