import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { openPage } from '../trace/trace.ts';
import { defineCommand, flag, notBlank, RECORD_FLAGS } from './flags.ts';
import { chooseRun, traceToRead } from './io.ts';

const ViewFlags = z.object({
  ...RECORD_FLAGS,
  out: flag(notBlank.optional(), {
    value: 'FILE',
    help: 'where the page goes (default: trace.html, beside the trace where --trace is not given)',
  }),
});

export const viewCommand = defineCommand(
  {
    name: 'agent-fix view',
    about: 'turns one run of a trace into a page that needs no network.',
    flags: ViewFlags,
  },
  async ({ trace: traceOption, run, out: wanted }, io) => {
    const trace = traceToRead(traceOption);
    const out = wanted ?? (traceOption === undefined ? join(dirname(trace), 'trace.html') : 'trace.html');
    const page = await openPage(trace, await chooseRun(trace, run, io));
    await writePage(page, out);
    for (const { line, reason } of page.problems) io.stderr(`agent-fix: ${trace}:${line}: ${reason}\n`);
    io.stdout(`Wrote ${out}\n`);
    return 0;
  },
);

/** Writes a page to a file, piece by piece, so that the page of a long run is never in memory as a whole. */
export async function writePage(page: { parts(): Iterable<string> }, path: string): Promise<void> {
  mkdirSync(dirname(resolve(path)), { recursive: true });
  await pipeline(Readable.from(page.parts()), createWriteStream(path));
}
