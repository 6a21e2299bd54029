import * as z from 'zod';

// Optional arguments are nullable on the wire, because strict function schemas want every property
// required; one that is missing counts as null, for models without strict mode.
const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);
const count = z.number().int().min(1);

const ListFilesArgs = z.strictObject({
  rel_dir: optional(z.string()).describe('Folder; null or "." for the root'),
  max_files: optional(count).describe('Default 200'),
  glob: optional(z.string()).describe('E.g. "**/*.py"'),
});

const ReadFileArgs = z.strictObject({
  rel_path: z.string(),
  start_line: optional(count),
  end_line: optional(count),
  max_chars: optional(count),
});

const GrepArgs = z.strictObject({
  pattern: z.string().min(1),
  rel_dir: optional(z.string()),
  max_hits: optional(count).describe('Default 100'),
  regex: optional(z.boolean()).describe('true: RE2 syntax; else literal text'),
  glob: optional(z.string()),
});

const EditSchema = z.strictObject({ old: z.string().min(1), new: z.string() });
export type Edit = z.infer<typeof EditSchema>;

const WriteFileArgs = z.strictObject({
  rel_path: z.string(),
  content: optional(z.string()).describe('Whole new text: a new file, or one you have read to its end'),
  edits: optional(z.array(EditSchema).min(1)).describe('Each old must match exactly once'),
});

const FinalArgs = z.strictObject({
  status: z.enum(['done', 'cannot_fix']),
  summary: z.string(),
  changes: z.array(z.strictObject({ path: z.string(), description: z.string() })),
});

const ReflectArgs = z.strictObject({
  notes: z.array(z.string().trim().min(1)).min(1).max(5),
  next_focus: optional(z.string()),
  risks: optional(z.array(z.string())),
});

export const TOOL_ARGS = {
  list_files: ListFilesArgs,
  read_file: ReadFileArgs,
  grep: GrepArgs,
  write_file: WriteFileArgs.refine((args) => (args.content === null) !== (args.edits === null), {
    message: 'give either content or edits, not both and not neither',
  }),
} as const;

export type ToolName = keyof typeof TOOL_ARGS;
export type ToolArgs<N extends ToolName> = z.infer<(typeof TOOL_ARGS)[N]>;
export type FinalArgs = z.infer<typeof FinalArgs>;
export type Reflection = z.infer<typeof ReflectArgs>;
export { FinalArgs as FinalArgsSchema, ReflectArgs as ReflectionSchema };

export const TOOL_NAMES = ['list_files', 'read_file', 'grep', 'write_file'] as const satisfies ToolName[];

export function isToolName(name: string): name is ToolName {
  return Object.hasOwn(TOOL_ARGS, name);
}

/** Of a function that exists, whether or not it may be called now. */
export function isFunctionName(name: unknown): name is string {
  return FUNCTION_SPECS.some((each) => each.name === name) || name === 'run_tests';
}

/** A function the model may call. `parameters` is a JSON schema that OpenAI's strict mode accepts. */
export interface FunctionSpec {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The four tools, `final` and `reflect`: constant, so that they never change a prompt's prefix (I12). */
export const FUNCTION_SPECS: readonly FunctionSpec[] = [
  spec('list_files', 'List files, sorted.', ListFilesArgs),
  spec('read_file', 'Read numbered lines: at most 250 lines or 10 KB a call.', ReadFileArgs),
  spec('grep', 'Search file contents; answers path:line:text.', GrepArgs),
  spec(
    'write_file',
    'Create or change one file, by content or by edits. The driver then runs the tests.',
    WriteFileArgs,
  ),
  spec(
    'final',
    'End the run. done: the tests prove the goal. cannot_fix: you found no correct fix.',
    FinalArgs,
  ),
  spec('reflect', 'Only when the driver asks: one to five lessons from the last result.', ReflectArgs),
];

function spec(name: string, description: string, schema: z.ZodType): FunctionSpec {
  const { $schema, ...parameters } = z.toJSONSchema(schema, { override: simplify });
  return { name, description, parameters };
}

/** Writes `anyOf: [T, null]` as `type: [T, "null"]`, and drops what strict mode may refuse and our own parse checks anyway: half the bytes. */
function simplify({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  delete jsonSchema['default'];
  for (const bound of ['minLength', 'minimum', 'minItems', 'maxItems']) delete jsonSchema[bound];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  const [first, second, ...others] = Array.isArray(jsonSchema['anyOf']) ? jsonSchema['anyOf'] : [];
  if (second?.type !== 'null' || others.length > 0) return;
  delete jsonSchema['anyOf'];
  Object.assign(jsonSchema, first, { type: [first.type, 'null'] });
}
