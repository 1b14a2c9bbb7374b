import { languagesUnder } from '../../content/schema/rules/unique.ts';
import { locales } from '../../content/schema/values/locales.ts';
import { shownText } from '../../content/schema/values/localized-values.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { freeSlug, slugFromTitle } from './slug-from-title.ts';

type Languages = Readonly<Partial<Record<Locale, unknown>>>;

/**
 * Returns a slug for each language with a title and without a slug, different from all slugs under
 * which other documents of the type are found where this one is found under it.
 */
export function missingSlugs(
  titles: Languages,
  slugs: Languages,
  others: readonly (Languages | null)[],
): Partial<Record<Locale, string>> {
  const fromTitle = (language: Locale) => slugFromTitle(shownText(titles[language]), language);
  const hasSlug = (language: Locale) =>
    shownText(slugs[language]) !== '' || fromTitle(language) !== '';
  const made = locales.flatMap(({ id: language }) => {
    const slug = fromTitle(language);
    if (slug === '' || shownText(slugs[language]) !== '') return [];
    const inUse = new Set(
      languagesUnder(language, hasSlug).flatMap((id) =>
        others.map((other) => (shownText(other?.[id]) || shownText(other?.en)).toLowerCase()),
      ),
    );
    return [[language, freeSlug(slug, inUse)] as const];
  });
  return Object.fromEntries(made);
}
