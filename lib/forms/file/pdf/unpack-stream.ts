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
 * What a stream of objects or of data holds, at most `most` bytes. Throws where it is larger,
 * broken, or packed in another way than programs pack such streams.
 */
export function unpackStream({ dict, contents }: PDFRawStream, most: number): Uint8Array {
  const filters = filtersOf(dict);
  if (filters.length === 0 && contents.length <= most) return contents;
  if (filters.length !== 1 || filters[0] !== PDFName.FlateDecode || hasKey(dict, 'DecodeParms')) {
    throw new Error('The stream is packed in an odd way.');
  }
  return inflateSync(contents, { maxOutputLength: Math.max(1, most) });
}

/** How a stream is packed, outermost first. */
export function filtersOf(dictionary: PDFDict): readonly PDFObject[] {
  const filter = dictionary.get(PDFName.of('Filter'));
  if (filter === undefined) return [];
  return filter instanceof PDFArray ? filter.asArray() : [filter];
}
