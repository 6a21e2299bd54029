/** Ends a switch over a union: the compiler proves it unreachable, and a value that slips in at run time is named. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
