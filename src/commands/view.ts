import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { pageParts } from '../page/page.ts';
import { loadPageRun } from '../page/page-run.ts';
import type { Io } from './io.ts';
import { checkTraceFile } from './trace-file.ts';

const USAGE = `agent-fix view: turns one run of a trace into a page that needs no network.

  --trace FILE   the trace (default: runs/trace.jsonl)
  --run ID       which run; needed when the file holds several
  --out FILE     where the page goes (default: trace.html)
`;

/** `agent-fix view`. */
export async function viewCommand(args: readonly string[], io: Io): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      trace: { type: 'string', default: 'runs/trace.jsonl' },
      run: { type: 'string' },
      out: { type: 'string', default: 'trace.html' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    io.stdout(USAGE);
    return 0;
  }
  checkTraceFile(values.trace);
  const page = await loadPageRun(values.trace, values.run ?? null);
  await writePage(page, values.out);
  for (const { line, reason } of page.problems) io.stderr(`agent-fix: ${values.trace}:${line}: ${reason}\n`);
  io.stdout(`Wrote ${values.out}\n`);
  return 0;
}

/** Piece by piece, so that a long run's page never stands in memory whole. */
export async function writePage(page: Parameters<typeof pageParts>[0], path: string): Promise<void> {
  mkdirSync(dirname(resolve(path)), { recursive: true });
  await pipeline(Readable.from(pageParts(page)), createWriteStream(path));
}
