import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { assertNever } from '../core/errors.ts';
import { type GitProcess, type KnownPatience, type Patience, patienceMs, spawnGit } from './git.ts';
import type { Repository } from './repository.ts';

const CHUNK_BYTES = 1024 * 1024;

/** git's id of a file's content, in the hash that the repository uses: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function blobId(bytes: Uint8Array, idLength: number): string {
  return startBlob(bytes.length, idLength).update(bytes).digest('hex');
}

/** The same for a regular file on the disk, a piece at a time: test data may be larger than memory should be. */
export function blobIdOfFile(path: string, idLength: number): string {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const hash = startBlob(size, idLength);
    const chunk = Buffer.allocUnsafe(Math.min(size, CHUNK_BYTES));
    for (let at = 0; at < size; ) {
      const read = readSync(file, chunk, 0, chunk.length, at);
      if (read === 0) break;
      hash.update(chunk.subarray(0, read));
      at += read;
    }
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}

const startBlob = (size: number, idLength: number): Hash =>
  createHash(idLength === 64 ? 'sha256' : 'sha1').update(`blob ${size}\0`);

/** A blob's bytes, or why they are not to be had. */
export type BlobContent =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'too_large'; readonly size: number }
  /** `why` is for the model: not in this clone, damaged, no git to read it. */
  | { readonly kind: 'unreadable'; readonly why: string };

/** How long git may be silent over a question. Blobs of a cold disk take a second; a FIFO in an object's place takes for ever. */
const MAX_SILENCE_MS = 30_000;
/** A process that was told to end has this long for it. */
const MAX_ENDING_MS = 1_000;

/**
 * Reads blobs by id through a long-lived `git cat-file` process, started when first needed: a process for each tool call
 * would cost more than all the rest of the call. One that a test has killed is started again.
 */
export class GitObjects {
  readonly #repository: Repository;
  readonly #patience: KnownPatience;
  #batch: Batch | null = null;
  /** Set once git has been silent too long: the next question may hang as well, and a search asks thousands. */
  #hasStalled = false;

  constructor(repository: Repository, { timeoutMs = MAX_SILENCE_MS, ...patience }: Patience = {}) {
    this.#repository = repository;
    this.#patience = { ...patience, timeoutMs };
  }

  /**
   * The content, checked against its id: git does not check an object that it reads, and a test that wrote
   * into `.git/objects` would otherwise change the base under our feet. A larger one is not kept in memory.
   */
  async read(id: string, maxBytes: number): Promise<BlobContent> {
    const first = await this.#ask(id, maxBytes);
    const answer = first.kind === 'ended' ? await this.#ask(id, maxBytes) : first;
    switch (answer.kind) {
      case 'missing':
        return { kind: 'unreadable', why: 'its content is not in this clone of the repository' };
      case 'ended':
        return { kind: 'unreadable', why: 'git cannot read it' };
      case 'stalled':
        this.#hasStalled = true;
        return { kind: 'unreadable', why: 'git did not answer: its directory was tampered with' };
      case 'blob': {
        const { size, content: bytes } = answer;
        if (bytes === null) return { kind: 'too_large', size };
        if (blobId(bytes, id.length) === id) return { kind: 'bytes', bytes };
        return { kind: 'unreadable', why: 'its object in the git directory is damaged' };
      }
      default:
        return assertNever(answer);
    }
  }

  async close(): Promise<void> {
    await this.#batch?.close();
  }

  async #ask(id: string, maxBytes: number): Promise<BatchAnswer> {
    if (this.#hasStalled) return { kind: 'stalled' };
    if (this.#batch === null || this.#batch.hasEnded)
      this.#batch = new Batch(this.#repository, this.#patience);
    return this.#batch.ask(id, maxBytes);
  }
}

type BatchAnswer =
  /** `content` is null when it is larger than what was asked for. */
  | { readonly kind: 'blob'; readonly size: number; readonly content: Buffer | null }
  | { readonly kind: 'missing' }
  /** The process is no more. */
  | { readonly kind: 'ended' }
  /** It said nothing for too long. */
  | { readonly kind: 'stalled' };

interface BlobQuestion {
  readonly maxBytes: number;
  resolve(answer: BatchAnswer): void;
}

/** The content being received, with the line feed that follows it; `bytes` is null for one that is passed over. */
interface BlobBody {
  readonly size: number;
  readonly isBlob: boolean;
  readonly bytes: Buffer | null;
  filled: number;
}

/** One cat-file process: an id a line goes in, answers come out in order: https://git-scm.com/docs/git-cat-file#_batch_output */
class Batch {
  hasEnded = false;
  readonly #process: GitProcess;
  readonly #ended: Promise<void>;
  readonly #patience: KnownPatience;
  #questions: BlobQuestion[] = [];
  /** How many of the questions are answered. */
  #answered = 0;
  #header = '';
  #body: BlobBody | null = null;
  /** Runs while a question is open. */
  #timer: NodeJS.Timeout | null = null;

  constructor(repository: Repository, patience: KnownPatience) {
    this.#patience = patience;
    // Large blobs are streamed instead of loaded: most of them are only passed over.
    const args = ['-c', 'core.bigFileThreshold=1m', 'cat-file', '--batch'];
    this.#process = spawnGit(repository.gitDir, args, repository.root);
    this.#process.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#process.stderr.resume();
    this.#process.stdin.on('error', () => {});
    const hurry = () => {
      if (this.#timer !== null) this.#startTimer();
    };
    patience.signal?.addEventListener('abort', hurry, { once: true });
    this.#ended = new Promise((resolve) => {
      const end = () => {
        patience.signal?.removeEventListener('abort', hurry);
        this.#end('ended');
        resolve();
      };
      this.#process.once('error', end).once('close', end);
    });
  }

  ask(id: string, maxBytes: number): Promise<BatchAnswer> {
    if (this.hasEnded) return Promise.resolve({ kind: 'ended' });
    return new Promise((resolve) => {
      this.#questions.push({ maxBytes, resolve });
      if (this.#timer === null) this.#startTimer();
      this.#process.stdin.write(`${id}\n`);
    });
  }

  async close(): Promise<void> {
    this.#process.stdin.end();
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), MAX_ENDING_MS);
    await this.#ended;
    clearTimeout(timer);
  }

  #receive(chunk: Buffer): void {
    this.#timer?.refresh();
    let offset = 0;
    while (offset < chunk.length) {
      offset =
        this.#body === null ? this.#readHeader(chunk, offset) : this.#readBody(this.#body, chunk, offset);
    }
  }

  #readHeader(chunk: Buffer, offset: number): number {
    const end = chunk.indexOf(10, offset);
    this.#header += chunk.toString('latin1', offset, end === -1 ? chunk.length : end);
    if (end === -1) return chunk.length;
    const [, type, length] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(this.#header) ?? [];
    this.#header = '';
    if (length === undefined) this.#answer({ kind: 'missing' });
    else {
      const [size, isBlob] = [Number(length), type === 'blob'];
      const isWanted = isBlob && size <= (this.#questions[this.#answered]?.maxBytes ?? 0);
      this.#body = { size, isBlob, bytes: isWanted ? Buffer.allocUnsafe(size + 1) : null, filled: 0 };
    }
    return end + 1;
  }

  #readBody(body: BlobBody, chunk: Buffer, offset: number): number {
    const taken = Math.min(body.size + 1 - body.filled, chunk.length - offset);
    body.bytes?.set(chunk.subarray(offset, offset + taken), body.filled);
    body.filled += taken;
    if (body.filled === body.size + 1) {
      this.#body = null;
      const content = body.bytes?.subarray(0, -1) ?? null;
      this.#answer(body.isBlob ? { kind: 'blob', size: body.size, content } : { kind: 'missing' });
    }
    return offset + taken;
  }

  #answer(answer: BatchAnswer): void {
    this.#questions[this.#answered]?.resolve(answer);
    this.#answered += 1;
    if (this.#answered < this.#questions.length) return;
    this.#questions = [];
    this.#answered = 0;
    this.#stopTimer();
  }

  #end(kind: 'ended' | 'stalled'): void {
    this.hasEnded = true;
    this.#stopTimer();
    for (const question of this.#questions.slice(this.#answered)) question.resolve({ kind });
    this.#questions = [];
  }

  #startTimer(): void {
    this.#stopTimer();
    const stall = () => {
      this.#process.kill('SIGKILL');
      this.#end('stalled');
    };
    this.#timer = setTimeout(stall, patienceMs(this.#patience));
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
