import type { Prices } from './inputs.ts';

/** Tokens of a run; `cached` is part of `input`. */
export interface PricedTokens {
  readonly input: number;
  readonly cached: number;
  readonly output: number;
}

/** What tokens cost by prices per million, with as many digits as tell something; null where a price is missing. */
export function costOf({ input, cached, output }: PricedTokens, prices: Prices): string | null {
  if (prices.input === null || prices.output === null) return null;
  const cachedPrice = prices.cachedInput ?? prices.input;
  const cost = ((input - cached) * prices.input + cached * cachedPrice + output * prices.output) / 1_000_000;
  if (cost === 0 || cost >= 1) return cost.toFixed(2);
  return cost < 0.0001 ? 'less than 0.0001' : cost.toPrecision(2);
}
