import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

/** Below this size in bytes, compression saves no packet. */
const worthwhile = 1024;

/**
 * Compression levels. `usual`: the brotli level above which it takes longer than gzip for what it
 * saves. `least`: the lowest level of both.
 */
const efforts = {
  usual: { br: 4, gzip: constants.Z_DEFAULT_COMPRESSION },
  least: { br: 1, gzip: constants.Z_BEST_SPEED },
} as const;

interface Compression {
  /** The results for the same body so far, by content coding. */
  readonly encoded?: Map<string, Buffer>;
  /** Compression effort: `least` for responses of little value, such as 404 pages. */
  readonly effort?: keyof typeof efforts;
}

/**
 * Returns the body in the content coding that the client prefers, and sets `Content-Encoding` and
 * `Vary` accordingly.
 */
export function compressed(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { encoded = new Map(), effort = 'usual' }: Compression = {},
): Buffer {
  // The range of a partial response counts the bytes of the uncompressed file.
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
  const { br, gzip } = efforts[effort];
  const compress = () =>
    best === 'br'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: br } })
      : gzipSync(body, { level: gzip });
  const result = encoded.get(best) ?? compress();
  encoded.set(best, result);
  return result;
}
