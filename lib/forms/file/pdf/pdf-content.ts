import type { PDFDict, PDFObject } from '@cantoo/pdf-lib';

/** The whole content of a PDF. */
export interface PdfContent {
  /** By number; several if a later revision of the file replaces an object. */
  readonly objects: ReadonlyMap<number, readonly PDFObject[]>;
  /** All dictionaries: of objects, inside other values, of streams, and of trailers. */
  readonly dictionaries: readonly PDFDict[];
}
