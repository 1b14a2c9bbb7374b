import { shownText } from '../../content/schema/values/localized-values.ts';
import { isRecord, type JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { readRedirectSource } from '../../lib/content/parse/formats/read-address.ts';
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { routeOfType, type SluggedType } from '../../lib/routing/routes.ts';

/** Whether the address that a slug in lower case gives to a document in a language leads elsewhere. */
export type IsTaken = (slug: string, language: Locale) => boolean;

/**
 * Returns a function that returns whether a slug of a type is taken by other documents of the type, which
 * have them or had them, and by redirects.
 */
export function takenBy(others: readonly JsonRecord[], type: SluggedType): IsTaken {
  const redirected = new Set(others.map(({ from }) => readRedirectSource(from)));
  const taken = new Set(others.flatMap(slugsOf));
  return (slug, language) =>
    taken.has(keyOf(language, slug)) || redirected.has(pathFor(routeOfType[type], language, slug));
}

const keyOf = (language: unknown, slug: unknown) => `${language} ${shownText(slug).toLowerCase()}`;

/** Returns the keys of the slugs under which a document is found in each language, and was before. */
function slugsOf({ slug, previousSlugs }: JsonRecord): string[] {
  const slugs = isRecord(slug) ? slug : {};
  const previous: readonly unknown[] = Array.isArray(previousSlugs) ? previousSlugs : [];
  return [
    ...locales.map((language) => keyOf(language, shownText(slugs[language]) || slugs.en)),
    ...previous.filter(isRecord).map((entry) => keyOf(entry.language, entry.slug)),
  ];
}
