import { expect, it } from 'vitest';
import { kindsOf } from '../../src/workflow/script-kinds.ts';

it.each([
  ['pytest -q', 'test'],
  ['python -m pytest --cov', 'test'],
  ['uv run --locked tox run -e py3.13', 'test'],
  ['uv run --locked tox run -e typing', 'lint'],
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
  ['make richtest', 'test'],
  ['make -j4 ci', 'test'],
  ['mvn', 'test'],
  ['mvn -B -ntp verify', 'test'],
  ['./mvnw install -DskipTests', 'build'],
  ['./gradlew build', 'test'],
  ['./gradlew check -x test', 'build'],
  ['./gradlew assemble', 'build'],
  ['ctest --test-dir build', 'test'],
  ['cmake -B build -DBUILD_TESTING=ON', 'build'],
  ['cmake --build build --target test', 'test'],
  ['bundle exec rake', 'test'],
  ['bin/rails test', 'test'],
  ['./run-tests.sh', 'test'],
  ['script/test', 'test'],
  ['composer test', 'test'],
  ['dotnet test --no-build', 'test'],
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
  ['npx tsc --noEmit', 'lint'],
  ['cargo clippy --all-targets -- -D warnings', 'lint'],
  ['npm run build', 'build'],
  ['cargo build --tests', 'build'],
  ['node --version', 'version'],
  ['go version', 'version'],
])('%s is there to %s', async (script, kind) => {
  expect([...(await kindsOf(script))]).toContain(kind);
  if (kind !== 'test') expect([...(await kindsOf(script))]).not.toContain('test');
});

it('says nothing of what it cannot tell', async () => {
  expect([...(await kindsOf('test -f x && echo "npm test"\nexport A=test\n./x'))]).toEqual([]);
});
