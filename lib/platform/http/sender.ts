import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * The header in which the server passes the client's address to route handlers; one sent by the
 * client is removed.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/**
 * Returns the sender to whom a request is attributed, by its headers as the server passes them on.
 */
export function senderOf(headers: Headers): string {
  return senderOfAddress(headers.get(CLIENT_ADDRESS_HEADER) ?? '');
}

/**
 * Returns the sender to whom a request from `address` is attributed: the IPv4 address, or for IPv6
 * the /64 network, because one household has such a network and may use any address in it. All
 * notations of an address have the same sender (RFC 4291, section 2.2), also an IPv4 address that is
 * mapped to IPv6 (section 2.5.5.2).
 */
export function senderOfAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const canonical = withoutNotation(address);
  const mapped = canonical.replace(/^::ffff:/, '');
  return isIPv4(mapped) ? mapped : network(canonical);
}

/** Returns the canonical text of an IPv6 address (RFC 5952), without its zone. */
function withoutNotation(address: string): string {
  const [plain = ''] = address.split('%');
  return new SocketAddress({ address: plain, family: 'ipv6' }).address;
}

/** Returns the first address of a network. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return `${all.slice(0, 4).join(':')}::`;
}
