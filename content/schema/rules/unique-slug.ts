import { DocumentId, getDraftId, getPublishedId } from '@sanity/id-utils';
import { readSlug } from '../../../lib/content/parse/formats/read-slug.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { slugTaken } from './messages.ts';

/** The part of an editing tool's validation context that is used here. */
interface Context {
  readonly document?: { readonly _id: string; readonly _type: string };
  readonly getClient: (options: { apiVersion: string }) => {
    fetch(query: string, params: Readonly<Record<string, string>>): Promise<unknown>;
  };
}

/** Returns a query for another document of the type with this slug; not itself or its draft. */
const sameSlugQuery = (language: Locale) =>
  `*[_type == $type && !(_id in [$published, $draft]) && !(_id in path("versions.**")) && slug.${language} == $slug][0]._id`;

/**
 * Rejects a slug that another document of the same type has in the language: only one of them would
 * be reachable. The addresses of pages do not depend on their slugs.
 */
export function uniqueSlug(language: Locale) {
  return async (value: unknown, context: Context): Promise<true | string> => {
    const { document, getClient } = context;
    const slug = readSlug(value);
    if (slug === null || !document || document._type === 'page') return true;
    const published = getPublishedId(DocumentId(document._id));
    const params = { type: document._type, slug, published, draft: getDraftId(published) };
    const client = getClient({ apiVersion: '2026-01-01' });
    const other: unknown = await client.fetch(sameSlugQuery(language), params);
    return typeof other === 'string' ? slugTaken(other) : true;
  };
}
