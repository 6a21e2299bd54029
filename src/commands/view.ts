import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { pageParts } from '../page/page.ts';
import { loadPageRun } from '../page/page-run.ts';
import { defineCommand, filled, flag } from './flags.ts';
import { checkTraceFile } from './io.ts';

const ViewFlags = z.object({
  trace: flag(filled.default('runs/trace.jsonl'), { value: 'FILE', help: 'the trace' }),
  run: flag(filled.optional(), { value: 'ID', help: 'which run; needed when the file holds several' }),
  out: flag(filled.default('trace.html'), { value: 'FILE', help: 'where the page goes' }),
});

/** `agent-fix view`. */
export const viewCommand = defineCommand(
  {
    name: 'agent-fix view',
    about: 'turns one run of a trace into a page that needs no network.',
    flags: ViewFlags,
  },
  async ({ trace, run = null, out }, io) => {
    checkTraceFile(trace);
    const page = await loadPageRun(trace, run);
    await writePage(page, out);
    for (const { line, reason } of page.problems) io.stderr(`agent-fix: ${trace}:${line}: ${reason}\n`);
    io.stdout(`Wrote ${out}\n`);
    return 0;
  },
);

/** Piece by piece, so that a long run's page never stands in memory whole. */
export async function writePage(page: Parameters<typeof pageParts>[0], path: string): Promise<void> {
  mkdirSync(dirname(resolve(path)), { recursive: true });
  await pipeline(Readable.from(pageParts(page)), createWriteStream(path));
}
