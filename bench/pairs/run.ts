// What a trainer makes of `eval export`: `npm run pairs`. Scripted models solve tasks of suites/small.yml, or fail, in both protocols;
// their pairs are loaded with `datasets`, rendered with chat templates, and train a model of random weights in TRL for a step. The packages
// are pinned and go to a temporary folder: some 3 GB to download, 5 GB on the disk, since PyPI's torch brings CUDA's libraries along.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import * as z from 'zod';
import { MODEL_CHOICES } from '../../src/core/settings.ts';
import { runTerminal } from '../../test/scenario/run-terminal.ts';
import { itemsOf, type RecordedStep, reply, toolCall, turnOf } from '../../test/servers/openai/script.ts';
import { serve } from '../../test/servers/serve.ts';

const PACKAGES = [
  ...['torch==2.15.0', 'trl==1.16.0', 'transformers==5.24.0', 'datasets==5.2.0', 'mistral-common==1.13.1'],
];
/** Its source has the chat templates of many models; it is not built. */
const TEMPLATES = 'llama-cpp-python==0.3.36';

const { values } = parseArgs({
  options: {
    /** A Python that has PACKAGES already. */
    python: { type: 'string' },
    /** Only writes the pairs to this folder, and asks no trainer. */
    out: { type: 'string' },
  },
});

const HERE = import.meta.dirname;
const root = mkdtempSync(join(tmpdir(), 'agent-fix-pairs-'));
function check(pairs: string): void {
  const pip = ['-m', 'pip', '-q', '--disable-pip-version-check'];
  let { python } = values;
  if (python === undefined) {
    execFileSync('python3', ['-m', 'venv', join(root, 'venv')]);
    python = join(root, 'venv/bin/python');
    execFileSync(python, [...pip, 'install', ...PACKAGES], { stdio: 'inherit' });
  }
  const sources = join(root, 'sources');
  execFileSync(python, [...pip, 'download', '--no-deps', '--no-binary', ':all:', '-d', sources, TEMPLATES]);
  const env = {
    ...process.env,
    HF_HUB_OFFLINE: '1',
    HF_HOME: join(root, 'hf'),
    TOKENIZERS_PARALLELISM: 'false',
  };
  execFileSync(python, [join(HERE, 'trainer.py'), pairs, sources], { stdio: 'inherit', env });
}

interface BenchTask {
  readonly id: string;
  /** The file that the gold patch changes, and each place of it before and after. */
  readonly path: string;
  readonly edits: readonly { readonly old: string; readonly new: string }[];
}

/** Runs each task in four ways by each protocol, and exports all pairs, whole and in steps. */
async function recordPairs(out: string): Promise<void> {
  const { suite, tasks } = copySuite();
  const begun = new Map<string, number>();
  await using servers = await serve({
    otherwise: (request) => {
      const id = /Goal: Solve ([\w-]+)/.exec(JSON.stringify(itemsOf(request)))?.[1] ?? '';
      const task = tasks.find((each) => each.id === id);
      if (task === undefined) throw new Error(`no task ${id}`);
      const turn = turnOf(request);
      if (turn === 0) begun.set(id, (begun.get(id) ?? 0) + 1);
      const way = WAYS[((begun.get(id) ?? 1) - 1) % WAYS.length];
      return way?.(task)[turn] ?? reply({ text: 'Nothing is left to do.' });
    },
  });
  const env = {
    PATH: process.env['PATH'],
    HOME: root,
    TMPDIR: root,
    OPENAI_API_KEY: servers.model.key,
    OPENAI_BASE_URL: servers.model.baseUrl,
  };
  const evaluate = async (...args: readonly string[]): Promise<void> => {
    const { exitCode, stdout, stderr } = await runTerminal(['eval', ...args], { env, cwd: root });
    process.stdout.write(stdout);
    if (exitCode !== 0) throw new Error(`eval ${args.join(' ')}: ${stderr}`);
  };
  const results = MODEL_CHOICES.apis.map((api) => join(root, api));
  for (const api of MODEL_CHOICES.apis) {
    const flags = ['--trials', String(WAYS.length), '--sandbox', 'off', '--api', api];
    await evaluate('run', '--suite', suite, '--out', join(root, api), ...flags);
  }
  await evaluate('export', ...results, '--pairs', join(out, 'whole.jsonl'));
  await evaluate('export', ...results, '--pairs', join(out, 'steps.jsonl'), '--steps');
}

const SuiteSchema = z.object({ tasks: z.array(z.looseObject({ id: z.string(), gold: z.string() })) });

/** The first tasks in Python and in JavaScript, in a copy whose goals name them. */
function copySuite(): { readonly suite: string; readonly tasks: readonly BenchTask[] } {
  const folder = join(root, 'suites');
  cpSync(join(HERE, '../../suites'), folder, { recursive: true });
  const whole = SuiteSchema.loose().parse(parse(readFileSync(join(folder, 'small.yml'), 'utf8')));
  const of = (language: string) => whole.tasks.filter(({ id }) => id.startsWith(language)).slice(0, 3);
  const chosen = [...of('python'), ...of('javascript')];
  const suite = join(folder, 'suite.json');
  const { $schema: _, ...rest } = whole;
  const goals = chosen.map((task) => ({ ...task, goal: `Solve ${task.id}` }));
  writeFileSync(suite, JSON.stringify({ ...rest, tasks: goals }));
  const tasks = chosen.map(({ id, gold }) => ({
    id,
    ...readPatch(readFileSync(join(folder, gold), 'utf8')),
  }));
  return { suite, tasks };
}

function readPatch(diff: string): Pick<BenchTask, 'path' | 'edits'> {
  const path = /^\+\+\+ b\/(.*)$/m.exec(diff)?.[1] ?? '';
  const hunks = diff.split(/^@@.*\n/m).slice(1);
  const side = (hunk: string, marks: string): string =>
    hunk
      .split('\n')
      .filter((line) => line !== '' && marks.includes(line.charAt(0)))
      .map((line) => line.slice(1))
      .join('\n');
  return { path, edits: hunks.map((hunk) => ({ old: side(hunk, ' -'), new: side(hunk, ' +') })) };
}

const READ_ALL = { start_line: null, end_line: null, max_chars: null };
const read = ({ path }: BenchTask): RecordedStep => toolCall('read_file', { rel_path: path, ...READ_ALL });
const list = (): RecordedStep => toolCall('list_files', { rel_dir: null, max_files: null, glob: null });
const look = ({ path }: BenchTask): RecordedStep =>
  reply({
    text: 'I look around first.',
    calls: [
      { name: 'list_files', arguments: '{"rel_dir":null,"max_files":null,"glob":null}' },
      { name: 'read_file', arguments: JSON.stringify({ rel_path: path, ...READ_ALL }) },
    ],
  });
const mend = ({ path, edits }: BenchTask): RecordedStep =>
  toolCall('write_file', { rel_path: path, content: null, edits: [...edits] });
const spoil = ({ path, edits: [first] }: BenchTask): RecordedStep =>
  toolCall('write_file', {
    rel_path: path,
    content: null,
    edits: [{ old: first?.old ?? '', new: `${first?.old}\n` }],
  });
const final =
  (status: 'done' | 'cannot_fix') =>
  ({ path }: BenchTask): RecordedStep =>
    toolCall('final', {
      ...{ status, title: null, summary: 'The fault of the failing test.' },
      changes: status === 'done' ? [{ path, description: 'Mended.' }] : [],
    });
const ramble = (): RecordedStep => reply({ text: 'The failing test may be wrong. Let me think.' });

/** How a trial goes, reply for reply: one call in each but in `look`, because some templates take no more. */
const WAYS: readonly ((task: BenchTask) => readonly RecordedStep[])[] = [
  [read, mend, final('done')],
  [list, final('cannot_fix')],
  [look, mend, final('done')],
  [read, ramble, spoil, final('cannot_fix')],
].map((steps) => (task) => steps.map((step) => step(task)));

try {
  const out = values.out ?? join(root, 'pairs');
  mkdirSync(out, { recursive: true });
  await recordPairs(out);
  if (values.out === undefined) check(out);
} finally {
  rmSync(root, { recursive: true, force: true });
}
