import { type APIRequestContext, expect } from '@playwright/test';
import type { SanityClient } from '@sanity/client';

const soon = { timeout: 10_000, intervals: [20] };

/**
 * Waits until everything published before has reached the site. It publishes a redirect; once it
 * works, the site has compared its content with the content service. When a second one works, the
 * pages that the first comparison made stale are expired too.
 */
export async function arrived({
  client,
  request,
}: {
  readonly client: SanityClient;
  readonly request: APIRequestContext;
}): Promise<void> {
  for (const turn of ['first', 'second']) {
    const from = `/en/${turn}-${crypto.randomUUID()}`;
    await client.createOrReplace({
      _id: 'redirect-marker',
      _type: 'redirect',
      from,
      to: '/en',
      permanent: false,
    });
    const status = async () => (await request.get(from, { maxRedirects: 0 })).status();
    await expect.poll(status, soon).toBe(307);
  }
}
