import { cookieLine } from '../platform/http/cookie-line.ts';

/** Cookie: the visitor confirmed to be over 18 (specification, section 9); valid for 86,400 s. */
export const ageProof = { name: 'age-proof', value: '1', maxAge: 86_400 } as const;

/** Records in the document's cookies that the visitor confirmed to be over 18. */
export function proveAge(
  jar: Pick<Document, 'cookie'>,
  { protocol }: Pick<Location, 'protocol'>,
): void {
  jar.cookie = cookieLine(ageProof, protocol);
}
