import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

const PROJECT = join(import.meta.dirname, '../..');

const ActionSchema = z.object({
  inputs: z.record(z.string(), z.object({ default: z.coerce.string().optional() })),
});

/** What the runner hands to an action: documented variables, inputs, and files to answer in. */
export interface ActionRun {
  /** A folder of its own: command files, runner temp, home. */
  readonly dir: string;
  /** The checkout. */
  readonly workspace: string;
  readonly eventName: string;
  readonly payload: unknown;
  readonly inputs: Readonly<Record<string, string>>;
  /** GITHUB_* and ACTIONS_* variables of this run. */
  readonly env: Readonly<Record<string, string>>;
  /** A program and its arguments that start the action, in place of ours: as another user, say. Gets ours behind them. */
  readonly through?: readonly string[];
  /** Sees the log as it comes. */
  readonly onLog?: (text: string) => void;
  /** Gives the means to end the run as the runner or the system would: a signal to its process. */
  readonly onStart?: OnStart;
}

export type OnStart = (kill: (signal: NodeJS.Signals) => void, pid: number | undefined) => void;

export interface ActionResult {
  /** null: killed. */
  readonly exitCode: number | null;
  /** stdout and stderr as the runner reads them. */
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
}

/** Where Node keeps what it has compiled: every test starts the same bundle. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };

/** Starts the committed bundle as the runner does: a child process, a clean environment, inputs as INPUT_ variables. */
export async function runBundle(run: ActionRun): Promise<ActionResult> {
  const files = prepareFiles(run);
  const [program = '', ...args] = [...(run.through ?? []), process.execPath, join(PROJECT, 'dist/index.js')];
  const child = spawn(program, args, {
    cwd: run.workspace,
    env: { ...environmentOf(run, files), ...COMPILED },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      chunks.push(text);
      run.onLog?.(text);
    });
  }
  run.onStart?.((signal) => void child.kill(signal), child.pid);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve);
  });
  return { exitCode, log: chunks.join(''), ...readAnswers(files) };
}

export const readAnswers = (
  files: ReturnType<typeof prepareFiles>,
): Pick<ActionResult, 'outputs' | 'summary'> => ({
  outputs: parseCommandFile(readFileSync(files.output, 'utf8')),
  summary: readFileSync(files.summary, 'utf8'),
});

export function prepareFiles({ dir, payload }: ActionRun) {
  const commands = join(dir, 'runner/temp/_runner_file_commands');
  const files = {
    temp: join(dir, 'runner/temp'),
    home: join(dir, 'home'),
    event: join(dir, 'event.json'),
    output: join(commands, 'set_output'),
    summary: join(commands, 'step_summary'),
    env: join(commands, 'set_env'),
    state: join(commands, 'save_state'),
    path: join(commands, 'add_path'),
  };
  mkdirSync(commands, { recursive: true });
  mkdirSync(files.home, { recursive: true });
  writeFileSync(files.event, JSON.stringify(payload));
  for (const file of [files.output, files.summary, files.env, files.state, files.path])
    writeFileSync(file, '');
  return files;
}

export function environmentOf(run: ActionRun, files: ReturnType<typeof prepareFiles>): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: files.home,
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: run.workspace,
    GITHUB_EVENT_NAME: run.eventName,
    GITHUB_EVENT_PATH: files.event,
    GITHUB_OUTPUT: files.output,
    GITHUB_STEP_SUMMARY: files.summary,
    GITHUB_ENV: files.env,
    GITHUB_STATE: files.state,
    GITHUB_PATH: files.path,
    RUNNER_TEMP: files.temp,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'loopback',
    ...run.env,
    ...inputVariables(run.inputs, run.env['GITHUB_TOKEN'] ?? ''),
  };
}

/** Defaults come from action.yml, as on the runner; `${{ github.token }}` is the only expression there. */
function inputVariables(inputs: ActionRun['inputs'], token: string): Record<string, string> {
  const action = ActionSchema.parse(parse(readFileSync(join(PROJECT, 'action.yml'), 'utf8')));
  const unknown = Object.keys(inputs).filter((name) => !(name in action.inputs));
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(action.inputs).map(([name, { default: value = '' }]) => [
      `INPUT_${name.toUpperCase()}`,
      inputs[name] ?? value.replace(/\$\{\{\s*github\.token\s*\}\}/, token),
    ]),
  );
}

/** `name<<delimiter`, lines, `delimiter`: the runner's file command format. */
function parseCommandFile(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, name, delimiter] = /^(.+?)<<(.+)$/.exec(lines[at] ?? '') ?? [];
    if (name === undefined || delimiter === undefined) continue;
    const end = lines.indexOf(delimiter, at + 1);
    values[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return values;
}
