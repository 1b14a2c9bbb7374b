import type { Path } from 'sanity';
import { locales } from '../../content/schema/values/locales.ts';
import { type LocalizedValue, shownText } from '../../content/schema/values/localized-values.ts';
import { translatedValues } from '../../content/schema/values/translated-from-entries.ts';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import type { Locale } from '../../lib/platform/i18n/locales.ts';

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
export function copiesOf(document: JsonRecord, copying: Copying): Copy[] {
  const { from, to } = copying;
  return translatedValues(document)
    .filter((value) => isCopyable(value, copying))
    .map(({ path, languages }) => ({
      path: [...path, to],
      value: languages[from],
      languages: { ...languages, [to]: languages[from] },
    }));
}

/** Lists the languages with texts that are empty in `to`. */
export function copySources(document: JsonRecord, to: Locale): Locale[] {
  const values = translatedValues(document);
  return locales
    .map(({ id }) => id)
    .filter((from) => values.some((value) => isCopyable(value, { from, to })));
}

/** Whether there is a text in one language, and none in the other. */
const isCopyable = ({ languages }: LocalizedValue, { from, to }: Copying) =>
  shownText(languages[to]) === '' && shownText(languages[from]) !== '';
