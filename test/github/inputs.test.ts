import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { withActionInputs, withFixInputs, withTables, withVersion } from '../../scripts/input-tables.ts';
import { INPUT_TEXTS, InputError, type Inputs, parseInputs } from '../../src/github/inputs.ts';

const NEEDED = { 'openai-api-key': 'sk-test', 'github-token': 'ghs_test' };

/** Like the runner: what is not given is ''. */
const inputsWith = (values: Readonly<Record<string, string>>): Inputs =>
  parseInputs((name) => ({ ...NEEDED, ...values })[name] ?? '');

function errorOf(values: Readonly<Record<string, string>>): string {
  try {
    inputsWith(values);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
  throw new Error('no error');
}

const actionYaml = readFileSync(new URL('../../action.yml', import.meta.url), 'utf8');
const action = z
  .object({
    inputs: z.record(z.string(), z.object({ default: z.string(), description: z.string() })),
    outputs: z.record(z.string(), z.object({ description: z.string() })),
    runs: z.object({ using: z.string(), main: z.string() }),
  })
  .parse(parse(actionYaml));

describe('action.yml', () => {
  it('has the inputs that are declared, at most 40', () => {
    expect(withActionInputs(actionYaml), 'run `npm run docs`').toBe(actionYaml);
    expect(Object.keys(action.inputs).length).toBeLessThanOrEqual(40);
  });

  it('has defaults that mean the same as nothing given', () => {
    const needed = (name: string) => (name in NEEDED ? 'x'.repeat(8) : '');
    const defaults = parseInputs((name) => needed(name) || (action.inputs[name]?.default ?? ''));
    expect(defaults).toEqual(parseInputs(needed));
  });

  it('describes every input and output with a sentence', () => {
    for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)]) {
      expect(description).toMatch(/\.\)?$/);
    }
  });

  it('runs the committed bundle on Node 24', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' });
  });
});

describe('parseInputs', () => {
  it.each([
    ['max-iterations', 'abc', 'Input max-iterations: "abc" is not a whole number from 1 to 1000.'],
    ['max-iterations', '0', 'Input max-iterations: "0" is not a whole number from 1 to 1000.'],
    ['max-iterations', '1e3', 'Input max-iterations: "1e3" is not a whole number from 1 to 1000.'],
    ['draft', 'yes', 'Input draft: "yes" is not a boolean: write true or false.'],
    ['test-policy', 'always', 'Input test-policy: "always" is not one of on_write, on_final, never.'],
    [
      'openai-api',
      'completions',
      'Input openai-api: "completions" is not one of responses, chat-completions.',
    ],
    ['mode', 'dance', 'Input mode: "dance" is not one of fix, solve, publish.'],
    [
      'prices',
      '0.25/2',
      'Input prices: "0.25/2" is not three prices such as 0.25/0.025/2: of a million input, cached input and output tokens, in US dollars.',
    ],
    [
      'allow-bots',
      'a, b c',
      'Input allow-bots: "a, b c" holds "b c", which is not a bot\'s name; name them one by one.',
    ],
    [
      'allow-users',
      '*',
      'Input allow-users: "*" holds "*", which is not a user\'s name; name them one by one.',
    ],
    ['test-env', 'GITHUB_ENV', 'Input test-env: "GITHUB_ENV" names GITHUB_ENV, which tests must never see.'],
    [
      'test-env',
      'ACTIONS_RUNTIME_TOKEN',
      'Input test-env: "ACTIONS_RUNTIME_TOKEN" names ACTIONS_RUNTIME_TOKEN, which tests must never see.',
    ],
    [
      'test-env',
      'INPUT_GITHUB-TOKEN=x',
      'Input test-env: "INPUT_GITHUB-TOKEN=x" holds "INPUT_GITHUB-TOKEN", which is not a variable\'s name.',
    ],
    ['test-env', 'A-B=1', 'Input test-env: "A-B=1" holds "A-B", which is not a variable\'s name.'],
  ])('names the input, the value and the fix: %s=%s', (name, value, message) => {
    expect(errorOf({ [name]: value })).toBe(message);
  });

  it('tells every problem at once', () => {
    expect(errorOf({ draft: 'no', 'max-test-runs': '-1' }).split('\n')).toHaveLength(2);
  });

  it('never prints a secret', () => {
    expect(errorOf({ 'openai-api-key': 'sk-secret with blanks' })).not.toContain('secret');
    expect(errorOf({ 'test-env': 'KEY=sk-test' })).toBe(
      'Input test-env: KEY holds a secret of this job. Remove it.',
    );
    expect(errorOf({ 'test-env': 'A=ghs_test' })).not.toContain('ghs_test');
  });

  it('reads lists by commas and lines, and booleans as @actions/core does', () => {
    const inputs = inputsWith({ 'allow-bots': 'a, dependabot[bot]\n\nc\n', draft: 'TRUE' });
    expect(inputs.allowBots).toEqual(['a', 'dependabot[bot]', 'c']);
    expect(inputs.draft).toBe(true);
  });

  it('reads three prices', () => {
    expect(inputsWith({ prices: '0.25/0.025/2' }).prices).toEqual({ input: 0.25, cached: 0.025, output: 2 });
    expect(inputsWith({ prices: ' 0 / 0 / 0 ' }).prices).toEqual({ input: 0, cached: 0, output: 0 });
    expect(inputsWith({}).prices).toBeNull();
    for (const wrong of ['1', '1/2/3/4', '1//3', '-1/0/0', '1e3/0/0', 'a/b/c', '$1/$1/$1'])
      expect(errorOf({ prices: wrong })).toMatch(/^Input prices: .* is not three prices/);
  });

  it('tells variables to pass on from variables to set', () => {
    expect(inputsWith({ 'test-env': 'CI, TZ\nOPTIONS=a,b=c\nEMPTY=' }).testEnv).toEqual({
      pass: ['CI', 'TZ'],
      set: { OPTIONS: 'a,b=c', EMPTY: '' },
    });
  });

  it.each(['../up', '/abs', 'a/../../b', 'a\\b'])('refuses the working directory %s', (folder) => {
    expect(errorOf({ 'working-directory': folder })).toMatch(
      /^Input working-directory: .* is not a place inside/,
    );
  });

  it('refuses bounds that leave no test run to prove a fix with', () => {
    expect(errorOf({ 'max-test-runs': '3' })).toMatch(/^Input max-test-runs: .*at least 4\.$/);
    expect(inputsWith({ 'max-test-runs': '4' }).settings.limits.maxTestRuns).toBe(4);
    expect(inputsWith({ 'max-test-runs': '1', 'test-policy': 'never' }).settings.testPolicy).toBe('never');
  });

  it('writes the working directory in one form', () => {
    expect(inputsWith({ 'working-directory': './packages//core/' }).workingDirectory).toBe('packages/core');
  });
});

it('each input is read by the action, or changes a setting of its runs', () => {
  const src = new URL('../../src/', import.meta.url);
  const text = ['action', 'github']
    .flatMap((room) => readdirSync(new URL(`${room}/`, src)).map((name) => `${room}/${name}`))
    .filter((path) => path !== 'github/inputs.ts')
    .map((path) => readFileSync(new URL(path, src), 'utf8'))
    .join('\n');
  for (const [name] of INPUT_TEXTS) {
    const key = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    if (new RegExp(`\\b${key}\\b`).test(text)) continue;
    const other = inputsWith({ [name]: OTHER_SETTING[name] ?? '' });
    expect([name, other.settings]).not.toEqual([name, inputsWith({}).settings]);
  }
});

/** Of inputs that only the settings of a run read: a value that is not the default. */
const OTHER_SETTING: Readonly<Record<string, string>> = {
  'test-policy': 'on_final',
  'max-iterations': '7',
  'max-test-runs': '9',
  'max-reflections': '1',
  'max-total-tokens': '1000',
  'timeout-minutes': '3',
  'test-timeout-seconds': '9',
  'test-report': 'out.xml',
  'allow-paths': 'x/**',
  'allow-test-edits': 'true',
  solver: 'builtin',
  'culprit-runs': '1',
};

describe('docs/inputs.md', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const page = read('docs/inputs.md');
  const fixYaml = read('.github/workflows/fix.yml');

  it('has the tables that action.yml and fix.yml give', () => {
    expect(withTables(page, actionYaml, fixYaml), 'run `npm run docs`').toBe(page);
    expect(page).toContain('| `max-iterations` | Limit on the replies of the model. | `30` |');
    expect(page).toContain('| `branch` | Branch that was pushed; empty when there is none. |');
    expect(page).toContain('| `ruby` | Version for ruby/setup-ruby; `default` reads `.ruby-version`. | |');
    expect(page).not.toContain('job-matrix');
  });

  it('loses what stood between the markers, and needs them', () => {
    const old = page.replace(/(?<=<!-- inputs -->\n)[\s\S]*?(?=<!-- \/inputs -->)/, 'old\n');
    expect(withTables(old, actionYaml, fixYaml)).toBe(page);
    expect(() => withTables('# x', actionYaml, fixYaml)).toThrow('<!-- inputs -->');
  });

  it('comes with a fix.yml that takes and passes on what is declared', () => {
    expect(withFixInputs(fixYaml), 'run `npm run docs`').toBe(fixYaml);
    expect(() => withFixInputs('on: push')).toThrow('is missing');
  });

  it('comes with a fix.yml that names the next release', () => {
    const next = withVersion(fixYaml, '9.8.7');
    expect(next.match(/agent-fix\/agent-fix@\S+/g)).toEqual(Array(2).fill('agent-fix/agent-fix@v9.8.7'));
  });
});
