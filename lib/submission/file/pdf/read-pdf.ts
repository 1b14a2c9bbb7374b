import { type PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { PdfReader } from './pdf-reader.ts';
import { nameIn, numberIn } from './pdf-values.ts';
import { unpackStream } from './unpack-stream.ts';

/** All that a PDF holds. */
export interface PdfContent {
  /** By number; several where a later revision of the file replaces an object. */
  readonly objects: ReadonlyMap<number, readonly PDFObject[]>;
  /** Wherever they are: objects, values inside of objects, heads of streams, trailers. */
  readonly dictionaries: readonly PDFDict[];
}

/** What object streams may unpack to together, in bytes. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** Number, generation and the word before each object (ISO 32000-1, section 7.3.10). */
const HEAD = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*obj(?=[\0\t\n\f\r %<[])/g;
/** Where any reader could find one: with remarks in between, or without a number. */
const ANY_HEAD = /[\d\r\n][\0\t\n\f\r ]*obj(?=[\0\t\n\f\r %<[])/g;
const TRAILER = /trailer[\0\t\n\f\r ]*(?=<<)/g;
const EMPTY = /[\0\t\n\f\r ]*endobj/y;

/**
 * Reads every object of a PDF. The file's own directory is passed over, because readers disagree
 * on it and mend it in different ways: an object is read wherever one can begin, be it replaced,
 * unreferenced or inside of a stream. Throws where a file is broken, locked or larger than fair.
 */
export function readPdf(bytes: Buffer): PdfContent {
  const text = bytes.toString('latin1');
  const heads = [...text.matchAll(HEAD)];
  if (heads.length !== [...text.matchAll(ANY_HEAD)].length) throw new Error('An odd head.');
  const dictionaries: PDFDict[] = [];
  const objects = new Map<number, PDFObject[]>();
  const keep = (number: number, value: PDFObject) => {
    objects.set(number, [...(objects.get(number) ?? []), value]);
  };
  const reader = new PdfReader(bytes, dictionaries);
  let left = MOST_UNPACKED;
  for (const { index, 0: head, 1: number } of heads) {
    EMPTY.lastIndex = index + head.length;
    if (EMPTY.test(text)) continue;
    const value = reader.objectAt(index + head.length);
    keep(Number(number), value);
    if (!(value instanceof PDFRawStream) || !isObjectStream(value)) continue;
    const unpacked = unpackStream(value, left);
    left -= unpacked.length;
    const [count, first] = [numberIn(value.dict, 'N') ?? 0, numberIn(value.dict, 'First') ?? 0];
    const packed = new PdfReader(unpacked, dictionaries).packedObjects(count, first);
    for (const [packedNumber, packedValue] of packed) keep(packedNumber, packedValue);
  }
  for (const { index, 0: word } of text.matchAll(TRAILER)) reader.objectAt(index + word.length);
  return { objects, dictionaries };
}

/** Some readers ask for the type, others only for these two numbers. */
function isObjectStream({ dict }: PDFRawStream): boolean {
  const hasNumbers = ['N', 'First'].every((key) => dict.get(PDFName.of(key)) instanceof PDFNumber);
  return nameIn(dict, 'Type') === 'ObjStm' || hasNumbers;
}
