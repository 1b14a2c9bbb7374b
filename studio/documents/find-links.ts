import { DocumentId, getPublishedId } from '@sanity/id-utils';
import type { SanityClient } from 'sanity';
import type { LinkedDocument } from './linked-document.ts';
import { linksAfterRelease, type ReleaseVersion } from './links-after-release.ts';
import { linksFromElsewhere } from './links-from-elsewhere.ts';

const query = '*[references($published)]{_id, _type}';
const versionsQuery =
  '*[sanity::partOfRelease($release)]{_id, "isRemoval": coalesce(_system.delete, false)}';

/**
 * Returns the documents that link to one, as `linksFromElsewhere` has them. Rejects on failure.
 *
 * @param release the name of the release after which they still do; without it, those that link now
 */
export async function findLinks(
  client: SanityClient,
  id: string,
  release?: string,
): Promise<LinkedDocument[]> {
  const params = { published: getPublishedId(DocumentId(id)) };
  const options = { perspective: 'raw' } as const;
  const linking = await client.fetch<LinkedDocument[]>(query, params, options);
  if (release === undefined) return linksFromElsewhere(linking, id);
  const versions = await client.fetch<ReleaseVersion[]>(versionsQuery, { release }, options);
  return linksFromElsewhere(linksAfterRelease(linking, versions), id);
}
