// Prints a version's section of CHANGELOG.md, for its release: `node scripts/release-notes.ts v0.1.0`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const version = process.argv[2]?.replace(/^v/, '') ?? '';
const changelog = readFileSync(join(import.meta.dirname, '..', 'CHANGELOG.md'), 'utf8');
const [, ...sections] = changelog.split(/^## /m);
const section = sections.find((text) => text.startsWith(`[${version}]`));
if (version === '' || section === undefined) {
  console.error(
    `CHANGELOG.md has no section "## [${version}]": give what stands under [Unreleased] that heading.`,
  );
  process.exit(1);
}
console.log(section.slice(section.indexOf('\n')).trim());
