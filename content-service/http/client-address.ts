import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Returns the IP address of the client of a request. A request over loopback comes from the site or
 * from a proxy on this machine: both append the client's address to `X-Forwarded-For`. For every
 * other request it is the address of the connection, whatever its headers contain.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  if (!isLoopback(peer)) return peer;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return forwarded.at(-1)?.trim() || peer;
}

/** Whether an address is one of this machine's own (RFC 1122, section 3.2.1.3; RFC 4291, 2.5.3). */
export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Returns the network that a client is counted by: the address, or for IPv6 its /64 network, of
 * which one household may use any address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail.split(':').filter((group) => group !== '');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
