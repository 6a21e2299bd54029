import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { JobOptions } from '../servers/github/model.ts';
import { type RecordedStep, readFileCall, toolCall } from '../servers/openai/script.ts';
import { expectClean } from './expect-clean.ts';
import { workflowRunFailed } from './payloads.ts';
import type { ActionResult } from './run-action.ts';
import { createWorld, failedRun, type World } from './world.ts';

/** A step's name and its script. */
type ShapeStep = readonly [name: string, run: string];

/** A small project whose last step fails, as one job of a workflow. */
export interface Shape {
  /** Programs that a machine may lack. */
  readonly needs?: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly steps: readonly [ShapeStep, ...ShapeStep[]];
  /** Variables of the job, in YAML. */
  readonly env?: Readonly<Record<string, string>>;
  /** Stands before each script in CI: what only CI has. */
  readonly ci?: string;
  /** What the job of agent-fix set up in the checkout before. */
  readonly setup?: string;
  /** The file to change. */
  readonly path: string;
  readonly right: readonly [old: string, next: string];
}

const indented = (text: string): string => text.trimEnd().replaceAll('\n', '\n          ');
const yamlSteps = (steps: readonly ShapeStep[]): string =>
  steps.map(([name, run]) => `      - name: ${name}\n        run: |\n          ${indented(run)}\n`).join('');

function workflowOf({ steps, env = {} }: Shape): string {
  const variables = Object.entries(env).map(([name, value]) => `      ${name}: ${value}\n`);
  return `on: push
jobs:
  test:
    runs-on: ubuntu-latest
${variables.length === 0 ? '' : `    env:\n${variables.join('')}`}    steps:
${yamlSteps(steps)}`;
}

/** The last step fails. */
const jobOf = (steps: readonly ShapeStep[], log: string): JobOptions => ({
  id: 501,
  name: 'test',
  conclusion: 'failure',
  steps: [
    { name: 'Set up job', conclusion: 'success' },
    ...steps.map(([name], at) => ({
      name,
      conclusion: at === steps.length - 1 ? 'failure' : 'success',
      startedAt: '2026-01-02T03:04:05Z',
      completedAt: '2026-01-02T03:04:06Z',
    })),
  ],
  log,
});

const sh = (script: string, cwd: string): SpawnSyncReturns<string> =>
  spawnSync('bash', ['-e', '-c', script], { cwd, encoding: 'utf8' });

/** Runs the steps in a copy of the checkout, and gives the log that GitHub would keep of them. */
function logOfSteps(world: World, { steps, ci = '' }: Shape): string {
  const dir = join(world.dir, 'ci');
  cpSync(world.checkout, dir, { recursive: true, verbatimSymlinks: true });
  const lines: string[] = [];
  for (const [, run] of steps) {
    const [first = '', ...more] = run.trimEnd().split('\n');
    const shown = [first, ...more].map((line) => `\u001B[36;1m${line}\u001B[0m`);
    lines.push(`##[group]Run ${first}`, ...shown, 'shell: /usr/bin/bash -e {0}', '##[endgroup]');
    const { status, stdout, stderr } = sh(`${ci} ${run}`, dir);
    lines.push(...`${stdout}${stderr}`.trimEnd().split('\n'));
    if (status !== 0) {
      lines.push(`##[error]Process completed with exit code ${status}.`);
      break;
    }
  }
  return lines.map((line) => `2026-01-02T03:04:05.1234567Z ${line}`).join('\n');
}

const DONE = toolCall('final', {
  status: 'done',
  title: 'Correct the sum',
  summary: 'It subtracted.',
  changes: [],
});

const editOf = (path: string, [old, next]: readonly [string, string]): RecordedStep =>
  toolCall('write_file', { rel_path: path, content: null, edits: [{ old, new: next }] });

/** What a model says that reads the file, makes the edits and ends. */
export const modelThat = (
  shape: Shape,
  ...edits: readonly (readonly [string, string])[]
): readonly RecordedStep[] => [readFileCall(shape.path), ...edits.map((edit) => editOf(shape.path, edit))];

/** A run of the action for a shape whose workflow failed; the model ends as soon as its script has. */
export async function answerShape(
  shape: Shape,
  script: readonly RecordedStep[],
): Promise<{ readonly result: ActionResult; readonly body: string; readonly requestCount: number }> {
  await using world = await createWorld({
    fixture: 'javascript',
    files: { '.github/workflows/ci.yml': workflowOf(shape), ...shape.files },
    script,
    otherwise: DONE,
    inputs: { 'max-reflections': '0' },
  });
  const setUp = sh(shape.setup ?? '', world.checkout);
  if (setUp.status !== 0) throw new Error(`set-up: ${setUp.stdout}${setUp.stderr}`);
  world.github.addRun({
    ...failedRun(world, 'javascript'),
    jobs: [jobOf(shape.steps, logOfSteps(world, shape))],
  });
  const result = await world.act({
    eventName: 'workflow_run',
    payload: workflowRunFailed(world),
    // The tests' own home has no toolchain, and nothing that Go has compiled.
    env: { RUSTUP_HOME: process.env['RUSTUP_HOME'] ?? '', GOCACHE: process.env['GOCACHE'] ?? '' },
  });
  await expectClean(world, result);
  return {
    result,
    body: world.github.state.pulls()[0]?.body ?? '',
    requestCount: world.model.requests.filter(({ body }) => Object.keys(body).length > 0).length,
  };
}
