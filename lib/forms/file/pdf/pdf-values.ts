import {
  type PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PdfContent } from './pdf-content.ts';

/** Returns the name under a key, with its escapes decoded; null if it is missing or not a name. */
export function nameIn(dictionary: PDFDict, key: string): string | null {
  const value = dictionary.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}

/** Returns the number under a key; null if it is missing or not a number. */
export function numberIn(dictionary: PDFDict, key: string): number | null {
  const value = dictionary.get(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : null;
}

/** Returns the text under a key; null if it is missing or not a text. */
export function textIn(dictionary: PDFDict, key: string): string | null {
  const value = dictionary.get(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;
}

/** Whether a dictionary has a key. */
export function hasKey(dictionary: PDFDict, key: string): boolean {
  return dictionary.has(PDFName.of(key));
}

/**
 * Returns a value itself, or all objects it refers to in any revision of the file; empty if there
 * are none.
 */
export function valuesOf(value: PDFObject, { objects }: PdfContent): readonly PDFObject[] {
  return value instanceof PDFRef ? (objects.get(value.objectNumber) ?? []) : [value];
}
