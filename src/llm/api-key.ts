/** A key that can stand in a header; checked by `checkApiKey`. */
export type ApiKey = string & { readonly __brand: 'ApiKey' };

// Shorter ones ("ollama", "none") are placeholders, and words that a reply may well hold.
const MIN_SECRET_LENGTH = 10;

/**
 * Trims the line end that a pasted secret often carries.
 * @throws Error naming the input; it never repeats the key.
 */
export function checkApiKey(text: string, inputName: string): ApiKey {
  const key = text.trim();
  if (key === '') {
    throw new Error(`${inputName} is not set; give the endpoint's key (any word, if it asks for none).`);
  }
  // Printable ASCII: anything else makes fetch throw an error that quotes the header. No quote or backslash: JSON would
  // hide the key behind an escape.
  if (!/^[!#-[\]-~]+$/.test(key)) {
    throw new Error(`${inputName} holds blanks or characters that no key has; paste it again.`);
  }
  return key as ApiKey;
}

/** Whether a key must be kept out of everything: a placeholder is a word that the repository itself may hold. */
export const isSecret = (key: string): boolean => key.length >= MIN_SECRET_LENGTH;

/** Blots the key out of what an endpoint sent, should it echo what it was given (M13). */
export function withoutKey(text: string, key: ApiKey): string {
  return !isSecret(key) ? text : text.replaceAll(key, '***');
}
