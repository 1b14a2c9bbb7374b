/**
 * Whether a request came from a page of this site, whose public origin is `siteUrl`. Newer browsers
 * send `Sec-Fetch-Site`, except on plain HTTP, and all browsers send `Origin` (Fetch, section 3.2).
 * A request with neither is not from a browser, and no visitor's browser can be made to send it.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || origin === siteUrl) return true;
  return URL.parse(origin)?.host === headers.get('host');
}
