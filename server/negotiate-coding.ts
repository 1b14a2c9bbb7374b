import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';

/** A content coding (RFC 9110, section 8.4.1). */
export type Coding = 'br' | 'gzip';

/**
 * Returns the first of `codings` that the client accepts, and names it in the headers, together with
 * the fact that the response depends on what the client accepts (RFC 9110, section 12.5.3). Returns
 * null if it accepts none.
 */
export function negotiateCoding(
  request: IncomingMessage,
  response: ServerResponse,
  codings: readonly Coding[],
): Coding | null {
  const vary = String(response.getHeader('Vary') ?? '');
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  }
  const accepted = new Negotiator(request).encodings([...codings]);
  const best = codings.find((coding) => accepted.includes(coding)) ?? null;
  if (best !== null) response.setHeader('Content-Encoding', best);
  return best;
}
