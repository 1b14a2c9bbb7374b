import { ApiException } from '../../http/api-exception.ts';
import type { ConcurrencyLimit } from '../../http/concurrency-limit.ts';
import { plainError } from '../../http/errors.ts';
import type { ApiContext } from './context.ts';

/**
 * Returns the network of an anonymous client. Null for callers with a token, and for this machine and
 * trusted proxies themselves, one of which is the site: no client is to keep them waiting.
 */
export function anonymousClientOf(c: ApiContext): string | null {
  const { incoming, service } = c.env;
  const { network, isProxy } = service.proxies.clientOf(incoming);
  return c.get('caller').role === 'anonymous' && !isProxy ? network : null;
}

/**
 * Counts the request of an anonymous client until its response has been sent. Throws 503 beyond the
 * limit, with a message that names these `requests`.
 */
export function acquireSlot(c: ApiContext, limit: ConcurrencyLimit, requests: string): void {
  const { outgoing } = c.env;
  const client = anonymousClientOf(c);
  if (client === null) return;
  if (!limit.take(client)) {
    const message = `Too many ${requests}; try again later`;
    throw new ApiException(plainError(503, message, { 'retry-after': '1' }));
  }
  const leave = () => limit.leave(client);
  // The client may have disconnected already.
  if (outgoing.destroyed) leave();
  else outgoing.once('close', leave);
}
