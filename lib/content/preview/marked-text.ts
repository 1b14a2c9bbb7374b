import { studioPath } from '@sanity/client/csm';
import { decodeSanityNodeData } from '@sanity/visual-editing-csm';
import { vercelStegaDecode, vercelStegaSplit } from '@vercel/stega';
import type { JsonRecord } from '../parse/formats/is-record';

/** The field of a document that a text on a page of the Studio comes from. */
export interface MarkedField {
  /** The published id of the document. */
  readonly id: string;
  /** The path of the field, such as `body.en[_key=="a"].children[_key=="b"].text`. */
  readonly path: string;
}

/** Splits a text into what is visible and its invisible mark (stega), which may be empty. */
export function splitMark(marked: string): { readonly text: string; readonly mark: string } {
  const { cleaned: text, encoded: mark } = vercelStegaSplit(marked);
  return { text, mark };
}

/** Returns the field that a mark leads to; null for other invisible characters. */
export function fieldOfMark(mark: string): MarkedField | null {
  try {
    const field = decodeSanityNodeData(vercelStegaDecode<string>(mark) ?? '');
    return field && 'id' in field ? { id: field.id, path: field.path } : null;
  } catch {
    return null;
  }
}

/** Returns the text of a field; null if the document has none there. */
export function textAt(document: JsonRecord, path: string): string | null {
  const value: unknown = studioPath.get(document, path);
  return typeof value === 'string' ? value : null;
}
