import { assertNever } from '../agent/assert-never.ts';
import { blobId } from './blob-id.ts';
import type { Repository } from './find-repository.ts';
import { type GitProcess, spawnGit } from './git.ts';

/** A blob's bytes, or why they are not to be had. */
export type BlobContent =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'too_large'; readonly size: number }
  /** `why` is for the model: not in this clone, damaged, no git to read it. */
  | { readonly kind: 'unreadable'; readonly why: string };

/**
 * Reads blobs by id through long-lived `git cat-file` processes, started when first needed: a process for
 * each tool call would cost more than all the rest of the call. One that a test has killed is started again.
 */
export class GitObjects {
  readonly #repository: Repository;
  readonly #batches = new Map<BatchMode, Batch>();

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** For searches, which ask for a great many: `read` makes git send a blob that is then refused for its size. */
  async size(id: string): Promise<number | null> {
    const answer = await this.#ask('--batch-check', id, 0);
    return answer.kind === 'blob' ? answer.size : null;
  }

  /**
   * The content, checked against its id: git does not check an object that it reads, and a test that wrote
   * into `.git/objects` would otherwise change the base under our feet. A larger one is not kept in memory.
   */
  async read(id: string, maxBytes: number): Promise<BlobContent> {
    const answer = await this.#ask('--batch', id, maxBytes);
    switch (answer.kind) {
      case 'missing':
        return { kind: 'unreadable', why: 'its content is not in this clone of the repository' };
      case 'ended':
        return { kind: 'unreadable', why: 'git cannot read it' };
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
    await Promise.all([...this.#batches.values()].map((batch) => batch.close()));
  }

  async #ask(mode: BatchMode, id: string, maxBytes: number): Promise<BatchAnswer> {
    const answer = await this.#batch(mode).ask(id, maxBytes);
    return answer.kind === 'ended' ? await this.#batch(mode).ask(id, maxBytes) : answer;
  }

  #batch(mode: BatchMode): Batch {
    const running = this.#batches.get(mode);
    if (running !== undefined && !running.hasEnded) return running;
    const batch = new Batch(this.#repository, mode);
    this.#batches.set(mode, batch);
    return batch;
  }
}

/** Sizes come from a process of their own: `--batch` sends a blob as soon as it is named, however large it is. */
type BatchMode = '--batch' | '--batch-check';

type BatchAnswer =
  /** `content` is null when it is larger than what was asked for. */
  | { readonly kind: 'blob'; readonly size: number; readonly content: Buffer | null }
  | { readonly kind: 'missing' }
  /** The process is no more. */
  | { readonly kind: 'ended' };

interface Question {
  readonly maxBytes: number;
  resolve(answer: BatchAnswer): void;
}

/** The content being received, with the line feed that follows it; `bytes` is null for one that is passed over. */
interface Body {
  readonly size: number;
  readonly isBlob: boolean;
  readonly bytes: Buffer | null;
  filled: number;
}

/** One cat-file process: an id a line goes in, answers come out in order: https://git-scm.com/docs/git-cat-file#_batch_output */
class Batch {
  hasEnded = false;
  readonly #process: GitProcess;
  readonly #mode: BatchMode;
  readonly #ended: Promise<void>;
  readonly #questions: Question[] = [];
  #next = 0;
  #header = '';
  #body: Body | null = null;

  constructor(repository: Repository, mode: BatchMode) {
    this.#mode = mode;
    // Large blobs are streamed instead of loaded: most of them are only passed over.
    const args = ['-c', 'core.bigFileThreshold=1m', 'cat-file', mode];
    this.#process = spawnGit(repository.gitDir, args, repository.root);
    this.#process.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#process.stderr.resume();
    this.#process.stdin.on('error', () => {});
    this.#ended = new Promise((resolve) => {
      const end = () => {
        this.#end();
        resolve();
      };
      this.#process.once('error', end).once('close', end);
    });
  }

  ask(id: string, maxBytes: number): Promise<BatchAnswer> {
    if (this.hasEnded) return Promise.resolve({ kind: 'ended' });
    return new Promise((resolve) => {
      this.#questions.push({ maxBytes, resolve });
      this.#process.stdin.write(`${id}\n`);
    });
  }

  close(): Promise<void> {
    this.#process.stdin.end();
    return this.#ended;
  }

  #receive(chunk: Buffer): void {
    let offset = 0;
    while (offset < chunk.length) {
      offset = this.#body === null ? this.#readHeader(chunk, offset) : this.#readBody(chunk, offset);
    }
  }

  #readHeader(chunk: Buffer, offset: number): number {
    const end = chunk.indexOf(10, offset);
    if (end === -1) {
      this.#header += chunk.toString('latin1', offset);
      return chunk.length;
    }
    const header = this.#header + chunk.toString('latin1', offset, end);
    this.#header = '';
    const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(header) ?? [];
    if (size === undefined) this.#answer({ kind: 'missing' });
    else this.#start(Number(size), type === 'blob');
    return end + 1;
  }

  #start(size: number, isBlob: boolean): void {
    if (this.#mode === '--batch-check') {
      this.#answer(isBlob ? { kind: 'blob', size, content: null } : { kind: 'missing' });
      return;
    }
    const isWanted = isBlob && size <= (this.#questions[this.#next]?.maxBytes ?? 0);
    this.#body = { size, isBlob, bytes: isWanted ? Buffer.allocUnsafe(size + 1) : null, filled: 0 };
  }

  #readBody(chunk: Buffer, offset: number): number {
    if (this.#body === null) return offset;
    const { size, isBlob, bytes, filled } = this.#body;
    const taken = Math.min(size + 1 - filled, chunk.length - offset);
    if (bytes !== null) chunk.copy(bytes, filled, offset, offset + taken);
    this.#body.filled += taken;
    if (this.#body.filled === size + 1) {
      this.#body = null;
      const content = bytes?.subarray(0, -1) ?? null;
      this.#answer(isBlob ? { kind: 'blob', size, content } : { kind: 'missing' });
    }
    return offset + taken;
  }

  #answer(answer: BatchAnswer): void {
    this.#questions[this.#next]?.resolve(answer);
    this.#next += 1;
    if (this.#next < 1024) return;
    this.#questions.splice(0, this.#next);
    this.#next = 0;
  }

  #end(): void {
    this.hasEnded = true;
    for (const question of this.#questions.splice(this.#next)) question.resolve({ kind: 'ended' });
  }
}
