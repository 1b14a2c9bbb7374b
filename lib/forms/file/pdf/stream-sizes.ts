import type { PDFRawStream } from '@cantoo/pdf-lib';
import { inflatedSize } from './inflate.ts';
import { FLATE, packedIn, RUN_LENGTH } from './plain-filters.ts';

/** Maximum unpacked size of all streams of a file, in bytes: five pages scanned in colour. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;
/**
 * Maximum bytes from one byte of LZW: a code of 12 bits stands for 3,839 bytes at most (ISO 32000-1,
 * section 7.4.4).
 */
const MAX_LZW_RATIO = 2560;

/** The unpacked sizes of streams in bytes. */
export type StreamSizes = ReadonlyMap<PDFRawStream, number>;

/**
 * Returns the size of each stream once its packer is undone, in bytes; null if together they unpack
 * to more than readers can hold. The filters must be plain. Keeps none of the content. A damaged
 * stream counts as far as it can be unpacked.
 */
export async function boundedSizes(streams: readonly PDFRawStream[]): Promise<StreamSizes | null> {
  const sizes = new Map<PDFRawStream, number>();
  let left = MAX_UNPACKED_BYTES;
  for (const stream of streams) {
    const unpacked = await unpackedSize(stream, left);
    left -= unpacked;
    if (left < 0) return null;
    sizes.set(stream, Math.max(unpacked, stream.contents.length));
  }
  return sizes;
}

/** Returns the size of a stream after its packer, 0 if it has none; need not count beyond `max`. */
async function unpackedSize(stream: PDFRawStream, max: number): Promise<number> {
  const packed = packedIn(stream);
  if (packed === null) return 0;
  if (packed.packer === FLATE) return await inflatedSize(packed.bytes, max);
  if (packed.packer === RUN_LENGTH) return runLengthSize(packed.bytes);
  // Not worth a decoder: Word, LibreOffice, Chrome and macOS do not write LZW, and PDF/A forbids it.
  // The pages of old documents are small enough for the worst case.
  return packed.bytes.length * MAX_LZW_RATIO;
}

/** Counts what run lengths unpack to (ISO 32000-1, section 7.4.5). */
function runLengthSize(packed: Uint8Array): number {
  let size = 0;
  for (let at = 0; at < packed.length; ) {
    const length = packed[at] ?? 0;
    if (length === 128) break;
    size += length < 128 ? length + 1 : 257 - length;
    at += length < 128 ? length + 2 : 2;
  }
  return size;
}
