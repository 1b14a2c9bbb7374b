import type { Locale } from '../../platform/i18n/locales.ts';
import type { ValidDays } from '../deal-span.ts';
import { formatDate } from './date.ts';

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
