import { DocumentId, getDraftId, getPublishedId } from '@sanity/id-utils';
import type { SanityClient } from 'sanity';
import { publicPerspective } from '../../content/schema/rules/other-documents.ts';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';

const publicQuery =
  '*[_type in [$type, "redirect"] && _id != $published]{slug, previousSlugs, from}';
const draftsQuery =
  '*[_type in [$type, "redirect"] && _id in path("drafts.**") && _id != $draft]{slug, previousSlugs, from}';

/**
 * Returns the present and previous slugs of all other documents of the type of one, and the old paths of
 * redirects: those that are public when it is, with its release if it is the version of one, and those of
 * drafts, so that what is made stays free when they are published. Rejects on failure.
 */
export async function fetchOtherSlugs(
  client: SanityClient,
  { _id, _type: type }: { readonly _id: string; readonly _type: string },
): Promise<JsonRecord[]> {
  const published = getPublishedId(DocumentId(_id));
  const perspective = publicPerspective(_id);
  const found = await Promise.all([
    client.fetch<JsonRecord[]>(publicQuery, { type, published }, { perspective }),
    client.fetch<JsonRecord[]>(
      draftsQuery,
      { type, draft: getDraftId(published) },
      { perspective: 'raw' },
    ),
  ]);
  return found.flat();
}
