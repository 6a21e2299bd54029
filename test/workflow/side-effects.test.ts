import { describe, expect, it } from 'vitest';
import { sideEffectOf } from '../../src/workflow/side-effects.ts';
import { expectLinear } from '../linear.ts';

describe('sideEffectOf', () => {
  it.each([
    'npm publish --access public',
    'pnpm -r publish',
    'npm --workspace x publish',
    'yarn npm publish',
    'yarn changeset publish',
    'npx semantic-release',
    'pnpm dlx pkg-pr-new@0.0 publish',
    'python -m twine upload dist/*',
    'poetry publish --build',
    'PYTHONPATH="$PWD" uv run mike deploy dev --push',
    'cargo publish -p x',
    'dotnet nuget push x.nupkg',
    'gem push x.gem',
    'bundle exec rake release',
    './gradlew :core:publishToSonatype',
    'mvn --batch-mode -P x deploy',
    'sbt ci-release',
    'goreleaser release --clean',
    'gh release create v1',
    'gh pr create -t x',
    'git -c a=b push',
    'cd x && git push --tags',
    'docker buildx build . --push',
    'terraform -chdir=x apply',
    'kubectl apply -f x',
    'helm upgrade x',
    'aws s3 cp a b',
    'npx wrangler deploy',
    'vercel --prod',
    'ssh user@host ls',
    'rsync -av a user@h:/x',
    './deploy.sh',
    'bash scripts/release.sh',
    'npm run publish:prod',
    'make publish',
    'codecov -f x',
    'bash <(curl -s https://codecov.io/bash)',
    'curl -X POST https://x.y/z',
    'if true; then npm publish; fi',
    'twine \\\n  upload dist/*',
  ])('sees %s', (script) => {
    expect(sideEffectOf(script)).not.toBeNull();
  });

  it.each([
    'npm test',
    'npm ci && npm test',
    'npm run test -- release',
    'npm run build:release',
    'npm publish --dry-run',
    'cargo publish --workspace --dry-run',
    'cargo test --release',
    'terraform fmt -check',
    'echo "npm publish"',
    '# npm publish',
    './build-release.sh',
    'make release-notes',
    'pnpm --filter release test',
    'cd publish && npm test',
    'pytest tests/test_upload.py',
    'go test ./deploy/...',
    'go build ./cmd/release',
    './scripts/ci/release/test.sh',
    'shellcheck deploy.sh',
    'twine check dist/*',
    'rsync -a a/ b/',
    'docker build -t x .',
    'curl -sSfL https://x/y | sh',
    'curl -X POST http://localhost:8080/reset',
    'gh --version',
  ])('lets %s pass', (script) => {
    expect(sideEffectOf(script)).toBeNull();
  });

  it('takes no time over a long line', () =>
    expectLinear(20_000, (count) => sideEffectOf(`npm ${'--x '.repeat(count)}`)));
});
