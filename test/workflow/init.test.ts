import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { initInJob } from '../../src/workflow/init-in-job.ts';
import { initWorkflow } from '../../src/workflow/init-workflow.ts';
import { pickJob } from '../../src/workflow/pick-job.ts';
import { SHAPES, type Shape } from './init-shapes.ts';

const PATH = '.github/workflows/ci.yml';
const withExpressions = (text: string): string =>
  text.replace(/@\{(.*?)\}@/g, (_, inner) => `\${{${inner}}}`);

const filesOf = ({ yaml, files }: Shape): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ [PATH]: yaml, ...files }).map(([path, text]) => [path, withExpressions(text)]),
  );

function init(shape: Shape) {
  const files = filesOf(shape);
  return initWorkflow({
    workflow: PATH,
    job: shape.job,
    files: { readFile: async (path) => files[path] ?? null },
  });
}

describe('initWorkflow', () => {
  it.each(SHAPES)('carries over $what', async (shape) => {
    const { text, notes } = await init(shape);
    expect(() => parse(text)).not.toThrow();
    for (const part of shape.has) expect(text).toContain(part);
    for (const part of shape.hasNot ?? []) expect(text).not.toContain(part);
    for (const note of shape.notes ?? []) expect(notes).toContain(note);
    expect(text).toContain('agent-fix/agent-fix@v0');
  });

  it('names what is there when a job is not', async () => {
    const [shape] = SHAPES;
    if (shape === undefined) throw new Error('no shape');
    await expect(init({ ...shape, job: 'nope' })).rejects.toThrow('has no job nope: it has test');
  });

  it('refuses a job that never runs on Linux', async () => {
    const yaml = 'on: push\njobs:\n  a:\n    runs-on: windows-latest\n    steps: [{ run: test }]\n';
    await expect(init({ what: '', job: 'a', yaml, has: [] })).rejects.toThrow('has no leg on Linux');
  });
});

describe('initInJob', () => {
  const yaml = `on: push
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      # The tests.
      - run: |
          npm ci
          npm test

  # Another.
  b:
    runs-on: ubuntu-latest
    steps: [{ run: "true" }]
`;

  it('adds a step and its permissions, and leaves the rest as it is written', () => {
    const { text, notes } = initInJob(PATH, yaml, 'a');
    expect(text).toBe(
      withExpressions(`on: push
jobs:
  a:
    runs-on: ubuntu-latest
    permissions:
      contents: write # the branch
      pull-requests: write # the pull request
      issues: read # an issue's text
      actions: read # the failed step
    steps:
      - uses: actions/checkout@v4
      # The tests.
      - run: |
          npm ci
          npm test
      - if: failure() && github.event_name == 'push'
        uses: agent-fix/agent-fix@v0 # zizmor: ignore[unpinned-uses] better: pin the commit
        with:
          openai-api-key: @{ secrets.OPENAI_API_KEY }@

  # Another.
  b:
    runs-on: ubuntu-latest
    steps: [{ run: "true" }]
`),
    );
    expect(notes).toEqual([expect.stringContaining('persist-credentials: false')]);
    expect(() => initInJob(PATH, text, 'a')).toThrow('has agent-fix in it already');
  });

  it('widens the permissions that a job has', () => {
    const given = yaml.replace(
      '    runs-on: ubuntu-latest\n    steps:\n      - uses',
      '    permissions:\n      contents: read\n      packages: read\n    runs-on: ubuntu-latest\n    steps:\n      - uses',
    );
    const { text } = initInJob(PATH, given, 'a');
    expect(parse(text).jobs.a.permissions).toEqual({
      contents: 'write',
      packages: 'read',
      'pull-requests': 'write',
      issues: 'read',
      actions: 'read',
    });
  });

  it.each([
    ['a job in one line', 'b', 'is written in one line'],
    ['no such job', 'c', 'has no job c: it has a, b'],
  ])('refuses %s', (_, id, words) => {
    expect(() => initInJob(PATH, yaml, id)).toThrow(words);
  });

  it('refuses a job that calls a workflow', () => {
    const calls = 'on: push\njobs:\n  a:\n    uses: ./.github/workflows/x.yml\n';
    expect(() => initInJob(PATH, calls, 'a')).toThrow('name the job of the workflow that it calls');
  });
});

describe('pickJob', () => {
  const files: Readonly<Record<string, string>> = {
    '.github/workflows/docs.yml':
      'on: push\njobs:\n  build: { runs-on: ubuntu-latest, steps: [{ run: make docs }] }\n',
    '.github/workflows/ci.yml':
      'on: [push, pull_request]\njobs:\n  lint: { runs-on: ubuntu-latest, steps: [{ run: npx eslint . }] }\n  win: { runs-on: windows-latest, steps: [{ run: npm test }] }\n  unit: { runs-on: ubuntu-latest, steps: [{ run: npm test }] }\n',
  };
  const pick = (workflow: string | null, job: string | null) =>
    pickJob({ paths: Object.keys(files), read: (path) => files[path] ?? null, wanted: { workflow, job } });

  it('takes the job that tests on Linux', () => {
    expect(pick(null, null)).toEqual({ workflow: PATH, job: 'unit' });
  });

  it('takes what it is told', () => {
    expect(pick('docs.yml', null)).toEqual({ workflow: '.github/workflows/docs.yml', job: 'build' });
    expect(pick(null, 'lint')).toEqual({ workflow: PATH, job: 'lint' });
    expect(() => pick('x.yml', null)).toThrow('--workflow x.yml: no such workflow');
    expect(() => pick('ci.yml', 'x')).toThrow('--job x: no such job');
  });
});

const hasTool = (name: string): boolean =>
  spawnSync(name, ['--version'], { timeout: 20_000 }).error === undefined;
const skipNote = ['actionlint', 'zizmor'].filter((name) => !hasTool(name));

describe(`the linters${skipNote.length === 0 ? '' : ` (skipped: no ${skipNote.join(' and no ')} on PATH)`}`, () => {
  it.skipIf(skipNote.length > 0).each(SHAPES)('find nothing in what is written for $what', async (shape) => {
    const dir = mkdtempSync(join(tmpdir(), 'agent-fix-init-'));
    try {
      const { text } = await init(shape);
      const files = { ...filesOf(shape), '.github/workflows/agent-fix.yml': text };
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(dir, path)), { recursive: true });
        writeFileSync(join(dir, path), content);
      }
      execFileSync('git', ['init', '--quiet', dir]);
      const written = join(dir, '.github/workflows/agent-fix.yml');
      const lint = (name: string, ...args: string[]) => {
        const { status, stdout, stderr } = spawnSync(name, args, { cwd: dir, encoding: 'utf8' });
        return status === 0 ? '' : `${stdout}${stderr}`;
      };
      expect(lint('actionlint', '-shellcheck=', '-pyflakes=', written)).toBe('');
      expect(lint('zizmor', '--offline', '--no-progress', written)).toBe('');
      expect(readFileSync(written, 'utf8')).toBe(text);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });
});
