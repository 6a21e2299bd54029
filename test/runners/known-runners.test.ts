import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOutput } from '../../src/core/output/test-output.ts';
import { RUNNERS, readTestOutput } from '../../src/runners/all-runners.ts';
import { NO_FILES } from '../../src/workflow/manifest.ts';
import { kindsOf } from '../../src/workflow/script-purpose.ts';

/** A call of each runner whose output is read, by the name of its format; null: another runner of the list prints it. */
const CALLS: Readonly<Record<string, string | null>> = {
  pytest: 'pytest -q',
  unittest: 'python -m unittest',
  vitest: 'npx vitest run',
  jest: 'npx jest',
  mocha: 'npx mocha',
  ava: 'npx ava',
  bun: 'bun test',
  'deno test': 'deno test',
  Playwright: 'npx playwright test',
  TAP: 'npx tape test/*.js',
  'tap-spec': null,
  'tap-dot': null,
  'tap-min': null,
  faucet: null,
  prove: 'prove -r t',
  bats: 'bats test',
  'go test': 'go test ./...',
  'go test -json': 'go test -json ./...',
  gotestsum: 'gotestsum',
  'cargo test': 'cargo test',
  'cargo nextest': 'cargo nextest run',
  rspec: 'bundle exec rspec',
  minitest: 'bundle exec rake test',
  'test-unit': 'bundle exec rake test',
  surefire: 'mvn test',
  Gradle: './gradlew test',
  JUnitCore: null,
  'JUnit console': null,
  PHPUnit: 'vendor/bin/phpunit',
  ctest: 'ctest --test-dir build',
  meson: 'meson test -C build',
  'dotnet test': 'dotnet test',
  jasmine: 'npx jasmine',
  cucumber: 'npx cucumber-js',
  uvu: 'npx uvu',
  green: 'green',
  stestr: 'stestr run',
  trial: 'trial tests',
  behave: 'behave',
  'Robot Framework': 'robot tests',
  ExUnit: 'mix test',
  eunit: 'rebar3 eunit',
  busted: 'busted',
  GoogleTest: null,
  ginkgo: 'ginkgo -r',
  Catch2: null,
  doctest: null,
  'JUnit XML': null,
  'JSON stream of mocha': null,
  'JSON of mocha': null,
  'JSON of jest and vitest': null,
  'JSON of rspec': null,
  'JSON of Playwright': null,
  'node:test': 'node --test',
  'dots of node:test': null,
};

test('every format that is read has its call in this list, and no other stands there', () => {
  const formats = RUNNERS.flatMap(({ formats = {} }) => Object.keys(formats));
  expect(Object.keys(CALLS).toSorted()).toEqual([...new Set(formats)].toSorted());
});

test('an output of each format is recorded, as the real runner printed it', () => {
  const folder = join(import.meta.dirname, 'outputs');
  const outputs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const sources = outputs.map((output) => readTestOutput(output, 5)?.source ?? '').join('; ');
  expect(Object.keys(CALLS).filter((format) => !sources.includes(format))).toEqual([]);
});

const calls = Object.entries(CALLS).flatMap(([name, call]) => (call === null ? [] : [[name, call] as const]));

test.each(calls)('a step that calls %s is known as tests: %s', async (_, call) => {
  const step = { run: call, shell: null, folder: '.' };
  expect([...(await kindsOf(NO_FILES, step))]).toContain('test');
});

test.each(calls)('docs/oracle.md names %s', (name) => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/oracle.md'), 'utf8').toLowerCase();
  expect(page.replace(/\s+/g, ' ')).toContain(name.replace(/ -json$/, '').toLowerCase());
});

const programs = calls
  .map(([, call]) => call.split(' ').find((word) => !/^(?:npx|bundle|exec)$/.test(word)) ?? '')
  .filter((program) => !program.includes('/'));

test.each([...new Set(programs)])('where %s is missing, PROGRAMS says what installs it', (program) => {
  const [missing] = readOutput(`bash: line 1: ${program}: command not found`).missing();
  expect(missing?.bring).toMatch(/./);
  expect(missing?.bring).not.toBe(`install ${program} before the tests`);
});
