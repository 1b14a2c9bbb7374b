import type { IncomingMessage } from 'node:http';
import { serverCount } from '../lib/request/rate-limit/server-count.ts';
import { senderOfRequest } from './http/client-address.ts';
import { isForFilteredList } from './response-cache/cache-key.ts';

/**
 * Returns a function to be called when a page has been rendered for a request. It counts those of
 * filtered lists for the sender: visitors choose the filters, and one that nobody has chosen since its
 * content changed costs a rendering. The middleware refuses such lists beyond the limit.
 */
export function filterRenderingCount(request: IncomingMessage): () => void {
  if (!isForFilteredList(request)) return () => undefined;
  const sender = senderOfRequest(request);
  return () => {
    serverCount('filterRendering').addAtOnce(sender, new Date());
  };
}
