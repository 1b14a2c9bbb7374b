import { DocumentId, getDraftId, getPublishedId } from '@sanity/id-utils';
import { readSlug } from '../../../lib/content/parse/formats/read-slug.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { slugTaken, valueTaken } from './messages.ts';

/** The part of an editing tool's validation context that is used here. */
interface Context {
  readonly document?: { readonly _id: string; readonly _type: string };
  readonly getClient: (options: { apiVersion: string }) => {
    fetch(query: string, params: Readonly<Record<string, string>>): Promise<unknown>;
  };
}

/** Returns a query for another document of the type with this value; not itself or its draft. */
const sameValueQuery = (path: string) =>
  `*[_type == $type && !(_id in [$published, $draft]) && !(_id in path("versions.**")) && ${path} == $value][0]._id`;

/** Returns the `_id` of another document of the same type that has a value at a path, or null. */
async function findOther(
  path: string,
  value: string,
  { document, getClient }: Context,
): Promise<string | null> {
  if (!document) return null;
  const published = getPublishedId(DocumentId(document._id));
  const params = { type: document._type, value, published, draft: getDraftId(published) };
  const other: unknown = await getClient({ apiVersion: '2026-01-01' }).fetch(
    sameValueQuery(path),
    params,
  );
  return typeof other === 'string' ? other : null;
}

/** Rejects a value of a field that another document has: only the oldest of them is shown. */
export function uniqueIn(field: 'name' | 'route' | 'venue') {
  return async (value: unknown, context: Context): Promise<true | string> => {
    const other = typeof value === 'string' ? await findOther(field, value, context) : null;
    return other === null || valueTaken(other);
  };
}

/**
 * Rejects a slug that another document of the same type has in the language: only one of them would
 * be reachable. The addresses of pages do not depend on their slugs.
 */
export function uniqueSlug(language: Locale) {
  return async (value: unknown, context: Context): Promise<true | string> => {
    const slug = readSlug(value);
    if (slug === null || context.document?._type === 'page') return true;
    const other = await findOther(`slug.${language}`, slug, context);
    return other === null || slugTaken(other);
  };
}
