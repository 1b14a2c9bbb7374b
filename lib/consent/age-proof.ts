import { cookieLine } from '../platform/http/cookie-line.ts';

/** Says that a visitor confirmed to be over 18 (specification, section 9): 86,400 s. */
export const ageProof = { name: 'age-proof', value: '1', maxAge: 86_400 } as const;

/** Remembers in the document's cookies that the visitor's age is proved. */
export function proveAge(
  jar: Pick<Document, 'cookie'>,
  { protocol }: Pick<Location, 'protocol'>,
): void {
  jar.cookie = cookieLine(ageProof, protocol);
}
