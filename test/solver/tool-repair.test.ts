import { describe, expect, test } from 'vitest';
import { planToolRepair } from '../../src/solver/tool-repair.ts';

const plan = (run: string, files: Readonly<Record<string, string>> = {}) =>
  planToolRepair(
    { run, shell: null, workingDirectory: '.', env: {}, source: 'test' },
    { readText: async (path) => files[path] ?? null, paths: () => Object.keys(files) },
  );

const lines = async (run: string, files: Readonly<Record<string, string>> = {}): Promise<string> =>
  ((await plan(run, files))?.command ?? 'nothing').replaceAll(' || true', '');

describe('a judge that can mend', () => {
  test.each([
    ['prettier --check .', 'prettier --write .'],
    ['npx prettier -c src', 'npx prettier --write src'],
    ['npx --no-install eslint . --max-warnings 0', 'npx --no-install eslint --fix . --max-warnings 0'],
    ['./node_modules/.bin/eslint src', './node_modules/.bin/eslint --fix src'],
    ['npx @biomejs/biome ci .', 'npx @biomejs/biome check --write .'],
    ['ruff check .', 'ruff check --fix .'],
    ['uv run ruff format --check .', 'uv run ruff format .'],
    ['python -m black --check --diff src', 'python -m black src'],
    ['gofmt -l .', 'gofmt -w .'],
    ['test -z "$(gofmt -l .)"', 'gofmt -w .'],
    ['golangci-lint run ./...', 'golangci-lint run --fix ./...'],
    ['cargo fmt --all -- --check', 'cargo fmt --all'],
    [
      'cargo clippy --all-targets -- -D warnings',
      'cargo clippy --fix --allow-dirty --allow-staged --all-targets -- -D warnings',
    ],
    ['vendor/bin/php-cs-fixer fix --dry-run --diff', 'vendor/bin/php-cs-fixer fix'],
    ['./gradlew spotlessCheck', './gradlew spotlessApply'],
    ['mvn spotless:check', 'mvn spotless:apply'],
    ['terraform fmt -check -recursive', 'terraform fmt -recursive'],
    ['pre-commit run --all-files', 'pre-commit run --all-files'],
    ['cd web && npx prettier --check .', 'cd web\nnpx prettier --write .'],
  ])('%s', async (run, mended) => {
    expect(await lines(run)).toBe(mended);
  });

  test('is found behind the scripts of a package', async () => {
    const files = {
      'package.json': JSON.stringify({
        scripts: { lint: 'npm run lint:js && prettier --check .', 'lint:js': 'eslint .' },
      }),
    };
    expect(await lines('npm run lint', files)).toBe(
      'PATH="$PWD/node_modules/.bin:$PATH"\neslint --fix .\nprettier --write .',
    );
  });

  const WORKSPACE = {
    'package.json': '{"workspaces": ["web"], "scripts": {"lint": "eslint root", "web": "eslint script"}}',
    'web/package.json': '{"scripts": {"lint": "cd src && prettier --check ."}}',
    'web/Makefile': 'lint:\n\tcd src && black --check .\n',
    GNUmakefile: 'lint:\n\truff check gnu\n',
    Makefile: 'lint:\n\truff check plain\n',
  };
  test.each([
    ['npm run lint -w web', '(cd web/src && PATH="$PWD/node_modules/.bin:$PATH" && prettier --write .)'],
    [
      'npm --prefix web run lint',
      '(cd web/src && PATH="$PWD/node_modules/.bin:$PATH" && prettier --write .)',
    ],
    [
      'cd web && npm run lint',
      'cd web\n(cd src && PATH="$PWD/node_modules/.bin:$PATH" && prettier --write .)',
    ],
    ['make -C web lint', '(cd web/src && PATH="$PWD/node_modules/.bin:$PATH" && black .)'],
    ['make lint', 'PATH="$PWD/node_modules/.bin:$PATH"\nruff check --fix gnu'],
  ])('%s is mended where its script runs', async (run, mended) => {
    expect(await lines(run, WORKSPACE)).toBe(mended);
  });

  test('is found behind a target of make', async () => {
    expect(
      await lines('make lint', { Makefile: 'lint: fmt\n\t@ruff check .\n\nfmt:\n\tblack --check .\n' }),
    ).toContain('ruff check --fix .');
  });
});

describe('any other judge is left alone', () => {
  test.each([
    'pytest -q',
    'npm test',
    'tsc --noEmit',
    'mypy src',
    'cargo test',
    'go vet ./...',
    'hadolint Dockerfile',
    'make lint',
    './check.sh',
  ])('%s', async (run) => {
    expect(await plan(run)).toBeNull();
  });

  test('scripts that lead to themselves end', async () => {
    expect(await plan('npm run a', { 'package.json': '{"scripts":{"a":"npm run a"}}' })).toBeNull();
  });
});

test('a judge that tests as well is told apart, so that a search may follow', async () => {
  expect((await plan('ruff check . && pytest'))?.judgesBehaviour).toBe(true);
  expect((await plan('ruff check .\nruff format --check .'))?.judgesBehaviour).toBe(false);
});
