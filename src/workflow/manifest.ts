import * as z from 'zod';
import { type Files, type Folder, folderOf, inFolder, type ManifestCommand } from './folder.ts';
import { findNodeCommand, parseJson, placeholderIn } from './node-manifest.ts';
import { findPythonCommand } from './python-manifest.ts';

type Finder = (folder: Folder) => Promise<ManifestCommand | null>;

/** The first that knows a command wins; the order is that of how sure a manifest is about its tests. */
const FINDERS: readonly Finder[] = [
  findNodeCommand,
  findDenoCommand,
  findPythonCommand,
  fixed('go.mod', 'go test ./...'),
  fixed('Cargo.toml', 'cargo test'),
  findPhpCommand,
  fixed('build.sbt', 'sbt test'),
  fixed('Package.swift', 'swift test'),
  findDotnetCommand,
  findMakeCommand,
  findMavenCommand,
  findGradleCommand,
  findRubyCommand,
  fixed('mix.exs', 'mix test'),
  fixed('MODULE.bazel', 'bazel test //...'),
  fixed('WORKSPACE.bazel', 'bazel test //...'),
  fixed('WORKSPACE', 'bazel test //...'),
  fixed(
    'CMakeLists.txt',
    'cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure',
  ),
];

export type ManifestSearch =
  | ({ readonly kind: 'found' } & ManifestCommand)
  | { readonly kind: 'missing'; readonly problem: string };

/** What the manifests of a folder imply. */
export async function findManifestCommand(files: Files, directory: string): Promise<ManifestSearch> {
  const folder = folderOf(files, directory);
  for (const find of FINDERS) {
    const command = await find(folder);
    if (command !== null) return { kind: 'found', ...command, source: inFolder(directory, command.source) };
  }
  const where = directory === '.' ? 'the root' : directory;
  return { kind: 'missing', problem: (await placeholderIn(folder)) ?? `no known manifest in ${where}` };
}

function fixed(name: string, run: string): Finder {
  return async (folder) => ((await folder.has(name)) ? { run, source: name } : null);
}

async function findDenoCommand(folder: Folder): Promise<ManifestCommand | null> {
  for (const name of ['deno.json', 'deno.jsonc']) {
    const text = await folder.read(name);
    if (text === null) continue;
    return { run: /"test"\s*:/.test(text) ? 'deno task test' : 'deno test', source: name };
  }
  return null;
}

const ComposerJson = z.object({
  scripts: z.record(z.string(), z.unknown()).optional(),
  'require-dev': z.record(z.string(), z.unknown()).optional(),
});

async function findPhpCommand(folder: Folder): Promise<ManifestCommand | null> {
  const composer = ComposerJson.safeParse(parseJson(await folder.read('composer.json'))).data;
  if (composer?.scripts?.['test'] !== undefined) return { run: 'composer test', source: 'composer.json' };
  const isPest = composer?.['require-dev']?.['pestphp/pest'] !== undefined;
  if (isPest) return { run: 'vendor/bin/pest', source: 'composer.json' };
  for (const name of ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml']) {
    if (!(await folder.has(name))) continue;
    return { run: composer === undefined ? 'phpunit' : 'vendor/bin/phpunit', source: name };
  }
  return null;
}

/** `dotnet test` takes the one solution or project of its folder. */
async function findDotnetCommand(folder: Folder): Promise<ManifestCommand | null> {
  const names = (await folder.list()).filter((path) => !path.includes('/')).toSorted();
  for (const kind of [/\.slnx?$/, /\.(?:cs|fs|vb)proj$/]) {
    const [only, ...others] = names.filter((name) => kind.test(name));
    if (only !== undefined) {
      return { run: others.length === 0 ? 'dotnet test' : `dotnet test ${only}`, source: only };
    }
  }
  return null;
}

/** GNU make's own order: a GNUmakefile hides a Makefile. */
async function findMakeCommand(folder: Folder): Promise<ManifestCommand | null> {
  for (const name of ['GNUmakefile', 'makefile', 'Makefile']) {
    const text = await folder.read(name);
    if (text === null) continue;
    return /^test\s*::?(?!=)/m.test(text) ? { run: 'make test', source: name } : null;
  }
  return null;
}

async function findMavenCommand(folder: Folder): Promise<ManifestCommand | null> {
  if (!(await folder.has('pom.xml'))) return null;
  return { run: `${(await folder.has('mvnw')) ? './mvnw' : 'mvn'} -B test`, source: 'pom.xml' };
}

async function findGradleCommand(folder: Folder): Promise<ManifestCommand | null> {
  for (const name of ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts']) {
    if (await folder.has(name)) {
      return { run: `${(await folder.has('gradlew')) ? './gradlew' : 'gradle'} test`, source: name };
    }
  }
  return null;
}

async function findRubyCommand(folder: Folder): Promise<ManifestCommand | null> {
  const gemfile = await folder.read('Gemfile');
  const bundled = gemfile === null ? '' : 'bundle exec ';
  if (await folder.has('.rspec')) return { run: `${bundled}rspec`, source: '.rspec' };
  if (await folder.has('Rakefile')) return { run: `${bundled}rake test`, source: 'Rakefile' };
  return gemfile !== null && /\brspec\b/.test(gemfile)
    ? { run: 'bundle exec rspec', source: 'Gemfile' }
    : null;
}
