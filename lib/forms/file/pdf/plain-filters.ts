import { buffer } from 'node:stream/consumers';
import {
  decodePDFRawStream,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { inflated } from './inflate.ts';
import { filtersOf, parametersOf } from './unpack-stream.ts';

export const FLATE = PDFName.FlateDecode;
const LZW = PDFName.of('LZWDecode');
export const RUN_LENGTH = PDFName.of('RunLengthDecode');

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

/** Returns the packer of a stream and what it unpacks; null if it has none. */
export function packedIn(stream: PDFRawStream): PackedContent | null {
  const filters = filtersOf(stream.dict);
  const packer = PACKERS.find((filter) => filters.includes(filter));
  if (packer === undefined) return null;
  const texts = filters.filter((filter) => TEXTS.includes(filter));
  return { packer, bytes: decoded(stream, texts) };
}

interface PackedContent {
  /** The name of its filter. */
  readonly packer: PDFObject;
  readonly bytes: Uint8Array;
}

interface EncodedPicture {
  /** The name of its filter. */
  readonly format: PDFObject;
  readonly bytes: Buffer;
}

/**
 * Returns what a stream instructs readers to draw. Throws if it is filtered in a way that no program
 * uses for instructions: as a picture, or with parameters.
 */
export async function instructionsIn(stream: PDFRawStream): Promise<Buffer> {
  const filters = filtersOf(stream.dict);
  const hasParameters = parametersOf(stream.dict).some((one) => !isEmpty(one));
  if (hasParameters || filters.some((filter) => PICTURES.includes(filter))) {
    throw new Error('Instructions are packed in an odd way.');
  }
  const packed = packedIn(stream);
  if (packed?.packer !== FLATE) return Buffer.from(decoded(stream, filters));
  return await buffer(inflated(packed.bytes));
}

/** Whether the parameters of a filter are the default. */
function isEmpty(parameters: PDFObject): boolean {
  if (parameters === PDFNull) return true;
  return parameters instanceof PDFDict && parameters.keys().length === 0;
}

/** Returns the content of a stream, decoded with these filters. */
function decoded({ dict, contents }: PDFRawStream, filters: readonly PDFObject[]): Uint8Array {
  if (filters.length === 0) return contents;
  const stream = PDFRawStream.of(dict.context.obj({ Filter: [...filters] }), contents);
  return decodePDFRawStream(stream).decode();
}
