/** What was thrown, in words. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What `ask` gives, or `fallback` where it throws, whatever that is: for questions whose failing is an answer. */
export function orElse<T>(fallback: T, ask: () => T): T {
  try {
    return ask();
  } catch {
    return fallback;
  }
}

/** Ends a switch over a union: the compiler proves it unreachable, and a value that slips in at run time is named. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
