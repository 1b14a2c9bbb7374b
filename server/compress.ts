import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

/** Below this many bytes, compression saves no packet. */
const worthwhile = 1024;

/** Where brotli begins to take longer than gzip for what it saves. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * The body as the visitor's browser likes it best, with the headers that say so. What is compressed
 * for one browser is put into `encoded`, by content coding, for others that get the same body.
 */
export function compressed(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  encoded = new Map<string, Buffer>(),
): Buffer {
  // A part of a file is counted in the bytes of the file.
  const settled = response.hasHeader('Content-Encoding') || response.hasHeader('Content-Range');
  if (body.length < worthwhile || settled) return body;
  const vary = String(response.getHeader('Vary') ?? '');
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  }
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  if (accepted.length === 0) return body;
  const best = accepted.includes('br') ? 'br' : 'gzip';
  response.setHeader('Content-Encoding', best);
  const result =
    encoded.get(best) ?? (best === 'br' ? brotliCompressSync(body, quality) : gzipSync(body));
  encoded.set(best, result);
  return result;
}
