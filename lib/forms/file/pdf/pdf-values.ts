import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
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

/**
 * Returns a value itself, or all those of a list or of lists in it, each looked up in every revision
 * of the file; empty for no value.
 */
export function listed(value: PDFObject | undefined, content: PdfContent): readonly PDFObject[] {
  if (value === undefined) return [];
  return valuesOf(value, content).flatMap((found) =>
    found instanceof PDFArray ? found.asArray().flatMap((part) => listed(part, content)) : [found],
  );
}

/** Returns the streams under a key, alone or in a list, in every revision of the file. */
export function streamsIn(
  dictionary: PDFDict,
  key: string,
  content: PdfContent,
): readonly PDFRawStream[] {
  return listed(dictionary.get(PDFName.of(key)), content).filter(
    (value) => value instanceof PDFRawStream,
  );
}

/** Returns the dictionaries under a key, alone or in a list, in every revision of the file. */
export function dictionariesIn(
  dictionary: PDFDict,
  key: string,
  content: PdfContent,
): readonly PDFDict[] {
  return listed(dictionary.get(PDFName.of(key)), content).filter(
    (value) => value instanceof PDFDict,
  );
}

/**
 * Returns the numbers that a value has in all revisions of the file; NaN for one that is not a number
 * or not there.
 */
export function numbersOf(value: PDFObject, content: PdfContent): readonly number[] {
  const numbers = valuesOf(value, content).map((one) =>
    one instanceof PDFNumber ? one.asNumber() : Number.NaN,
  );
  return numbers.length > 0 ? numbers : [Number.NaN];
}

/**
 * Returns the largest number under a key in any revision of the file, without its sign: NaN, which
 * is within no limit, if it is not a number; `missing` if there is no value.
 */
export function maxNumberIn(
  dictionary: PDFDict,
  key: string,
  content: PdfContent,
  missing: number,
): number {
  const value = dictionary.get(PDFName.of(key));
  return value === undefined ? missing : Math.max(...numbersOf(value, content).map(Math.abs));
}
