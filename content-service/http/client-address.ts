import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

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
  if (!loopback.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) return peer;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return forwarded.at(-1)?.trim() || peer;
}
