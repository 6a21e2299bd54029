import * as z from 'zod';

// What replies are read by; function-specs.ts tells the model the same. An argument that is missing counts as null, for
// models without strict mode.
const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);
const count = z.number().int().min(1);

const ListFilesArgs = z.strictObject({
  rel_dir: optional(z.string()),
  max_files: optional(count),
  glob: optional(z.string()),
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
  max_hits: optional(count),
  regex: optional(z.boolean()),
  glob: optional(z.string()),
});

const EditSchema = z.strictObject({ old: z.string().min(1), new: z.string() });
export type Edit = z.infer<typeof EditSchema>;

const WriteFileArgs = z.strictObject({
  rel_path: z.string(),
  content: optional(z.string()),
  edits: optional(z.array(EditSchema).min(1)),
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

/** One call of an allowed tool, its arguments already parsed. */
export type ToolCallAction = {
  readonly [N in ToolName]: { readonly type: 'tool_call'; readonly name: N; readonly args: ToolArgs<N> };
}[ToolName];

/** The model's claim that the run is over. It ends a run, and never makes one green (I6). */
export type FinalAction = { readonly type: 'final' } & FinalArgs;

/** Everything the model can intend; the driver knows nothing else (I1). */
export type Action = ToolCallAction | FinalAction;
