import { isRecord, type JsonRecord } from '../parse/formats/is-record';

const editedType = 'beer-museum/edited-document';
const savedType = 'beer-museum/saved-document';
const typingType = 'beer-museum/typing';

/** A change of a document that is open in the Studio. */
export interface EditedDocument {
  /** The published id of the document. */
  readonly id: string;
  readonly before: JsonRecord;
  readonly after: JsonRecord;
  /** Whether it is saved already, as the change of a colleague is. */
  readonly isSaved: boolean;
}

/** Returns the message about a change, for the page in the Studio's frame. */
export function editedDocumentMessage(edited: EditedDocument): object {
  return { type: editedType, ...edited };
}

/** Returns the change that a message is about; null for any other message. */
export function readEditedDocument(message: unknown): EditedDocument | null {
  if (!isRecord(message) || message.type !== editedType) return null;
  const { id, before, after, isSaved } = message;
  return typeof id === 'string' && isRecord(before) && isRecord(after)
    ? { id, before, after, isSaved: isSaved === true }
    : null;
}

/** Returns the message that all changes of the document with this published id have been saved. */
export function savedDocumentMessage(id: string): object {
  return { type: savedType, id };
}

/** Returns the published id of the document that a message says is saved; null for any other message. */
export function readSavedDocument(message: unknown): string | null {
  if (!isRecord(message) || message.type !== savedType) return null;
  return typeof message.id === 'string' ? message.id : null;
}

/** The message that the editor is typing something, before any form has taken it in. */
export const typingMessage: object = { type: typingType };

/** Whether a message says that the editor is typing. */
export function isTypingMessage(message: unknown): boolean {
  return isRecord(message) && message.type === typingType;
}
