import type { ValidationContext } from '@sanity/types';
import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import { readDateTime } from '../../../lib/content/parse/formats/read-date-time.ts';
import { readPrice } from '../../../lib/content/parse/formats/read-number.ts';

type Context = Pick<ValidationContext, 'document'>;

/** Rejects an instant that is not after the one in another field of the document. */
export function after(field: string) {
  return (value: unknown, { document }: Context) => {
    const [start, end] = [readDateTime(document?.[field]), readDateTime(value)];
    if (start === null || end === null) return true;
    return Date.parse(end) > Date.parse(start) || `Has to be after ${field}`;
  };
}

/** Rejects a day before the one in another field of the document. */
export function notBefore(field: string) {
  return (value: unknown, { document }: Context) => {
    const [start, end] = [readDate(document?.[field]), readDate(value)];
    return start === null || end === null || end >= start || `Must not be before ${field}`;
  };
}

/** Rejects an amount less than the one in another field of the document. */
export function notLessThan(field: string) {
  return (value: unknown, { document }: Context) => {
    const [least, most] = [readPrice(document?.[field]), readPrice(value)];
    return least === null || most === null || most >= least || `Must not be less than ${field}`;
  };
}
