import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';

const REQUEST_MS = 10_000;

/**
 * Makes a running site re-render every page on its next request, by means of the signed webhook
 * that the content service sends for a change that may concern any page. Needed when a server
 * starts with a build older than the content: the invalidations that an earlier server received
 * were stored in its memory only. Returns whether the site accepted it.
 */
export async function expireContent(siteUrl: string, webhookSecret: string): Promise<boolean> {
  const body = JSON.stringify({ _id: 'site.start', _type: 'site.start' });
  const signature = await encodeSignatureHeader(body, Date.now(), webhookSecret);
  const response = await fetch(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER_NAME]: signature },
    signal: AbortSignal.timeout(REQUEST_MS),
  });
  await response.body?.cancel();
  return response.ok;
}
