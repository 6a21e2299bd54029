/** The HTTP status of what Octokit threw (500 where no answer came at all); null for anything else. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** What GitHub answered, in one line for people. Octokit's messages hold no header. */
export function describeError(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
  const status = statusOf(error);
  return status === null ? message : `HTTP ${status}: ${message}`;
}
