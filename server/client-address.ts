import type { IncomingMessage } from 'node:http';
import { CLIENT_ADDRESS_HEADER, senderOfAddress } from '../lib/platform/http/sender.ts';

/**
 * Returns the client's address: the peer's address, or behind `proxies` proxies the one that the
 * first of them has seen. Each proxy appends the address of its own client to X-Forwarded-For;
 * entries before those come from the client and cannot be trusted.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const peer = request.socket.remoteAddress ?? '';
  if (proxies === 0) return peer;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return forwarded.at(-proxies)?.trim() || peer;
}

/** Returns the sender to whom a request with the header of its client's address is attributed. */
export function senderOfRequest({ headers }: IncomingMessage): string {
  return senderOfAddress(String(headers[CLIENT_ADDRESS_HEADER] ?? ''));
}
