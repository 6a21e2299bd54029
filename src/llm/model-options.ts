import type { ReasoningEffort as Effort } from 'openai/resources/shared';
import type { Endpoint } from './endpoint.ts';

/** OpenAI's words; which of them a model takes is its own matter. */
export const REASONING_EFFORTS = [
  'none',
  'minimal',
  'low',
  'medium',
  'high',
  'xhigh',
  'max',
] as const satisfies Effort[];
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

/** A model and the endpoint that serves it. */
export interface ModelOptions extends Endpoint {
  readonly model: string;
  /** null: the model's own default. */
  readonly reasoningEffort: ReasoningEffort | null;
}

/** The function that a reflection forces and an action leaves out. */
export const REFLECT = 'reflect';
