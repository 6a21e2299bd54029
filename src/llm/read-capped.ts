export interface Cap {
  readonly maxBytes: number;
  /** null: as long as the connection lasts. */
  readonly maxMs: number | null;
}

/**
 * Reads a body, unpacked, to its end; or until it is past `maxBytes`, which shows in the result's length; or for `maxMs`.
 * Rejects if the connection drops.
 */
export async function readCapped(body: Response['body'], cap: Cap): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const stop = () => {
    reader.cancel().catch(() => {});
  };
  const timer = cap.maxMs === null ? undefined : setTimeout(stop, cap.maxMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (size <= cap.maxBytes) {
      const { done, value } = await reader.read();
      if (done) break;
      const chunk: Uint8Array = value;
      chunks.push(chunk);
      size += chunk.length;
    }
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(timer);
    // Closes the connection of a body that goes on; of no effect on one that ended.
    stop();
  }
}
