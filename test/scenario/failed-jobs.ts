import type { JobOptions, StepOptions } from '../servers/github/model.ts';
import type { ReplyStep } from '../servers/openai/script.ts';
import { workflowRunFailed } from './payloads.ts';
import { type Act, createWorld, failedRun, type World, type WorldOptions } from './world.ts';

// A workflow as they often are: a job that builds and tests what it built, one that checks types, one that lints.

const WORKFLOW = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - name: Build
        run: mkdir -p out && cp src/sum.mjs out/sum.mjs
      - name: Test
        run: node check.mjs
  types:
    runs-on: ubuntu-latest
    steps:
      - name: Types
        run: |
          case "$(cat src/sum.mjs)" in *@type*) ;; *) echo "src/sum.mjs:1: error, no type is declared"; exit 1 ;; esac
  lint:
    runs-on: ubuntu-latest
    steps:
      - name: Lint
        run: npm run --silent lint
`;

const FILES = {
  '.github/workflows/ci.yml': WORKFLOW,
  '.gitignore': 'out/\n',
  'package.json': '{ "private": true, "scripts": { "lint": "node lint.mjs" } }\n',
  'lint.mjs': `import { readFileSync } from 'node:fs';\nif (readFileSync('src/sum.mjs', 'utf8').includes('var')) {\n  console.log('error, var is used');\n  process.exit(1);\n}\n`,
  'src/sum.mjs': 'export const sum = (a, b) => a - b;\n',
  'check.mjs': `import assert from 'node:assert/strict';\nimport { sum } from './out/sum.mjs';\nassert.equal(sum(1, 2), 3, 'sums');\n`,
};

export const step = (name: string, conclusion = 'success', seconds = 1): StepOptions => ({
  name,
  conclusion,
  startedAt: '2026-01-02T03:04:05Z',
  completedAt: `2026-01-02T03:04:${String(5 + seconds).padStart(2, '0')}Z`,
});
export const job = (id: number, name: string, steps: readonly StepOptions[]): JobOptions => ({
  id,
  name,
  conclusion: steps.some(({ conclusion }) => conclusion === 'failure') ? 'failure' : 'success',
  steps: [step('Set up job'), ...steps],
});
export const TEST = job(501, 'test', [step('Build'), step('Test', 'failure')]);
export const TYPES = job(502, 'types', [step('Types', 'failure', 30)]);
export const LINT = job(503, 'lint', [step('Lint')]);

export const call = (name: string, args: Record<string, string | null | readonly unknown[]>): ReplyStep => ({
  kind: 'reply',
  calls: [{ name, arguments: JSON.stringify(args) }],
});
export const read = call('read_file', {
  rel_path: 'src/sum.mjs',
  start_line: null,
  end_line: null,
  max_chars: null,
});
export const edit = (old: string, next: string): ReplyStep =>
  call('write_file', { rel_path: 'src/sum.mjs', content: null, edits: [{ old, new: next }] });
export const add = edit('a - b', 'a + b');
export const declare = edit('export', '/** @type {any} */\nexport');
export const done = call('final', {
  status: 'done',
  title: 'Add instead of subtract',
  summary: 'It subtracted.',
  changes: [],
});
export const vary = edit('=> a - b;', '=> { var c = a + b; return c; };');
export const unvary = edit('{ var c = a + b; return c; }', 'a + b');

/** Mends one job after the other, and breaks the guard in between. */
export const MENDS: readonly ReplyStep[] = [
  read,
  add,
  edit('export const sum = (a, b) => a + b;', '/** @type {any} */\nexport var sum = (a, b) => a + b;'),
  edit('var', 'const'),
  done,
];

export const giveUp = call('final', {
  status: 'cannot_fix',
  title: null,
  summary: 'I see no fix.',
  changes: [],
});

/** One job with both checks, the second of which runs though the first failed, and an action beside them. */
export const ONE_JOB = `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - name: Build
        run: mkdir -p out && cp src/sum.mjs out/sum.mjs
      - name: Scan
        uses: octo/scan@v1
        if: always()
      - name: Types
        if: always()
        run: |
          case "$(cat src/sum.mjs)" in *@type*) ;; *) echo "src/sum.mjs:1: error, no type is declared"; exit 1 ;; esac
      - name: Test
        if: always()
        run: node check.mjs
      - name: Say so
        if: failure()
        run: echo "red" && exit 1
`;

/** The job whose tests failed, so that CI skipped the steps behind them. */
export const skippedBehind = (...names: readonly string[]): JobOptions =>
  job(501, 'test', [step('Build'), step('Test', 'failure'), ...names.map((name) => step(name, 'skipped'))]);

/** A workflow of that job, with these last steps. */
export const withSteps = (...last: readonly string[]) => ({
  '.github/workflows/ci.yml': `on: push
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - { name: Build, run: mkdir -p out && cp src/sum.mjs out/sum.mjs }
      - { name: Test, run: node check.mjs }
${last.map((each) => `      - ${each}\n`).join('')}`,
});

/** A world around that workflow. */
export const jobsWorld = (options: Omit<WorldOptions, 'fixture'>): Promise<World> =>
  createWorld({
    ...options,
    fixture: 'javascript',
    files: { ...FILES, ...options.files },
    inputs: { sandbox: 'off', 'max-reflections': '0', ...options.inputs },
  });

/** A run in which these jobs ended so, and what the action hears of it. */
export function failedJobs(world: World, jobs: readonly JobOptions[]): Act {
  // A run in which no job failed, and one was ended, is cancelled.
  const conclusion = jobs.some((each) => each.conclusion === 'failure') ? 'failure' : 'cancelled';
  world.github.addRun({ ...failedRun(world, 'javascript'), conclusion, jobs });
  return { eventName: 'workflow_run', payload: workflowRunFailed(world, { conclusion }) };
}
