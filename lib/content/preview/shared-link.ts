import { DAY_MS, HOUR_MS } from '../../platform/durations.ts';

/** The type of the documents that describe shared links in the dataset. */
export const sharedLinkType = 'sharedLink';

/** The shortest and the longest time for which a shared link can be valid, in ms. */
export const sharedLinkValidity = { min: HOUR_MS, max: 30 * DAY_MS };

/** The access that a shared link permits; its signature is over these values. */
export interface SharedLinkTerms {
  /** The `_id` of the link's own document. */
  readonly id: string;
  /** The published `_id` of the document whose draft it shows. */
  readonly documentId: string;
  /** The instant (ISO 8601) from which on it is no longer valid. */
  readonly expiresAt: string;
}

/** The preview token of a shared link: the link, and the key with which its terms are signed. */
export interface SharedLinkToken {
  readonly id: string;
  /** 32 random bytes in hexadecimal, which only the link contains. */
  readonly key: string;
}

// Datasets hide documents whose id contains a dot from everyone without a token.
const idPrefix = `${sharedLinkType}.`;
const tokenForm = /^link\.([0-9a-f-]{36})\.([0-9a-f]{64})$/;

/** Returns a new link, with a key that nobody can guess. Works in browsers over https or on localhost only. */
export function newSharedLink(): SharedLinkToken {
  const key = toHex(crypto.getRandomValues(new Uint8Array(32)));
  return { id: idPrefix + crypto.randomUUID(), key };
}

/** Whether a preview token is one of a shared link, valid or not. */
export function isSharedLinkToken(token: string): boolean {
  return token.startsWith('link.');
}

/** Returns the preview token of a shared link as text, which `parseSharedLinkToken` parses. */
export function formatSharedLinkToken({ id, key }: SharedLinkToken): string {
  return `link.${id.slice(idPrefix.length)}.${key}`;
}

/** Parses the preview token of a shared link; null if it is none, or malformed. */
export function parseSharedLinkToken(token: string): SharedLinkToken | null {
  const [, id, key] = tokenForm.exec(token) ?? [];
  return id === undefined || key === undefined ? null : { id: idPrefix + id, key };
}

/** Signs the terms of a link with its key: HMAC-SHA-256 (RFC 2104) in hexadecimal. */
export async function signTerms(terms: SharedLinkTerms, key: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await importKey(key), bytesOf(terms));
  return toHex(new Uint8Array(signature));
}

/** Whether a signature is that of the terms of a link; takes the same time for every wrong one. */
export async function isSignatureOf(
  signature: string,
  terms: SharedLinkTerms,
  key: string,
): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await importKey(key), fromHex(signature), bytesOf(terms));
}

function importKey(key: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', fromHex(key), algorithm, false, ['sign', 'verify']);
}

function bytesOf({ id, documentId, expiresAt }: SharedLinkTerms): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([id, documentId, expiresAt]));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/[0-9a-f]{2}/g) ?? [], (byte) => Number.parseInt(byte, 16));
}
