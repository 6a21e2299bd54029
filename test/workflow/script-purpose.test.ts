import { expect, it } from 'vitest';
import { NO_FILES } from '../../src/workflow/manifest.ts';
import { kindsOf as kindsOfStep } from '../../src/workflow/script-purpose.ts';
import { commitFiles } from '../commit-files.ts';

const kindsOf = (run: string) => kindsOfStep(NO_FILES, { run, shell: null, folder: '.' });

it.each([
  ['pytest -q', 'test'],
  ['python -m pytest --cov', 'test'],
  ['uv run --locked tox run -e py3.13', 'test'],
  ['uv run --locked tox run -e typing', 'lint'],
  ['nose2 -v', 'test'],
  ['python -m nose2', 'test'],
  ['npx c8 node --test', 'test'],
  ['npx c8 --reporter text tsx --test', 'test'],
  ['tsx --test', 'test'],
  ['npx wtr "test/**/*.test.js"', 'test'],
  ['npx tstyche', 'test'],
  ['npx tsd', 'test'],
  ['trial twisted', 'test'],
  ['mise run test', 'test'],
  ['moon run :test', 'test'],
  ['rush test', 'test'],
  ['vitest bench --run', 'lint'],
  ['uvx ty check', 'lint'],
  ['pyrefly check', 'lint'],
  ['npx tsgo --noEmit', 'lint'],
  ['prek run --all-files', 'lint'],
  ['dprint check', 'lint'],
  ['npx oxfmt --check', 'lint'],
  ['cargo machete', 'lint'],
  ['npm test', 'test'],
  ['npm run test:unit -- --ci', 'test'],
  ['pnpm vitest run', 'test'],
  ['pnpm -r --filter x test', 'test'],
  ['yarn jest', 'test'],
  ['npm run ci', 'test'],
  ['go test -race ./...', 'test'],
  ['cargo test --workspace', 'test'],
  ['cargo nextest run', 'test'],
  ['cross test --target x', 'test'],
  ['make check', 'test'],
  ['make -C build distcheck', 'test'],
  ['make format-check', 'lint'],
  ['npx run-s bundle test-unit-node', 'test'],
  ['bundle exec thor spec', 'test'],
  ['vendor/bin/roave-backward-compatibility-check', 'lint'],
  ['./.ci.gogenerate.sh', 'build'],
  ['./.ci.gofmt.sh', 'lint'],
  ['./vendor/bin/pint --test', 'lint'],
  ['vendor/bin/pest --parallel', 'test'],
  ['zig build check test --summary all', 'test'],
  ['make richtest', 'test'],
  ['make -j4 ci', 'test'],
  ['mvn', 'test'],
  ['mvn -B -ntp verify', 'test'],
  ['./mvnw install -DskipTests', 'build'],
  ['./gradlew build', 'test'],
  ['./gradlew build -x spotlessCheck', 'test'],
  ['./gradlew build -x integrationTest', 'test'],
  ['./gradlew build -x :core:check', 'build'],
  ['./gradlew check -x test', 'build'],
  ['make phpunit', 'test'],
  ['make unit', 'test'],
  ['poe check', 'test'],
  ['nx affected -t test', 'test'],
  ['npx nx affected --target=test --base=x', 'test'],
  ['npx nx run-many -t test', 'test'],
  ['npx nx affected -t lint', 'lint'],
  ['npx nx affected -t build', 'build'],
  ['earthly --ci +test', 'test'],
  ['./gradlew assemble', 'build'],
  ['ctest --test-dir build', 'test'],
  ['cmake -B build -DBUILD_TESTING=ON', 'build'],
  ['cmake --build build --target test', 'test'],
  ['bundle exec rake', 'test'],
  ['bin/rails test', 'test'],
  ['./run-tests.sh', 'test'],
  ['script/test', 'test'],
  ['composer test', 'test'],
  ['node --test', 'test'],
  ['dotnet test --no-build', 'test'],
  ['sudo apt-get install -y ninja-build', 'install'],
  ['log="$(find target -name stderr -print0 | xargs -0 ls -t | head -n1)"; cat "$log"', 'version'],
  ['find . -name "*.pyc" -exec rm {} +', 'other'],
  ['python -m pip install build', 'install'],
  ['python -m build', 'build'],
  ['npm ci', 'install'],
  ['npm ci --ignore-scripts', 'install'],
  ['pip install -r requirements/test.txt', 'install'],
  ['python -m pip install -e .[test]', 'install'],
  ['sudo apt-get install -y libpq-dev', 'install'],
  ['go mod download', 'install'],
  ['rustup toolchain install stable', 'install'],
  ['bundle install --jobs 4', 'install'],
  ['uv sync --all-extras', 'install'],
  ['npx playwright install --with-deps', 'install'],
  ['make install-deps', 'install'],
  ['npx eslint .', 'lint'],
  ['npm run lint', 'lint'],
  ['pnpm run test:types', 'lint'],
  ['yarn test-dts', 'lint'],
  ['npm run test:types-of-carts', 'lint'],
  ['npm run test:vitest', 'test'],
  ['npx tsc --noEmit', 'lint'],
  ['cargo clippy --all-targets -- -D warnings', 'lint'],
  ['npm run build', 'build'],
  ['cargo build --tests', 'build'],
  ['make coverage', 'test'],
  ['echo "::add-matcher::x"', 'version'],
  ['echo A=1 >> "$GITHUB_ENV"', 'other'],
  ['node --version', 'version'],
  ['go version', 'version'],
])('%s is there to %s', async (script, kind) => {
  expect([...(await kindsOf(script))]).toEqual([kind]);
});

it.each([
  ['npm run check', 'test'],
  ['npm test', 'lint'],
  ['npm run all', 'lint test'],
  ['npm run own', 'other'],
  ['npm run test:own', 'other test'],
  ['make all', 'test'],
  ['./ci.sh', 'lint'],
])('%s is there for what the script behind it does: %s', async (run, kinds) => {
  const scripts = {
    check: 'vitest run',
    test: 'eslint .',
    all: 'npm run check && npm test',
    own: 'foo',
    'test:own': 'foo',
  };
  const files: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({ scripts }),
    Makefile: 'all:\n\tpytest -q\n',
    'ci.sh': 'ruff check .\n',
  };
  const found = await kindsOfStep(commitFiles(files), { run, shell: null, folder: '.' });
  expect([...found].toSorted().join(' ')).toBe(kinds);
});

it('takes the wrapper of a build tool for the tool, whatever it does to fetch it', async () => {
  const files = commitFiles({
    mvnw: 'curl -o m.zip https://x.y/m.zip\nunzip m.zip\n"$HOME/m/bin/mvn" "$@"\n',
  });
  const kinds = await kindsOfStep(files, { run: './mvnw -B verify', shell: null, folder: '.' });
  expect([...kinds]).toEqual(['test']);
});

it('does not take words for tests that are none', async () => {
  expect([...(await kindsOf('test -f x && echo "npm test"\nexport A=test\n./x'))]).toEqual([
    'version',
    'other',
  ]);
});
