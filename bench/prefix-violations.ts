const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');
const INPUT_KEY = Buffer.from('"input":[');

/** How many requests do not start with the request before them, up to the end of its `input` list, byte for byte (I12). */
export function countPrefixViolations(bodies: readonly Buffer[]): number {
  const pairs = bodies.slice(1).map((next, at) => ({ next, previous: bodies[at] ?? next }));
  return pairs.filter(({ previous, next }) => !continues(previous, next)).length;
}

function continues(previous: Buffer, next: Buffer): boolean {
  const end = endOfInput(previous);
  return endOfInput(next) > end && next.subarray(0, end).equals(previous.subarray(0, end));
}

/** Where the bracket stands that closes the body's own `input` list. Throws when there is none. */
export function endOfInput(body: Buffer): number {
  let depth = 0;
  let isInInput = false;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at];
    if (byte === QUOTE) {
      const isKey = depth === 1 && body.subarray(at, at + INPUT_KEY.length).equals(INPUT_KEY);
      isInInput ||= isKey;
      at = endOfString(body, at);
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth++;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth--;
      if (isInInput && depth === 1) return at;
    }
  }
  throw new Error(`a request without an input list: ${body.toString('utf8', 0, 200)}`);
}

function endOfString(body: Buffer, start: number): number {
  for (let at = start + 1; at < body.length; at++) {
    if (body[at] === BACKSLASH) at++;
    else if (body[at] === QUOTE) return at;
  }
  return body.length;
}
