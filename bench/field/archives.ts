import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { assertNever } from '../../src/core/errors.ts';
import { git } from '../repositories.ts';
import type { FieldPackage } from './packages.ts';

const COMMIT = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '--quiet', '-m'];

/** Makes a repository of the package's archive, with the bug committed. Throws when the archive is not the pinned one. */
export function checkOut(each: FieldPackage, { into, scratch }: { into: string; scratch: string }): void {
  mkdirSync(into);
  mkdirSync(scratch);
  const { archive, sources } = download(each, scratch);
  const sha256 = createHash('sha256').update(readFileSync(archive)).digest('hex');
  if (sha256 !== each.sha256) throw new Error(`${each.name}: the archive's sha256 is ${sha256}`);
  if (sources === null)
    execFileSync('tar', ['-xzf', archive, '-C', into, '--strip-components=1', '--no-same-owner']);
  else cpSync(sources, into, { recursive: true });
  // The Go module cache and some tarballs hold read-only files.
  execFileSync('chmod', ['-R', 'u+w', into]);
  appendFileSync(join(into, '.gitignore'), `\n${each.ignored.join('\n')}\n`);
  replaceOnce(join(into, each.bug.file), each.bug.right, each.bug.broken);
  git(into, 'init', '--quiet', '--initial-branch=main', '--template=');
  git(into, 'add', '--all');
  git(into, ...COMMIT, `${each.name} ${each.version} with a bug`);
}

/** `sources`: the archive unpacked, where the registry's client does that. */
function download(
  { registry, name, version }: FieldPackage,
  folder: string,
): { readonly archive: string; readonly sources: string | null } {
  const client = (command: string, ...args: readonly string[]): string =>
    execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  switch (registry) {
    case 'pypi':
      client(
        'python3',
        '-m',
        'pip',
        'download',
        '-q',
        '--no-deps',
        '--no-binary',
        name,
        `${name}==${version}`,
      );
      return { archive: only(join(folder, '*.tar.gz')), sources: null };
    case 'npm':
      client('npm', 'pack', '--silent', `${name}@${version}`);
      return { archive: only(join(folder, '*.tgz')), sources: null };
    case 'go': {
      const module: { readonly Zip: string; readonly Dir: string } = JSON.parse(
        client('go', 'mod', 'download', '-json', `${name}@${version}`),
      );
      return { archive: module.Zip, sources: module.Dir };
    }
    case 'crates': {
      client('cargo', 'init', '--quiet', '--lib', '--vcs', 'none', '--name', 'field');
      client('cargo', 'add', '--quiet', '--no-default-features', `${name}@=${version}`);
      client('cargo', 'fetch', '--quiet');
      const home = process.env['CARGO_HOME'] ?? join(homedir(), '.cargo');
      return { archive: only(join(home, `registry/cache/*/${name}-${version}.crate`)), sources: null };
    }
    default:
      return assertNever(registry);
  }
}

function only(pattern: string): string {
  const [file, ...others] = globSync(pattern);
  if (file === undefined || others.length > 0) throw new Error(`${pattern} is not one file`);
  return file;
}

function replaceOnce(path: string, old: string, next: string): void {
  const [before, after, ...others] = readFileSync(path, 'utf8').split(old);
  if (after === undefined || others.length > 0) throw new Error(`${path} does not hold "${old}" once`);
  writeFileSync(path, `${before}${next}${after}`);
}
