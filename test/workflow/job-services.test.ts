import { expect, it } from 'vitest';
import { ask, linux, steps, withExpressions } from './failed-step-cases.ts';

const TEST = '{ name: Test, run: "npm run test:e2e" }';

/** The services and builds of the last step of a job; `>` marks a service that the workflow keeps running. */
async function planOf(lines: readonly string[]) {
  const yaml = linux('unit', steps('uses: actions/checkout@v4', ...lines, TEST));
  const found = await ask(
    withExpressions({ what: '', gives: '', yaml, job: 'unit', step: 'Test', files: {} }),
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
