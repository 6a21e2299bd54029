import type { ToolName } from './tools.ts';

// Plain data instead of schemas turned into JSON: each run sends it, and schemas take 20 ms to load and to build. A
// test holds it against the schemas that read the replies.

/** A function the model may call. `parameters` is a JSON schema that OpenAI's strict mode accepts. */
export interface FunctionSpec {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The function that a reflection forces and an action leaves out. */
export const REFLECT = 'reflect';

interface Schema {
  readonly type: string | readonly string[];
  readonly [keyword: string]: unknown;
}

const text: Schema = { type: 'string' };

/** Strict mode wants every property required, so one that may be left out is nullable. */
const optional = (schema: Schema, description?: string): Schema => ({
  ...(description !== undefined && { description }),
  ...schema,
  type: [schema.type, 'null'].flat(),
});
const count: Schema = { type: 'integer' };
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const spec = (
  name: ToolName | 'final' | typeof REFLECT,
  description: string,
  properties: Readonly<Record<string, Schema>>,
): FunctionSpec => ({ name, description, parameters: object(properties) });

/** The four tools, `final` and `reflect`: constant, so that they never change a prompt's prefix (I12). */
export const FUNCTION_SPECS: readonly FunctionSpec[] = [
  spec('list_files', 'List files, sorted.', {
    rel_dir: optional(text, 'null: the root'),
    max_files: optional(count, 'Default 200'),
    glob: optional(text, 'E.g. "**/*.py"'),
  }),
  spec('read_file', 'Read numbered lines: at most 250, or 10 KB.', {
    rel_path: text,
    start_line: optional(count),
    end_line: optional(count),
    max_chars: optional(count),
  }),
  spec('grep', 'Search file contents; answers path:line:text.', {
    pattern: text,
    rel_dir: optional(text),
    max_hits: optional(count, 'Default 100'),
    regex: optional({ type: 'boolean' }, 'RE2, not literal text'),
    glob: optional(text),
  }),
  spec('write_file', 'Create or change a file, by content or by edits.', {
    rel_path: text,
    content: optional(text, 'Whole text of a new file, or of one you have read to its end'),
    edits: optional(
      listOf(object({ old: text, new: text })),
      'Each old matches exactly once, without line numbers',
    ),
  }),
  spec('final', 'End the run.', {
    status: { type: 'string', enum: ['done', 'cannot_fix'] },
    summary: text,
    changes: listOf(object({ path: text, description: text })),
  }),
  spec(REFLECT, 'Only when the driver asks: one to five lessons from the last result.', {
    notes: listOf(text),
    next_focus: optional(text),
    risks: optional(listOf(text)),
  }),
];

/** Of a function that exists, whether or not it may be called now. */
export function isFunctionName(name: unknown): name is string {
  return FUNCTION_SPECS.some((each) => each.name === name) || name === 'run_tests';
}
