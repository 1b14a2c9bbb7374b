import type { IncomingMessage } from 'node:http';
import { CLIENT_ADDRESS_HEADER, senderOfAddress } from '../lib/platform/http/sender.ts';
import type { Counted } from '../lib/request/rate-limit/memory-count.ts';
import { serverCount } from '../lib/request/rate-limit/server-count.ts';

/**
 * Counts a request for an unknown address, as the middleware does for those it sees. Returns null
 * beyond the limit of its sender.
 */
export function countUnknown({ headers }: IncomingMessage): Counted | null {
  const sender = senderOfAddress(String(headers[CLIENT_ADDRESS_HEADER] ?? ''));
  return serverCount('notFound').addAtOnce(sender, new Date());
}
