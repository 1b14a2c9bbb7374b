/**
 * Whether a page of this site sent the request, by what browsers say and scripts cannot forge:
 * `Sec-Fetch-Site`, or on plain HTTP, where browsers leave it out, `Origin` against the host that
 * was asked or `siteUrl`, the public origin.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  if (origin === null) return false;
  return origin === siteUrl || URL.parse(origin)?.host === headers.get('host');
}
