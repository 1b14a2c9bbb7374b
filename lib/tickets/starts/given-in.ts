import type { Locale } from '../../platform/i18n/locales.ts';

/** The choice of a visitor who takes a tour in any language. */
export const anyLanguage = 'any';

/**
 * Returns the attribute of what is shown for some choices of the tour language alone, which the
 * style sheet and the calendar's script go by. Null stands for any language.
 */
export function givenIn(choices: readonly (Locale | null)[]) {
  return { 'data-given-in': choices.map((choice) => choice ?? anyLanguage).join(' ') };
}
