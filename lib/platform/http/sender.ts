import { isIPv6 } from 'node:net';

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
 * Returns the sender to whom a request from `address` is attributed: the address, or for IPv6 its
 * /64 network, because one household has such a network and may use any address in it.
 */
export function senderOfAddress(address: string): string {
  return isIPv6(address) && !address.startsWith('::ffff:') ? network(address) : address;
}

function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
