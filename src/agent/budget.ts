import * as z from 'zod';

/** The bounds of a run (I8). */
export const LimitsSchema = z.object({
  maxIterations: z.number().int().min(1),
  /** All runs of the test command count: baseline, after writes, confirming. */
  maxTestRuns: z.number().int().min(1),
  /** 0 switches reflection off. */
  maxReflections: z.number().int().min(0),
  /** Input and output of every model call, reflections and malformed replies included. */
  maxTotalTokens: z.number().int().min(1),
  /** Wall time of the whole run. */
  timeoutMs: z.number().int().min(1),
  maxMalformedInARow: z.number().int().min(1),
});
export type Limits = z.infer<typeof LimitsSchema>;
