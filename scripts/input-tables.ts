import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { INPUT_TEXTS } from '../src/github/inputs.ts';
import { messagesOf, otherMessages } from './messages.ts';

/**
 * Writes what follows from the inputs that src/github/inputs.ts declares: the inputs of action.yml and of fix.yml, what each job of
 * fix.yml passes on, and the tables of docs/inputs.md (each between `<!-- name -->` and `<!-- /name -->`, with those of fix.yml's own
 * inputs); the version of package.json into fix.yml; and the messages of the sources that no table of docs/troubleshooting.md holds. With --check it writes nothing and fails when they differ.
 */
const Described = z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() }));
const ActionSchema = z.object({ outputs: Described });
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

/** The inputs that a caller of fix.yml gives, and both of its jobs pass on. */
const PASSED_ON = INPUT_TEXTS.filter(([, { setBy }]) => setBy === undefined);

/** A value as it stands in YAML, in one line. */
const scalar = (value: string): string => stringify(value, { lineWidth: 0 }).trim();

/** action.yml with the inputs as they are declared. Throws when its marker is missing. */
export const withActionInputs = (actionYaml: string): string =>
  below(
    actionYaml,
    '# Made by `npm run docs` from src/github/inputs.ts.',
    INPUT_TEXTS.flatMap(([name, { words, default: value = '' }]) => [
      `${name}:`,
      `  description: ${scalar(words)}`,
      `  default: ${value.startsWith('${{') ? value : scalar(value)}`,
    ]),
  );

/** fix.yml with the same inputs for its callers and its two jobs. Throws when a marker is missing. */
export function withFixInputs(fixYaml: string): string {
  const taken = PASSED_ON.map(([name, { default: value }]) =>
    value === undefined
      ? `${name}: { type: string }`
      : `${name}: { type: string, default: ${JSON.stringify(value)} }`,
  );
  const passed = PASSED_ON.map(([name]) => `${name}: \${{ inputs.${name} }}`);
  const inputs = below(fixYaml, '# The inputs of the action, made by `npm run docs`.', taken);
  return ['solve', 'publish'].reduce(
    (text, job) => below(text, `# For ${job}, made by \`npm run docs\`.`, passed),
    inputs,
  );
}

/** Puts lines in the place of those that follow the marker's, as far as they are indented as deep. */
function below(yaml: string, marker: string, made: readonly string[]): string {
  const lines = yaml.split('\n');
  const at = lines.findIndex((line) => line.trim() === marker);
  if (at < 0) throw new Error(`the line "${marker}" is missing`);
  const indent = ' '.repeat(lines[at]?.indexOf('#') ?? 0);
  const end = lines.findIndex((line, index) => index > at && !line.startsWith(indent));
  return [...lines.slice(0, at + 1), ...made.map((line) => indent + line), ...lines.slice(end)].join('\n');
}

/** The text of docs/inputs.md with all its tables. Throws when a marker is missing. */
export function withTables(page: string, actionYaml: string, fixYaml: string): string {
  const { outputs } = ActionSchema.parse(parse(actionYaml));
  const fix = FixSchema.parse(parse(fixYaml)).on.workflow_call;
  const inputs = INPUT_TEXTS.filter(([, { setBy }]) => setBy !== 'runner').map(
    ([name, { words, default: value }]) => [name, { description: words, default: value }] as const,
  );
  const further = Object.entries(fix.inputs).filter(
    ([name]) => !PASSED_ON.some(([passed]) => passed === name),
  );
  const tables = {
    inputs: table(['Input', 'Description', 'Default'], inputs.map(withDefault)),
    outputs: table(['Output', 'Description'], Object.entries(outputs).map(described)),
    'workflow-inputs': table(['Input', 'Description', 'Default'], further.map(withDefault)),
    'workflow-secrets': table(['Secret', 'Description'], Object.entries(fix.secrets).map(described)),
    'workflow-outputs': `${Object.keys(fix.outputs)
      .map((name) => `\`${name}\``)
      .join(', ')}.`,
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
  if (start < 0 || end < start) throw new Error(`the markers ${open} and ${close} are missing`);
  return `${text.slice(0, start + open.length)}\n${content}\n${text.slice(end)}`;
}

async function main(isCheck: boolean): Promise<void> {
  const at = (path: string): URL => new URL(`../${path}`, import.meta.url);
  const read = (path: string): Promise<string> => readFile(at(path), 'utf8');
  const [action, fix, page] = ['action.yml', '.github/workflows/fix.yml', 'docs/inputs.md'] as const;
  const help = 'docs/troubleshooting.md';
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await read('package.json')));
  const [actionYaml, fixYaml] = [
    withActionInputs(await read(action)),
    withFixInputs(withVersion(await read(fix), version)),
  ];
  const tables = withTables(await read(page), actionYaml, fixYaml);
  const helpText = await read(help);
  const messages = otherMessages(helpText, messagesOf(fileURLToPath(at('src'))));
  const wanted = {
    [action]: actionYaml,
    [fix]: fixYaml,
    [page]: tables,
    [help]: between(helpText, 'messages', `\n${messages}`),
  };
  for (const [path, text] of Object.entries(wanted)) {
    if (text === (await read(path))) continue;
    if (isCheck) throw new Error(`${path} differs from what it is made of: run \`npm run docs\``);
    await writeFile(at(path), text);
  }
}

if (import.meta.main) await main(process.argv.includes('--check'));
