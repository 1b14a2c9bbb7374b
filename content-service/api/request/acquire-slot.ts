import { ApiException } from '../../http/api-exception.ts';
import type { ConcurrencyLimit } from '../../http/concurrency-limit.ts';
import { plainError } from '../../http/errors.ts';
import type { ApiContext } from './context.ts';

/**
 * Counts the request of an anonymous client until it has been answered. Throws 503 beyond the limit,
 * with a message that names these `requests`.
 */
export function acquireSlot(c: ApiContext, limit: ConcurrencyLimit, requests: string): void {
  const { incoming, outgoing, service } = c.env;
  const { network, isProxy } = service.proxies.clientOf(incoming);
  if (c.get('caller').role !== 'anonymous' || isProxy) return;
  if (!limit.take(network)) {
    const message = `Too many ${requests}; try again later`;
    throw new ApiException(plainError(503, message, { 'retry-after': '1' }));
  }
  const leave = () => limit.leave(network);
  // The client may have disconnected already.
  if (outgoing.destroyed) leave();
  else outgoing.once('close', leave);
}
