import {
  type Locale,
  localeData,
  locales as siteLocales,
} from '../../lib/platform/i18n/locales.ts';

/** The languages of the site, as editors see them. */
export const locales = siteLocales.map((id) => ({ id, title: localeData[id].name }));

/** Their ids, in the same order. */
export const localeIds: Locale[] = [...siteLocales];
