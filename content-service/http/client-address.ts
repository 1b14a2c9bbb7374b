import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whom a request is for. What comes over loopback comes from the site or from a proxy of this
 * machine: both write at the end of X-Forwarded-For for whom they ask. Anybody else is whoever
 * the connection comes from, whatever their headers say.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? '';
  if (!loopback.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')) return peer;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return forwarded.at(-1)?.trim() || peer;
}
