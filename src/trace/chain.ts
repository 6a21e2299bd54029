import { createHash } from 'node:crypto';

/** What stands for "the line before" at a run's first line. */
export const CHAIN_START = '0'.repeat(64);

export const sha256Of = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex');

/** The hash of a line, given without its hash member, that follows the line whose hash is `previous`. */
export const chainHash = (previous: string, content: string): string => sha256Of(`${previous}\n${content}`);

/** Puts the hash into a line as its last member. */
export const sealLine = (content: string, hash: string): string =>
  `${content.slice(0, -1)},"hash":"${hash}"}`;

const SEALED = /^(.*),"hash":"([0-9a-f]{64})"\}$/s;

/** A line's text without its hash member, and that hash; null when the line does not end in one. */
export function unsealLine(line: string): { readonly content: string; readonly hash: string } | null {
  const [, start, hash] = SEALED.exec(line) ?? [];
  return start === undefined || hash === undefined ? null : { content: `${start}}`, hash };
}
