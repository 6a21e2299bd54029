/**
 * This machine. Not `x.localhost`: resolvers may look that up elsewhere. URL has already brought every spelling of an
 * address (decimal, octal, short, IPv4 within IPv6) into one.
 */
export const isLoopback = ({ hostname }: Pick<URL, 'hostname'>): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])$/.test(hostname);
