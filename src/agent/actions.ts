import type { FinalArgs, ToolArgs, ToolName } from './tools.ts';

/** One call of an allowed tool, its arguments already parsed. */
export type ToolCallAction = {
  readonly [N in ToolName]: { readonly type: 'tool_call'; readonly name: N; readonly args: ToolArgs<N> };
}[ToolName];

/** The model's claim that the run is over. It ends a run, and never makes one green (I6). */
export type FinalAction = { readonly type: 'final' } & FinalArgs;

/** Everything the model can intend; the driver knows nothing else (I1). */
export type Action = ToolCallAction | FinalAction;
