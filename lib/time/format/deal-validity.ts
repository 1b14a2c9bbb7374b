import type { Locale } from '../../platform/i18n/locales.ts';
import { formatDate } from './date.ts';

/** The days on which a deal is valid, both included, `YYYY-MM-DD`. */
interface ValidDays {
  readonly validFrom: string | null;
  readonly validThrough: string;
}

/** The label and the text of a deal's validity. */
export interface Validity {
  readonly label: 'valid' | 'validUntil';
  readonly text: string;
}

/**
 * Formats the validity of a deal: from the first to the last day, or until the last day if there is
 * no first.
 */
export function validity({ validFrom, validThrough }: ValidDays, locale: Locale): Validity {
  const last = formatDate(validThrough, locale);
  return validFrom
    ? { label: 'valid', text: `${formatDate(validFrom, locale)}\u00a0– ${last}` }
    : { label: 'validUntil', text: last };
}
