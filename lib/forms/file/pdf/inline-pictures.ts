import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { PdfReader } from './pdf-reader.ts';

/** White space and delimiters (ISO 32000-1, section 7.2.2), also the blanks of PDFium. */
const BETWEEN = '[\\0\\t\\n\\f\\r \\x80\\xff()<>[\\]{}/%]';
/** The operator that begins a picture, with a key behind it. */
const BEGIN = `(?<=^|${BETWEEN})BI(?=(?:[\\0\\s\\x80\\xff]|%[^\\r\\n]*[\\r\\n])*/)`;
/** A picture up to its content (ISO 32000-1, section 8.9.7). */
const PICTURE = new RegExp(`${BEGIN}([^]*?)(?<=${BETWEEN})ID(?=\\s)`, 'g');
const ANOTHER = new RegExp(BEGIN);

const FILTER = PDFName.of('Filter');

/**
 * The abbreviated keys (ISO 32000-1, table 93), without that of `Interpolate`, which a stream of
 * hints has with another meaning (table F.2).
 */
const KEYS: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  W: 'Width',
};
/** The abbreviated filters (table 94). */
const FILTERS: Readonly<Record<string, string>> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};

/**
 * Returns the pictures among instructions, as streams with the usual keys. Readers disagree on where
 * one ends: its content goes on to the next picture. Throws if the dictionary of one is ambiguous.
 */
export function inlinePictures(text: string): readonly PDFRawStream[] {
  const found = [...text.matchAll(PICTURE)];
  return found.map(({ index, 0: head, 1: entries = '' }, number) => {
    const end = found[number + 1]?.index ?? text.length;
    // One blank parts the operator from the content.
    const content = Buffer.from(text.slice(index + head.length + 1, end), 'latin1');
    return PDFRawStream.of(dictionaryOf(entries), content);
  });
}

/**
 * Whether the dictionary of a stream has a key that only pictures among instructions abbreviate:
 * readers that take pictures of both kinds in one way go by it, too, some before the full one. The
 * `W` of a cross-reference stream is an array (ISO 32000-1, table 17).
 */
export function hasAbbreviatedKey(dictionary: PDFDict): boolean {
  return dictionary.entries().some(([key, value]) => {
    const name = key.decodeText();
    return Object.hasOwn(KEYS, name) && !(name === 'W' && value instanceof PDFArray);
  });
}

function dictionaryOf(entries: string): PDFDict {
  if (ANOTHER.test(entries)) throw new Error('A picture that may begin in two places.');
  const written = new PdfReader(Buffer.from(`<<${entries}>>`, 'latin1'), []).objectAt(0);
  if (!(written instanceof PDFDict)) throw new Error('No dictionary.');
  const full = new Map<PDFName, PDFObject>();
  for (const [key, value] of written.entries()) {
    const name = fullName(key, KEYS);
    if (full.has(name)) throw new Error(`The key ${name} stands twice.`);
    full.set(name, name === FILTER ? fullFilter(value, written) : value);
  }
  return PDFDict.fromMapWithContext(full, written.context);
}

function fullFilter(filter: PDFObject, { context }: PDFDict): PDFObject {
  if (filter instanceof PDFName) return fullName(filter, FILTERS);
  if (!(filter instanceof PDFArray)) return filter;
  return context.obj(
    filter.asArray().map((one) => (one instanceof PDFName ? fullName(one, FILTERS) : one)),
  );
}

function fullName(name: PDFName, names: Readonly<Record<string, string>>): PDFName {
  const text = name.decodeText();
  return Object.hasOwn(names, text) ? PDFName.of(names[text] ?? text) : name;
}
