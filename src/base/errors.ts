export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The result of `ask`, or `fallback` if it throws anything: for questions to which a failure is an answer as well. */
export function orElse<T>(fallback: T, ask: () => T): T {
  try {
    return ask();
  } catch {
    return fallback;
  }
}

/** Ends a switch over a union: the compiler proves that it is never reached; at run time the error names the value. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
