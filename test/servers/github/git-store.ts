import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

export interface GitObject {
  readonly sha: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** https://git-scm.com/docs/git-check-ref-format */
const REF = /^refs(?:\/(?!\.)(?![^/]*\.lock(?:\/|$))[^\p{Cc} ~^:?*[\\/]+)+$/u;
export const isRefName = (name: string): boolean => REF.test(name) && !/\.\.|@\{|\.$/.test(name);

/**
 * Objects and refs of one bare repository as they lie on the disk, for git to fetch. Read and written without git, because
 * a process for each question would cost more than all the rest of an answer.
 */
export class GitStore {
  readonly gitDir: string;
  readonly #objects = new Map<string, GitObject>();

  constructor(gitDir: string) {
    this.gitDir = gitDir;
  }

  read(sha: string): GitObject | undefined {
    const known = this.#objects.get(sha);
    if (known !== undefined || !/^[0-9a-f]{40}$/.test(sha)) return known;
    const path = this.#pathOf(sha);
    if (!existsSync(path)) return this.#refusePacks();
    const whole = inflateSync(readFileSync(path));
    const end = whole.indexOf(0);
    const [type = ''] = whole.toString('latin1', 0, end).split(' ');
    const object = { sha, type, bytes: whole.subarray(end + 1) };
    this.#objects.set(sha, object);
    return object;
  }

  write(type: string, content: Uint8Array | string): string {
    const bytes = Buffer.from(content);
    const whole = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
    const sha = createHash('sha1').update(whole).digest('hex');
    const path = this.#pathOf(sha);
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) writeFileSync(path, deflateSync(whole, { level: 1 }));
    return sha;
  }

  /** The commit that a whole ref ("refs/heads/main") holds. */
  ref(name: string): string | undefined {
    if (!isRefName(name)) return undefined;
    const [path, packed] = [join(this.gitDir, name), join(this.gitDir, 'packed-refs')];
    if (existsSync(path) && statSync(path).isFile()) return readFileSync(path, 'utf8').trim();
    const lines = existsSync(packed) ? readFileSync(packed, 'utf8').split('\n') : [];
    return lines.find((line) => line.slice(41) === name)?.slice(0, 40);
  }

  setRef(name: string, sha: string): void {
    if (!isRefName(name)) throw new Error(`${name} is the name of no ref`);
    const path = join(this.gitDir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${sha}\n`);
  }

  deleteRef(name: string): void {
    if (!isRefName(name)) throw new Error(`${name} is the name of no ref`);
    rmSync(join(this.gitDir, name));
  }

  #pathOf(sha: string): string {
    return join(this.gitDir, 'objects', sha.slice(0, 2), sha.slice(2));
  }

  #refusePacks(): undefined {
    const packs = join(this.gitDir, 'objects/pack');
    if (existsSync(packs) && readdirSync(packs).some((name) => name.endsWith('.pack')))
      throw new Error(`${this.gitDir} holds packs, which are not read`);
  }
}

/** git that reads no configuration but the repository's own, as the service's git does. */
export function gitEnvironment(gitDir: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: gitDir,
    GIT_DIR: gitDir,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    LC_ALL: 'C',
  };
}

/** The tree of a merge of two commits, as git makes it; null where they conflict. */
export function mergedTree(gitDir: string, ours: string, theirs: string): string | null {
  const args = ['merge-tree', '--write-tree', ours, theirs];
  const { status, stdout, stderr } = spawnSync('git', args, { env: gitEnvironment(gitDir) });
  if (status === 1) return null;
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.toString().trim();
}

/** What git itself says of a repository: for tests of what was written to it. */
export function gitSays(gitDir: string, args: readonly string[]): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { env: gitEnvironment(gitDir) });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
}
