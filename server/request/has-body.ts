import type { IncomingMessage } from 'node:http';

/** Whether a request has a body, also one that has not arrived yet (RFC 9112, section 6.3). */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
