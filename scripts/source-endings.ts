import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/**
 * Writes src/workspace/source-endings.ts: the endings of sources, from the list by which GitHub itself knows languages (linguist, as the
 * package linguist-languages of package.json). Run it after an update of that package: node scripts/source-endings.ts
 */
const LanguagesSchema = z.record(
  z.string(),
  z.object({
    name: z.string(),
    type: z.enum(['programming', 'markup', 'data', 'prose']),
    extensions: z.array(z.string()).default([]),
  }),
);

/** Markup in which documents are written: neither templates nor styles. */
const DOCUMENTS = new Set(
  `API Blueprint,BBCode,BibTeX,Bikeshed,Bru,Cooklang,D2,Ecmarkup,Jupyter Notebook,MDX,Mermaid,Pic,PostScript,RAML,RUNOFF,Rich Text Format,
  Roff,Roff Manpage,TeX,mdsvex`.split(/,\s*/),
);

// A name that the compiler does not look up: the package is needed here alone.
const PACKAGE: string = 'linguist-languages';
const languages = Object.values(LanguagesSchema.parse({ ...(await import(PACKAGE)) }));

/**
 * The endings of these languages, without the dot. One of prose never counts (`.md`), and one that a language of data has too counts
 * where it is the first of a language's own: `.ts` is TypeScript, though Qt's translations have it; `.inc` is nobody's own.
 */
function endingsOf(isWanted: (language: (typeof languages)[number]) => boolean): readonly string[] {
  const ofType = (wanted: string): ReadonlySet<string> =>
    new Set(languages.filter(({ type }) => type === wanted).flatMap(({ extensions }) => extensions));
  const [data, prose] = [ofType('data'), ofType('prose')];
  const found = languages
    .filter(isWanted)
    .flatMap(({ extensions }) =>
      extensions.filter((each, at) => !prose.has(each) && (at === 0 || !data.has(each))),
    )
    .map((extension) => extension.slice(1).toLowerCase())
    .filter((ending) => /^[\w+-]+$/.test(ending));
  return [...new Set(found)].toSorted();
}

function constant(name: string, comment: string, endings: readonly string[]): string {
  const lines = endings.join(' ').replace(/(?=\S)(.{1,130})(?: |$)/g, '\n  $1');
  return `/** ${comment} */\nexport const ${name} = \`${lines}\`;\n`;
}

const programming = endingsOf(({ type }) => type === 'programming');
const markup = endingsOf(({ type, name }) => type === 'markup' && !DOCUMENTS.has(name));
const text = [
  '// Written by scripts/source-endings.ts from linguist-languages.\n',
  constant('PROGRAMMING', 'Endings of programming languages.', programming),
  constant(
    'MARKUP',
    'Endings of templates and styles.',
    markup.filter((ending) => !programming.includes(ending)),
  ),
].join('\n');
await writeFile(fileURLToPath(new URL('../src/workspace/source-endings.ts', import.meta.url)), text);
