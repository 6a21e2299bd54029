// Prints what dist/ is made of, as CycloneDX 1.5: every package whose code is bundled, from the lock file, and every file with its
// hash, tree-sitter's grammars among them. A function of dist/ and the lock file: it names no time.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
}

const root = join(import.meta.dirname, '..');
const read = (path: string): Buffer => readFileSync(join(root, path));
const lock: { readonly version: string; readonly packages: Readonly<Record<string, LockedPackage>> } =
  JSON.parse(read('package-lock.json').toString());

/** tree-sitter's runtime and grammars are copied, and not bundled: scripts/build.ts. */
const COPIED = {
  'web-tree-sitter': /web-tree-sitter/,
  '@vscode/tree-sitter-wasm': /tree-sitter-[\w-]+\.wasm/,
};

/** ncc writes the name of each package that it bundles on a line of its own, above the package's licence. */
const bundled = new Set(read('dist/bundle/licenses.txt').toString().split('\n'));
const packages = Object.entries(lock.packages).flatMap(([path, { version, integrity = '', license }]) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (path === '' || !(bundled.has(name) || Object.hasOwn(COPIED, name))) return [];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  const hashes = integrity.startsWith('sha512-') ? { hashes: [{ alg: 'SHA-512', content }] } : {};
  const licenses =
    license === undefined
      ? {}
      : { licenses: [/[ (]/.test(license) ? { expression: license } : { license: { id: license } }] };
  return [{ type: 'library', 'bom-ref': purl, name, version, purl, ...hashes, ...licenses }];
});

const files = globSync('dist/**', { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  .toSorted()
  .map((name) => {
    const content = createHash('sha256').update(read(name)).digest('hex');
    return { type: 'file', 'bom-ref': name, name, hashes: [{ alg: 'SHA-256', content }] };
  });

const copied = Object.entries(COPIED).flatMap(([from, which]) =>
  files.flatMap(({ name }) => {
    const isOf =
      name.startsWith('dist/syntax/') &&
      which.test(name) &&
      (from === 'web-tree-sitter' || !/web-tree/.test(name));
    return isOf
      ? [{ ref: name, dependsOn: packages.filter((each) => each.name === from).map(({ purl }) => purl) }]
      : [];
  }),
);

const self = `pkg:github/agent-fix/agent-fix@v${lock.version}`;
const bill = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: {
    component: { type: 'application', 'bom-ref': self, name: 'agent-fix', version: lock.version, purl: self },
  },
  components: [...packages, ...files],
  dependencies: [
    { ref: self, dependsOn: files.map(({ name }) => name) },
    {
      ref: 'dist/bundle/index.js',
      dependsOn: packages.filter(({ name }) => bundled.has(name)).map(({ purl }) => purl),
    },
    ...copied,
  ],
};
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
