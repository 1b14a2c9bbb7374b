import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

/** Below this many bytes, compression saves no packet. */
const worthwhile = 1024;

/** Where brotli begins to take longer than gzip for what it saves; and the least of both. */
const efforts = {
  usual: { br: 4, gzip: constants.Z_DEFAULT_COMPRESSION },
  least: { br: 1, gzip: constants.Z_BEST_SPEED },
} as const;

interface Compression {
  /** What has been made of the same body for others, by content coding. */
  readonly encoded?: Map<string, Buffer>;
  /** How much is done for a smaller answer: the least for what nobody will be glad to get. */
  readonly effort?: keyof typeof efforts;
}

/** The body as the visitor's browser likes it best, with the headers that say so. */
export function compressed(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { encoded = new Map(), effort = 'usual' }: Compression = {},
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
  const { br, gzip } = efforts[effort];
  const compress = () =>
    best === 'br'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: br } })
      : gzipSync(body, { level: gzip });
  const result = encoded.get(best) ?? compress();
  encoded.set(best, result);
  return result;
}
