import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import * as z from 'zod';

/**
 * Writes the tables of inputs and outputs in README.md from action.yml, between `<!-- inputs -->` and
 * `<!-- /inputs -->` (and the same for outputs). With --check it writes nothing and fails when they differ.
 */
const ActionSchema = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

/** The README's text with both tables as action.yml implies them. Throws when a marker is missing. */
export function withTables(readme: string, actionYaml: string): string {
  const action = ActionSchema.parse(parse(actionYaml));
  // What only the runner is to fill in is nothing for a reader.
  const forUsers = Object.entries(action.inputs).filter(
    ([, { description }]) => !description.startsWith('Internal'),
  );
  const inputs = forUsers.map(([name, input]) => [
    `\`${name}\``,
    cell(input.description),
    input.default ? `\`${input.default}\`` : '',
  ]);
  const outputs = Object.entries(action.outputs).map(([name, output]) => [
    `\`${name}\``,
    cell(output.description),
  ]);
  const withInputs = between(readme, 'inputs', table(['Input', 'Description', 'Default'], inputs));
  return between(withInputs, 'outputs', table(['Output', 'Description'], outputs));
}

const cell = (text: string): string => text.trim().replace(/\s+/g, ' ').replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function between(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`README.md needs the markers ${open} and ${close}`);
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(end)}`;
}

async function main(isCheck: boolean): Promise<void> {
  const readmePath = new URL('../README.md', import.meta.url);
  const readme = await readFile(readmePath, 'utf8');
  const wanted = withTables(readme, await readFile(new URL('../action.yml', import.meta.url), 'utf8'));
  if (wanted === readme) return;
  if (isCheck) throw new Error('README.md differs from action.yml: run `npm run docs`');
  await writeFile(readmePath, wanted);
}

if (import.meta.main) await main(process.argv.includes('--check'));
