import { shorten } from './cut-text.ts';

export type Parsed =
  | { readonly kind: 'ok'; readonly value: unknown }
  | { readonly kind: 'bad'; readonly error: string };

/** What the model wrote wrong may be megabytes; what it reads about that need not be. */
export const ERROR_CHARS = 300;

export function parseJson(text: string): Parsed {
  try {
    return { kind: 'ok', value: JSON.parse(text) };
  } catch (error) {
    return {
      kind: 'bad',
      error: shorten(error instanceof Error ? error.message : String(error), ERROR_CHARS),
    };
  }
}

export type PlainObject = { readonly [key: string]: unknown };

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first balanced `{…}` of a text, strings respected; `rest` is everything outside of it, trimmed. */
export function firstJsonObject(text: string): { readonly json: string; readonly rest: string } | null {
  const start = text.indexOf('{');
  if (start < 0) return null;
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at++;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) {
      return { json: text.slice(start, at + 1), rest: `${text.slice(0, start)}${text.slice(at + 1)}`.trim() };
    }
  }
  return null;
}
