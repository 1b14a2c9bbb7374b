import type { Locale } from '../../platform/i18n/locales.ts';
import { formatDate } from './date.ts';

/** The days a deal is good for, both included, `YYYY-MM-DD`. */
interface ValidDays {
  readonly validFrom: string | null;
  readonly validThrough: string;
}

/** How the days a deal is good for are named and told. */
export interface Validity {
  readonly label: 'valid' | 'validUntil';
  readonly words: string;
}

/** From the first to the last day, or until the last one where no first is told. */
export function validity({ validFrom, validThrough }: ValidDays, locale: Locale): Validity {
  const last = formatDate(validThrough, locale);
  return validFrom
    ? { label: 'valid', words: `${formatDate(validFrom, locale)}\u00a0– ${last}` }
    : { label: 'validUntil', words: last };
}
