import { isIPv6 } from 'node:net';

/** The header in which the server tells route handlers who asks; visitors' own are removed. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Whom a request counts for, by its headers as the server hands them on. */
export function senderOf(headers: Headers): string {
  return senderOfAddress(headers.get(CLIENT_ADDRESS_HEADER) ?? '');
}

/**
 * Whom a request from `address` counts for: the address, or for IPv6 the /64 network, which is one
 * household's and from which every address is free to choose.
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
