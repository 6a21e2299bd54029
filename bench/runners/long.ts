import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { FileReports, readTestOutput } from '../../src/runners/all-runners.ts';
import { KeptLines } from '../../src/runners/kept-lines.ts';

// How long it takes to read 100 MB of each form, and how much memory: `node bench/runners/long.ts [NAME]`. Each recorded output is
// made long in the ways in which outputs get long, and read in a process of its own.

const LONG = 100 * 1024 * 1024;
const PIECE = 64 * 1024;
const MAX_MS = 5000;
const MAX_MIB = 64;

/** What makes an output long: much is printed in its middle, every line of it comes often, or all of it. */
const WAYS = ['noise', 'lines', 'whole'] as const;
type Way = (typeof WAYS)[number];

const OUTPUTS = new URL('../../test/runners/outputs/', import.meta.url);
const [only = '', way] = process.argv.slice(2);
if (way !== undefined) measure(only, way as Way);
else {
  const names = readdirSync(OUTPUTS).filter((name) => /\.(?:txt|xml)$/.test(name) && name.includes(only));
  console.log(
    `| output | ${WAYS.map((each) => `${each}: s, MiB`).join(' | ')} |\n|${'---|'.repeat(WAYS.length + 1)}`,
  );
  for (const name of names)
    console.log(`| ${[name, ...WAYS.map((each) => cellOf(name, each))].join(' | ')} |`);
}

function cellOf(name: string, each: Way): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), name, each],
    {
      encoding: 'utf8',
      timeout: 120_000,
    },
  );
  if (status !== 0) return `– (${stderr.trim().split('\n').at(-1) ?? 'too slow'})`;
  const [ms = 0, mib = 0] = stdout.split(' ').map(Number);
  if (ms > MAX_MS || mib > MAX_MIB) process.exitCode = 1;
  return `${ms > MAX_MS || mib > MAX_MIB ? '**' : ''}${(ms / 1000).toFixed(1)}, ${mib}`;
}

function measure(name: string, each: Way): void {
  setFlagsFromString('--semi-space-growth-factor=1'); // As the bundle does: scripts/build.ts.
  const text = readFileSync(new URL(name, OUTPUTS), 'utf8');
  const before = process.resourceUsage().maxRSS;
  const start = process.cpuUsage();
  if (name.endsWith('.xml')) new FileReports().add(name, longOf(text, each));
  else {
    const lines = new KeptLines();
    for (const part of longOf(text, each)) lines.add(Buffer.from(part));
    readTestOutput(lines.end());
  }
  console.log(cpuMs(start), Math.round((process.resourceUsage().maxRSS - before) / 1024));
}

/** The output, made long, in pieces as a pipe hands them on. */
function* longOf(text: string, each: Way): Generator<string> {
  const lines = text.split('\n').map((line) => `${line}\n`);
  const half = lines.length >> 1;
  const piecesOf = function* (part: string, length: number): Generator<string> {
    const block = part.repeat(Math.ceil(PIECE / part.length));
    for (let sent = 0; sent < length; sent += block.length) yield block;
  };
  if (each === 'whole') return yield* piecesOf(text, LONG);
  if (each === 'lines') {
    for (const line of lines) yield* piecesOf(line, LONG / lines.length);
    return;
  }
  yield lines.slice(0, half).join('');
  yield* piecesOf('INFO the service answered in 12 ms\n', LONG);
  yield lines.slice(half).join('');
}

/** Time of the processor, since other programs may run at the same time. */
function cpuMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return Math.round((user + system) / 1000);
}
