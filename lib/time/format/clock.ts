import { czechIn } from '../../platform/grammar/czech.ts';
import { italianAtHour } from '../../platform/grammar/italian.ts';
import type { Locale } from '../../platform/i18n/locales.ts';

/** Whether hours have a leading zero: in English `1:00` could be the afternoon. */
const hasLeadingZero: Readonly<Record<Locale, boolean>> = {
  en: true,
  cs: false,
  de: false,
  it: false,
};

/** Formats a time of day (`HH:mm`) as within a sentence: `01:00`, `1:00`. */
export function formatClock(time: string, locale: Locale): string {
  return hasLeadingZero[locale] ? time : time.replace(/^0/, '');
}

/** Text after a time of day that follows a date. */
const afterClock: Readonly<Record<Locale, string>> = { en: '', cs: '', de: '\u00a0Uhr', it: '' };

/** Formats a time of day (`HH:mm`) after a date: `08:15`, `8:15`, in German `8:15 Uhr`. */
export function clockAfterDate(time: string, locale: Locale): string {
  return `${formatClock(time, locale)}${afterClock[locale]}`;
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
      return `${czechIn(hourOf(time))}\u00a0${clock}`;
    case 'de':
      return `um ${clock}\u00a0Uhr`;
    case 'it':
      return `${italianAtHour(hourOf(time))}${clock}`;
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
      return `fino ${italianAtHour(hourOf(time))}${clock}`;
  }
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2));
}
