import * as z from 'zod';
import { MAX_ATTEMPTS } from '../core/attempts.ts';
import type { RunEvent } from '../core/events.ts';
import { camelKeys } from '../core/json.ts';
import { SettingsSchema } from '../core/settings.ts';
import { TaskSchema } from '../core/task.ts';
import { OUTCOMES } from '../core/verdict/outcome.ts';
import { isRunEvent, misfit } from '../trace/lines.ts';
import { BUNDLE_VERSION, MAX_EVENTS, MAX_EVENTS_BYTES } from './bundle.ts';

// docs/bundle.md documents this. Strict: a member that nobody knows is a bundle that nobody can judge.

const COUNT = z.number().int().min(0).max(1_000_000_000);
const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);
const PRICE = z.number().min(0).max(1_000_000).nullable();
const RUN_ID = z.string().regex(/^[0-9a-f]{10}$/);
const OUTCOME = z.enum(OUTCOMES).exclude(['refused', 'skipped']);
const ID = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullable();

/** A member of the trace's own form. */
const inTraceForm = <S extends z.ZodType>(schema: S) =>
  z.json().transform((json, context): z.infer<S> => {
    const parsed = schema.safeParse(camelKeys(json));
    if (parsed.data !== undefined) return parsed.data;
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: 'custom', message: `${path.join('.')}: ${message}` });
    return z.NEVER;
  });

/** What a path, a mode, a content must be is judged by rules with names (bundle-rules.ts); here are forms alone. */
const BundleFileSchema = z.strictObject({
  path: z.string(),
  status: z.enum(['added', 'modified']),
  /** git's. */
  mode: z.string(),
  /** The whole new bytes, in base64. */
  content: z.string(),
  added_lines: COUNT,
  removed_lines: COUNT,
});
export type BundleFile = z.infer<typeof BundleFileSchema>;

const EventSchema = z.strictObject({ kind: z.string(), payload: z.unknown() });

const EventsSchema = z
  .array(EventSchema)
  .max(MAX_EVENTS)
  .refine((events) => JSON.stringify(events).length <= MAX_EVENTS_BYTES, 'is larger than events may be')
  .transform((events, context): readonly RunEvent[] => {
    const known: RunEvent[] = [];
    for (const [at, event] of events.entries()) {
      if (isRunEvent(event)) known.push(event);
      else context.addIssue({ code: 'custom', path: [at], message: misfit(event)?.slice(0, 300) ?? '' });
    }
    return known.length === events.length ? known : z.NEVER;
  });

export const BundleSchema = z.strictObject({
  version: z.literal(BUNDLE_VERSION),
  /** Version of agent-fix that wrote it. */
  agent_fix: z.string().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}(-[\w.]{1,30})?$/),
  run_id: RUN_ID,
  github: z.strictObject({ repository: z.string().max(300), run_id: COUNT.max(Number.MAX_SAFE_INTEGER) }),
  task: inTraceForm(TaskSchema),
  settings: inTraceForm(SettingsSchema),
  outcome: OUTCOME,
  model: z.strictObject({
    name: z.string().max(200),
    api: z.enum(['responses', 'chat-completions', 'none']),
  }),
  /** Per million tokens. */
  prices: z.strictObject({ input: PRICE, cached_input: PRICE, output: PRICE }),
  base: z.strictObject({
    commit: z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
    branch: z.string().min(1).max(255),
  }),
  patch: z.strictObject({ sha256: SHA256, diff: z.string(), files: z.array(BundleFileSchema) }),
  /** Of one job; absent: there was one. */
  tries: z
    .strictObject({
      of: z.number().int().min(2).max(MAX_ATTEMPTS),
      chosen: z.number().int().min(0),
      runs: z
        .array(
          z.strictObject({
            run_id: RUN_ID,
            model: z.string().max(200),
            outcome: OUTCOME,
            usage: z.strictObject({ input_tokens: COUNT, cached_input_tokens: COUNT, output_tokens: COUNT }),
          }),
        )
        .min(1)
        .max(MAX_ATTEMPTS),
    })
    .refine(({ chosen, of, runs }) => chosen < runs.length && runs.length <= of, 'names no try of its own')
    .exactOptional(),
  duration_ms: COUNT,
  notes: z.array(z.string().max(1_100)).max(100),
  trace: z.strictObject({ sha256: SHA256, artifact_id: ID, page_id: ID }),
  events: EventsSchema,
});
export type Bundle = z.infer<typeof BundleSchema>;
