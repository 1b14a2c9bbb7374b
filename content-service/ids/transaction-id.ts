const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Generates a transaction id: 22 characters, about 131 random bits. */
export function newTransactionId(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(22));
  return Array.from(bytes, (value) => ALPHABET[value % ALPHABET.length]).join('');
}

/**
 * Whether a string is a valid transaction id. It becomes a revision, so revision syntax applies.
 */
export function isTransactionId(id: string): boolean {
  return /^[a-z0-9_.-]{1,128}$/i.test(id);
}
