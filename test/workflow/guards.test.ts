import { expect, it } from 'vitest';
import type { TestCommand } from '../../src/core/task.ts';
import { BARE_RUNNER } from '../../src/workflow/evaluate.ts';
import { findGuards } from '../../src/workflow/guards.ts';
import { commitFiles } from '../commit-files.ts';
import { linux, PATH, steps } from './failed-step-cases.ts';

/** Each with its seconds, and how it ended, where it did not pass. */
type Listed = readonly (readonly [name: string, seconds: number | null, conclusion?: string])[];

const GOAL: TestCommand = {
  run: 'npm test',
  shell: null,
  workingDirectory: '.',
  env: {},
  source: 'x',
  job: 'test',
  step: 'Run npm test',
};

function listed(steps: Listed) {
  const start = Date.parse('2024-05-01T10:00:00Z');
  const time = (seconds: number) => new Date(start + seconds * 1000).toISOString();
  return steps.map(([name, seconds, conclusion = 'success']) => ({
    name,
    conclusion,
    startedAt: seconds === null ? null : time(0),
    completedAt: seconds === null ? null : time(seconds),
  }));
}

async function guards(yaml: string, jobs: Readonly<Record<string, Listed>>, maxMs = 120_000) {
  const found = await findGuards(
    {
      ...commitFiles({ [PATH]: `on: push\njobs:\n${yaml}` }),
      run: { github: { event_name: 'push' } },
    },
    {
      workflowPath: PATH,
      jobs: Object.entries(jobs).map(([jobName, steps]) => {
        return { jobName, labels: [], steps: listed(steps), here: BARE_RUNNER };
      }),
      goals: [GOAL],
      maxMs,
    },
  );
  return {
    notes: found.notes,
    guards: found.guards.map(({ command, stepMs, skipped }) => [
      `${command.job}: ${command.run}`,
      ...(command.builds ?? []).map(({ run }) => run),
      skipped ? 'skipped' : stepMs,
    ]),
  };
}

it('guards by what passed and checks the code, the cheapest first', async () => {
  const yaml =
    linux(
      'test',
      steps(
        'run: npm ci',
        'run: npx tsc --noEmit',
        'run: npm run build',
        'run: npm test',
        'run: npm run e2e',
      ),
    ) + linux('lint', steps('run: npm ci', 'run: npx eslint .', '{ name: Upload, run: npx codecov }'));
  expect(
    await guards(yaml, {
      test: [
        ['Set up job', 1],
        ['Run npm ci', 9],
        ['Run npx tsc --noEmit', 7],
        ['Run npm run build', 3],
        ['Run npm test', 5, 'failure'],
        ['Run npm run e2e', 0, 'skipped'],
      ],
      lint: [
        ['Run npm ci', 9],
        ['Run npx eslint .', 2],
        ['Upload', 1],
      ],
    }),
  ).toEqual({
    guards: [
      ['lint: npx eslint .', 2000],
      ['test: npx tsc --noEmit', 7000],
      // Skipped because the goal failed: it runs in CI once that passes.
      ['test: npm run e2e', 'npm run build', 'skipped'],
    ],
    notes: [],
  });
});

it('guards by a script of the repository whose step is named after tests', async () => {
  const yaml = linux(
    'all',
    steps('{ name: Integration tests, run: ./ci/highlander.sh }', 'run: ./ci/embed.sh'),
  );
  const found = await guards(yaml, {
    all: [
      ['Integration tests', 4],
      ['Run ./ci/embed.sh', 1],
    ],
  });
  expect(found).toEqual({ guards: [['all: ./ci/highlander.sh', 4000]], notes: [] });
});

it('leaves out what CI skipped for another reason', async () => {
  const yaml = linux(
    'test',
    steps('run: npm run lint', 'run: npm test', '{ run: npm run e2e, if: failure() }'),
  );
  const found = await guards(yaml, {
    test: [
      ['Run npm run lint', 0, 'skipped'],
      ['Run npm test', 5, 'failure'],
      ['Run npm run e2e', 0, 'skipped'],
    ],
  });
  expect(found).toEqual({ guards: [], notes: [] });
});

it('takes the builds of a step with it, and a build alone where no other step needs it', async () => {
  const build = ['Run npm run build', 4] as const;
  const yaml =
    linux('dist', steps('run: npm run build', 'run: node --test dist/')) +
    linux('docs', steps('run: npm run build', 'run: npm run build:docs')) +
    linux('only', steps('run: npm run compile'));
  expect(
    await guards(yaml, {
      dist: [build, ['Run node --test dist/', 3]],
      docs: [build, ['Run npm run build:docs', 2]],
      only: [['Run npm run compile', 4]],
    }),
  ).toEqual({
    guards: [
      ['only: npm run compile', 4000],
      ['docs: npm run build:docs', 'npm run build', 2000],
      ['dist: node --test dist/', 'npm run build', 3000],
    ],
    notes: [],
  });
});

it('takes one of those that run the same, none that runs what the goal runs, and none without a time', async () => {
  const yaml = `  lint:
    strategy: { matrix: { node: [20, 22] } }
${steps('run: npm test', 'run: npx eslint .', 'run: npx prettier --check .')}`;
  const ran: Listed = [
    ['Run npm test', 5],
    ['Run npx eslint .', 2],
    ['Run npx prettier --check .', null],
  ];
  expect(await guards(yaml, { 'lint (20)': ran, 'lint (22)': ran })).toEqual({
    guards: [['lint (20): npx eslint .', 2000]],
    notes: [],
  });
});

it('says what takes too long, and what cannot run here', async () => {
  const yaml =
    linux('a', steps('run: npx eslint .', 'run: npm run e2e', 'run: npm run fuzz')) +
    `  db:\n    runs-on: ubuntu-latest\n    services: { db: { image: postgres } }\n${steps('run: npm run test:db')}` +
    `  win:\n    runs-on: windows-latest\n${steps('run: npm test')}`;
  expect(
    await guards(
      yaml,
      {
        a: [
          ['Run npx eslint .', 20],
          ['Run npm run e2e', 90],
          ['Run npm run fuzz', 300],
        ],
        db: [['Run npm run test:db', 1]],
        win: [['Run npm test', 1]],
      },
      100_000,
    ),
  ).toEqual({
    guards: [['a: npx eslint .', 20_000]],
    notes: [
      'not checked with the change, because of the time it takes: job "a", step "Run npm run e2e"; job "a", step "Run npm run fuzz"',
      'not checked with the change: job "db", step "Run npm run test:db" (it needs the service db of its job, which is not here (`agent-fix init` carries them over))',
    ],
  });
});
