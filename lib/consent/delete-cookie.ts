import { cookieLine } from '../platform/http/cookie-line.ts';

/** Deletes a cookie from the document's that was set for the host alone, or for `domain`. */
export function deleteCookie(
  jar: Pick<Document, 'cookie'>,
  { protocol }: Pick<Location, 'protocol'>,
  name: string,
  domain?: string,
): void {
  const line = cookieLine({ name, value: '', maxAge: 0 }, protocol);
  jar.cookie = domain ? `${line}; Domain=${domain}` : line;
}
