import * as z from 'zod';
import type { Payload } from '../agent/events.ts';
import type { LLM } from '../agent/ports.ts';
import { checkApiKey } from './api-key.ts';
import { checkBaseUrl } from './base-url.ts';
import { createLLM } from './create-llm.ts';
import { REASONING_EFFORTS } from './model-options.ts';
import { APIS } from './provider.ts';

const RecordedSchema = z.object({
  api: z.enum(APIS),
  model: z.string(),
  endpoint: z.string(),
  reasoning_effort: z.enum(REASONING_EFFORTS).nullable().default(null),
});

/** The model of a recorded run, to render and read as it did. It has no key, so nothing it would send is answered. Throws for a record that names no model of ours. */
export function recordedModel(recorded: Payload<'run_start'>['llm']): LLM {
  const parsed = RecordedSchema.safeParse(recorded);
  if (!parsed.success)
    throw new Error(`The trace names a model that cannot be used: ${parsed.error.message}`);
  const { api, model, endpoint, reasoning_effort: reasoningEffort } = parsed.data;
  const baseUrl = checkBaseUrl(
    endpoint.replace(/\/(responses|chat\/completions)$/, ''),
    'the recorded endpoint',
  );
  const key = checkApiKey('none', 'the key of a replay');
  return createLLM({ api, model, baseUrl, key, reasoningEffort, keyName: 'key', baseUrlName: 'endpoint' });
}
