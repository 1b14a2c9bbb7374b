import { createInflateRaw, inflateRawSync } from 'node:zlib';
import {
  decodePDFRawStream,
  type PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { filtersOf } from './unpack-stream.ts';

const FLATE = PDFName.FlateDecode;
const LZW = PDFName.of('LZWDecode');
const RUN_LENGTH = PDFName.of('RunLengthDecode');

/** Filters that write bytes as text. */
const TEXTS: readonly PDFObject[] = [PDFName.of('ASCIIHexDecode'), PDFName.of('ASCII85Decode')];
const PACKERS: readonly PDFObject[] = [FLATE, LZW, RUN_LENGTH];
/** Filters of pictures, whose size is that of the picture. */
const PICTURES: readonly PDFObject[] = [
  PDFName.of('CCITTFaxDecode'),
  PDFName.of('JBIG2Decode'),
  PDFName.of('DCTDecode'),
  PDFName.of('JPXDecode'),
];
const STAGES = [TEXTS, PACKERS, PICTURES];

/** Maximum unpacked size of all streams of a file, in bytes: five pages scanned in colour. */
const MOST_UNPACKED = 128 * 1024 * 1024;
/** Bytes that are unpacked at a time. */
const CHUNK_BYTES = 64 * 1024;
/** Packed bytes of a small stream: they unpack to 4 MB at most. */
const SMALL_BYTES = 4 * 1024;
/** Bytes before deflated data, which some readers do not check (RFC 1950, section 2.2). */
const ZLIB_HEAD = 2;
/**
 * Maximum bytes from one byte of LZW: a code of 12 bits stands for 3,839 bytes at most (ISO 32000-1,
 * section 7.4.4).
 */
const MOST_FROM_LZW = 2560;

/**
 * Whether a stream has only known filters (ISO 32000-2, table 6, without `Crypt`), and one at most
 * for text, packing and pictures each, in this order: every further packer would multiply the size,
 * and nothing behind the filter of a picture could be counted.
 */
export function hasPlainFilters(dictionary: PDFDict): boolean {
  const stages = filtersOf(dictionary).map((filter) =>
    STAGES.findIndex((stage) => stage.includes(filter)),
  );
  return stages.every((stage, index) => stage > (stages[index - 1] ?? -1));
}

/**
 * Whether streams with plain filters together unpack to a size that readers can hold. Keeps none of
 * the content. A damaged stream counts as far as it can be unpacked.
 */
export async function areFairlyPacked(streams: readonly PDFRawStream[]): Promise<boolean> {
  let left = MOST_UNPACKED;
  for (const stream of streams) {
    left -= await unpackedSize(stream, left);
    if (left < 0) return false;
  }
  return true;
}

/** Returns the size of a stream after its packer, 0 if it has none; need not count beyond `most`. */
async function unpackedSize(stream: PDFRawStream, most: number): Promise<number> {
  const filters = filtersOf(stream.dict);
  const packer = filters.find((filter) => PACKERS.includes(filter));
  if (packer === undefined) return 0;
  const packed = decoded(
    stream,
    filters.filter((filter) => TEXTS.includes(filter)),
  );
  if (packer === FLATE) return await inflatedSize(packed, most);
  if (packer === RUN_LENGTH) return runLengthSize(packed);
  // Not worth a decoder: Word, LibreOffice, Chrome and macOS do not write LZW, and PDF/A forbids it.
  // The pages of old documents are small enough for the worst case.
  return packed.length * MOST_FROM_LZW;
}

/**
 * Returns the encoded picture in a stream without the filters around it; null if it has no filter
 * of a picture. Throws if those around it cannot be decoded.
 */
export function encodedPicture(stream: PDFRawStream): EncodedPicture | null {
  const filters = filtersOf(stream.dict);
  const format = filters.find((filter) => PICTURES.includes(filter));
  if (format === undefined) return null;
  const around = filters.filter((filter) => !PICTURES.includes(filter));
  return { format, bytes: Buffer.from(decoded(stream, around)) };
}

interface EncodedPicture {
  /** The name of its filter. */
  readonly format: PDFObject;
  readonly bytes: Buffer;
}

/** Returns the content of a stream, decoded with these filters. */
function decoded({ dict, contents }: PDFRawStream, filters: readonly PDFObject[]): Uint8Array {
  if (filters.length === 0) return contents;
  const stream = PDFRawStream.of(dict.context.obj({ Filter: [...filters] }), contents);
  return decodePDFRawStream(stream).decode();
}

/**
 * Returns the size of deflated data, if damaged also from their second line: some readers ignore
 * what follows the keyword `stream` on its line.
 */
async function inflatedSize(packed: Uint8Array, most: number): Promise<number> {
  const { size, isWhole } = await inflate(packed, most);
  if (isWhole || size > most) return size;
  const lineEnd = /\r\n?|\n/.exec(Buffer.from(packed).toString('latin1'));
  if (!lineEnd) return size;
  const next = await inflate(packed.subarray(lineEnd.index + lineEnd[0].length), most - size);
  return size + next.size;
}

/** Counts what deflated data unpack to, and stops beyond `most`. */
async function inflate(packed: Uint8Array, most: number) {
  const deflated = packed.subarray(ZLIB_HEAD);
  const small = smallSize(deflated);
  if (small !== null) return { size: small, isWhole: true };
  let size = 0;
  try {
    for await (const chunk of createInflateRaw({ chunkSize: CHUNK_BYTES }).end(deflated)) {
      const { byteLength }: Uint8Array = chunk;
      size += byteLength;
      if (size > most) break;
    }
    return { size, isWhole: true };
  } catch {
    return { size, isWhole: false };
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
