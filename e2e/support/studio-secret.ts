import { randomUUID } from 'node:crypto';
import { contentClient } from '../fixtures/content-client.ts';

/**
 * Writes the secret of a preview into the dataset of a client, as the Studio does when its frame is
 * opened; returns it, and a function that deletes it.
 */
export async function createStudioSecret(client = contentClient()) {
  const _id = `drafts.${randomUUID()}`;
  const secret = randomUUID().replaceAll('-', '');
  await client.create({ _id, _type: 'sanity.previewUrlSecret', secret, source: 'a test' });
  return { secret, remove: () => client.delete(_id) };
}

/** Returns the path that the Studio opens in its frame for a page of the site. */
export function studioPath(secret: string, page: string, perspective = 'drafts'): string {
  return `/?${new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-perspective': perspective,
    'sanity-preview-pathname': page,
  })}`;
}
