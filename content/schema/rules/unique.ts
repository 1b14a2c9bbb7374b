import { DocumentId, getDraftId, getPublishedId } from '@sanity/id-utils';
import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readSlug } from '../../../lib/content/parse/formats/read-slug.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { localeIds } from '../locales.ts';
import { slugTaken, valueTaken } from './messages.ts';

/** The part of an editing tool's validation context that is used here. */
interface Context {
  readonly document?: { readonly _id: string; readonly _type: string; readonly slug?: unknown };
  readonly getClient: (options: { apiVersion: string }) => {
    fetch(query: string, params: Readonly<Record<string, string>>): Promise<unknown>;
  };
}

/** Returns a query for another document of the type; not itself or its draft. */
const otherQuery = (condition: string) =>
  `*[_type == $type && !(_id in [$published, $draft]) && !(_id in path("versions.**")) && (${condition})][0]._id`;

/**
 * Returns the `_id` of another document of the same type that fulfils a condition on `$value`, or
 * null.
 */
async function findOther(
  condition: string,
  value: string,
  { document, getClient }: Context,
): Promise<string | null> {
  if (!document) return null;
  const published = getPublishedId(DocumentId(document._id));
  const params = { type: document._type, value, published, draft: getDraftId(published) };
  const other: unknown = await getClient({ apiVersion: '2026-01-01' }).fetch(
    otherQuery(condition),
    params,
  );
  return typeof other === 'string' ? other : null;
}

/** Rejects a value of a field that another document has: only one of them is shown, or found by it. */
export function uniqueIn(field: 'anchor' | 'from' | 'name' | 'route' | 'venue') {
  return async (value: unknown, context: Context): Promise<true | string> => {
    const other =
      typeof value === 'string' ? await findOther(`${field} == $value`, value, context) : null;
    return other === null || valueTaken(other);
  };
}

/**
 * Returns the languages in which a document is found under its slug in one language: in that
 * language and, under the English one, in all in which it has none.
 */
export function languagesUnder(language: Locale, hasSlug: (other: Locale) => boolean): Locale[] {
  return localeIds.filter((other) => other === language || (language === 'en' && !hasSlug(other)));
}

/**
 * Rejects a slug under which another document of the same type is found in a language: only one of
 * them would be reachable. Compares as routing does: in any case, and with the English slug where
 * there is none in the language. The addresses of pages do not depend on their slugs.
 */
export function uniqueSlug(language: Locale) {
  return async (value: unknown, context: Context): Promise<true | string> => {
    const slug = readSlug(value);
    if (slug === null || context.document?._type === 'page') return true;
    const slugs = isRecord(context.document?.slug) ? context.document.slug : {};
    const condition = languagesUnder(language, (id) => readSlug(slugs[id]) !== null)
      .map((id) => `lower(coalesce(slug.${id}, slug.en)) == $value`)
      .join(' || ');
    const other = await findOther(condition, slug.toLowerCase(), context);
    return other === null || slugTaken(other);
  };
}
