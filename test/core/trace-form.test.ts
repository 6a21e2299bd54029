import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, Settings } from '../../src/core/settings.ts';
import { Task } from '../../src/core/task.ts';
import { fromTrace, toTrace } from '../../src/core/trace-form.ts';

const TASK: Task = {
  goal: 'camelCase in a value stays',
  jobs: [
    {
      command: {
        run: 'npm test',
        shell: 'bash',
        workingDirectory: 'packages/a',
        env: { NODE_ENV: 'test', camelCase: 'x', snake_case: 'y', __proto: 'z' },
        source: 'package.json',
      },
      evidence: [{ source: 'step "Unit tests"', text: 'workingDirectory' }],
      stepMs: 1,
    },
  ],
  context: [],
  baseCommit: '0123456789abcdef0123456789abcdef01234567',
  trigger: { kind: 'workflow_run', runId: 1, workflowId: 2, workflowName: 'CI', branch: 'main' },
  mustBeRedAtBase: true,
};

describe('a task', () => {
  test('stands on disk in snake_case, except for names of the user', () => {
    expect(toTrace(TASK)).toEqual({
      goal: 'camelCase in a value stays',
      jobs: [
        {
          command: {
            run: 'npm test',
            shell: 'bash',
            working_directory: 'packages/a',
            env: { NODE_ENV: 'test', camelCase: 'x', snake_case: 'y', __proto: 'z' },
            source: 'package.json',
          },
          evidence: [{ source: 'step "Unit tests"', text: 'workingDirectory' }],
          step_ms: 1,
        },
      ],
      context: [],
      base_commit: '0123456789abcdef0123456789abcdef01234567',
      trigger: { kind: 'workflow_run', run_id: 1, workflow_id: 2, workflow_name: 'CI', branch: 'main' },
      must_be_red_at_base: true,
    });
  });

  test.each<Task['trigger']>([
    TASK.trigger,
    { kind: 'issue', number: 7, title: 't' },
    { kind: 'dispatch', runId: 1 },
    { kind: 'step', runId: 1, workflowName: 'CI' },
    { kind: 'terminal' },
  ])('comes back from disk as it was: %j', (trigger) => {
    const task = { ...TASK, trigger };
    expect(Task.parse(fromTrace(JSON.parse(JSON.stringify(toTrace(task)))))).toEqual(task);
  });

  test.each([
    ['a base commit that is no commit', { ...TASK, baseCommit: 'main' }],
    ['an empty goal', { ...TASK, goal: '' }],
  ])('with %s is refused', (_, task) => {
    expect(() => Task.parse(fromTrace(toTrace(task)))).toThrow();
  });
});

test('settings come back from disk as they were', () => {
  const settings = {
    ...DEFAULT_SETTINGS,
    testTimeoutMs: 5,
    allowPaths: ['a/**'],
    allowTestEdits: true,
  };
  expect(Settings.parse(fromTrace(JSON.parse(JSON.stringify(toTrace(settings)))))).toEqual(settings);
  expect(toTrace(settings)).toHaveProperty(['limits', 'max_iterations'], 30);
});

test('values that are not JSON are refused', () => {
  expect(() => toTrace({ a: undefined })).toThrow();
  expect(() => toTrace({ a: Number.NaN })).toThrow();
  expect(() => toTrace({ a: new Date(0) })).toThrow();
});
