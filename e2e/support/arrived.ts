import { type APIRequestContext, expect } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import type { FullDocument } from '../../content/json/json.ts';

/** A site, and a client with write access to its content. */
interface Site {
  readonly client: SanityClient;
  readonly request: APIRequestContext;
}

/** The path of a redirect; its target shows which content the site has. */
const marker = '/en/content-marker';

/**
 * Publishes documents in one transaction, and waits until pages are rendered from them. The same
 * transaction changes the target of a redirect; once that works, the site has compared its content
 * with the content service. When it has changed once more, the pages that the first comparison made
 * stale are expired too.
 */
export async function publishUntilShown(
  { client, request }: Site,
  documents: readonly FullDocument[],
): Promise<void> {
  for (const published of [documents, []]) {
    // The target changes, not the path: the page of an unknown path would be rendered at every
    // attempt.
    const to = `/en?marker=${crypto.randomUUID()}`;
    const transaction = client.transaction();
    for (const document of published) transaction.createOrReplace(document);
    await transaction
      .createOrReplace({
        _id: 'redirect-marker',
        _type: 'redirect',
        from: marker,
        to,
        permanent: false,
      })
      .commit();
    const target = async () =>
      (await request.get(marker, { maxRedirects: 0 })).headers().location ?? '';
    await expect.poll(target, { intervals: [20] }).toContain(to);
  }
}

/** Waits until pages are rendered from everything that was published before. */
export async function arrived(site: Site): Promise<void> {
  await publishUntilShown(site, []);
}
