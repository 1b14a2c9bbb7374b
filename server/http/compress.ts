import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import { type FilledPart, joinParts } from '../../lib/request/listing/page-place.ts';
import { gzipParts } from './gzip-parts.ts';
import { allCodings, type Coding, negotiateCoding } from './negotiate-coding.ts';

/** Below this size in bytes, compression saves no packet. */
const worthwhile = 1024;

/** The level above which brotli takes longer than gzip for what it saves. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const [brotliInBackground, gzipInBackground] = [promisify(brotliCompress), promisify(gzip)];

/** Compress bytes as far as possible, on another thread. */
export const compressBest: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotliInBackground(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipInBackground(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses a body for a client that waits. */
export function compressQuickly(body: Buffer, coding: Coding): Buffer {
  return coding === 'br' ? brotliCompressSync(body, quick) : gzipSync(body);
}

/** Return what was compressed. */
export const decompress: Readonly<Record<Coding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
};

/**
 * Returns a body in the content coding that the client prefers, and sets `Content-Encoding` and
 * `Vary` accordingly.
 */
export function compressed(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Buffer {
  const coding = chooseCoding(request, response, body.length);
  return coding === null ? body : compressQuickly(body, coding);
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

/** Whether a response is a picture in a format that is compressed in itself. */
export function isPicture(response: ServerResponse): boolean {
  return isPictureType(response.getHeader('Content-Type'));
}

function isPictureType(type: OutgoingHttpHeader | undefined): boolean {
  return /^image\/(?!svg)/.test(String(type));
}

/** Whether compression can save a packet of a body of `length` bytes. */
export function isWorthCompressing(length: number): boolean {
  return length >= worthwhile;
}

/**
 * Whether a response with a body of `length` bytes is sent in the coding that the client prefers.
 * `headerOf` returns its headers.
 */
export function isCompressible(
  length: number,
  headerOf: (name: string) => OutgoingHttpHeader | undefined,
): boolean {
  return (
    isWorthCompressing(length) &&
    headerOf('Content-Encoding') === undefined &&
    // The range of a partial response counts the bytes of the uncompressed file.
    headerOf('Content-Range') === undefined &&
    !isPictureType(headerOf('Content-Type'))
  );
}

/**
 * Chooses the content coding of a body of `length` bytes, and sets the headers; null to leave the body
 * as it is.
 */
export function chooseCoding(
  request: IncomingMessage,
  response: ServerResponse,
  length: number,
  codings: readonly Coding[] = allCodings,
): Coding | null {
  const headerOf = (name: string) => response.getHeader(name);
  return isCompressible(length, headerOf) ? negotiateCoding(request, response, codings) : null;
}
