import {
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { isFairSize } from '../fair-size.ts';
import { nameSet } from '../name-set.ts';
import { carriesCvDataOnly } from './cv-data.ts';
import { hasFairPicture } from './fair-picture.ts';
import type { PdfContent } from './pdf-content.ts';
import { hasKey, nameIn, valuesOf } from './pdf-values.ts';
import { hasPlainActionsOnly } from './plain-actions.ts';
import { areFairlyPacked, hasPlainFilters } from './plain-filters.ts';
import { readPdf } from './read-pdf.ts';

/**
 * Keys that make a reader act automatically, run scripts, require a password, or show something
 * other than pages: automatic actions, scripts, forms in XML, encryption, Flash and 3D, portfolios,
 * and external files (ISO 32000-2, sections 7.6, 7.11.5, 12.6.3, 12.7.8, 13.6, 13.7 and 14.11.5).
 */
const REFUSED_KEYS = pdfNames(`
  AA JS JavaScript XFA Encrypt Collection FS RichMediaContent RichMediaSettings 3DD
  DestOutputProfileRef
`);

/** Comments, links and form fields. Excluded: films, sounds, 3D and attached files. */
const ANNOTATIONS = nameSet(`
  Text Link FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut
  Caret Stamp Ink Popup Widget Watermark
`);

function pdfNames(list: string): readonly PDFName[] {
  return [...nameSet(list)].map((name) => PDFName.of(name));
}

/**
 * Longest side of a page, in points: 5 m, the maximum that readers render (ISO 32000-1, annex C).
 */
const LONGEST_SIDE = 14_400;

/** Bytes of a line end before `endstream`, which some writers count and the parser leaves out. */
const LINE_END = 2;

/**
 * Whether a PDF is complete from its first byte to its end mark, consists of pages and does nothing
 * but show them. Rejects if it cannot be read.
 */
export async function isPlainPdf(bytes: Buffer): Promise<boolean> {
  return isWhole(bytes) && (await isPlainContent(readPdf(bytes)));
}

function isWhole(bytes: Buffer): boolean {
  const tail = bytes.subarray(-1024).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  const isBegun = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  return isBegun && end !== -1 && !/[^\s\0]/.test(tail.slice(end + 5));
}

async function isPlainContent(content: PdfContent): Promise<boolean> {
  const { dictionaries, objects } = content;
  const streams = [...objects.values()].flat().filter((value) => value instanceof PDFRawStream);
  return (
    ['Catalog', 'Page'].every((type) => dictionaries.some((one) => nameIn(one, 'Type') === type)) &&
    dictionaries.every((one) => isPlainDictionary(one, content)) &&
    streams.every((one) => isWholeStream(one, content) && isPlainStream(one.dict, content)) &&
    hasPlainActionsOnly(content) &&
    carriesCvDataOnly(content) &&
    (await areFairlyPacked(streams)) &&
    streams.every(hasFairPicture)
  );
}

function isPlainDictionary(dictionary: PDFDict, content: PdfContent): boolean {
  return (
    !REFUSED_KEYS.some((key) => dictionary.has(key)) &&
    isPlainAnnotation(dictionary) &&
    isFairPage(dictionary, content)
  );
}

function isPlainAnnotation(dictionary: PDFDict): boolean {
  const isAnnotation =
    nameIn(dictionary, 'Type') === 'Annot' ||
    (hasKey(dictionary, 'Rect') && hasKey(dictionary, 'Subtype'));
  return !isAnnotation || ANNOTATIONS.has(nameIn(dictionary, 'Subtype') ?? '');
}

function isFairPage(dictionary: PDFDict, content: PdfContent): boolean {
  const box = dictionary.get(PDFName.of('MediaBox'));
  if (box === undefined) return true;
  const sides = valuesOf(box, content).flatMap((value) =>
    value instanceof PDFArray ? value.asArray() : [],
  );
  return sides.every((side) => longest(side, content) <= LONGEST_SIDE);
}

/**
 * Whether a stream is plain. Its `F` would refer to an external file, and `Ref` to a page of one;
 * PostScript, also as the second kind of a form, is a program (ISO 32000-1, section 8.8.2).
 */
function isPlainStream(dictionary: PDFDict, content: PdfContent): boolean {
  return (
    !hasKey(dictionary, 'F') &&
    !hasKey(dictionary, 'Ref') &&
    nameIn(dictionary, 'Subtype') !== 'PS' &&
    !hasKey(dictionary, 'Subtype2') &&
    hasPlainFilters(dictionary) &&
    isFairSize(side(dictionary, 'Width', content), side(dictionary, 'Height', content))
  );
}

/**
 * Whether a stream was read to its declared end. One that was read to the word `endstream` may hold
 * that word, and more behind it, which other readers unpack.
 */
function isWholeStream({ dict, contents }: PDFRawStream, content: PdfContent): boolean {
  const length = dict.get(PDFName.of('Length'));
  return length !== undefined && longest(length, content) <= contents.length + LINE_END;
}

function side(dictionary: PDFDict, key: string, content: PdfContent): number {
  const value = dictionary.get(PDFName.of(key));
  return value === undefined ? 1 : longest(value, content);
}

/**
 * Returns the largest number that a value has in any revision of the file; infinity if it is not a
 * number.
 */
function longest(value: PDFObject, content: PdfContent): number {
  const numbers = valuesOf(value, content).map((one) =>
    one instanceof PDFNumber ? Math.abs(one.asNumber()) : Number.POSITIVE_INFINITY,
  );
  return numbers.length > 0 ? Math.max(...numbers) : Number.POSITIVE_INFINITY;
}
