import { isRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { readSlug } from '../../../lib/content/parse/formats/read-slug.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { localeIds } from '../locales.ts';
import { slugTaken, valueTaken } from './messages.ts';
import { fetchOthers, type OthersContext } from './other-documents.ts';

/** Returns the `_id` of another document that fulfils a condition on `$value`, or null. */
async function findOther(
  condition: string,
  value: string,
  context: OthersContext,
): Promise<string | null> {
  const [other] = await fetchOthers(condition, { value }, context);
  return typeof other?._id === 'string' ? other._id : null;
}

/** Rejects a value of a field that another document has: only one of them is shown, or found by it. */
export function uniqueIn(field: 'anchor' | 'from' | 'name' | 'route' | 'venue') {
  return async (value: unknown, context: OthersContext): Promise<true | string> => {
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
  return async (value: unknown, context: OthersContext): Promise<true | string> => {
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
