import { DocumentId, getPublishedId } from '@sanity/id-utils';
import type { SanityClient } from 'sanity';
import type { LinkedDocument } from './linked-document.ts';
import { linksFromElsewhere } from './links-from-elsewhere.ts';

const query = '*[references($published)]{_id, _type}';

/** Returns the documents that link to one, as `linksFromElsewhere` has them. Rejects on failure. */
export async function findLinks(client: SanityClient, id: string): Promise<LinkedDocument[]> {
  const params = { published: getPublishedId(DocumentId(id)) };
  const linking = await client.fetch<LinkedDocument[]>(query, params, { perspective: 'raw' });
  return linksFromElsewhere(linking, id);
}
