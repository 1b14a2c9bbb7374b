import { locales } from '../../content/schema/locales.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { textOf } from './localized-values.ts';
import { freeSlug, slugFromTitle } from './slug-from-title.ts';

type Languages = Readonly<Partial<Record<Locale, unknown>>>;

/**
 * Returns a slug for each language with a title and without a slug, different from all slugs that
 * other documents of the type have in that language.
 */
export function missingSlugs(
  titles: Languages,
  slugs: Languages,
  others: readonly (Languages | null)[],
): Partial<Record<Locale, string>> {
  const made = locales.flatMap(({ id: language }) => {
    const slug = slugFromTitle(textOf(titles[language]), language);
    if (slug === '' || textOf(slugs[language]) !== '') return [];
    const inUse = new Set(others.map((other) => textOf(other?.[language]).toLowerCase()));
    return [[language, freeSlug(slug, inUse)] as const];
  });
  return Object.fromEntries(made);
}
