import { studioPath } from '@sanity/client/csm';
import { decodeSanityNodeData } from '@sanity/visual-editing-csm';
import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega';
import type { JsonRecord } from '../parse/formats/is-record';

/** A text on a page of the Studio, with the invisible mark of the field it comes from (stega). */
export interface MarkedText {
  readonly text: string;
  readonly mark: string;
  /** The published id of the document. */
  readonly id: string;
  /** The path of the field, such as `body.en[_key=="a"].children[_key=="b"].text`. */
  readonly path: string;
}

/** Splits a text into what is visible and its mark; returns null for a text without one. */
export function readMarkedText(marked: string): MarkedText | null {
  const { cleaned: text, encoded: mark } = vercelStegaSplit(marked);
  if (mark === '') return null;
  const field = decodeSanityNodeData(vercelStegaDecode<string>(mark) ?? '');
  return field && 'id' in field ? { text, mark, id: field.id, path: field.path } : null;
}

/** Returns the text of a field; null if the document has none there. */
export function textAt(document: JsonRecord, path: string): string | null {
  const value: unknown = studioPath.get(document, path);
  return typeof value === 'string' ? value : null;
}
