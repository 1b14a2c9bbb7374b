import type { Path } from 'sanity';
import { locales } from '../../content/schema/locales.ts';
import {
  type LocalizedValue,
  localizedValues,
  shownText,
} from '../../content/schema/localized-values.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';

type Document = Readonly<Record<string, unknown>>;

/** Which language to copy into which. */
export interface Copying {
  readonly from: Locale;
  readonly to: Locale;
}

/** A text to set in a document. */
interface Copy {
  readonly path: Path;
  readonly value: unknown;
  /** The texts of all languages afterwards. */
  readonly languages: LocalizedValue['languages'];
}

/**
 * Returns the text in one language of everything in a document that is empty in another, so that
 * translators find all headings, lists and links in place. Slugs are made from titles instead.
 */
export function copiesOf(document: Document, { from, to }: Copying): Copy[] {
  return localizedValues(document)
    .filter(({ type, languages }) => {
      const isEmpty = shownText(languages[to]) === '' && shownText(languages[from]) !== '';
      return isEmpty && type !== 'localizedSlug';
    })
    .map(({ path, languages }) => ({
      path: [...path, to],
      value: languages[from],
      languages: { ...languages, [to]: languages[from] },
    }));
}

/** Lists the languages with texts that are empty in `to`. */
export function copySources(document: Document, to: Locale): Locale[] {
  return locales
    .map(({ id }) => id)
    .filter((from) => from !== to && copiesOf(document, { from, to }).length > 0);
}
