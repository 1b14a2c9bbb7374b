import {
  type Locale,
  localeData,
  locales as siteLocales,
} from '../../../lib/platform/i18n/locales.ts';

/** The languages of the site, as editors see them. */
export const locales = siteLocales.map((id) => ({ id, title: localeData[id].name }));

/** Returns the titles of the languages that a function accepts, for messages to editors. */
export const languagesWhere = (isIncluded: (language: Locale) => boolean) =>
  locales.filter(({ id }) => isIncluded(id)).map(({ title }) => title);

/** Their ids, in the same order. */
export const localeIds: Locale[] = [...siteLocales];
