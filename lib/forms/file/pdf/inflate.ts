import { createInflateRaw, inflateRawSync } from 'node:zlib';

/** Bytes that are unpacked at a time. */
const CHUNK_BYTES = 64 * 1024;
/** Packed bytes of a small stream: they unpack to 4 MB at most. */
const SMALL_BYTES = 4 * 1024;
/** Bytes before deflated data, which some readers do not check (RFC 1950, section 2.2). */
const ZLIB_HEAD = 2;
/** Returns the size of deflated data; need not count beyond `max`. */
export async function inflatedSize(packed: Uint8Array, max: number): Promise<number> {
  const small = smallSize(packed.subarray(ZLIB_HEAD));
  if (small !== null) return small;
  let size = 0;
  for await (const { byteLength } of inflated(packed)) {
    size += byteLength;
    if (size > max) break;
  }
  return size;
}

/**
 * Yields deflated data, as far as they are not damaged; if they are, also from their second line:
 * some readers ignore what follows the keyword `stream` on its line.
 */
export async function* inflated(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  if (yield* inflate(packed)) return;
  const lineEnd = /\r\n?|\n/.exec(Buffer.from(packed).toString('latin1'));
  if (lineEnd) yield* inflate(packed.subarray(lineEnd.index + lineEnd[0].length));
}

/** Yields deflated data, and returns whether they are whole. */
async function* inflate(packed: Uint8Array): AsyncGenerator<Uint8Array, boolean> {
  const chunks = createInflateRaw({ chunkSize: CHUNK_BYTES }).end(packed.subarray(ZLIB_HEAD));
  try {
    yield* chunks;
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the size of a small stream, unpacked at once, since a file may have thousands; null if it
 * is damaged or not small.
 */
function smallSize(deflated: Uint8Array): number | null {
  if (deflated.length > SMALL_BYTES) return null;
  try {
    return inflateRawSync(deflated).length;
  } catch {
    return null;
  }
}
