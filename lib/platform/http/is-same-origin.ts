/**
 * Whether a request came from a page of this site, whose public origin is `siteUrl`. Newer
 * browsers say how the page stands to the target, except on plain HTTP, and all name its origin
 * (Fetch, section 3.2); what names neither is no browser, and nobody's browser can be made to
 * send it.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null || origin === siteUrl) return true;
  return URL.parse(origin)?.host === headers.get('host');
}
