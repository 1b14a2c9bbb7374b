/**
 * Whether a request loads a document, rather than a payload for the client-side router (Fetch Metadata,
 * section 2.2). Browsers say so on secure origins only; any other request is taken for one that does.
 */
export function isNavigation(headers: Headers): boolean {
  return (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate';
}
