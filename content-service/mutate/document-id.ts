import { randomUUID } from 'node:crypto';

/** A document id is 1 to 128 characters of this set (specification, section 9). */
const DOCUMENT_ID = /^[a-z0-9_][a-z0-9_.-]{0,127}$/i;

/** Tells whether a document may have this id. */
export function isDocumentId(id: string): boolean {
  return DOCUMENT_ID.test(id) && !id.includes('..') && !id.endsWith('.');
}

/**
 * The id of a document to be created: a new one where none is asked for, and a new one behind the
 * prefix where the id asked for ends with a dot (`drafts.`).
 */
export function assignDocumentId(asked: string | undefined): string {
  if (asked === undefined || asked === '') return randomUUID();
  return asked.endsWith('.') ? `${asked}${randomUUID()}` : asked;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new transaction id: 22 characters, about 131 random bits. */
export function newTransactionId(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(22));
  return Array.from(bytes, (value) => ALPHABET[value % ALPHABET.length]).join('');
}

/** A transaction id becomes a revision, so it is held to what may stand in one. */
export function isTransactionId(id: string): boolean {
  return /^[a-z0-9_.-]{1,128}$/i.test(id);
}
