import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { checkCounts, type FileLine, parseLine, readLines } from './reader.ts';
import { CHAIN_START, chainHash, unsealLine } from './writer.ts';

interface RunVerification {
  readonly runId: string;
  /** Lines of the run that could be read. */
  readonly events: number;
  readonly findings: readonly Finding[];
}

/** What the hash chains of a trace file say. Without any finding, every line stands unchanged where its run wrote it. */
interface Verification {
  /** The sha256 of the file's bytes, in hex: nothing else reveals a chain of hashes that somebody computed anew after a change. */
  readonly sha256: string;
  readonly runs: readonly RunVerification[];
  /** Findings on lines that could not be read, so that no run can be named. */
  readonly strays: readonly Finding[];
  /** All findings on the file, in the order of its lines. */
  readonly findings: readonly Finding[];
}

/** Checks a trace file. Throws what the file system throws. */
export async function verifyTrace(path: string): Promise<Verification> {
  const chains = new Map<string, RunChain>();
  const strays: Finding[] = [];
  for await (const line of readLines(path)) {
    const reason = followLine(line, chains);
    if (reason !== null) strays.push({ kind: 'unreadable', line: line.number, reason });
    checkCounts(path, { runs: chains.size, bad: strays.length });
  }
  const runs = [...chains].map(([runId, chain]) => ({
    runId,
    events: chain.events,
    findings: chain.findings(),
  }));
  const findings = [...strays, ...runs.flatMap((run) => run.findings)].toSorted((a, b) => a.line - b.line);
  return { sha256: await sha256OfFile(path), runs, strays, findings };
}

/** The sha256 of a file's bytes, in hex; the pull request names the trace by it. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** Adds the line to the chain of its run; returns the reason when no run can be recognised. */
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

/** What can be wrong with a line. `unended` alone may be innocent: a killed run looks the same as one whose end was removed. */
type FindingKind =
  | 'changed'
  | 'missing_before'
  | 'reordered'
  | 'repeated'
  | 'after_end'
  | 'unended'
  | 'unreadable';

/** A line that is not what its run wrote there; the reason is for people. */
interface Finding {
  readonly kind: FindingKind;
  readonly line: number;
  readonly reason: string;
}

/** A line of a run, taken apart: `content` is its text without the hash member. */
interface ChainLine {
  readonly line: number;
  readonly seq: number;
  readonly kind: string;
  readonly content: string;
  readonly hash: string;
}

/**
 * Events that belong before `line` and did not stand there: those with a `seq` from `from` to before `until`. `late`: the first
 * of them that came after all.
 */
interface SeqGap {
  readonly line: number;
  readonly from: number;
  readonly until: number;
  late: { readonly line: number; readonly seq: number } | null;
}

class RunChain {
  events = 0;
  readonly #findings: Finding[] = [];
  readonly #gaps: SeqGap[] = [];
  /**
   * The hashes that the next line may follow: the one stored in the line before, and the one computed for it where they
   * differ. So a line of which only the hash was changed is the only one reported.
   */
  #before: readonly string[] = [CHAIN_START];
  #next = 0;
  #lastLine = 0;
  #hasEnded = false;

  follow(line: ChainLine): void {
    this.events++;
    this.#lastLine = line.line;
    if (this.#hasEnded)
      this.find({ kind: 'after_end', line: line.line, reason: 'stands after the run_end of its run' });
    if (line.kind === 'run_end') this.#hasEnded = true;
    if (line.seq < this.#next) this.#turnUp(line);
    else this.#goOn(line);
  }

  find(finding: Finding): void {
    this.#findings.push(finding);
  }

  findings(): readonly Finding[] {
    const found = [...this.#findings, ...this.#gaps.map(gapFinding)];
    if (this.events > 0 && !this.#hasEnded)
      found.push({ kind: 'unended', line: this.#lastLine, reason: NO_END });
    return found.toSorted((a, b) => a.line - b.line);
  }

  #goOn({ line, seq, content, hash }: ChainLine): void {
    const isNext = seq === this.#next;
    const computed = this.#before.map((before) => chainHash(before, content));
    if (!isNext) this.#leap(line, seq);
    else if (!computed.includes(hash)) this.find({ kind: 'changed', line, reason: CHANGED });
    this.#before = [...new Set([hash, ...computed])].slice(0, 2);
    this.#next = seq + 1;
  }

  #leap(line: number, until: number): void {
    if (this.#gaps.length < MAX_GAPS) this.#gaps.push({ line, from: this.#next, until, late: null });
  }

  #turnUp({ line, seq }: ChainLine): void {
    const gap = this.#gaps.find(({ from, until }) => from <= seq && seq < until);
    if (gap === undefined)
      this.find({ kind: 'repeated', line, reason: `event ${seq} stands here a second time` });
    else gap.late ??= { line, seq };
  }
}

/** The most gaps that are searched for a late event: a file with more has nothing left to prove, and the search would take too long. */
const MAX_GAPS = 1000;
const CHANGED = 'changed: its hash does not follow from its text and the line before';
const NO_END = 'no run_end follows: the run was killed, or its end was removed';

function gapFinding({ line, from, until, late }: SeqGap): Finding {
  if (late !== null) {
    const reason = `reordered: event ${late.seq} belongs before this line and stands in line ${late.line}`;
    return { kind: 'reordered', line, reason };
  }
  const missing = until - from === 1 ? `event ${from} is` : `events ${from} to ${until - 1} are`;
  return {
    kind: 'missing_before',
    line,
    reason: `${missing} missing before this line: removed, or unreadable`,
  };
}
