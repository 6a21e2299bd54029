import { closeSync, existsSync, openSync, readFileSync, realpathSync, writeSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { holdGrammars } from './tree-sitter/syntax-tree.ts';

/**
 * The version that every trace and the user agent state. package.json alone holds it; scripts/build.ts copies it into
 * the package.json of the bundle.
 */
export const { version: VERSION }: { readonly version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
);

/**
 * Cancels a run. To cancel, the runner sends SIGINT, 7.5 s later SIGTERM, and kills after 2.5 s more: SIGINT always cancels.
 * SIGTERM alone comes from a machine that shuts down, or from a test of the same user: while tests run that can reach us, it
 * is ignored. SIGHUP and SIGUSR1 (by which Node opens its debugger) are always ignored.
 */
export interface Cancellation {
  readonly signal: AbortSignal;
  /** Whether from now on tests run that can send us signals. */
  setReachable(isReachable: boolean): void;
}

const MEANINGLESS = [
  'SIGHUP',
  'SIGQUIT',
  'SIGUSR1',
  'SIGUSR2',
  'SIGALRM',
  'SIGVTALRM',
  'SIGIO',
  'SIGXCPU',
  'SIGXFSZ',
] as const;

export function listenForCancellation(): Cancellation {
  const controller = new AbortController();
  let isReachable = false;
  process.once('SIGINT', () => controller.abort());
  process.on('SIGTERM', () => {
    if (!isReachable) controller.abort();
  });
  for (const name of MEANINGLESS) process.on(name, () => {});
  return {
    signal: controller.signal,
    setReachable: (isNow) => {
      isReachable = isNow;
    },
  };
}

/**
 * Overwrites the values of environment variables where the system shows them: any process of the same user can read
 * `/proc/PID/environ` as long as we live, even after `delete process.env.X`. `process.env` keeps the values, in memory that
 * only a process that may trace ours can read. Takes a millisecond. Returns whether the values are gone: on systems other
 * than Linux they are not.
 */
export function eraseEnvironment(isErased: (name: string) => boolean): boolean {
  const kept = Object.entries(process.env).filter(([name]) => isErased(name));
  try {
    const start = startOfEnvironment();
    const memory = openSync('/proc/self/mem', 'r+');
    try {
      for (const { name, offset, length } of valuesIn(readFileSync('/proc/self/environ'))) {
        if (isErased(name)) writeSync(memory, Buffer.alloc(length), 0, length, start + offset);
      }
    } finally {
      closeSync(memory);
    }
    return valuesIn(readFileSync('/proc/self/environ')).every(
      ({ name, isEmpty }) => isEmpty || !isErased(name),
    );
  } catch {
    // The system is not Linux, or its kernel does not let us write to our own memory.
    return false;
  } finally {
    // Node reads variables from the memory that was just overwritten, unless they are set again.
    for (const [name, value] of kept) process.env[name] = value;
  }
}

/**
 * The address of the environment in memory: field 50 of /proc/PID/stat,
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html. Counted from the last `)`, because the name of the program before
 * that may hold anything.
 */
function startOfEnvironment(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const start = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[47]);
  if (!Number.isSafeInteger(start) || start === 0)
    throw new Error('the kernel does not tell where variables lie');
  return start;
}

interface VariableValue {
  readonly name: string;
  readonly offset: number;
  readonly length: number;
  readonly isEmpty: boolean;
}

/** `NAME=value`, each ended by a zero byte; an overwritten value leaves zeros. */
function valuesIn(environ: Buffer): readonly VariableValue[] {
  const values: VariableValue[] = [];
  for (let at = 0; at < environ.length; ) {
    const end = environ.indexOf(0, at) === -1 ? environ.length : environ.indexOf(0, at);
    const equals = environ.indexOf('=', at);
    if (equals !== -1 && equals < end) {
      const name = environ.toString('utf8', at, equals);
      values.push({ name, offset: equals + 1, length: end - equals - 1, isEmpty: end === equals + 1 });
    }
    at = end + 1;
  }
  return values;
}

/**
 * Stops zod from making code of each schema at its first use, which takes longer than reading the few values that most of them
 * get in a run.
 */
export const readSchemasPlainly = (): void => void z.config({ jitless: true });

/** Throws an Error on a platform where agent-fix does not run. Called before anything is read or started. */
export function checkPlatform(platform: NodeJS.Platform): void {
  if (platform !== 'win32') return;
  throw new Error(
    'agent-fix runs on Linux and macOS; this is Windows. In a workflow take `runs-on: ubuntu-latest`, at a desk WSL.',
  );
}

/** Where the code of this process lies: `dist/`, of the action or of the terminal program. */
export function programFolder(): string {
  const [, entry] = process.argv;
  return dirname(realpathSync(entry ?? process.execPath));
}

let held: Promise<void> | null = null;

/**
 * Loads every module of the bundle in `dist`, and the grammars. Where nothing keeps the tests from our files, neither a file that they
 * rewrite nor its code in the terminal's compile cache must be loaded later. Without a bundle (in development) nothing is held but the
 * grammars. Done once in a process; after a failure the next call tries again.
 */
export function holdProgram(dist: string): Promise<void> {
  held ??= hold(dist).catch((error: unknown) => {
    held = null;
    throw error;
  });
  return held;
}

async function hold(dist: string): Promise<void> {
  const loaded = new Set<string>();
  for (const folder of [join(dist, 'bundle'), join(dist, 'syntax')].filter((each) => existsSync(each))) {
    for (const name of (await readdir(folder)).filter((each) => each.endsWith('.js'))) {
      const { href } = pathToFileURL(join(folder, name));
      await import(/* @vite-ignore */ /* webpackIgnore: true */ href);
      loaded.add(href);
    }
  }
  await holdGrammars();
  if (loaded.size === 0) return;
  // Node looks at a path again even where it has loaded its module: it would miss one that is gone, and load what a link points at.
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const url = /^[./]|^file:/.test(specifier) ? new URL(specifier, context.parentURL).href : null;
      return url !== null && loaded.has(url) ? { url, shortCircuit: true } : nextResolve(specifier, context);
    },
  });
}
