import * as z from 'zod';

/** The tokens that calls of a model cost. */
export type Usage = z.infer<typeof schema>;

const schema = z.object({
  input_tokens: z.number().int().min(0),
  /** The part of input_tokens that the endpoint served from its cache. */
  cached_input_tokens: z.number().int().min(0),
  output_tokens: z.number().int().min(0),
});

const noUsage: Usage = { input_tokens: 0, cached_input_tokens: 0, output_tokens: 0 };

const addUsage = (a: Usage, b: Usage): Usage => ({
  input_tokens: a.input_tokens + b.input_tokens,
  cached_input_tokens: a.cached_input_tokens + b.cached_input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
});

export const Usage = {
  schema,
  none: noUsage,
  add: addUsage,
  sum: (all: readonly Usage[]): Usage => all.reduce(addUsage, noUsage),
  /** Input and output. */
  total: ({ input_tokens, output_tokens }: Usage): number => input_tokens + output_tokens,
  /** In US dollars. */
  cost: (
    { input_tokens: input, cached_input_tokens: cached, output_tokens: output }: Usage,
    price: TokenPrices,
  ): number => ((input - cached) * price.input + cached * price.cached + output * price.output) / 1_000_000,
};

/** US dollars for a million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** Reads the text of `prices`: `0.25/0.025/2`. */
export const TokenPrices = z.string().transform((text, context): TokenPrices => {
  const prices = text.split('/').map((part) => part.trim());
  const [input, cached, output] = prices.map(Number);
  if (
    prices.length === 3 &&
    prices.every((price) => /^\d{1,6}(?:\.\d{1,6})?$/.test(price)) &&
    input !== undefined &&
    cached !== undefined &&
    output !== undefined
  )
    return { input, cached, output };
  context.addIssue({ code: 'custom', message: NOT_PRICES });
  return z.NEVER;
});

const NOT_PRICES =
  'is not three prices such as 0.25/0.025/2: of a million input, cached input and output tokens, in US dollars';
