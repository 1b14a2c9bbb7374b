import { DocumentId, getDraftId, getPublishedId } from '@sanity/id-utils';
import type { SanityClient } from 'sanity';
import { publicPerspective } from '../../content/schema/rules/other-documents.ts';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';

const publicQuery = '*[_type == $type && _id != $published].slug';
const draftsQuery = '*[_type == $type && _id in path("drafts.**") && _id != $draft].slug';

type Slugs = JsonRecord | null;

/**
 * Returns the slugs of all other documents of the type of one: those that are public when it is, with its
 * release if it is the version of one, and those of drafts, so that what is made stays free when they are
 * published. Rejects on failure.
 */
export async function fetchOtherSlugs(
  client: SanityClient,
  { _id, _type: type }: { readonly _id: string; readonly _type: string },
): Promise<Slugs[]> {
  const published = getPublishedId(DocumentId(_id));
  const perspective = publicPerspective(_id);
  const found = await Promise.all([
    client.fetch<Slugs[]>(publicQuery, { type, published }, { perspective }),
    client.fetch<Slugs[]>(
      draftsQuery,
      { type, draft: getDraftId(published) },
      { perspective: 'raw' },
    ),
  ]);
  return found.flat();
}
