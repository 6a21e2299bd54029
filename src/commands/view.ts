import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { pageParts } from '../page/page.ts';
import { loadPageRun } from '../page/page-run.ts';
import { listRuns } from '../trace/reader.ts';
import { defineCommand, filled, flag } from './flags.ts';
import { type Io, TRACE_TO_READ, traceToRead } from './io.ts';

const ViewFlags = z.object({
  trace: TRACE_TO_READ,
  run: flag(filled.optional(), { value: 'ID', help: 'which run (default: the newest)' }),
  out: flag(filled.optional(), {
    value: 'FILE',
    help: 'where the page goes (default: trace.html, beside the trace where --trace is not given)',
  }),
});

/** `agent-fix view`. */
export const viewCommand = defineCommand(
  {
    name: 'agent-fix view',
    about: 'turns one run of a trace into a page that needs no network.',
    flags: ViewFlags,
  },
  async ({ trace: given, run, out: wanted }, io) => {
    const trace = traceToRead(given);
    const out = wanted ?? (given === undefined ? join(dirname(trace), 'trace.html') : 'trace.html');
    const page = await loadPageRun(trace, run ?? (await newestRun(trace, io)));
    await writePage(page, out);
    for (const { line, reason } of page.problems) io.stderr(`agent-fix: ${trace}:${line}: ${reason}\n`);
    io.stdout(`Wrote ${out}\n`);
    return 0;
  },
);

/** null: the file holds none. Says which of several it is. */
async function newestRun(trace: string, io: Pick<Io, 'stderr'>): Promise<string | null> {
  const runs = await listRuns(trace, () => {});
  const newest = runs.at(-1)?.runId ?? null;
  if (runs.length > 1)
    io.stderr(
      `agent-fix: ${trace} holds ${runs.length} runs, and ${newest} is the newest; another: --run ID\n`,
    );
  return newest;
}

/** Piece by piece, so that a long run's page never stands in memory whole. */
export async function writePage(page: Parameters<typeof pageParts>[0], path: string): Promise<void> {
  mkdirSync(dirname(resolve(path)), { recursive: true });
  await pipeline(Readable.from(pageParts(page)), createWriteStream(path));
}
