import { isRecord, type JsonRecord } from '../parse/formats/is-record';

const messageType = 'beer-museum/edited-document';

/** The message that all changes of a form have been saved, for the page in the Studio's frame. */
export const savedMessage = { type: 'beer-museum/saved-document' } as const;

/** A change of a document in the Studio, which is not saved yet. */
export interface EditedDocument {
  /** The published id of the document. */
  readonly id: string;
  readonly before: JsonRecord;
  readonly after: JsonRecord;
}

/** Returns the message about a change, for the page in the Studio's frame. */
export function editedDocumentMessage(edited: EditedDocument): object {
  return { type: messageType, ...edited };
}

/** Returns the change that a message is about; null for any other message. */
export function readEditedDocument(message: unknown): EditedDocument | null {
  if (!isRecord(message) || message.type !== messageType) return null;
  const { id, before, after } = message;
  return typeof id === 'string' && isRecord(before) && isRecord(after)
    ? { id, before, after }
    : null;
}

/** Whether a message says that all changes of a form have been saved. */
export function isSavedMessage(message: unknown): boolean {
  return isRecord(message) && message.type === savedMessage.type;
}
