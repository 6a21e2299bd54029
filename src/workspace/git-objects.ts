import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { assertNever } from '../base/errors.ts';
import { parseDiff } from '../core/unified-diff.ts';
import {
  type GitProcess,
  type KnownPatience,
  type Patience,
  patienceMs,
  type Repository,
  spawnGit,
} from './git.ts';

const READ_BYTES = 1024 * 1024;

/** git's id of a file's content, in the hash that the repository uses: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
export function blobId(bytes: Uint8Array, idLength: number): string {
  return startBlob(bytes.length, idLength).update(bytes).digest('hex');
}

/** git's id of a regular file on the disk, read a piece at a time: test data may be too large for memory. */
export function blobIdOfFile(path: string, idLength: number): string {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const hash = startBlob(size, idLength);
    const chunk = Buffer.allocUnsafe(Math.min(size, READ_BYTES));
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

/** A blob's bytes, or why they cannot be read. */
export type BlobContent =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'too_large'; readonly size: number }
  /** `why` is for the model: not in this clone, damaged, no git to read it. */
  | { readonly kind: 'unreadable'; readonly why: string };

/** How long an answer of git may take. Blobs on a cold disk take a second; a FIFO in the place of an object never answers. */
const MAX_GIT_SILENCE_MS = 30_000;
/** How long a process may take to end after its input was closed. */
const MAX_ENDING_MS = 1_000;

/**
 * Reads blobs by id through one long-lived `git cat-file` process, which is started when first needed: a process for each tool
 * call would cost more than all the rest of the call. If a test has killed the process, it is started again.
 */
export class GitObjects {
  readonly #repository: Repository;
  readonly #patience: KnownPatience;
  #batch: Batch | null = null;
  /** True once git has not answered in time: no more questions are asked, since each may hang, and a search asks thousands. */
  #hasStalled = false;
  /** Nothing is read any more: work beside the tests may still ask when the run ends, and a new process would keep ours alive. */
  #isClosed = false;

  constructor(repository: Repository, { timeoutMs = MAX_GIT_SILENCE_MS, ...patience }: Patience = {}) {
    this.#repository = repository;
    this.#patience = { ...patience, timeoutMs };
  }

  /**
   * The content, checked against its id: git does not check an object that it reads, and a test that wrote
   * into `.git/objects` would otherwise change the base commit. Content above `maxBytes` is not kept in memory.
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
    this.#isClosed = true;
    await this.#batch?.close();
  }

  async #ask(id: string, maxBytes: number): Promise<BatchAnswer> {
    if (this.#isClosed) return { kind: 'ended' };
    if (this.#hasStalled) return { kind: 'stalled' };
    if (this.#batch === null || this.#batch.hasEnded)
      this.#batch = new Batch(this.#repository, this.#patience);
    return this.#batch.ask(id, maxBytes);
  }
}

type BatchAnswer =
  /** `content` is null when the object is larger than what was asked for. */
  | { readonly kind: 'blob'; readonly size: number; readonly content: Buffer | null }
  | { readonly kind: 'missing' }
  /** The process has ended. */
  | { readonly kind: 'ended' }
  /** The process did not answer in time. */
  | { readonly kind: 'stalled' };

/** The content that git is sending, and the line feed after it; `bytes` is null for content that is not wanted. */
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
  #questions: { readonly maxBytes: number; resolve(answer: BatchAnswer): void }[] = [];
  /** How many questions git has answered. */
  #answered = 0;
  #header = '';
  #body: BlobBody | null = null;
  /** Runs while a question is open. */
  #timer: NodeJS.Timeout | null = null;

  constructor(repository: Repository, patience: KnownPatience) {
    this.#patience = patience;
    // With this setting git streams blobs above 1 MB instead of loading them: most of these are not wanted.
    const args = ['-c', 'core.bigFileThreshold=1m', 'cat-file', '--batch'];
    this.#process = spawnGit(repository.gitDir, args, { cwd: repository.root });
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

export interface FilesFound {
  readonly paths: readonly string[];
  /** Why some files may be missing, as the middle of a sentence for the model; null: none is. */
  readonly problem: string | null;
}

/** No search in a repository that a runner can hold takes this long. */
const MAX_SEARCH_MS = 60_000;

// Binary and large files are searched too: the caller reads each file and says that it was skipped.
const LIST_FILES =
  'grep --files-with-matches --null --full-name --no-color --text --no-textconv --fixed-strings'.split(' ');

/**
 * Paths of the commit's files that hold a text, by `git grep`, which takes a fifth of the time of reading each file here. The paths
 * only say where to look: a test that wrote into `.git/objects` can hide a file from git, or add one that does not hold the text.
 * `folder`: '' is the root; `text`: taken literally, without line end or NUL.
 */
export async function filesHolding(
  repository: Repository,
  { commit, folder, text }: Readonly<Record<'commit' | 'folder' | 'text', string>>,
  { timeoutMs = MAX_SEARCH_MS, ...patience }: Patience = {},
): Promise<FilesFound> {
  const where = folder === '' ? [] : ['--', folder];
  const options = { ...patience, timeoutMs, cwd: repository.root };
  const answer = await repository
    .ask([...LIST_FILES, '-e', text, commit, ...where], options)
    .catch(() => null);
  // git's exit code 1: nothing was found.
  if (answer === null || answer.exitCode > 1)
    return { paths: [], problem: 'all files, which git did not search to the end,' };
  const names = answer.stdout.toString('utf8').split('\0').slice(0, -1);
  return {
    paths: names.map((name) => name.slice(commit.length + 1)),
    problem: answer.stderr === '' ? null : 'files that git could not read',
  };
}

interface PlacedCommit {
  readonly repository: Repository;
  readonly commit: string;
}

/** Which files of a commit are searched: those at these paths, or with these endings, in capitals or not. */
export type Searched = { readonly paths: readonly string[] } | { readonly endings: readonly string[] };

/**
 * Path → how many lines of the file, at the commit, hold one of the words as a whole word, binary files too. The files on disk are not
 * read. A search by endings reads most of a commit beside other work, so it takes one processor.
 */
export async function countLinesWith(
  { repository, commit }: PlacedCommit,
  words: readonly string[],
  searched: Searched | null = null,
): Promise<ReadonlyMap<string, number>> {
  if (words.length === 0) return new Map();
  // One pattern for all words: git searches fixed strings one after the other on every line, which takes thirty times as long.
  const any = words.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('|');
  // To tell binary files, git looks for attributes in every folder, which takes a third of the time.
  const args = 'grep --count -z --text --extended-regexp --word-regexp'.split(' ');
  const isByEnding = searched !== null && 'endings' in searched;
  const threads = isByEnding ? ['-c', 'grep.threads=1'] : [];
  const where = isByEnding
    ? searched.endings.map((ending) => `:(icase)*.${ending}`)
    : (searched?.paths ?? []);
  // A name of a file is no pattern.
  const env = { GIT_LITERAL_PATHSPECS: isByEnding ? '0' : '1' };
  const answer = await repository.ask([...threads, ...args, '-e', any, commit, '--', ...where], { env });
  // git's exit code 1: no line has any of the words.
  if (answer.exitCode !== 0) return new Map();
  const counts = new Map<string, number>();
  for (const [, path, count] of answer.stdout
    .toString('utf8')
    .matchAll(/[0-9a-f]{40,64}:([^\0]+)\0(\d+)\n/g)) {
    if (path !== undefined) counts.set(path, Number(count));
  }
  return counts;
}

/** Only the newest commits count as recent. */
const MAX_RECENT_COMMITS = 5;
const MAX_CHANGED_PATHS = 60;

/** Path → numbers of the lines that the newest commits wrote. A commit without a parent (end of a shallow clone) counts as no change. */
export async function recentLines(
  { repository, commit }: PlacedCommit,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const found = new Map<string, Set<number>>();
  if (paths.length === 0) return found;
  const range = ['--min-parents=1', `--max-count=${MAX_RECENT_COMMITS}`, commit];
  const diff =
    '--format= --unified=0 --no-renames --no-ext-diff --no-textconv --no-color --src-prefix=a/ --dst-prefix=b/';
  const args = ['log', ...diff.split(' '), ...range, '--', ...paths.slice(0, MAX_CHANGED_PATHS)];
  const answer = await repository.ask(args);
  if (answer.exitCode !== 0) return found;
  for (const { path, hunks } of parseDiff(answer.stdout.toString('utf8')) ?? []) {
    const lines = found.get(path) ?? new Set();
    for (const { newStart, newLines } of hunks ?? [])
      for (let line = newStart; line < newStart + newLines; line += 1) lines.add(line);
    if (lines.size > 0) found.set(path, lines);
  }
  return found;
}
