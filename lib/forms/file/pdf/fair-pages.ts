import { PDFArray, type PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { PdfContent } from './pdf-content.ts';
import { hasKey, longestIn, nameIn, numbersOf, valuesOf } from './pdf-values.ts';

/**
 * Longest side of a page, in points: 5 m, the maximum that readers render (ISO 32000-1, annex C).
 */
const LONGEST_SIDE = 14_400;

/** The boxes of a page that readers show (ISO 32000-1, section 14.11.2). */
const BOXES = ['MediaBox', 'CropBox'];

/**
 * Whether the pages of a PDF have an acceptable size, and are not fewer than their tree declares:
 * readers reserve space for as many. A unit may only make a page smaller.
 */
export function hasFairPages(content: PdfContent): boolean {
  const { dictionaries } = content;
  const pages = dictionaries.filter((one) => nameIn(one, 'Type') === 'Page').length;
  return dictionaries.every(
    (one) =>
      BOXES.every((box) => isFairBox(one, box, content)) &&
      longestIn(one, 'UserUnit', content, 1) <= 1 &&
      !(hasKey(one, 'Kids') && longestIn(one, 'Count', content, 0) > pages),
  );
}

/** Whether the corners and the sides of a box are within the longest side. */
function isFairBox(dictionary: PDFDict, key: string, content: PdfContent): boolean {
  const box = dictionary.get(PDFName.of(key));
  if (box === undefined) return true;
  return valuesOf(box, content).every((value) => {
    if (!(value instanceof PDFArray)) return true;
    const [left, bottom, right, top, ...more] = value.asArray();
    return (
      more.length === 0 && isFairSide(left, right, content) && isFairSide(bottom, top, content)
    );
  });
}

function isFairSide(from: PDFObject | undefined, to: PDFObject | undefined, content: PdfContent) {
  const ends = [from, to].flatMap((end) => (end ? numbersOf(end, content) : [Number.NaN]));
  const [least, greatest] = [Math.min(...ends), Math.max(...ends)];
  return [least, greatest, greatest - least].every((one) => Math.abs(one) <= LONGEST_SIDE);
}
