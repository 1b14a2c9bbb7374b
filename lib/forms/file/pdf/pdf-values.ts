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

/** The name under a key, with its escapes decoded; null where something else or nothing stands. */
export function nameIn(dictionary: PDFDict, key: string): string | null {
  const value = dictionary.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}

/** The number under a key; null where something else or nothing stands. */
export function numberIn(dictionary: PDFDict, key: string): number | null {
  const value = dictionary.get(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : null;
}

/** The text under a key; null where something else or nothing stands. */
export function textIn(dictionary: PDFDict, key: string): string | null {
  const value = dictionary.get(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;
}

/** True where anything stands under a key. */
export function hasKey(dictionary: PDFDict, key: string): boolean {
  return dictionary.has(PDFName.of(key));
}

/**
 * A value itself, or what it refers to in any revision of the file: nothing where that is missing.
 */
export function valuesOf(value: PDFObject, { objects }: PdfContent): readonly PDFObject[] {
  return value instanceof PDFRef ? (objects.get(value.objectNumber) ?? []) : [value];
}
