import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFDict,
  PDFName,
  type PDFObject,
  type PDFRawStream,
} from '@cantoo/pdf-lib';
import { hasKey } from './pdf-values.ts';

/**
 * Returns the unpacked content of a stream of objects or data, at most `max` bytes. Throws if it
 * is larger, broken, or packed in an unusual way.
 */
export function unpackStream({ dict, contents }: PDFRawStream, max: number): Uint8Array {
  const filters = filtersOf(dict);
  if (filters.length === 0 && contents.length <= max) return contents;
  if (filters.length !== 1 || filters[0] !== PDFName.FlateDecode || hasKey(dict, 'DecodeParms')) {
    throw new Error('The stream is packed in an odd way.');
  }
  return inflateSync(contents, { maxOutputLength: Math.max(1, max) });
}

/** Returns the filters of a stream, outermost first. */
export function filtersOf(dictionary: PDFDict): readonly PDFObject[] {
  return listUnder(dictionary, 'Filter');
}

/** Returns the parameters of the filters of a stream, of which some may be null. */
export function parametersOf(dictionary: PDFDict): readonly PDFObject[] {
  return listUnder(dictionary, 'DecodeParms');
}

function listUnder(dictionary: PDFDict, key: string): readonly PDFObject[] {
  const value = dictionary.get(PDFName.of(key));
  if (value === undefined) return [];
  return value instanceof PDFArray ? value.asArray() : [value];
}
