import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Observation } from '../../src/core/events.ts';
import type { ToolArgs } from '../../src/core/model/tools.ts';
import { openWorkspace, type RepoWorkspace } from '../../src/workspace/repo-tools.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { createRepository, type TestRepository } from './git-repository.ts';
import { CLOSED_POLICY, deniedBy, refusal } from './open-tools.ts';

const SITE = 'lib/python3.12/site-packages';

/** Everything that git does not track; `HOME/` is the home of whoever runs the tests. */
const ON_DISK = {
  '.env': 'KEY=secret\n',
  '.npmrc': 'secret\n',
  'build/out.txt': 'secret\n',
  'build/node_modules/a.js': 'secret\n',
  'src/local.js': 'secret\n',
  'Node_Modules/colors/index.js': 'secret\n',
  'my_node_modules/a.js': 'secret\n',
  'node_modules/colors/package.json': '{}\n',
  'node_modules/colors/index.js': 'exports.paint = () => "red";\n',
  'node_modules/colors/.npmrc': 'secret\n',
  'node_modules/colors/.git/config': 'secret\n',
  'node_modules/colors/tls/server.pem': 'secret\n',
  'node_modules/colors/SERVER.KEY': 'secret\n',
  'node_modules/colors/id_rsa': 'secret\n',
  'node_modules/colors/id_token.js': 'exports.id = 1;\n',
  'node_modules/colors/a.node': 'a\0b',
  'node_modules/colors/tls/store.jks': 'secret\n',
  [`.venv/${SITE}/pip.conf`]: 'secret\n',
  [`.venv/${SITE}/cloud/credentials`]: 'secret\n',
  [`.venv/${SITE}/cloud/credentials.py`]: 'def load(): pass\n',
  'node_modules/.pnpm/deep@1.0.0/node_modules/deep/index.js': 'exports.deep = 1;\n',
  'packages/a/node_modules/own/package.json': '{}\n',
  'packages/a/node_modules/own/index.js': 'exports.own = 1;\n',
  'vendor/bundle/ruby/3.3.0/gems/rack/rack.rb': 'def rack\nend\n',
  'vendor/note.txt': 'secret\n',
  [`.venv/${SITE}/click-8.3.1.dist-info/METADATA`]: 'Name: click\n',
  [`.venv/${SITE}/click/core.py`]: 'def command(): pass\n',
  '.venv/pyvenv.cfg': 'secret\n',
  [`.tox/py312/${SITE}/click-8.3.1.dist-info/METADATA`]: 'Name: click\n',
  [`.tox/py312/${SITE}/click/core.py`]: 'def command(): pass\n',
  [`HOME/env/${SITE}/yaml/__init__.py`]: 'def load(): pass\n',
  [`HOME/env/bin/python3`]: '',
  'HOME/go/pkg/mod/example.com/colors@v2.0.0/colors.go': 'package colors\n',
  'HOME/.cargo/registry/src/index/serde/lib.rs': 'secret\n',
  'HOME/.ssh/id_ed25519': 'secret\n',
  'HOME/notes.txt': 'secret\n',
};

let workspace: RepoWorkspace;
let repository: TestRepository;
let home = '';

beforeAll(async () => {
  home = temporaryFolder();
  repository = createRepository(
    {
      'package.json': '{}',
      'src/index.js': '',
      'a.py': '',
      'a.go': '',
      'packages/a/package.json': '{}',
      'vendor/.keep': '',
    },
    { root: temporaryFolder() },
  );
  const { root } = repository;
  for (const [path, text] of Object.entries(ON_DISK)) {
    const place = path.startsWith('HOME/') ? join(home, path.slice(5)) : join(root, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  const modules = join(root, 'node_modules');
  symlinkSync('.pnpm/deep@1.0.0/node_modules/deep', join(modules, 'deep'));
  symlinkSync('../packages/a', join(modules, 'workspace'));
  symlinkSync('../../.env', join(modules, 'colors', 'settings.js'));
  symlinkSync('/etc', join(modules, 'colors', 'etc'));
  symlinkSync('.npmrc', join(modules, 'colors', 'plain.txt'));
  symlinkSync(home, join(root, 'packages', 'node_modules'));
  execFileSync('mkfifo', [join(modules, 'colors', 'pipe.js')]);
  writeFileSync(join(modules, 'colors', 'huge.js'), '');
  truncateSync(join(modules, 'colors', 'huge.js'), 8 * 1024 ** 3);
  chmodSync(join(home, 'env/bin/python3'), 0o755);
  workspace = await openWorkspace({
    repository: root,
    commit: repository.commit,
    settings: CLOSED_POLICY,
    installation: { checkout: root, environment: { HOME: home, PATH: `${home}/env/bin` } },
  });
});
afterAll(() => workspace.close());

const atHome = (path: string): string => path.replace(/^~/, home);
const read = (path: string): Promise<Observation> =>
  workspace.execute({
    type: 'tool_call',
    name: 'read_file',
    args: { rel_path: atHome(path), start_line: null, end_line: null, max_chars: null },
  });
const list = (rel_dir: string, args: Partial<ToolArgs<'list_files'>> = {}): Promise<Observation> =>
  workspace.execute({
    type: 'tool_call',
    name: 'list_files',
    args: { rel_dir: atHome(rel_dir), max_files: null, glob: null, ...args },
  });
const grep = (pattern: string, rel_dir: string | null, glob: string | null = null): Promise<Observation> =>
  workspace.execute({
    type: 'tool_call',
    name: 'grep',
    args: { pattern, rel_dir: rel_dir && atHome(rel_dir), max_hits: null, regex: null, glob },
  });

it.each([
  ['node_modules/colors/index.js', 'exports.paint = () => "red";'],
  ['./node_modules/colors/index.js', 'exports.paint = () => "red";'],
  ['node_modules/colors/id_token.js', 'exports.id = 1;'],
  // A link of pnpm's.
  ['node_modules/deep/index.js', 'exports.deep = 1;'],
  // A link to a package of the same repository, and on to what is installed there.
  ['node_modules/workspace/node_modules/own/index.js', 'exports.own = 1;'],
  ['packages/a/node_modules/own/index.js', 'exports.own = 1;'],
  ['vendor/bundle/ruby/3.3.0/gems/rack/rack.rb', 'def rack'],
  [`.venv/${SITE}/click/core.py`, 'def command(): pass'],
  [`.venv/${SITE}/cloud/credentials.py`, 'def load(): pass'],
  [`.tox/py312/${SITE}/click/core.py`, 'def command(): pass'],
  [`~/env/${SITE}/yaml/__init__.py`, 'def load(): pass'],
  ['~/go/pkg/mod/example.com/colors@v2.0.0/colors.go', 'package colors'],
])('reads %s', async (path, line) => {
  const { ok, output, meta } = await read(path);
  expect({ ok, first: output.split('\n')[0], installed: meta['installed'] }).toEqual({
    ok: true,
    first: `1|${line}`,
    installed: true,
  });
});

const UNREADABLE = [
  '.env',
  '.npmrc',
  '.git/config',
  'build/out.txt',
  'build/node_modules/a.js',
  'src/local.js',
  'Node_Modules/colors/index.js',
  'NODE_MODULES/colors/index.js',
  'my_node_modules/a.js',
  'node_modules/../.env',
  'node_modules/colors/../../.env',
  'node_modules/colors/settings.js',
  'node_modules/colors/etc/hostname',
  'node_modules/colors/plain.txt',
  'node_modules/colors/.npmrc',
  'node_modules/colors/.git/config',
  'node_modules/colors/.GIT/config',
  'node_modules/colors/tls/server.pem',
  'node_modules/colors/SERVER.KEY',
  'node_modules/colors/id_rsa',
  'node_modules/colors/tls/store.jks',
  `.venv/${SITE}/pip.conf`,
  `.venv/${SITE}/cloud/credentials`,
  'node_modules/colors/pipe.js',
  'node_modules/colors/socket.js',
  'node_modules/colors/huge.js',
  'node_modules/colors/a.node',
  'node_modules/colors/none.js',
  'node_modules/colors',
  'node_modules/workspace/package.json',
  'packages/node_modules/notes.txt',
  'packages/node_modules/.ssh/id_ed25519',
  'vendor/note.txt',
  '.venv/pyvenv.cfg',
  `.venv/${SITE}/../../../pyvenv.cfg`,
  `.VENV/${SITE}/../../../pyvenv.cfg`,
  '~/notes.txt',
  '~/.ssh/id_ed25519',
  `~/env/${SITE}/../../../../notes.txt`,
  '~/go/pkg/mod/../../../notes.txt',
  '~//go/pkg/mod\0/x',
  // The repository has no source in Rust.
  '~/.cargo/registry/src/index/serde/lib.rs',
  '/etc/passwd',
  '/proc/self/environ',
];

it.each(UNREADABLE)('does not read %j', async (path) => {
  const server = createServer();
  if (path.includes('socket')) {
    await new Promise<void>((resolve) => server.listen(join(repository.root, path), resolve));
    onTestFinished(() => void server.close());
  }
  const { ok, output } = await read(path);
  expect({ ok, isSecret: /secret|root:|PATH=/.test(output) }).toEqual({ ok: false, isSecret: false });
});

it('neither lists nor searches what it does not read', async () => {
  const listed = await list('node_modules');
  expect(listed.output).toMatch(/^node_modules\/colors\/index\.js$/m);
  expect(listed.output).toMatch(/^node_modules\/deep \(symbolic link\)$/m);
  expect(listed.output).not.toMatch(/\.npmrc|\.pem|id_rsa|config|pipe/);
  expect((await grep('secret', 'node_modules')).output).toMatch(/^No match in 6 files\./);
  for (const folder of [
    '.venv',
    'build',
    'build/node_modules',
    'packages/node_modules',
    '~',
    '/etc',
    'node_modules/colors/etc',
  ])
    for (const answer of [await list(folder), await grep('e', folder)])
      expect({ folder, ok: answer.ok }).toEqual({ folder, ok: false });
  expect((await list('vendor')).output).toBe('vendor/.keep');
});

it('searches such a folder where it is named, and only there', async () => {
  expect(await grep('exports.paint', 'node_modules/colors')).toMatchObject({
    output: expect.stringMatching(/^node_modules\/colors\/index\.js:1:exports\.paint/),
    meta: { hits: 1, files: 1, installed: true },
  });
  expect((await grep('paint', 'node_modules/colors/index.js')).output).toMatch(
    /^node_modules\/colors\/index\.js:1:/,
  );
  expect((await grep('exports', 'node_modules', '**/deep/*.js')).output).toMatch(
    /^node_modules\/\.pnpm\/deep@1/,
  );
  expect((await list(`~/env/${SITE}`)).output).toBe(`${home}/env/${SITE}/yaml/__init__.py`);
  expect((await grep('exports.paint', null)).output).toBe('No match in 6 files.');
});

it('writes nothing there', async () => {
  const write = (rel_path: string) =>
    workspace.execute({
      type: 'tool_call',
      name: 'write_file',
      args: { rel_path: atHome(rel_path), content: 'x', edits: null },
    });
  for (const path of [
    'node_modules/colors/index.js',
    `.venv/${SITE}/click/core.py`,
    'vendor/bundle/ruby/x.rb',
  ])
    expect(await write(path)).toMatchObject(deniedBy('protected: installed code'));
  expect(await write('~/go/pkg/mod/example.com/colors@v2.0.0/colors.go')).toMatchObject(
    deniedBy('path: absolute'),
  );
});

it('reads and refuses by the name of the home as by its path', async () => {
  const args = (rel_path: string) => ({ rel_path, start_line: null, end_line: null, max_chars: null });
  const readAt = (path: string) =>
    workspace.execute({ type: 'tool_call', name: 'read_file', args: args(path) });
  const found = await readAt('~/go/pkg/mod/example.com/colors@v2.0.0/colors.go');
  expect(found).toMatchObject({ ok: true, meta: { installed: true } });
  for (const path of ['~/notes.txt', '~/.ssh/id_ed25519'])
    expect(await readAt(path)).toMatchObject(deniedBy('path: absolute'));
  const write = { rel_path: '~/go/pkg/mod/a.go', content: 'x', edits: null };
  expect(await workspace.execute({ type: 'tool_call', name: 'write_file', args: write })).toMatchObject(
    deniedBy('path: absolute'),
  );
});

it('names the folders that are there', async () => {
  expect(await workspace.installedFolders()).toEqual([
    'node_modules',
    'vendor/bundle',
    'packages/a/node_modules',
    `.venv/${SITE}`,
    '~/go/pkg/mod',
    `~/env/${SITE}`,
  ]);
});

/** What a variable names, in which folders and files lie; HOME and CHECKOUT stand for their paths. */
it.each([
  ['a folder without packages', { VIRTUAL_ENV: 'HOME/plain' }, `HOME/plain/${SITE}/notes.txt`],
  ['a link that git tracks', { VIRTUAL_ENV: 'CHECKOUT/env' }, `CHECKOUT/env/${SITE}/notes.txt`],
  ['a hidden folder of the home', { GOMODCACHE: 'HOME/.aws' }, 'HOME/.aws/a.com/x@v1.0.0/notes.txt'],
  [
    'a hidden folder of the home, below',
    { GOPATH: 'HOME/.config/x' },
    'HOME/.config/x/pkg/mod/b.com@v1.0.0/notes.txt',
  ],
  ['no cache of modules', { GOMODCACHE: 'HOME/documents' }, 'HOME/documents/a/notes.txt'],
  ['no gems', { GEM_HOME: 'HOME/own' }, 'HOME/own/gems/a/notes.txt'],
  [
    "the runner's temporary folder",
    { GOMODCACHE: 'HOME/temp/mod', RUNNER_TEMP: 'HOME/temp' },
    'HOME/temp/mod/a.com@v1.0.0/notes.txt',
  ],
])('opens no folder that a variable names and that is %s', async (_, variables, path) => {
  const home = temporaryFolder();
  const checkout = temporaryFolder();
  const place = (text: string): string => text.replace('HOME', home).replace('CHECKOUT', checkout);
  const link = { link: `../../../../${home.split('/').at(-1)}/packages` };
  const files = { 'a.go': '', 'a.py': '', 'a.rb': '', [`env/${SITE}`]: link };
  const { root, commit } = createRepository(files, { root: checkout });
  mkdirSync(join(home, 'packages', 'x.dist-info'), { recursive: true });
  writeFileSync(join(home, 'packages', 'notes.txt'), 'secret');
  if (!path.startsWith('CHECKOUT')) {
    mkdirSync(dirname(place(path)), { recursive: true });
    writeFileSync(place(path), 'secret');
  }
  const environment = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, place(value)]),
  );
  await using other = await openWorkspace({
    repository: root,
    commit,
    settings: CLOSED_POLICY,
    installation: { checkout: root, environment: { HOME: home, ...environment } },
  });
  const args = { rel_path: place(path), start_line: null, end_line: null, max_chars: null };
  const answer = await other.execute({ type: 'tool_call', name: 'read_file', args });
  expect({ ok: answer.ok, isShown: answer.output.includes('secret') }).toEqual({ ok: false, isShown: false });
  expect(await other.installedFolders()).toEqual([]);
});

it('opens no folder of a language that a variable puts above the home or the checkout', async () => {
  const { root, commit } = repository;
  for (const GOMODCACHE of ['/', home, dirname(root), root]) {
    await using other = await openWorkspace({
      repository: root,
      commit,
      settings: CLOSED_POLICY,
      installation: { checkout: root, environment: { HOME: home, GOMODCACHE } },
    });
    const args = { rel_path: `${home}/notes.txt`, start_line: null, end_line: null, max_chars: null };
    expect(await other.execute({ type: 'tool_call', name: 'read_file', args })).toMatchObject(
      refusal('absolute'),
    );
  }
});

/** A checkout with files and links that git tracks, and others, in which HOME and CHECKOUT stand for their paths. */
async function opened(
  { tracked, untracked }: Readonly<Record<'tracked' | 'untracked', Readonly<Record<string, string>>>>,
  variables: Readonly<Record<string, string>> = {},
) {
  const [home, checkout] = [temporaryFolder(), temporaryFolder()];
  const place = (text: string): string => text.replaceAll('HOME', home).replaceAll('CHECKOUT', checkout);
  const isLink = (text: string): boolean => text.startsWith('-> ');
  const links = Object.entries(tracked).map(([path, text]) => [
    path,
    isLink(text) ? { link: place(text.slice(3)) } : text,
  ]);
  const { root, commit } = createRepository(Object.fromEntries(links), { root: checkout });
  for (const [path, text] of Object.entries(untracked)) {
    const at = path.startsWith('HOME/') ? place(path) : join(checkout, path);
    mkdirSync(dirname(at), { recursive: true });
    if (isLink(text)) symlinkSync(place(text.slice(3)), at);
    else writeFileSync(at, text);
  }
  const environment = Object.entries(variables).map(([name, value]) => [name, place(value)]);
  const other = await openWorkspace({
    repository: root,
    commit,
    settings: CLOSED_POLICY,
    installation: { checkout: root, environment: { HOME: home, ...Object.fromEntries(environment) } },
  });
  onTestFinished(() => other.close());
  const read = (path: string) =>
    other.execute({
      type: 'tool_call',
      name: 'read_file',
      args: { rel_path: place(path), start_line: null, end_line: null, max_chars: null },
    });
  return { read, folders: () => other.installedFolders() };
}

it.each([
  ['node_modules', 'colors/package.json', '{}'],
  ['node_modules', '@scope/colors/package.json', '{}'],
  ['node_modules', '.modules.yaml', ''],
  ['vendor', 'modules.txt', '# example.com/colors v1.0.0\n'],
  ['vendor', 'composer/installed.json', '{}'],
  ['vendor', 'serde/.cargo-checksum.json', '{}'],
  ['vendor/bundle', 'ruby/3.4.0/specifications/rack-3.1.0.gemspec', ''],
  [`env/${SITE}`, 'click-8.3.1.dist-info/METADATA', ''],
  [`.nox/tests/${SITE}`, 'click/__init__.py', ''],
])('opens an untracked %s for its marker %s alone', async (folder, marker, text) => {
  const tracked = { 'a.py': '' };
  const note = { [`${folder}/notes.txt`]: 'secret' };
  const without = await opened({ tracked, untracked: note });
  expect(await without.read(`${folder}/notes.txt`)).toMatchObject({ ok: false });
  expect(await without.folders()).toEqual([]);
  const marked = await opened({ tracked, untracked: { ...note, [`${folder}/${marker}`]: text } });
  expect(await marked.read(`${folder}/notes.txt`)).toMatchObject({ ok: true });
});

const PACKAGES = { 'HOME/stuff/notes.txt': 'secret', 'HOME/stuff/x.dist-info/METADATA': '' };
it.each([
  [
    'from a virtual environment over a tracked link',
    { way: '-> HOME/stuff' },
    { ...PACKAGES, [`env/${SITE}`]: '-> CHECKOUT/way' },
    { VIRTUAL_ENV: 'CHECKOUT/env' },
    `CHECKOUT/env/${SITE}/notes.txt`,
  ],
  [
    'from the home over a tracked link',
    { way: '-> HOME/stuff' },
    { ...PACKAGES, [`HOME/env/${SITE}`]: '-> CHECKOUT/way' },
    { VIRTUAL_ENV: 'HOME/env' },
    `HOME/env/${SITE}/notes.txt`,
  ],
  [
    'from a program of PATH over a tracked link',
    { 'bin/python3': '-> HOME/stuff/bin/python3' },
    {
      'HOME/stuff/bin/python3': '',
      [`HOME/stuff/${SITE}/notes.txt`]: 'secret',
      [`HOME/stuff/${SITE}/x.dist-info/METADATA`]: '',
    },
    { PATH: 'CHECKOUT/bin' },
    `HOME/stuff/${SITE}/notes.txt`,
  ],
  [
    'of untracked links to a hidden folder',
    {},
    {
      'HOME/.aws/notes.txt': 'secret',
      'HOME/.aws/x.dist-info/METADATA': '',
      'HOME/b': '-> HOME/.aws',
      [`HOME/env/${SITE}`]: '-> HOME/b',
    },
    { VIRTUAL_ENV: 'HOME/env' },
    `HOME/env/${SITE}/notes.txt`,
  ],
  [
    'of untracked links from node_modules',
    {},
    { 'HOME/a/x/package.json': '{}', 'HOME/a/notes.txt': 'secret', b: '-> HOME/a', node_modules: '-> b' },
    {},
    'node_modules/notes.txt',
  ],
  [
    'of untracked links from a package',
    {},
    {
      'HOME/.aws/notes.txt': 'secret',
      'node_modules/x/package.json': '{}',
      'node_modules/x/a': '-> ../b',
      'node_modules/b': '-> HOME/.aws',
    },
    {},
    'node_modules/x/a/notes.txt',
  ],
  [
    'around without an end',
    {},
    { [`env/${SITE}`]: '-> CHECKOUT/b', b: `-> CHECKOUT/env/${SITE}` },
    { VIRTUAL_ENV: 'CHECKOUT/env' },
    `CHECKOUT/env/${SITE}/notes.txt`,
  ],
])('follows no chain %s', async (_, links, untracked, variables, path) => {
  const { read, folders } = await opened({ tracked: { 'a.py': '', ...links }, untracked }, variables);
  const { ok, output } = await read(path);
  expect({ ok, isShown: output.includes('secret') }).toEqual({ ok: false, isShown: false });
  expect((await folders()).filter((folder) => !folder.startsWith('node_modules'))).toEqual([]);
});

it('opens no folder with files that git tracks because a variable names it', async () => {
  const tracked = { 'a.py': '', [`env/${SITE}/x.dist-info/METADATA`]: '' };
  const { read } = await opened(
    { tracked, untracked: { [`env/${SITE}/notes.txt`]: 'secret' } },
    { VIRTUAL_ENV: 'CHECKOUT/env' },
  );
  expect(await read(`CHECKOUT/env/${SITE}/notes.txt`)).toMatchObject({ ok: false });
});

it('opens a virtual environment that is reached over links that git does not track', async () => {
  const untracked = { ...PACKAGES, [`HOME/env/${SITE}`]: '-> HOME/b', 'HOME/b': '-> HOME/stuff' };
  const { read } = await opened({ tracked: { 'a.py': '' }, untracked }, { VIRTUAL_ENV: 'HOME/env' });
  expect(await read(`HOME/env/${SITE}/notes.txt`)).toMatchObject({ ok: true });
});
