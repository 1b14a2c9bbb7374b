import type { Dataset } from '../../consistency/dataset.ts';
import { localizedTextTypes } from '../../format/localized-text.ts';
import { type Visit, visitsOf } from '../../format/visits.ts';
import { isJsonObject } from '../../json/json.ts';
import { fieldsOf, isBlank } from '../../json/values.ts';
import { languagesOf } from '../../schema/values/document-languages.ts';
import { locales } from '../../schema/values/locales.ts';
import { type Problem, reporter } from '../model/problem.ts';

const report = reporter('missing-translations');

/**
 * Finds texts that lack a language of their document, above all English: visitors of that language
 * read English there. Text alternatives and slugs have rules of their own.
 */
export function missingTranslations({ documents }: Dataset): Problem[] {
  return documents.flatMap((document) => {
    const claimed = languagesOf(document);
    const unclaimed =
      Array.isArray(document.languages) && !document.languages.includes('en')
        ? [report(document, { path: 'languages', language: 'en' }, 'English is not among them')]
        : [];
    const missing = visitsOf(document)
      .filter(isLocalizedText)
      .flatMap(({ path, required, value }) => {
        const translations = fieldsOf(value);
        const isEmpty = locales.every(({ id }) => isBlank(translations[id]));
        if (isEmpty) return required ? [report(document, { path }, 'is missing')] : [];
        return claimed
          .filter((language) => isBlank(translations[language]))
          .map((language) => report(document, { path, language }, 'is not translated'));
      });
    return [...unclaimed, ...missing];
  });
}

const isLocalizedText = ({ type, name, parent }: Visit) =>
  localizedTextTypes.has(type) && !(name === 'alt' && isJsonObject(parent.asset));
