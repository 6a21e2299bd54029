import { describe, expect, test } from 'vitest';
import { findSecretPieces } from './secret-pieces.ts';

const value = 'sk-live-Q7w/E9+rT2yU4iO6pA8sD0fG1hJ3kL5z';
const secrets = [{ name: 'key', value }];
const within = (text: string) => findSecretPieces(`before ${text} after`, secrets);

describe('a piece of a secret is found', () => {
  test.each([
    ['raw', value.slice(9, 19)],
    ['hex', Buffer.from(value.slice(5, 15)).toString('hex')],
    ['hex', Buffer.from(value).toString('hex').toUpperCase()],
    ['URL', encodeURIComponent(value)],
    ['base64', Buffer.from(value).toString('base64')],
    ['base64', Buffer.from(`x${value}`).toString('base64')],
    ['base64', Buffer.from(`xy${value}`).toString('base64')],
    ['base64url', Buffer.from(`xyz${value}`).toString('base64url')],
    ['reversed', [...value].toReversed().join('')],
    ['dotted', [...value].join('.')],
    ['percent', Buffer.from(value).toString('hex').replace(/../g, '%$&')],
    ['\\u escapes', Buffer.from(value).toString('hex').replace(/../g, '\\u00$&')],
    ['hex, byte by byte', Buffer.from(value).toString('hex').replace(/../g, '$& ')],
  ])('as %s, in %s', (encoding, text) => {
    expect(within(text)).toContain(`key (${encoding})`);
  });
});

test('nine characters are no piece', () => {
  expect(within(`${value.slice(0, 9)} ${value.slice(12, 21)}`)).toEqual([]);
});
