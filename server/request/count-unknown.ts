import type { IncomingMessage } from 'node:http';
import type { Counted } from '../../lib/request/rate-limit/memory-count.ts';
import { serverCount } from '../../lib/request/rate-limit/server-count.ts';
import { senderOfRequest } from '../http/client-address.ts';

/**
 * Counts a request for an unknown address, as the middleware does for those it sees. Returns null
 * beyond the limit of its sender.
 */
export function countUnknown(request: IncomingMessage): Counted | null {
  return serverCount('notFound').addAtOnce(senderOfRequest(request), new Date());
}
