import * as z from 'zod';
import { type Files, type Folder, folderOf, inFolder, type ManifestCommand } from './folder.ts';
import { findPythonCommand } from './python-manifest.ts';

type Finder = (folder: Folder) => Promise<ManifestCommand | null>;

/** The first that knows a command wins; the order is that of how sure a manifest is about its tests. */
const FINDERS: readonly Finder[] = [
  findNodeCommand,
  findPythonCommand,
  fixed('go.mod', 'go test ./...'),
  fixed('Cargo.toml', 'cargo test'),
  findMakeCommand,
  findMavenCommand,
  findGradleCommand,
  findRubyCommand,
  fixed('mix.exs', 'mix test'),
];

/** What the manifests of a folder imply; null when none does. */
export async function findManifestCommand(files: Files, directory: string): Promise<ManifestCommand | null> {
  const folder = folderOf(files, directory);
  for (const find of FINDERS) {
    const command = await find(folder);
    if (command !== null) return { ...command, source: inFolder(directory, command.source) };
  }
  return null;
}

function fixed(name: string, run: string): Finder {
  return async (folder) => ((await folder.has(name)) ? { run, source: name } : null);
}

const PackageJson = z.object({
  scripts: z.object({ test: z.string().optional() }).optional(),
  packageManager: z.string().optional(),
});

const NODE_LOCKS = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
] as const;

async function findNodeCommand(folder: Folder): Promise<ManifestCommand | null> {
  const manifest = PackageJson.safeParse(parseJson(await folder.read('package.json')));
  const script = manifest.data?.scripts?.test;
  // What `npm init` writes.
  if (script === undefined || script.includes('no test specified')) return null;
  let manager = manifest.data?.packageManager?.split('@')[0];
  for (const [lock, name] of NODE_LOCKS) manager ??= (await folder.has(lock)) ? name : undefined;
  const run =
    manager === 'bun' ? 'bun run test' : `${manager === 'pnpm' || manager === 'yarn' ? manager : 'npm'} test`;
  return { run, source: 'package.json' };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
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
  for (const name of ['build.gradle', 'build.gradle.kts']) {
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
