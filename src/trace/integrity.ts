import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { unsealLine } from './chain.ts';
import { type FileLine, readLines } from './file-lines.ts';
import { type Finding, RunChain } from './run-chain.ts';
import { parseLine } from './trace-line.ts';

export type { Finding };

export interface RunVerification {
  readonly runId: string;
  /** Lines of the run that could be read. */
  readonly events: number;
  readonly findings: readonly Finding[];
}

/** What the hash chains of a trace file say. No finding anywhere: every line is the one that was written, where it was written. */
export interface Verification {
  /** Of the file's bytes, in hex: who made the chain anew after a change is found by this alone. */
  readonly sha256: string;
  readonly runs: readonly RunVerification[];
  /** Lines of no run: they could not be read. */
  readonly strays: readonly Finding[];
}

/** Checks a trace file. Throws what the file system throws. */
export async function verifyTrace(path: string): Promise<Verification> {
  const chains = new Map<string, RunChain>();
  const strays: Finding[] = [];
  for await (const line of readLines(path)) {
    const reason = followLine(line, chains);
    if (reason !== null) strays.push({ kind: 'unreadable', line: line.number, reason });
  }
  const runs = [...chains].map(([runId, chain]) => ({
    runId,
    events: chain.events,
    findings: chain.findings(),
  }));
  return { sha256: await sha256OfFile(path), runs, strays };
}

/** All findings, in the order of the file. */
export function findingsOf({ runs, strays }: Verification): readonly Finding[] {
  return [...strays, ...runs.flatMap(({ findings }) => findings)].toSorted((a, b) => a.line - b.line);
}

/** The sha256 of a file's bytes, in hex; the pull request names the trace by it. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** Adds the line to the chain of its run; gives the reason when no run can be told. */
function followLine(line: FileLine, chains: Map<string, RunChain>): string | null {
  if (line.kind === 'unreadable') return line.reason;
  if (line.text.trim() === '') return 'empty';
  const parsed = parseLine(line.text);
  if (parsed.kind === 'bad') return line.isWhole ? parsed.reason : 'cut short';
  const { run_id: runId, seq, kind } = parsed.line;
  const chain = chains.get(runId) ?? new RunChain();
  chains.set(runId, chain);
  const sealed = unsealLine(line.text);
  if (sealed === null) chain.find({ kind: 'changed', line: line.number, reason: MISPLACED });
  else chain.follow({ line: line.number, seq, kind, ...sealed });
  return null;
}

const MISPLACED = 'changed: its hash is not its last member';
