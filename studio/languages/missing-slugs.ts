import { languagesUnder } from '../../content/schema/rules/unique.ts';
import { locales } from '../../content/schema/values/locales.ts';
import { shownText } from '../../content/schema/values/localized-values.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { freeSlug, slugFromTitle } from './slug-from-title.ts';
import type { IsTaken } from './taken-slugs.ts';

type Languages = Readonly<Partial<Record<Locale, unknown>>>;

/**
 * Returns a slug for each language with a title and without a slug, none that is taken
 * where the document is found under it.
 */
export function missingSlugs(
  titles: Languages,
  slugs: Languages,
  isTaken: IsTaken,
): Partial<Record<Locale, string>> {
  const fromTitle = (language: Locale) => slugFromTitle(shownText(titles[language]), language);
  const hasSlug = (language: Locale) =>
    shownText(slugs[language]) !== '' || fromTitle(language) !== '';
  const made = locales.flatMap(({ id: language }) => {
    const slug = fromTitle(language);
    if (slug === '' || shownText(slugs[language]) !== '') return [];
    const isTakenHere = (candidate: string) =>
      languagesUnder(language, hasSlug).some((id) => isTaken(candidate, id));
    return [[language, freeSlug(slug, isTakenHere)] as const];
  });
  return Object.fromEntries(made);
}
