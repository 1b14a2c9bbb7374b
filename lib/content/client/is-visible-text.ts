import type { StegaConfig } from '@sanity/client';
import { isLocale } from '../../platform/i18n/locales.ts';

type Filter = Extract<NonNullable<StegaConfig['filter']>, (...args: never[]) => unknown>;

/** Localized fields, or objects of them, that visitors do not read as texts of a page. */
const invisible: ReadonlySet<unknown> = new Set([
  'responsibleDrinkingUrl',
  'seo',
  'slug',
  'socialTitle',
]);

/**
 * Whether a string in the answer to a query is a text that visitors read, and may therefore contain
 * invisible characters that lead to its field in the Studio: one language of a localized field, a
 * span of rich text, or a name. Everything else is read by programs: slugs, links, dates, choices.
 */
export const isVisibleText: Filter = ({ sourcePath, sourceDocument, value }) => {
  if (value.trim() === '') return false;
  const names = sourcePath.filter((step) => typeof step === 'string');
  if (names.some((name) => invisible.has(name))) return false;
  const [parent, last] = [names.at(-2), names.at(-1)];
  if (last === 'name') return sourceDocument._type !== 'navigation';
  return last === 'text' ? parent === 'children' : names.length > 1 && isLocale(last);
};
