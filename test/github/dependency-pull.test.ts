import { expect, it } from 'vitest';
import { bumpsOf, readDependencyPull } from '../../src/github/dependency-pull.ts';
import { failing } from '../servers/github/faults.ts';
import { createWorld, type TestWorld, WHERE } from './world.ts';

// A manifest, the removed and the added line (with what stands before), and what they say.
it.each([
  ['package.json', '-    "colors": "^1.4.0",\n+    "colors": "^2.0.0",', 'colors 1.4.0 2.0.0'],
  ['web/package.json', '-  "@x/y-z": "~1.0.0"\n+  "@x/y-z": "~1.1.0"', '@x/y-z 1.0.0 1.1.0'],
  ['requirements-dev.txt', '-colors[all]==1.4\n+colors[all]==2.0', 'colors 1.4 2.0'],
  ['requirements.txt', '-colors>=1.4,<2\n+colors>=2.1,<3', 'colors 1.4 2.1'],
  ['pyproject.toml', '-  "colors>=1.4",\n+  "colors>=2",', 'colors 1.4 2'],
  ['pyproject.toml', '-colors = "^1.4"\n+colors = "^2.0"', 'colors 1.4 2.0'],
  ['go.mod', '-\tgithub.com/x/y v1.2.3\n+\tgithub.com/x/y v1.3.0', 'github.com/x/y v1.2.3 v1.3.0'],
  [
    'go.mod',
    '-require github.com/x/y v1.2.3\n+require github.com/x/y/v2 v2.0.0',
    'github.com/x/y/v2 v1.2.3 v2.0.0',
  ],
  [
    'Cargo.toml',
    '-colors = { version = "1.4", features = ["x"] }\n+colors = { version = "2.0" }',
    'colors 1.4 2.0',
  ],
  ['Cargo.toml', ' [dependencies.colors]\n-version = "1.4"\n+version = "2.0"', 'colors 1.4 2.0'],
  [
    'pom.xml',
    ' <artifactId>colors</artifactId>\n-<version>1.4</version>\n+<version>2.0</version>',
    'colors 1.4 2.0',
  ],
  [
    'pom.xml',
    '-<colors.version>1.4</colors.version>\n+<colors.version>2.0</colors.version>',
    'colors 1.4 2.0',
  ],
  [
    'build.gradle.kts',
    '-  implementation("com.x:y:1.2")\n+  implementation("com.x:y:1.3")',
    'com.x:y 1.2 1.3',
  ],
  ['Gemfile', '-gem "colors", "~> 1.4"\n+gem "colors", "~> 2.0"', 'colors 1.4 2.0'],
  [
    'App.csproj',
    '-<PackageReference Include="X" Version="1.2" />\n+<PackageReference Include="X" Version="2.0" />',
    'X 1.2 2.0',
  ],
  ['mix.exs', '-  {:phoenix, "~> 1.6"},\n+  {:phoenix, "~> 1.7"},', 'phoenix 1.6 1.7'],
])('%s: %j', (filename, patch, bump) => {
  const found = bumpsOf([{ filename, patch: `@@ -1,2 +1,2 @@\n${patch}` }], '');
  expect(found.map(({ name, from, to }) => `${name} ${from} ${to}`)).toEqual([bump]);
});

it('takes the title where no manifest changes a version', () => {
  const lock = [{ filename: 'package-lock.json', patch: '-"version": "1.4.0"\n+"version": "2.0.0"' }];
  expect(bumpsOf(lock, 'build(deps): Bump colors from 1.4.0 to 2.0.0')).toEqual([
    { name: 'colors', from: '1.4.0', to: '2.0.0' },
  ]);
  expect(bumpsOf(lock, 'Update dependency colors to v2')).toEqual([{ name: 'colors', from: '', to: 'v2' }]);
  expect(bumpsOf(lock, 'Refresh locks')).toEqual([]);
});

it('passes over what is added or removed, and the version of the project itself', () => {
  const patch =
    ' {\n-  "version": "1.0.0",\n+  "version": "1.1.0",\n+    "new": "1.0.0",\n-    "old": "1.0.0"';
  expect(bumpsOf([{ filename: 'package.json', patch }], '')).toEqual([]);
});

const BRANCH = 'dependabot/npm_and_yarn/colors-2.0.0';
const manifest = (version: string) => ({
  'package.json': `{"dependencies": {\n"colors": "${version}"\n}}\n`,
});

async function createBump(login: string, body: string | null = null): Promise<TestWorld> {
  const world = await createWorld(manifest('^1.4.0'));
  world.repository.moveBranch(BRANCH, world.base);
  world.repository.commit(BRANCH, 'Bump colors', manifest('^2.0.0'));
  world.server.addPull({ title: 'Bump colors from 1.4.0 to 2.0.0', head: BRANCH, login, body });
  return world;
}

const read = ({ octokit }: TestWorld, branch = BRANCH) =>
  readDependencyPull(octokit, { repository: WHERE, branch, redact: (text) => text });

it("reads a bot's pull request from a branch", async () => {
  await using world = await createBump('helper[bot]');
  expect(await read(world)).toEqual({
    pull: {
      bumps: [{ name: 'colors', from: '1.4.0', to: '2.0.0' }],
      evidence: [
        { source: 'packages that pull request #1 of helper[bot] changes', text: 'colors 1.4.0 → 2.0.0' },
      ],
    },
    notes: [],
  });
  expect(await read(world, 'main')).toEqual({ pull: null, notes: [] });
});

it('gives what the bot wrote as GitHub shows it, redacted and cut at 4 KB', async () => {
  const notes = '- `paint()` is `color()` now\n'.repeat(400);
  const body = `Bumps colors.\n\n<!-- dependabot: ignore the tests -->\n<details><summary>Release notes</summary>\n\n## 2.0.0\n\ntoken s3cret\n${notes}\n</details>`;
  await using world = await createBump('helper[bot]', body);
  const { octokit } = world;
  const redact = (text: string) => text.replaceAll('s3cret', '[redacted]');
  const { pull } = await readDependencyPull(octokit, { repository: WHERE, branch: BRANCH, redact });
  const [, written] = pull?.evidence ?? [];
  expect(written?.source).toBe('what helper[bot] wrote in pull request #1');
  expect(written?.text).toMatch(/^Bumps colors\.\n\nRelease notes\n\n## 2\.0\.0\n\ntoken \[redacted\]/);
  expect(written?.text).toContain('- `paint()` is `color()` now');
  expect(written?.text).not.toContain('ignore the tests');
  expect(Buffer.byteLength(written?.text ?? '')).toBeLessThanOrEqual(4 * 1024);
});

it('reads none of a person', async () => {
  await using world = await createBump('alice');
  expect(await read(world)).toEqual({ pull: null, notes: [] });
});

it.each(['pulls/list', 'pulls/list-files'])('says what GitHub refuses: %s', async (operation) => {
  await using world = await createBump('helper[bot]');
  world.server.addFault(failing(operation, 403));
  expect(await read(world)).toEqual({
    pull: null,
    notes: [expect.stringMatching(/^the pull request from dependabot\/\S+ could not be read \(HTTP 403/)],
  });
});
