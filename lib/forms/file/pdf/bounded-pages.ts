import { PDFArray, type PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import type { PdfContent } from './pdf-content.ts';
import { hasKey, maxNumberIn, nameIn, numbersOf, valuesOf } from './pdf-values.ts';

/**
 * Longest side of a page, in points: 5 m, the maximum that readers render (ISO 32000-1, annex C).
 */
const MAX_SIDE = 14_400;

/** The boxes of a page that readers show (ISO 32000-1, section 14.11.2). */
const BOXES = ['MediaBox', 'CropBox'];

/**
 * Whether the pages of a PDF have an acceptable size, and are not fewer than their tree declares:
 * readers reserve space for as many. A unit may only make a page smaller.
 */
export function hasBoundedPages(content: PdfContent): boolean {
  const { dictionaries } = content;
  const pages = dictionaries.filter((one) => nameIn(one, 'Type') === 'Page').length;
  return dictionaries.every(
    (one) =>
      BOXES.every((box) => isBoundedBox(one, box, content)) &&
      maxNumberIn(one, 'UserUnit', content, 1) <= 1 &&
      !(hasKey(one, 'Kids') && maxNumberIn(one, 'Count', content, 0) > pages),
  );
}

/** Whether the corners and the sides of a box are within the longest side. */
function isBoundedBox(dictionary: PDFDict, key: string, content: PdfContent): boolean {
  const box = dictionary.get(PDFName.of(key));
  if (box === undefined) return true;
  return valuesOf(box, content).every((value) => {
    if (!(value instanceof PDFArray)) return true;
    const [left, bottom, right, top, ...more] = value.asArray();
    return (
      more.length === 0 &&
      isBoundedSide(left, right, content) &&
      isBoundedSide(bottom, top, content)
    );
  });
}

function isBoundedSide(
  from: PDFObject | undefined,
  to: PDFObject | undefined,
  content: PdfContent,
) {
  const ends = [from, to].flatMap((end) => (end ? numbersOf(end, content) : [Number.NaN]));
  const [min, max] = [Math.min(...ends), Math.max(...ends)];
  return [min, max, max - min].every((one) => Math.abs(one) <= MAX_SIDE);
}
