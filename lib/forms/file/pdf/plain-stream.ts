import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { isRenderableSize } from '../common/renderable-size.ts';
import { hasAbbreviatedKey } from './inline-pictures.ts';
import type { PdfContent } from './pdf-content.ts';
import { dictionariesIn, hasKey, maxNumberIn, nameIn } from './pdf-values.ts';
import { hasPlainFilters } from './plain-filters.ts';

/** Bytes of a line end before `endstream`, which some writers count and the parser leaves out. */
const LINE_END = 2;

/** Maximum number of components of a pixel, and of bits of each (ISO 32000-1, table 8). */
const MAX_COMPONENTS = 32;

/**
 * Whether a stream is plain. Abbreviated keys would hide what is checked by the full ones; `F` would
 * refer to an external file, too, and `Ref` to a page of one; PostScript, also as the second kind of
 * a form, is a program (ISO 32000-1, section 8.8.2).
 */
export function isPlainStream({ dict: dictionary }: PDFRawStream, content: PdfContent): boolean {
  return (
    !hasAbbreviatedKey(dictionary) &&
    !hasKey(dictionary, 'Ref') &&
    nameIn(dictionary, 'Subtype') !== 'PS' &&
    !hasKey(dictionary, 'Subtype2') &&
    hasPlainFilters(dictionary) &&
    isRenderableSize(
      maxNumberIn(dictionary, 'Width', content, 1),
      maxNumberIn(dictionary, 'Height', content, 1),
    ) &&
    hasBoundedParameters(dictionary, content)
  );
}

/**
 * Whether a stream was read to its declared end. One that was read to the word `endstream` may hold
 * that word, and more behind it, which other readers unpack.
 */
export function isWholeStream({ dict, contents }: PDFRawStream, content: PdfContent): boolean {
  return maxNumberIn(dict, 'Length', content, Number.NaN) <= contents.length + LINE_END;
}

/**
 * Whether the parameters of the filters have acceptable numbers, for which readers reserve memory
 * whatever the size of the picture is (ISO 32000-1, tables 8 and 11).
 */
function hasBoundedParameters(dictionary: PDFDict, content: PdfContent): boolean {
  return dictionariesIn(dictionary, 'DecodeParms', content).every((parameters) => {
    const max = (key: string) => maxNumberIn(parameters, key, content, 1);
    return (
      isRenderableSize(max('Columns'), max('Rows')) &&
      max('Colors') <= MAX_COMPONENTS &&
      max('BitsPerComponent') <= MAX_COMPONENTS
    );
  });
}
