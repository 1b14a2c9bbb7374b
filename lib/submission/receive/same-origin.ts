/**
 * True where a form was sent from a page of this site. Browsers name the page's origin with
 * every form (Fetch, section 3.2) and newer ones say how it stands to the target; what names
 * neither is no browser, and nobody's browser can be made to send it.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || origin === siteUrl) return true;
  return URL.parse(origin)?.host === headers.get('host');
}
