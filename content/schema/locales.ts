/** The languages of the site (specification, section 1), in the order shown to editors. */
export const locales = [
  { id: 'en', title: 'English' },
  { id: 'cs', title: 'Česky' },
  { id: 'de', title: 'Deutsch' },
  { id: 'it', title: 'Italiano' },
] as const;

export type LocaleId = (typeof locales)[number]['id'];

/** Their ids, in the same order. */
export const localeIds: LocaleId[] = locales.map(({ id }) => id);
