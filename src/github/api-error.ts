/** The HTTP status of what Octokit threw (500 where no answer came at all); null for anything else. */
export function statusOf(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null;
}

/** Whether a rate limit refused the request: 403 or 429, with the headers that only limits carry. */
export function isRateLimit(error: unknown): boolean {
  const status = statusOf(error);
  if (status === 429) return true;
  const headers = child(child(error, 'response'), 'headers');
  return (
    status === 403 &&
    (child(headers, 'retry-after') !== undefined || child(headers, 'x-ratelimit-remaining') === '0')
  );
}

function child(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** What GitHub answered, in one line for people. Octokit's messages hold no header. */
export function describeError(error: unknown): string {
  const whole = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
  // Octokit appends the page of the route that was called. Whoever quotes this ends the sentence.
  const message = whole.replace(/\.?( - https:\/\/docs\.github\.com\/\S*)?$/, '').slice(0, 300);
  const status = statusOf(error);
  return status === null ? message : `HTTP ${status}: ${message}`;
}
