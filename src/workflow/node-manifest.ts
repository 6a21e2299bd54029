import * as z from 'zod';
import type { Folder, ManifestCommand } from './folder.ts';

const PackageJson = z.object({
  scripts: z.object({ test: z.string().optional() }).optional(),
  packageManager: z.string().optional(),
});

const LOCKS = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
] as const;

/** What `npm init` writes for a test script. */
const PLACEHOLDER = 'no test specified';

/** `npm test`, by the package manager of the project; else what turbo or nx run as tests. */
export async function findNodeCommand(folder: Folder): Promise<ManifestCommand | null> {
  const manifest = PackageJson.safeParse(parseJson(await folder.read('package.json'))).data;
  if (manifest === undefined) return null;
  const script = manifest.scripts?.test;
  if (script !== undefined && !script.includes(PLACEHOLDER)) {
    return { run: testScript(await managerOf(folder, manifest.packageManager)), source: 'package.json' };
  }
  return monorepoCommand(folder, await managerOf(folder, manifest.packageManager));
}

/** Says that a package has npm's placeholder and nothing more; null when it does not. */
export async function placeholderIn(folder: Folder): Promise<string | null> {
  const manifest = PackageJson.safeParse(parseJson(await folder.read('package.json'))).data;
  return manifest?.scripts?.test?.includes(PLACEHOLDER)
    ? `package.json has npm's placeholder for a test script ("${PLACEHOLDER}")`
    : null;
}

async function managerOf(folder: Folder, declared: string | undefined): Promise<string> {
  let manager = declared?.split('@')[0];
  for (const [lock, name] of LOCKS) manager ??= (await folder.has(lock)) ? name : undefined;
  return manager === 'pnpm' || manager === 'yarn' || manager === 'bun' ? manager : 'npm';
}

const testScript = (manager: string): string => (manager === 'bun' ? 'bun run test' : `${manager} test`);

const EXEC: Readonly<Record<string, string>> = { pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx', npm: 'npx' };

async function monorepoCommand(folder: Folder, manager: string): Promise<ManifestCommand | null> {
  const exec = EXEC[manager] ?? 'npx';
  const turbo = await folder.read('turbo.json');
  if (turbo !== null && /"(?:[\w@/-]+#)?test"\s*:/.test(turbo)) {
    return { run: `${exec} turbo run test`, source: 'turbo.json' };
  }
  return (await folder.has('nx.json')) ? { run: `${exec} nx run-many -t test`, source: 'nx.json' } : null;
}

export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
