import { type PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { nameSet } from '../common/name-set.ts';
import { hasBoundedDrawings } from './bounded-drawings.ts';
import { hasBoundedPages } from './bounded-pages.ts';
import { hasBoundedPicture } from './bounded-picture.ts';
import { hasBoundedTrees } from './bounded-trees.ts';
import { carriesCvDataOnly } from './cv-data.ts';
import type { PdfContent } from './pdf-content.ts';
import { hasKey, nameIn } from './pdf-values.ts';
import { hasPlainActionsOnly } from './plain-actions.ts';
import { isPlainStream, isWholeStream } from './plain-stream.ts';
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
    dictionaries.every(isPlainDictionary) &&
    streams.every((one) => isWholeStream(one, content) && isPlainStream(one, content)) &&
    hasPlainActionsOnly(content) &&
    carriesCvDataOnly(content) &&
    hasBoundedPages(content) &&
    hasBoundedTrees(content) &&
    (await hasBoundedDrawings(streams, content)) &&
    streams.every((one) => hasBoundedPicture(one, content))
  );
}

function isPlainDictionary(dictionary: PDFDict): boolean {
  return !REFUSED_KEYS.some((key) => dictionary.has(key)) && isPlainAnnotation(dictionary);
}

function isPlainAnnotation(dictionary: PDFDict): boolean {
  const isAnnotation =
    nameIn(dictionary, 'Type') === 'Annot' ||
    (hasKey(dictionary, 'Rect') && hasKey(dictionary, 'Subtype'));
  return !isAnnotation || ANNOTATIONS.has(nameIn(dictionary, 'Subtype') ?? '');
}
