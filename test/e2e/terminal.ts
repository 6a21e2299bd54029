import type { ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { git } from '../git.ts';
import type { FixtureName } from '../scenario/ecosystems.ts';
import { createFixtureRepository } from '../scenario/fixture-repository.ts';
import { replayTrace } from '../scenario/replay-trace.ts';
import {
  BUNDLE,
  runTerminal,
  STALE_BUNDLE,
  startBundle,
  type TerminalOutput,
} from '../scenario/run-terminal.ts';
import { editCall, readFileCall, reply, type ScriptStep, toolCall } from '../servers/openai/script.ts';
import { serve } from '../servers/serve.ts';

export { BUNDLE, STALE_BUNDLE };
export const CULPRIT = 'src/lru-cache.js';

/** Red until the culprit holds the fix of `WRITE`. Much faster than the fixture's own tests. */
export const TEST = `case $(cat ${CULPRIT}) in *'needs no room'*) echo 'ok 1';; *) echo 'not ok 1 - evicts'; exit 1;; esac`;

export const LOOK = toolCall('grep', {
  pattern: '#capacity',
  rel_dir: null,
  max_hits: null,
  regex: null,
  glob: null,
});
export const READ = readFileCall(CULPRIT);

const ROOM = '    if (this.#entries.size >= this.#capacity) {\n';
export const WRITE = editCall(
  CULPRIT,
  ROOM,
  `    // A replaced key needs no room.\n    this.#entries.delete(key);\n${ROOM}`,
);
export const WRONG_WRITE = editCall(CULPRIT, ROOM, `    // Still wrong.\n${ROOM}`);
/** A reflection that was asked for, and the next call. */
export const REFLECT_AND_READ = reply({
  calls: [
    toolCall('reflect', { notes: ['The key stays.'], next_focus: null, risks: null }),
    readFileCall('package.json'),
  ].flatMap(({ calls = [] }) => calls),
});
export const DONE = toolCall('final', {
  status: 'done',
  summary: 'A replaced key no longer evicts another.',
  changes: [{ path: CULPRIT, description: 'set() deletes the key first.' }],
});

/** Steps 0 to 5: look, read, a wrong write, a reflection on it with a read, the right write, the final. */
export const SECOND_TRY: readonly ScriptStep[] = [LOOK, READ, WRONG_WRITE, REFLECT_AND_READ, WRITE, DONE];
export const GIVE_UP = toolCall('final', { status: 'cannot_fix', summary: 'I see no fix.', changes: [] });

export interface Call {
  readonly cwd?: string;
  /** The committed bundle in a process of its own, and which one. Else the sources in this process, several times as fast. */
  readonly bundle?: string;
  /** Added to the clean environment; undefined takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Of a bundle: sees stderr as it comes. */
  readonly onStderr?: (text: string, child: ChildProcess) => void;
}

interface TerminalOptions {
  readonly script?: readonly ScriptStep[];
  readonly otherwise?: ScriptStep;
  readonly fixture?: FixtureName;
  /** More files of the commit, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Files that are there but not in the commit. */
  readonly untracked?: Readonly<Record<string, string>>;
}

/** A terminal that is gone after the test. */
export async function openTerminal(options?: TerminalOptions): Promise<Terminal> {
  const terminal = await createTerminal(options);
  onTestFinished(terminal.close);
  return terminal;
}

/** A repository with a failing test, a model on loopback, and the bundled command as a user of a terminal starts it. */
export async function createTerminal({
  script = [],
  otherwise,
  fixture = 'javascript',
  files = {},
  untracked = {},
}: TerminalOptions = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'agent-fix-terminal-'));
  const servers = await serve({ script, otherwise });
  const { model } = servers;
  const { dir: repo, commit } = await createFixtureRepository(fixture, join(dir, 'repo'), files);
  for (const [path, content] of Object.entries(untracked)) {
    mkdirSync(dirname(join(repo, path)), { recursive: true });
    writeFileSync(join(repo, path), content);
  }
  const temporary = join(dir, 'tmp');
  for (const folder of [temporary, join(dir, 'home')]) mkdirSync(folder);
  const agentFix = (
    args: readonly string[],
    { cwd = repo, bundle, env: more = {}, onStderr }: Call = {},
  ): Promise<TerminalOutput> => {
    const env = {
      PATH: process.env['PATH'],
      HOME: join(dir, 'home'),
      TMPDIR: temporary,
      OPENAI_API_KEY: model.key,
      OPENAI_BASE_URL: model.baseUrl,
      ...more,
    };
    return bundle === undefined
      ? runTerminal(args, { cwd, env })
      : startBundle([bundle, ...args], { cwd, env, onStderr }).ended;
  };
  const trace = join(dir, 'trace.jsonl');
  const run = (flags: readonly string[], call?: Call) => {
    const sandbox = flags.includes('--sandbox') ? [] : ['--sandbox', 'off'];
    return agentFix(['run', '--trace', trace, '--test', TEST, ...sandbox, ...flags], call);
  };
  return {
    dir,
    repo,
    commit,
    model,
    trace,
    agentFix,
    /** `agent-fix run` with the fast test, on this repository. */
    run: (...flags: readonly string[]) => run(flags),
    /** The same by the committed bundle, which keeps the tests in a sandbox. */
    runBundle: (flags: readonly string[] = [], call: Call = {}) =>
      run(['--sandbox', 'auto', ...flags], { bundle: BUNDLE, ...call }),
    replay: (...flags: readonly string[]) => agentFix(['replay', '--trace', trace, ...flags]),
    git: (...args: readonly string[]) => git(repo, ...args),
    /** Commits what is in the index; gives the commit. */
    commitIndex: (message: string): string => {
      git(repo, 'commit', '--quiet', '--message', message);
      return git(repo, 'rev-parse', 'HEAD').trim();
    },
    culprit: () => readFileSync(join(repo, CULPRIT), 'utf8'),
    /** What was left behind in the temporary folder. */
    leftovers: () => readdirSync(temporary).filter((name) => name !== 'node-compile-cache'),
    events: () => readEvents(trace),
    close: async () => {
      await servers.close();
      rmSync(dir, { recursive: true, force: true });
    },
    expectModelContent: () => expect(model.violations).toEqual([]),
  };
}

export type Terminal = Awaited<ReturnType<typeof createTerminal>>;

export interface TraceLine {
  readonly seq: number;
  readonly run_id: string;
  readonly kind: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads into payloads of every kind
  readonly payload: any;
}

export function readEvents(path: string): readonly TraceLine[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** What was recorded is what happens: every step identical. */
export async function expectIdentical({ trace, repo }: Pick<Terminal, 'trace' | 'repo'>, run?: string) {
  const comparison = await replayTrace(trace, repo, run ?? null);
  expect(comparison).toEqual({ kind: 'identical', steps: expect.any(Number) });
}

/** Kills the process once its tests are under way. */
export function killWhen(isDue: () => boolean): NonNullable<Call['onStderr']> {
  return (text, child) => {
    if (!text.includes('[start]')) return;
    const poll = setInterval(() => {
      if (!isDue()) return;
      clearInterval(poll);
      child.kill('SIGKILL');
    }, 20);
  };
}
