import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type FilledPart, joinParts } from '../lib/request/page-place.ts';
import { gzipParts } from './gzip-parts.ts';
import { type Coding, negotiateCoding } from './negotiate-coding.ts';

/** Below this size in bytes, compression saves no packet. */
const worthwhile = 1024;
/** The level above which brotli takes longer than gzip for what it saves. */
const brotliLevel = 4;

/**
 * Returns the body in the content coding that the client prefers, and sets `Content-Encoding` and
 * `Vary` accordingly. `encoded` has the results for the same body so far, by content coding.
 */
export function compressed(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  encoded: Map<string, Buffer> = new Map(),
): Buffer {
  const coding = chooseCoding(request, response, body.length, ['br', 'gzip']);
  if (coding === null) return body;
  const compress = () =>
    coding === 'br'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel } })
      : gzipSync(body);
  const result = encoded.get(coding) ?? compress();
  encoded.set(coding, result);
  return result;
}

/**
 * Does the same for a page in parts, of which only a few are this client's own: with gzip, because
 * parts that have been compressed by brotli cannot be joined.
 */
export function compressedParts(
  request: IncomingMessage,
  response: ServerResponse,
  parts: readonly FilledPart[],
): Buffer {
  const length = parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const coding = chooseCoding(request, response, length, ['gzip']);
  return coding === null ? joinParts(parts) : gzipParts(parts);
}

/** Chooses the coding of a body of `length` bytes; null to leave the body as it is. */
function chooseCoding(
  request: IncomingMessage,
  response: ServerResponse,
  length: number,
  codings: readonly Coding[],
): Coding | null {
  // The range of a partial response counts the bytes of the uncompressed file.
  const settled = response.hasHeader('Content-Encoding') || response.hasHeader('Content-Range');
  return length < worthwhile || settled ? null : negotiateCoding(request, response, codings);
}
