import type { Path } from 'sanity';
import { localizedValues, shownText } from '../../content/schema/localized-values.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';

/** A value to set in a document. */
interface Copy {
  readonly path: Path;
  readonly value: unknown;
}

/**
 * Returns the English text of everything in a document that is empty in a language, so that
 * translators find all headings, lists and links in place. Slugs are made from titles instead.
 */
export function copiesOfEnglish(
  document: Readonly<Record<string, unknown>>,
  language: Locale,
): Copy[] {
  return localizedValues(document)
    .filter(({ type, languages }) => {
      const isEmpty = shownText(languages[language]) === '' && shownText(languages.en) !== '';
      return isEmpty && type !== 'localizedSlug';
    })
    .map(({ path, languages }) => ({ path: [...path, language], value: languages.en }));
}
