import { formatList } from '../../platform/format/list.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { weekdayRuns } from '../weekday-runs.ts';
import type { Weekday } from '../weekdays.ts';
import { weekdayName } from './weekday.ts';

/** The Czech weekdays after “v”, in the accusative. */
const accusative: Readonly<Record<Weekday, string>> = {
  monday: 'v\u00a0pondělí',
  tuesday: 'v\u00a0úterý',
  wednesday: 've\u00a0středu',
  thursday: 've\u00a0čtvrtek',
  friday: 'v\u00a0pátek',
  saturday: 'v\u00a0sobotu',
  sunday: 'v\u00a0neděli',
};

/** The Czech weekdays after “od” and “do”, in the genitive. */
export const genitive: Readonly<Record<Weekday, string>> = {
  monday: 'pondělí',
  tuesday: 'úterý',
  wednesday: 'středy',
  thursday: 'čtvrtka',
  friday: 'pátku',
  saturday: 'soboty',
  sunday: 'neděle',
};

/**
 * Formats weekdays as the answer to “when, every week”, with three or more consecutive ones as a
 * range: `Friday to Sunday`, `v sobotu a v neděli`, `freitags bis sonntags`, `dal venerdì alla
 * domenica`.
 */
export function onWeekdays(days: readonly Weekday[], locale: Locale): string {
  const runs = weekdayRuns(days).map(({ first, last }) =>
    first === last ? on(first, locale) : fromTo(first, last, locale),
  );
  return formatList(runs, locale);
}

function on(day: Weekday, locale: Locale): string {
  const name = weekdayName(day, locale);
  switch (locale) {
    case 'en':
      return name;
    case 'cs':
      return accusative[day];
    case 'de':
      return adverb(name);
    case 'it':
      return `${day === 'sunday' ? 'la' : 'il'} ${name}`;
  }
}

function fromTo(first: Weekday, last: Weekday, locale: Locale): string {
  const [from, to] = [weekdayName(first, locale), weekdayName(last, locale)];
  switch (locale) {
    case 'en':
      return `${from} to ${to}`;
    case 'cs':
      return `od ${genitive[first]} do ${genitive[last]}`;
    case 'de':
      return `${adverb(from)} bis ${adverb(to)}`;
    case 'it':
      return `${first === 'sunday' ? 'dalla' : 'dal'} ${from} ${last === 'sunday' ? 'alla' : 'al'} ${to}`;
  }
}

/** Returns the German adverb of a weekday: `samstags`. */
function adverb(name: string): string {
  return `${name.toLowerCase()}s`;
}
