import type { IncomingMessage } from 'node:http';

/**
 * The address a request comes from: the peer's, or behind `proxies` proxies the one that the
 * first of them has seen. Each proxy adds who asked it at the end of X-Forwarded-For; what stands
 * before that was written by the visitor and proves nothing.
 */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  const peer = request.socket.remoteAddress ?? '';
  if (proxies === 0) return peer;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return forwarded.at(-proxies)?.trim() || peer;
}
