import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertNever } from '../../src/base/errors.ts';
import type { Archive, FieldPackage } from './packages.ts';

/** The archive could not be fetched: no network, or no client of its registry. */
export class UnreachableArchive extends Error {
  override readonly name = 'UnreachableArchive';
}

/** Lays out the package's archives with the bug and the workflow. Throws when an archive is not the pinned one. */
export function layOut(each: FieldPackage, { into, scratch }: { into: string; scratch: string }): void {
  mkdirSync(scratch);
  for (const archive of each.archives) unpack(archive, join(into, archive.into ?? '.'), scratch);
  // The Go module cache and some tarballs hold read-only files.
  execFileSync('chmod', ['-R', 'u+w', into]);
  appendFileSync(join(into, '.gitignore'), `\n${each.ignored.join('\n')}\n`);
  for (const [path, text] of Object.entries({ ...each.files, [WORKFLOW]: workflowOf(each) })) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), text);
  }
  replaceOnce(join(into, each.bug.file), each.bug.right, each.bug.broken);
}

const WORKFLOW = '.github/workflows/ci.yml';

function workflowOf({ toolchain, setup, build, test }: FieldPackage): string {
  const setUp = [toolchain, setup].filter((run) => run !== null);
  const steps = [
    ...setUp.map((run) => ({ run })),
    ...(build === undefined ? [] : [{ name: 'Build', run: build }]),
    { name: 'Test', run: test },
  ];
  // JSON is YAML.
  const lines = [{ uses: 'actions/checkout@v5' }, ...steps].map((step) => `      - ${JSON.stringify(step)}`);
  return `on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n${lines.join('\n')}\n`;
}

function unpack(archive: Archive, into: string, scratch: string): void {
  const folder = mkdtempSync(join(scratch, 'archive-'));
  const { path, sources } = download(archive, folder);
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  if (sha256 !== archive.sha256) throw new Error(`${archive.name}: the archive's sha256 is ${sha256}`);
  mkdirSync(into, { recursive: true });
  if (sources !== null) cpSync(sources, into, { recursive: true });
  else if (path.endsWith('.jar')) execFileSync('unzip', ['-qo', path, '-d', into]);
  else if (path.endsWith('.zip')) {
    execFileSync('unzip', ['-q', path, '-d', folder]);
    cpSync(dirname(only(join(folder, '*/pom.xml'))), into, { recursive: true });
  } else execFileSync('tar', ['-xzf', path, '-C', into, '--strip-components=1', '--no-same-owner']);
}

/** `sources`: the archive unpacked, where the registry's client does that. */
function download(
  { registry, name, version, kind }: Archive,
  folder: string,
): { readonly path: string; readonly sources: string | null } {
  const client = (command: string, ...args: readonly string[]): string => {
    try {
      return execFileSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      throw new UnreachableArchive(`${command} could not fetch ${name} ${version}`, { cause: error });
    }
  };
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
      return { path: only(join(folder, '*.tar.gz')), sources: null };
    case 'npm':
      client('npm', 'pack', '--silent', `${name}@${version}`);
      return { path: only(join(folder, '*.tgz')), sources: null };
    case 'go': {
      const module: { readonly Zip: string; readonly Dir: string } = JSON.parse(
        client('go', 'mod', 'download', '-json', `${name}@${version}`),
      );
      return { path: module.Zip, sources: module.Dir };
    }
    case 'crates': {
      client('cargo', 'init', '--quiet', '--lib', '--vcs', 'none', '--name', 'field');
      client('cargo', 'add', '--quiet', '--no-default-features', `${name}@=${version}`);
      client('cargo', 'fetch', '--quiet');
      const home = process.env['CARGO_HOME'] ?? join(homedir(), '.cargo');
      return { path: only(join(home, `registry/cache/*/${name}-${version}.crate`)), sources: null };
    }
    case 'maven': {
      const [group = '', artifact = ''] = name.split(':');
      const [classifier, type] = kind?.split('.') ?? [];
      const coordinates = `${name}:${version}:${type}:${classifier}`;
      client('mvn', '-q', '-B', 'dependency:get', '-Dtransitive=false', `-Dartifact=${coordinates}`);
      const stored = join(homedir(), '.m2/repository', group.replaceAll('.', '/'), artifact, version);
      return { path: only(join(stored, `${artifact}-${version}-${classifier}.${type}`)), sources: null };
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
