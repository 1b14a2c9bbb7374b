import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';

/** All that a PDF holds. */
export interface PdfContent {
  /** By number; several where a later revision of the file replaces an object. */
  readonly objects: ReadonlyMap<number, readonly PDFObject[]>;
  /** Wherever they are: objects, values inside of objects, heads of streams, trailers. */
  readonly dictionaries: readonly PDFDict[];
}
