// Compiles src with tsc and bundles both doors with ncc: dist/ is a function of the sources and the lock file.
import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const inRoot = (...parts: string[]): string => join(root, ...parts);

function run(program: string, ...args: string[]): void {
  execFileSync(process.execPath, [inRoot('node_modules', program), ...args], { cwd: root, stdio: 'inherit' });
}

for (const folder of ['build/js', 'dist']) rmSync(inRoot(folder), { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.build.json');
for (const [entry, out] of [
  ['index.js', 'dist'],
  ['cli.js', 'dist/cli'],
] as const) {
  run('@vercel/ncc/dist/ncc/cli.js', 'build', `build/js/${entry}`, '-o', out, '--license', 'licenses.txt', '--quiet');
}
chmodSync(inRoot('dist/cli/index.js'), 0o755);
