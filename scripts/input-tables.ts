import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import * as z from 'zod';

/**
 * Writes the tables of docs/inputs.md from action.yml and .github/workflows/fix.yml, each between `<!-- name -->` and
 * `<!-- /name -->`, and the version of package.json into fix.yml. With --check it writes nothing and fails when they differ.
 */
const Described = z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() }));
const ActionSchema = z.object({ inputs: Described, outputs: Described });
const FixSchema = z.object({
  on: z.object({
    workflow_call: z.object({
      inputs: z.record(
        z.string(),
        z.object({ description: z.string().optional(), default: z.string().optional() }),
      ),
      secrets: Described,
      outputs: Described,
    }),
  }),
});

/** The text of docs/inputs.md with all tables as the two files imply them. Throws when a marker is missing. */
export function withTables(page: string, actionYaml: string, fixYaml: string): string {
  const action = ActionSchema.parse(parse(actionYaml));
  const fix = FixSchema.parse(parse(fixYaml)).on.workflow_call;
  // What only the runner is to fill in is nothing for a reader.
  const forUsers = Object.entries(action.inputs).filter(
    ([, { description }]) => !description.startsWith('Internal'),
  );
  const own = Object.entries(fix.inputs).filter(([name]) => !(name in action.inputs));
  const tables = {
    inputs: table(['Input', 'Description', 'Default'], forUsers.map(withDefault)),
    outputs: table(['Output', 'Description'], Object.entries(action.outputs).map(described)),
    'workflow-inputs': table(['Input', 'Description', 'Default'], own.map(withDefault)),
    'workflow-secrets': table(['Secret', 'Description'], Object.entries(fix.secrets).map(described)),
    'workflow-outputs': table(['Output', 'Description'], Object.entries(fix.outputs).map(described)),
  };
  return Object.entries(tables).reduce((text, [name, content]) => between(text, name, content), page);
}

/** fix.yml with the action of this version: its own release, whose tag is known before its commit is. */
export const withVersion = (fixYaml: string, version: string): string =>
  fixYaml.replace(/(?<=uses: agent-fix\/agent-fix@)\S+/g, `v${version}`);

type Entry = readonly [
  name: string,
  { readonly description?: string | undefined; readonly default?: string | undefined },
];
const described = ([name, { description = '' }]: Entry): readonly string[] => [
  `\`${name}\``,
  cell(description),
];
const withDefault = (entry: Entry): readonly string[] => [
  ...described(entry),
  entry[1].default ? `\`${entry[1].default}\`` : '',
];

const cell = (text: string): string => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function between(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`docs/inputs.md needs the markers ${open} and ${close}`);
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(end)}`;
}

async function main(isCheck: boolean): Promise<void> {
  const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
  const read = (path: string): Promise<string> => readFile(at(path), 'utf8');
  const [page, fix] = ['docs/inputs.md', '.github/workflows/fix.yml'] as const;
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await read('package.json')));
  const made = withVersion(await read(fix), version);
  const wanted = { [fix]: made, [page]: withTables(await read(page), await read('action.yml'), made) };
  for (const [path, text] of Object.entries(wanted)) {
    if (text === (await read(path))) continue;
    if (isCheck) throw new Error(`${path} differs from what it is made of: run \`npm run docs\``);
    await writeFile(at(path), text);
  }
}

if (import.meta.main) await main(process.argv.includes('--check'));
