import { blobId } from './blob-id.ts';
import type { Repository } from './find-repository.ts';
import { explainStart, type GitProcess, spawnGit } from './git.ts';

/** A blob's bytes, or why they are not to be had. */
export type BlobContent =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'too_large'; readonly size: number }
  /** Not in this clone: it was made with a filter, and nothing is fetched. */
  | { readonly kind: 'absent' };

/**
 * Reads blobs by id through long-lived `git cat-file` processes, started when first needed: a process for
 * each tool call would cost more than all the rest of the call.
 */
export class GitObjects {
  readonly #repository: Repository;
  #sizes: Batch | null = null;
  #contents: Batch | null = null;

  constructor(repository: Repository) {
    this.#repository = repository;
  }

  /** For searches, which ask for a great many: `read` makes git send a blob that is then refused for its size. */
  async size(id: string): Promise<number | null> {
    this.#sizes ??= new Batch(this.#repository, '--batch-check');
    return (await this.#sizes.ask(id, 0))?.size ?? null;
  }

  /**
   * The content, checked against its id: git does not check an object that it reads, and a test that wrote
   * into `.git/objects` would otherwise change the base under our feet. A larger one is not kept in memory.
   */
  async read(id: string, maxBytes: number): Promise<BlobContent> {
    this.#contents ??= new Batch(this.#repository, '--batch');
    const answer = await this.#contents.ask(id, maxBytes);
    if (answer === null) return { kind: 'absent' };
    const { content: bytes, size } = answer;
    if (bytes === null) return { kind: 'too_large', size };
    if (blobId(bytes, id.length) === id) return { kind: 'bytes', bytes };
    throw new Error(`object ${id} of ${this.#repository.gitDir} is damaged: its content has another id`);
  }

  async close(): Promise<void> {
    await Promise.all([this.#sizes?.close(), this.#contents?.close()]);
  }
}

interface BatchAnswer {
  readonly size: number;
  /** null when it is larger than what was asked for. */
  readonly content: Buffer | null;
}

interface Question {
  readonly maxBytes: number;
  resolve(answer: BatchAnswer | null): void;
  reject(error: Error): void;
}

/** One cat-file process: an id a line goes in, answers come out in order: https://git-scm.com/docs/git-cat-file#_batch_output */
class Batch {
  readonly #process: GitProcess;
  readonly #hasContent: boolean;
  readonly #ended: Promise<void>;
  readonly #questions: Question[] = [];
  #next = 0;
  #failure: Error | null = null;
  #header = '';
  /** The content being received, with the line feed that follows it; `bytes` is null for one that is passed over. */
  #body: { readonly size: number; readonly bytes: Buffer | null; filled: number } | null = null;

  constructor(repository: Repository, mode: '--batch' | '--batch-check') {
    this.#hasContent = mode === '--batch';
    // Large blobs are streamed instead of loaded: most of them are only passed over.
    const args = ['-c', 'core.bigFileThreshold=1m', 'cat-file', mode];
    this.#process = spawnGit(repository.gitDir, args, repository.gitDir);
    this.#process.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#process.stderr.resume();
    this.#process.stdin.on('error', () => {});
    this.#ended = new Promise((resolve) => {
      this.#process.once('error', (error) => {
        this.#fail(explainStart(error));
        resolve();
      });
      this.#process.once('close', (code) => {
        this.#fail(new Error(`git cat-file ended (${code}) on ${repository.gitDir}`));
        resolve();
      });
    });
  }

  ask(id: string, maxBytes: number): Promise<BatchAnswer | null> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      this.#questions.push({ maxBytes, resolve, reject });
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
    const digits = /^[0-9a-f]+ \w+ (\d+)$/.exec(header)?.[1];
    if (digits === undefined) this.#answer(null);
    else this.#startBody(Number(digits));
    return end + 1;
  }

  #startBody(size: number): void {
    if (!this.#hasContent) {
      this.#answer({ size, content: null });
      return;
    }
    const isWanted = size <= (this.#questions[this.#next]?.maxBytes ?? 0);
    this.#body = { size, bytes: isWanted ? Buffer.allocUnsafe(size + 1) : null, filled: 0 };
  }

  #readBody(chunk: Buffer, offset: number): number {
    if (this.#body === null) return offset;
    const { size, bytes, filled } = this.#body;
    const taken = Math.min(size + 1 - filled, chunk.length - offset);
    if (bytes !== null) chunk.copy(bytes, filled, offset, offset + taken);
    this.#body.filled += taken;
    if (this.#body.filled === size + 1) {
      this.#body = null;
      this.#answer({ size, content: bytes?.subarray(0, -1) ?? null });
    }
    return offset + taken;
  }

  #answer(answer: BatchAnswer | null): void {
    this.#questions[this.#next]?.resolve(answer);
    this.#next += 1;
    if (this.#next < 1024) return;
    this.#questions.splice(0, this.#next);
    this.#next = 0;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const question of this.#questions.splice(this.#next)) question.reject(error);
  }
}
