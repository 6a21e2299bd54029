import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Usage } from '../agent/events.ts';

const Price = z.number().min(0);

/** Per million tokens, in any currency. */
const ModelPriceSchema = z.strictObject({ input: Price, cached_input: Price.optional(), output: Price });

/** A price file: `{"currency": "USD", "models": {"NAME": {"input": 0.25, "cached_input": 0.025, "output": 2}}}`, JSON or YAML. */
const PriceFileSchema = z.strictObject({
  currency: z.string().default('USD'),
  models: z.record(z.string(), ModelPriceSchema),
});
export type Prices = z.infer<typeof PriceFileSchema>;

/** Throws an Error naming the file and what is wrong in it. */
export async function readPrices(path: string): Promise<Prices> {
  try {
    const value: unknown = (await import('yaml')).parse(readFileSync(path, 'utf8'));
    return PriceFileSchema.parse(value);
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`--prices ${path}: ${why}`, { cause: error });
  }
}

/** What the tokens cost; null when the model has no price. Cached input without a price of its own costs what input does. */
export function costOf(prices: Prices | null, model: string, usage: Usage): number | null {
  const price = prices?.models[model];
  if (price === undefined) return null;
  const { input_tokens: input, cached_input_tokens: cached, output_tokens: output } = usage;
  return (
    ((input - cached) * price.input + cached * (price.cached_input ?? price.input) + output * price.output) /
    1_000_000
  );
}
