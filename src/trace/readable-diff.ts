import type { Json } from '../agent/json.ts';

/** More edits than this are two different texts; finding the least of them would take too long. */
const MAX_EDITS = 2000;

/** A unified diff of two JSON texts, indented and with the lines inside of strings on lines of their own. */
export async function readableDiff(recorded: string, replayed: string): Promise<string> {
  // Loaded here: only a difference needs it.
  const { createTwoFilesPatch, FILE_HEADERS_ONLY } = await import('diff');
  const texts = [recorded, replayed].map(readable);
  const [before = '', after = ''] = texts[0] === texts[1] ? [recorded, replayed] : texts;
  const patch = createTwoFilesPatch('recorded', 'replayed', `${before}\n`, `${after}\n`, '', '', {
    context: 3,
    maxEditLength: MAX_EDITS,
    headerOptions: FILE_HEADERS_ONLY,
  });
  return (
    patch ??
    `--- recorded\n+++ replayed\n(too different to compare: ${before.length} and ${after.length} characters)\n`
  );
}

function readable(json: string): string {
  try {
    const value: Json = JSON.parse(json);
    // Escapes are taken in pairs, so that the n of an escaped backslash and an n is no line end.
    return JSON.stringify(value, null, 2).replace(/\\(.)/g, (pair, character) =>
      character === 'n' ? '\\n\n' : pair,
    );
  } catch {
    return json;
  }
}
