import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { CLIENT_ADDRESS_HEADER, senderOfAddress } from '../../lib/platform/http/sender.ts';

/**
 * Returns the client's address: the peer's address, or behind `proxies` proxies the one that the
 * first of them has seen. Each proxy appends the address of its own client to X-Forwarded-For;
 * entries before those come from the client and cannot be trusted. An entry that is no address counts
 * as the proxy's, so that all such clients are one sender.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const peer = request.socket.remoteAddress ?? '';
  if (proxies === 0) return peer;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const entry = withoutPort(forwarded.at(-proxies)?.trim() ?? '');
  return isIP(entry) ? entry : peer;
}

/** Some proxies add the port of the connection: `192.0.2.1:50000`, `[2001:db8::1]:50000`. */
function withoutPort(entry: string): string {
  const [, bracketed, address] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  return bracketed ?? address ?? entry;
}

/** Returns the sender to whom a request with the header of its client's address is attributed. */
export function senderOfRequest({ headers }: IncomingMessage): string {
  return senderOfAddress(String(headers[CLIENT_ADDRESS_HEADER] ?? ''));
}
