import { DocumentId, isPublishedId } from '@sanity/id-utils';
import type { ObjectInputProps } from 'sanity';
import { transformPublished } from '../../content/publish/transform-published.ts';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import type { Connection } from '../connection/connection.ts';

/**
 * Whether the form adds the slugs that change to the previous ones: in a draft, or in the version in a
 * release, of a hosted project. The embedded content service does so for everything that becomes public.
 */
export function retainsSlugs(
  { value, readOnly }: Pick<ObjectInputProps, 'value' | 'readOnly'>,
  { apiHost }: Pick<Connection, 'apiHost'>,
): boolean {
  const id: unknown = value?._id;
  const isUnpublished = typeof id === 'string' && !isPublishedId(DocumentId(id));
  return !apiHost && !readOnly && isUnpublished;
}

/**
 * Returns the previous slugs with which a version has to be published, so that no address is lost; null
 * where it has them.
 *
 * @param published the version that is public; null where there is none
 * @param version the version that is edited
 */
export function slugsToRetain(published: JsonRecord | null, version: JsonRecord): unknown {
  const { previousSlugs } = transformPublished(published, version);
  const isUnchanged = JSON.stringify(previousSlugs) === JSON.stringify(version.previousSlugs);
  return isUnchanged ? null : previousSlugs;
}
