import { expect, it } from 'vitest';
import { ask, askAll, linux, steps, withExpressions } from './failed-step-cases.ts';

const TEST = '{ name: Test, run: "npm run test:e2e" }';

/** `action.yml` of a composite action that runs these scripts. */
const action = (...scripts: readonly string[]): string =>
  `runs:\n  using: composite\n  steps:\n${scripts.map((run) => `    - { run: "${run}", shell: bash }\n`).join('')}`;
const FILES = {
  'started/action.yml': action('npm ci', 'npm run build', 'npm start &', 'npx wait-on http://localhost:3000'),
  'runs/action.yml': action('npm ci', 'npm run build', 'npm start'),
};

/** The services and builds of the last step of a job; `>` marks a service that the workflow keeps running. */
async function planOf(lines: readonly string[]) {
  const yaml = linux('unit', steps('uses: actions/checkout@v4', ...lines, TEST));
  const found = await ask(
    withExpressions({ what: '', gives: '', yaml, job: 'unit', step: 'Test', files: FILES }),
  );
  if (found.kind !== 'found') return found;
  const { services = [], builds = [] } = found.command;
  return {
    services: services.map(({ step, run, isInBackground }) => `${isInBackground ? '> ' : ''}${step}: ${run}`),
    builds: builds.map(({ step, run }) => `${step}: ${run}`),
    notes: found.notes,
  };
}

it.each([
  [
    'a step in the background, and the step that waits for it',
    [
      '{ name: Serve, id: web, background: true, run: npm start }',
      '{ name: Wait, run: "curl --retry 9 http://localhost:3000" }',
    ],
    { services: ['> Serve: npm start', 'Wait: curl --retry 9 http://localhost:3000'], builds: [] },
  ],
  [
    'a script that leaves a server, with the waiting in it',
    ['{ name: Serve, run: "npm start & npx wait-on http://localhost:3000" }'],
    { services: ['Serve: npm start & npx wait-on http://localhost:3000'], builds: [] },
  ],
  [
    'a server that is called after tests, and one after it',
    ['{ name: Serve, run: "./bin/api_test_server &\\n./bin/spec &\\n" }'],
    { services: ['Serve: ./bin/api_test_server &\n./bin/spec &\n'], builds: [] },
  ],
  [
    'a program of the repository that waits, whatever its step is called',
    [
      '{ name: Serve, run: npm start & }',
      '{ name: Check the server, run: ./is-up }',
      '{ name: Wait, run: ./more }',
    ],
    { services: ['Serve: npm start &', 'Check the server: ./is-up', 'Wait: ./more'], builds: [] },
  ],
  [
    'a script that installs, builds and starts',
    ['{ name: Serve, run: "npm ci\\nnpm run build\\nnohup npm start &\\n" }'],
    { services: ['Serve: :\n:\nnohup npm start &\n'], builds: ['Serve: :\nnpm run build\n'] },
  ],
  [
    'nothing of a step that a later one waits for or cancels',
    [
      '{ name: Serve, id: web, background: true, run: npm start }',
      '{ name: Stop, cancel: web }',
      '{ name: Make, id: made, background: true, run: make }',
      '{ name: Made, wait: [made] }',
    ],
    { services: [], builds: ['Make: make'] },
  ],
  [
    'nothing of a script that waits for what it starts',
    ['{ name: Both, run: "make a & make b & wait" }'],
    { services: [] },
  ],
  [
    'the one of a composite action, after what it builds',
    ['{ name: Serve, uses: ./started }'],
    {
      services: [
        'Run npm start &: npm start &',
        'Run npx wait-on http://localhost:3000: npx wait-on http://localhost:3000',
      ],
      builds: ['Run npm run build: npm run build'],
    },
  ],
  [
    'the last script of a composite action in the background, after what it builds',
    ['{ name: Serve, uses: ./runs, background: true }'],
    { services: ['> Run npm start: npm start'], builds: ['Run npm run build: npm run build'] },
  ],
  [
    'what follows a service, but for what builds or sets up',
    [
      '{ name: Serve, background: true, run: npm start }',
      '{ name: Seed, run: "cd web && node seed.mjs" }',
      '{ name: Build, run: npm run build }',
      '{ name: Install, run: npx playwright install }',
    ],
    { services: ['> Serve: npm start', 'Seed: cd web && node seed.mjs'], builds: ['Build: npm run build'] },
  ],
  [
    'nothing of steps that run side by side, which have ended',
    ['{ parallel: [{ name: Make, run: make }, { name: Install, run: npm ci }] }'],
    { services: [], builds: ['Make: make'] },
  ],
  [
    'nothing of what all is waited for',
    ['{ name: Make, background: true, run: make }', '{ wait-all: }'],
    { services: [], builds: ['Make: make'] },
  ],
  ['nothing of a wait without a service', ['{ name: Wait, run: sleep 5 }'], { services: [], builds: [] }],
] as const)('finds %s', async (_, lines, plan) => {
  expect(await planOf(lines)).toMatchObject(plan);
});

it('says which service cannot be started here', async () => {
  const found = await planOf(['{ name: Serve, background: true, run: "serve --key @{ secrets.KEY }@" }']);
  expect(found).toMatchObject({
    services: [],
    notes: [expect.stringMatching(/^step "Serve", which starts what the tests use, cannot run again here: /)],
  });
});

it('says that a service which is an action cannot be started here', async () => {
  expect(await planOf(['{ name: Serve, background: true, uses: octo/serve@v1 }'])).toMatchObject({
    notes: [
      'step "Serve", which starts what the tests use, cannot run again here: it is the action octo/serve@v1, which only runs in its own job',
    ],
  });
});

// The names that GitHub gives to steps without one, and the one that the runner adds.
it.each([
  ['Wait', '{ wait: t }'],
  ['Wait for all', '{ wait-all: }'],
  ['Until then', '{ name: Until then, wait: [t] }'],
  ['Wait for all background steps', '{ name: Other, run: make }'],
  ['Parallel group', '{ parallel: [{ name: A, run: make }] }'],
])('%s fails only because another step failed', async (step, line) => {
  const yaml = linux('unit', steps('{ name: Test, id: t, background: true, run: npm test }', line));
  const [found] = await askAll({ yaml, job: 'unit', step });
  expect(found?.search).toMatchObject({
    kind: 'refused',
    isConsequence: true,
    why: 'it waits for steps that run beside others: what failed is in one of those',
  });
  expect(await ask({ yaml, job: 'unit', step: 'Test' })).toMatchObject({ command: { run: 'npm test' } });
});
