import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';

const REQUEST_MS = 10_000;

/**
 * Makes a running site render every page anew when it is next requested, by the signed webhook
 * that the content service sends for a change which may concern any page. Needed at the start of a
 * server whose build is older than the content: what the webhooks to an earlier server made stale
 * was kept in its memory only. Gives whether the site agreed.
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
