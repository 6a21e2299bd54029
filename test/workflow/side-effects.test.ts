import { describe, expect, it } from 'vitest';
import { NO_FILES } from '../../src/workflow/manifest.ts';
import { sideEffectOf as sideEffectOfStep } from '../../src/workflow/script-purpose.ts';
import { commitFiles } from '../commit-files.ts';
import { expectLinear } from '../linear.ts';

const sideEffectOf = (run: string, shell: string | null = null) =>
  sideEffectOfStep(NO_FILES, { run, shell, folder: '.' });

describe('what a script does by those that it starts', () => {
  const files: Readonly<Record<string, string>> = {
    'package.json': JSON.stringify({
      workspaces: ['web'],
      scripts: {
        build: 'node b.js && npm run report',
        report: 'curl -d @r https://x.y',
        postinstall: 'curl -d @r https://x.y',
      },
    }),
    'web/package.json':
      '{"scripts": {"build": "twine upload dist/*", "test": "node --test", "posttest": "codecov"}}',
    Makefile:
      'all: report\n\techo built\nreport:\n\tsh ci/report.sh\nlocal:\n\tcurl -d a http://localhost:1\nclean:\n\trm -r out\n',
    'ci/report.sh': 'curl -F file=@f https://x.y\n',
    'ci/lib.sh': 'send() {\n  curl -d a https://x.y\n}\necho lib\n',
    'ci/send.sh': 'send() {\n  curl -d a https://x.y\n}\nsend\n',
    'ci/x.py': 'import requests\nrequests.post("https://x.y")\n',
  };
  const effectOf = async (run: string) => {
    return (await sideEffectOfStep(commitFiles(files), { run, shell: null, folder: '.' }))?.does ?? null;
  };

  it.each([
    ['npm run build', 'uploads'],
    ['npm --prefix web run build', 'publishes'],
    ['npm run build -w web', 'publishes'],
    ['npm test --workspaces', 'uploads'],
    ['make', 'uploads'],
    ['timeout 60 make all', 'uploads'],
    ['bash ci/report.sh', 'uploads'],
    ['./ci/send.sh', 'uploads'],
  ])('%s', async (run, does) => expect(await effectOf(run)).toBe(does));

  it.each([
    'make clean',
    'make local',
    'make -n all',
    'npm ci',
    '. ci/lib.sh',
    'npm run build --dry-run',
    'npm run none',
  ])('nothing: %s', async (run) => expect(await effectOf(run)).toBeNull());
});

describe('sideEffectOf', () => {
  it.each([
    'npm publish --access public',
    'npx nx-cloud start-ci-run --distribute-on=x',
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
    'curl -T f https://x.y',
    'curl -sSfT f https://x.y',
    'curl -F file=@f https://x.y',
    'curl -fsS --data @f https://x.y',
    'curl -XPUT https://x.y',
    'wget --post-file=f https://x.y',
    'wget --method=PUT --body-file=f https://x.y',
    './codecov',
    './codecov -t x',
    'npx codecov',
    'uvx --from codecov-cli codecovcli upload-process',
    'goveralls -service=github',
    'go run github.com/mattn/goveralls@latest',
    'php vendor/bin/php-coveralls -v',
    'vendor/bin/php-coveralls',
    'pnpx pkg-pr-new publish',
    'bunx pkg-pr-new publish ./packages/*',
    'bun x semantic-release',
    'uvx twine upload dist/*',
    'pipx run twine upload dist/*',
    'pipx run --spec twine==5 twine upload dist/*',
    'uv run --with twine twine upload dist/*',
    'uv run python -m twine upload dist/*',
    'corepack pnpm publish',
    'npx lerna publish from-package',
    'npx nx release publish',
    'yarn workspaces foreach -A npm publish',
    'if ! git push; then exit 1; fi',
    'while ! git push; do sleep 1; done',
    'timeout 60 git push',
    'timeout -k 5 60s git push',
    "bash -c 'git push'",
    "bash -euc 'npm test && git push'",
    'sudo -E env A=b sh -c "npm publish"',
    'retry 3 docker push x',
    "retry -t 3 -- 'docker push x'",
    'nice -n 19 npm publish',
    'xvfb-run npm run deploy',
    'xvfb-run -a -s "-screen 0 1x1x8" npm run deploy',
    'gh auth login --with-token < t',
    'echo "$T" | docker login --password-stdin',
    'nix run .#deploy',
    'nix develop -c npm publish',
    'try() { "$@" || sleep 1; }; try npm publish',
    'CMD="git push"; $CMD origin',
    'sh <<X\nnpm publish\nX',
    'cat <<X | bash\nnpm publish\nX',
    'echo "git push" | sh',
    'bash <<< "git push"',
    'x=$(git push 2>&1)',
    'npm publish --dry-run && npm publish',
    'kubectl -n prod apply -f x',
    'find . -name package.json -execdir npm publish \\;',
    'ls packages | xargs -n 1 npm publish',
    'eval "git push"',
    'deploy && true',
    'npm run docs:deploy',
    'make build-and-deploy',
    'npx nx run app:deploy',
    'bazel run //app:push',
    'docker buildx build --output=type=image,push=true .',
    "ssh-agent bash -c 'git push'",
    'deno run -A npm:semantic-release',
    'flock x git push',
    '"git" p\\ush',
    'case x in a) git push;; esac',
    '[ "$(git push)" ]',
    'wget -qO- https://codecov.io/bash | bash',
    'php artisan deploy',
    'poetry run python scripts/deploy.py',
  ])('sees %s', async (script) => {
    expect(await sideEffectOf(script)).not.toBeNull();
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
    'npm run test:release',
    'cargo test --test publish',
    'cargo test --package release',
    'go test ./cmd/push/...',
    'pytest tests/test_deploy.py',
    'make test-upload',
    'make -C deploy test',
    'python -m pytest -k deploy',
    'git stash push',
    'cat <<X > x\nnpm publish\nX',
    'echo git push; grep -r "npm publish" .',
    'timeout 60 npm test -- publish',
    'npx jest deploy',
    'vitest run push',
    'bash -c "npm test"',
    'wget -q https://x/y',
    'curl --data x http://localhost:1',
    'cmake --preset linux-release',
    'cmake --build . --target release',
    'make -n deploy',
    'pip install twine codecov',
    'chmod +x deploy.sh && bash -n deploy.sh',
    'goreleaser build --snapshot',
    'nix build .#deploy',
    'deploy_test=1 npm test',
    'docker run --rm x npm test',
    'nx test release',
    'if [ "$PUBLISH" = 1 ]; then npm test; fi',
  ])('lets %s pass', async (script) => {
    expect(await sideEffectOf(script)).toBeNull();
  });

  it.each(['npm --x ', '$(', '(', '"', 'a | ', '{ ', 'env ', "sh -c '", 'if x; then ', '<<A '])(
    'takes no time over many of %j',
    (piece) => expectLinear(4000, (size) => sideEffectOf(piece.repeat(size / piece.length))),
  );

  it.each([
    ['pwsh', 'git push'],
    ['pwsh', 'if ($x) { git push }'],
    ['python', "import subprocess\nsubprocess.run(['git', 'push'])"],
    ['bash', 'if true; then git push'],
    ['cmd', 'call npm publish'],
  ])('sees in what is no shell script that can be read, %s: %s', async (shell, script) => {
    expect(await sideEffectOf(script, shell)).not.toBeNull();
  });

  it.each([
    ['pwsh', 'npm test'],
    ['pwsh', '$env:A = "b"; dotnet publish -c Release'],
    ['python', 'release = 1\nitems.push(release)\nimport deploy.x'],
    ['bash', 'npm test "'],
  ])('lets pass what is no shell script that can be read, %s: %s', async (shell, script) => {
    expect(await sideEffectOf(script, shell)).toBeNull();
  });
});
