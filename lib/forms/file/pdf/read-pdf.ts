import { type PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { PdfContent } from './pdf-content.ts';
import { PdfReader } from './pdf-reader.ts';
import { hasKey, nameIn, numberIn } from './pdf-values.ts';
import { unpackStream } from './unpack-stream.ts';

/** Maximum unpacked size of all object streams together, in bytes. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** Number, generation and keyword before each object (ISO 32000-1, section 7.3.10). */
const HEAD = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*obj(?=[\0\t\n\f\r %<[])/g;
/**
 * Where any reader could find an object: with comments in between, without a number, or separated
 * by the bytes 0x80 and 0xFF, which PDFium treats as white space.
 */
const ANY_HEAD = /[\d\r\n][\0\t\n\f\r \x80\xff]*obj(?=[\0\t\n\f\r \x80\xff%<[])/g;
/**
 * White space and comments may separate the keyword from its dictionary (ISO 32000-1, section
 * 7.2.3).
 */
const TRAILER = /trailer(?=(?:[\0\t\n\f\r \x80\xff]|%[^\r\n]*[\r\n])*<<)/g;
/** The beginning of an object stream: number and offset of its first object. */
const INDEX = /^(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*\d+(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+\d/;
const EMPTY = /[\0\t\n\f\r ]*endobj/y;

/**
 * Parses every object of a PDF. The file's own cross-reference table is ignored, because readers
 * disagree on it and repair it in different ways: an object is parsed wherever one can begin, even
 * if it is replaced, unreferenced or inside a stream. Throws if a file is broken, encrypted or too
 * large.
 */
export function readPdf(bytes: Buffer): PdfContent {
  const text = bytes.toString('latin1');
  const heads = [...text.matchAll(HEAD)];
  if (heads.length !== [...text.matchAll(ANY_HEAD)].length) throw new Error('An odd head.');
  const dictionaries: PDFDict[] = [];
  const objects = new Map<number, PDFObject[]>();
  const keep = (number: number, value: PDFObject) => {
    if (value instanceof PDFRef) throw new Error('An object that is elsewhere.');
    const revisions = objects.get(number) ?? [];
    revisions.push(value);
    objects.set(number, revisions);
  };
  const reader = new PdfReader(bytes, dictionaries);
  let left = MAX_UNPACKED_BYTES;
  for (const { index, 0: head, 1: number } of heads) {
    EMPTY.lastIndex = index + head.length;
    if (EMPTY.test(text)) continue;
    const value = reader.objectAt(index + head.length);
    keep(Number(number), value);
    if (!(value instanceof PDFRawStream) || !mayHoldObjects(value)) continue;
    const unpacked = unpackStream(value, left);
    left -= unpacked.length;
    if (isColorProfile(value, unpacked)) continue;
    const [count, first] = [wholeNumberIn(value.dict, 'N'), wholeNumberIn(value.dict, 'First')];
    const packed = new PdfReader(unpacked, dictionaries).packedObjects(count, first);
    for (const [packedNumber, packedValue] of packed) keep(packedNumber, packedValue);
  }
  for (const { index, 0: word } of text.matchAll(TRAILER)) reader.objectAt(index + word.length);
  return { objects, dictionaries };
}

/**
 * Whether a stream may contain objects: some readers check the type, others only one of these
 * numbers.
 */
function mayHoldObjects({ dict }: PDFRawStream): boolean {
  const hidesType = hasKey(dict, 'Type') && nameIn(dict, 'Type') === null;
  return (
    hidesType || nameIn(dict, 'Type') === 'ObjStm' || hasKey(dict, 'N') || hasKey(dict, 'First')
  );
}

/**
 * Whether a stream is a colour profile, which has an `N` too (ISO 32000-1, section 8.6.5.5), but
 * does not begin with numbers.
 */
function isColorProfile({ dict }: PDFRawStream, unpacked: Uint8Array): boolean {
  const isTyped = hasKey(dict, 'Type') || hasKey(dict, 'First');
  return !isTyped && !INDEX.test(Buffer.from(unpacked).toString('latin1'));
}

/**
 * Returns the whole number under a key. Throws if it is a reference, which readers resolve
 * differently.
 */
function wholeNumberIn(dictionary: PDFDict, key: string): number {
  const number = numberIn(dictionary, key) ?? -1;
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`No whole number for ${key}.`);
  return number;
}
