import { BlockList } from 'node:net';

/** Origin and path of a model endpoint, without a trailing slash; checked by `checkBaseUrl`. */
export type BaseUrl = string & { readonly __brand: 'BaseUrl' };

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

// Link-local addresses serve instance metadata, credentials among it, in every cloud. fd00:ec2::254 is AWS's over IPv6.
const LINK_LOCAL = new BlockList();
LINK_LOCAL.addSubnet('169.254.0.0', 16, 'ipv4');
LINK_LOCAL.addSubnet('fe80::', 10, 'ipv6');
LINK_LOCAL.addAddress('fd00:ec2::254', 'ipv6');

/**
 * Accepts https, and plain http for loopback only: the key and the repository's text travel there.
 * @throws Error naming the input and the fix; it never repeats the text, which may hold a password.
 */
export function checkBaseUrl(text: string, inputName: string): BaseUrl {
  const url = URL.parse(text.trim());
  if (url === null) {
    throw new Error(`${inputName} is not a URL; give one like https://api.openai.com/v1.`);
  }
  const problem = problemOf(url);
  if (problem !== null) throw new Error(`${inputName} ${problem}`);
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}` as BaseUrl;
}

function problemOf(url: URL): string | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return `has the scheme "${url.protocol}"; only https works, or http for loopback.`;
  }
  if (url.username !== '' || url.password !== '') {
    return 'holds credentials; take them out, and give the key by its own input.';
  }
  // `href`, because a lone "?" or "#" leaves `search` and `hash` empty.
  if (/[?#]/.test(url.href)) return 'holds a query or a fragment; end it after the path.';
  if (matches(LINK_LOCAL, url)) return `points at ${url.hostname}, a link-local address; those are refused.`;
  if (url.protocol === 'http:' && url.hostname !== 'localhost' && !matches(LOOPBACK, url)) {
    return `sends the key to ${url.hostname} in clear text; use https (plain http is for loopback only).`;
  }
  return null;
}

/** URL has already brought every spelling of an IPv4 address (decimal, octal, short) into four parts. */
function matches(list: BlockList, url: URL): boolean {
  const host = url.hostname;
  if (host.startsWith('[')) return list.check(host.slice(1, -1), 'ipv6');
  return /^\d+(\.\d+){3}$/.test(host) && list.check(host, 'ipv4');
}
