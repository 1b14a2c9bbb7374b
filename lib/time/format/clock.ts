import type { Locale } from '../../platform/i18n/locales.ts';

/** The hours whose Czech name begins with a consonant cluster (dvě, tři, čtyři, dvacet …). */
const vocalizedHours = [2, 3, 4, 12, 13, 14, 20, 21, 22, 23];

/**
 * Formats a time of day (`HH:mm`) as within a sentence: without a leading zero, except in English,
 * where `1:00` could be the afternoon.
 */
export function formatClock(time: string, locale: Locale): string {
  return locale === 'en' ? time : time.replace(/^0/, '');
}

/**
 * Formats a time of day (`HH:mm`) as the answer to “when”: `at 10:00`, `ve 12:00`,
 * `um 10:00 Uhr`, `all’1:00`.
 */
export function atTime(time: string, locale: Locale): string {
  const clock = formatClock(time, locale);
  switch (locale) {
    case 'en':
      return `at ${clock}`;
    case 'cs':
      return `${vocalizedHours.includes(hourOf(time)) ? 've' : 'v'}\u00a0${clock}`;
    case 'de':
      return `um ${clock}\u00a0Uhr`;
    case 'it':
      return alle(time);
  }
}

/**
 * Formats a time of day (`HH:mm`) as an end: `until 20:00`, `do 20:00`, `bis 20:00 Uhr`,
 * `fino alle 20:00`.
 */
export function untilTime(time: string, locale: Locale): string {
  const clock = formatClock(time, locale);
  switch (locale) {
    case 'en':
      return `until ${clock}`;
    case 'cs':
      return `do ${clock}`;
    case 'de':
      return `bis ${clock}\u00a0Uhr`;
    case 'it':
      return `fino ${alle(time)}`;
  }
}

/** Italian elides before `1:00`, read “una”; all other hours are plural. */
function alle(time: string): string {
  return hourOf(time) === 1 ? `all’${formatClock(time, 'it')}` : `alle ${formatClock(time, 'it')}`;
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2));
}
