import type { Encoder } from '@sanity/client/stega';
import { defaultLocale, isLocale, type Locale } from '../../platform/i18n/locales.ts';

/** A string in the result of a query, and the field that it comes from. */
export type SourcedText = Parameters<Encoder>[0];

/** Localized fields, or objects of them, that visitors do not read as texts of a page. */
const invisible: ReadonlySet<unknown> = new Set([
  'responsibleDrinkingUrl',
  'seo',
  'slug',
  'socialTitle',
]);

/** What a key figure (`figure`) consists of besides its label; it is the same in every language. */
const ofFigures: ReadonlySet<unknown> = new Set(['value', 'unit']);

/**
 * Returns whether a string in the answer to a query is a text that readers of `locale` see, and may
 * therefore contain invisible characters that lead to its field in the Studio: a localized field in the
 * language, or in English, which stands in for it; a span of rich text; a name; or a key figure.
 * Everything else is read by programs: slugs, links, dates, choices.
 */
export const isVisibleText =
  (locale: Locale) =>
  ({ sourcePath, sourceDocument, value }: SourcedText): boolean => {
    if (value.trim() === '') return false;
    const names = sourcePath.filter((step) => typeof step === 'string');
    if (names.some((name) => invisible.has(name) || isForeign(name, locale))) return false;
    const [parent, last] = [names.at(-2), names.at(-1)];
    if (last === 'name') return sourceDocument._type !== 'navigation';
    if (parent === 'items' && ofFigures.has(last)) return true;
    return last === 'text' ? parent === 'children' : names.length > 1 && isLocale(last);
  };

/** Whether what is below a step of a path is in a language that no text of `locale` comes from. */
function isForeign(step: string, locale: Locale): boolean {
  return isLocale(step) && step !== locale && step !== defaultLocale;
}
