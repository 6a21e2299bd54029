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
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type TrialResult, TrialResultSchema } from '../../../src/commands/eval/result.ts';
import { BUNDLE, runTerminal, startBundle, type TerminalOutput } from '../../scenario/run-terminal.ts';
import {
  httpError,
  itemsOf,
  type RecordedStep,
  reply,
  toolCall,
  turnOf,
} from '../../servers/openai/script.ts';
import { serve } from '../../servers/serve.ts';

/** How the scripted model does on a task; the task's goal says it. */
export type Manner =
  /** Right, by the hidden test too. */
  | 'right'
  /** Green by the suite's test, and wrong. */
  | 'plausible'
  | 'gives up'
  /** Its first reply holds no call; then right. */
  | 'rambles'
  /** Two calls in its first reply; then wrong, and again. */
  | 'fails'
  /** The endpoint fails. */
  | 'lost'
  /** The model never answers. */
  | 'silent';

const READ = toolCall('read_file', {
  rel_path: 'value.js',
  start_line: null,
  end_line: null,
  max_chars: null,
});
const writes = (text: string) =>
  toolCall('write_file', { rel_path: 'value.js', content: null, edits: [{ old: 'bad', new: text }] });
const final = (status: 'done' | 'cannot_fix') =>
  toolCall('final', { status, summary: 'The value.', changes: [{ path: 'value.js', description: 'Set.' }] });

const RAMBLES = reply({ text: 'Let me think about the value first.' });
const TWO_CALLS = reply({
  text: 'I look around.',
  calls: [
    { name: 'list_files', arguments: '{"rel_dir":null,"max_files":null,"glob":null}', id: 'call-of-a-list' },
    {
      name: 'read_file',
      arguments: '{"rel_path":"value.js","start_line":1,"end_line":null,"max_chars":null}',
    },
  ],
});

const ANSWERS: Readonly<Record<Manner, readonly RecordedStep[]>> = {
  right: [READ, writes('good'), final('done')],
  plausible: [READ, writes('good enough'), final('done')],
  'gives up': [READ, final('cannot_fix')],
  rambles: [RAMBLES, READ, writes('good'), final('done')],
  fails: [TWO_CALLS, writes('wrong'), final('cannot_fix')],
  lost: [httpError(400)],
  silent: [{ kind: 'drip', delayMs: 100_000, pieces: 2, reply: READ }],
};

export interface ArenaTask {
  readonly id: string;
  /** How each trial goes, in the order they begin; the last one goes on. */
  readonly manners: readonly Manner[];
  readonly tags?: readonly string[];
}

/** A suite of tasks with one wrong word, a model that does as the arena says, and the command as a user starts it. */
export async function openArena(tasks: readonly ArenaTask[], { key }: { readonly key?: string } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'));
  const begun = new Map<string, number>();
  const manners = new Map(tasks.map(({ id, manners: each }) => [id, each]));
  const under = new Map<string, Manner>();
  const servers = await serve({
    otherwise: (request) => {
      const text = JSON.stringify(itemsOf(request));
      const id = /Goal: Solve (\S+)/.exec(text)?.[1]?.replace(/\\n.*$/, '') ?? '';
      const turn = turnOf(request);
      if (turn === 0) {
        const at = begun.get(id) ?? 0;
        begun.set(id, at + 1);
        const all = manners.get(id) ?? [];
        under.set(id, all[Math.min(at, all.length - 1)] ?? 'gives up');
      }
      const answers = ANSWERS[under.get(id) ?? 'gives up'];
      return answers[Math.min(turn, answers.length - 1)] ?? httpError(500);
    },
  });
  for (const each of ['repo', 'hidden', 'home', 'tmp']) mkdirSync(join(folder, each));
  writeFileSync(join(folder, 'repo/value.js'), 'bad\n');
  writeFileSync(join(folder, 'hidden/expected.txt'), 'good\n');
  writeFileSync(join(folder, 'gold.patch'), '--- a/value.js\n+++ b/value.js\n@@ -1 +1 @@\n-bad\n+good\n');
  const suite = join(folder, 'suite.json');
  writeFileSync(
    suite,
    JSON.stringify({
      name: 'arena',
      defaults: {
        repo: 'repo',
        gold: 'gold.patch',
        test: "case $(cat value.js) in *good*) ;; *) echo 'FAILED value.js: bad'; exit 1 ;; esac",
        hidden_test: { run: 'test "$(cat value.js)" = "$(cat expected.txt)"', files: 'hidden' },
      },
      tasks: tasks.map(({ id, tags = [] }) => ({ id, goal: `Solve ${id}`, tags })),
    }),
  );
  const running = new Set<ChildProcess>();
  onTestFinished(async () => {
    for (const child of running) child.kill('SIGKILL');
    await servers.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { model } = servers;
  const env = {
    PATH: process.env['PATH'],
    HOME: join(folder, 'home'),
    TMPDIR: join(folder, 'tmp'),
    OPENAI_API_KEY: key ?? model.key,
    OPENAI_BASE_URL: model.baseUrl,
  };
  /** The bundle, as a user starts it: for what becomes of a process, and for one whole run. */
  const start = (...args: readonly string[]) => {
    const started = startBundle([BUNDLE, 'eval', ...args], { cwd: folder, env });
    running.add(started.child);
    started.child.on('close', () => running.delete(started.child));
    return started;
  };
  /** To its end, in this process and from the sources. */
  const evalFix = (...args: readonly string[]): Promise<TerminalOutput> =>
    runTerminal(['eval', ...args], { env, cwd: folder });
  const out = join(folder, 'out');
  const runArgs = ['run', '--suite', suite, '--out', out, '--sandbox', 'off'];
  return {
    folder,
    suite,
    out,
    model,
    start,
    evalFix,
    runArgs,
    run: (...flags: readonly string[]) => evalFix(...runArgs, ...flags),
    results: (from = out): readonly TrialResult[] => readResults(from),
    /** What was left behind in the temporary folder. */
    leftovers: () => readdirSync(join(folder, 'tmp')).filter((name) => name !== 'node-compile-cache'),
  };
}

function readResults(out: string): readonly TrialResult[] {
  const trials = join(out, 'trials');
  if (!existsSync(trials)) return [];
  return readdirSync(trials)
    .toSorted()
    .map((key) =>
      TrialResultSchema.parse(JSON.parse(readFileSync(join(trials, key, 'result.json'), 'utf8'))),
    );
}
