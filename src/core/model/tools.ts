import * as z from 'zod';

// Everything a model can call: one schema for each function, by which replies are read and which the model is shown.

/**
 * `max_files: optional(positive)`: nullable, because OpenAI's strict mode wants every property; models without strict mode may
 * leave it out.
 */
function optional<T extends z.ZodType>(schema: T, description?: string) {
  const orNull = schema.nullable().default(null);
  return description === undefined ? orNull : orNull.describe(description);
}
const positive = z.number().int().min(1);

const EditSchema = z.strictObject({ old: z.string().min(1), new: z.string() });
export type Edit = z.infer<typeof EditSchema>;

export const WriteFileArgs = z
  .strictObject({
    rel_path: z.string(),
    content: optional(z.string(), 'Whole text of a new file, or of one you have read to its end'),
    edits: optional(z.array(EditSchema).min(1), 'Each old matches exactly once, without line numbers'),
  })
  .refine((args) => (args.content === null) !== (args.edits === null), {
    message: 'give either content or edits, not both and not neither',
  });

/** A tool: its name, its words for the model, and its arguments. */
const toolSchema = <const N extends string, A extends z.ZodType>(name: N, does: string, args: A) =>
  z.object({ type: z.literal('tool_call'), name: z.literal(name), args }).describe(does);

/** The tools that only read: a reply may hold several calls of these. The opening names them to the model. */
const READ_TOOLS = [
  toolSchema(
    'list_files',
    'List files, sorted.',
    z.strictObject({
      rel_dir: optional(z.string(), 'null: the root'),
      max_files: optional(positive, 'Default 200'),
      glob: optional(z.string(), 'E.g. "**/*.py"'),
    }),
  ),
  toolSchema(
    'read_file',
    'Read numbered lines, at most 10 KB.',
    z.strictObject({
      rel_path: z.string(),
      start_line: optional(positive),
      end_line: optional(positive),
      max_chars: optional(positive),
    }),
  ),
  toolSchema(
    'grep',
    'Search file contents; answers path:line:text.',
    z.strictObject({
      pattern: z.string().min(1),
      rel_dir: optional(z.string()),
      max_hits: optional(positive, 'Default 100'),
      regex: optional(z.boolean(), 'RE2, not literal text'),
      glob: optional(z.string()),
    }),
  ),
  toolSchema(
    'read_symbol',
    'Read where a function, method, class or type is defined.',
    z.strictObject({ name: z.string().trim().min(1).describe('E.g. push, Stack.push') }),
  ),
] as const;

/**
 * All tools. What the model is shown, how its calls are read and the type of an action come from this list; what carries a
 * tool out (`workspace/repo-tools.ts`) and the words for people (`story/words.ts`) do not compile without it.
 */
export const ToolCallSchema = z.discriminatedUnion('name', [
  ...READ_TOOLS,
  toolSchema(
    'write_file',
    'Create or change a file, by content or by edits. A reply makes all of its writes, or none.',
    WriteFileArgs,
  ),
]);

/** One call of an allowed tool, its arguments already parsed. */
export type ToolCallAction = Readonly<z.infer<typeof ToolCallSchema>>;
type ToolName = ToolCallAction['name'];
export type ToolArgs<N extends ToolName> = Extract<ToolCallAction, { name: N }>['args'];

export const TOOL_NAMES: readonly ToolName[] = ToolCallSchema.options.map(({ shape }) => shape.name.value);

export const READS: readonly ToolName[] = READ_TOOLS.map(({ shape }) => shape.name.value);

/** The most reads of one reply that are executed. */
export const MAX_READS = 6;
/** The most files that one reply may write. */
export const MAX_WRITES = 6;

export const FinalArgsSchema = z.strictObject({
  status: z.enum(['done', 'cannot_fix']),
  title: optional(z.string(), 'Commit title: imperative, at most 72 characters'),
  summary: z.string(),
  changes: z.array(z.strictObject({ path: z.string(), description: z.string() })),
});

export const ReflectionSchema = z.strictObject({
  notes: z.array(z.string().trim().min(1)).min(1).max(5),
  next_focus: optional(z.string()),
  risks: optional(z.array(z.string())),
});
export type Reflection = z.infer<typeof ReflectionSchema>;

/** The model's claim that the run is over. It ends a run, and never makes one green (I6). */
export type FinalAction = { readonly type: 'final'; readonly title?: string } & Omit<
  z.infer<typeof FinalArgsSchema>,
  'title'
>;

/** Everything the model can intend; the driver knows nothing else (I1). */
export type Action = ToolCallAction | FinalAction;

/** A function the model may call. `parameters` is a JSON schema that OpenAI's strict mode accepts once its bounds are left out. */
export interface FunctionSpec {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The tools, `final` and `reflect`: constant, so that they never change a prompt's prefix (I12). */
export const FUNCTION_SPECS: readonly FunctionSpec[] = [
  ...ToolCallSchema.options.map(({ shape, description = '' }) =>
    functionSpec(shape.name.value, description, shape.args),
  ),
  functionSpec('final', 'End the run.', FinalArgsSchema),
  functionSpec(
    'reflect',
    'Only when the driver asks, before the next call: one to five lessons from the last result.',
    ReflectionSchema,
  ),
];

function functionSpec(name: string, description: string, schema: z.ZodType): FunctionSpec {
  const { $schema, ...parameters } = z.toJSONSchema(schema, { override: asStrictModeTakesIt });
  return { name, description, parameters };
}

/**
 * Writes `anyOf: [T, null]` as `type: [T, "null"]`, and drops what says nothing to a model: defaults, and the largest integer.
 * https://platform.openai.com/docs/guides/structured-outputs#supported-schemas
 */
function asStrictModeTakesIt({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const keyword of ['default', 'maximum']) delete jsonSchema[keyword];
  const [first, second] = jsonSchema.anyOf ?? [];
  if (first === undefined || second?.type !== 'null') return;
  delete jsonSchema['anyOf'];
  Object.assign(jsonSchema, first, { type: [first.type, 'null'] });
}

/** What models write before a tool's name: how their template shows tools (gpt-oss, Kimi: `functions.`, Gemini: `default_api:`). */
const NAME_PREFIX = /^(?:<\|\w+\|>)?(?:to=)?(?:(?:functions?|tools?|default_api|repo_browser)[.:/])*/;
/** A special token, or the number of a call, that a server left behind a name: `<|channel|>commentary`, `[ARGS]`, `:0`. */
const NAME_AND_TOKEN = /^(\w+)\s*(?:[<[(:].*)?$/s;

/** `functions.read_file`, `default_api:read_file` and `read_file<|channel|>json` are `read_file`; an unknown name stays as it is. */
export function toolName(written: string): string {
  const [, name] = NAME_AND_TOKEN.exec(written.trim().replace(NAME_PREFIX, '')) ?? [];
  return isFunctionName(name) ? name : written;
}

/** Whether a name is that of a function that exists, even if it may not be called now. */
export function isFunctionName(name: unknown): name is string {
  return FUNCTION_SPECS.some((each) => each.name === name) || name === 'run_tests';
}
