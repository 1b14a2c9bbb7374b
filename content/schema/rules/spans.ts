import type { ValidationContext } from '@sanity/types';
import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import { readDateTime } from '../../../lib/content/parse/formats/read-date-time.ts';
import {
  readAge,
  readPrice,
  readVisitors,
} from '../../../lib/content/parse/formats/read-number.ts';
import { afterField, notBeforeField, notLessThanField, notMoreThanField } from './messages.ts';

type Context = Pick<ValidationContext, 'document'>;

/** The field of the same document with which a value is compared. */
interface OtherField {
  readonly name: string;
  readonly title: string;
}

/**
 * Returns a function that makes a validator for a field: it rejects a value that does not agree with the
 * one in another field. What cannot be read is left to the rules of its own field.
 */
function comparedBy<T>(
  read: (value: unknown) => T | null,
  agrees: (own: T, other: T) => boolean,
  message: (title: string) => string,
) {
  return ({ name, title }: OtherField) =>
    (value: unknown, { document }: Context): true | string => {
      const [other, own] = [read(document?.[name]), read(value)];
      return other === null || own === null || agrees(own, other) || message(title);
    };
}

/** Rejects an instant that is not after the one in another field. */
export const after = comparedBy(
  readDateTime,
  (end, start) => Date.parse(end) > Date.parse(start),
  afterField,
);

/** Rejects a date before the one in another field. */
export const notBefore = comparedBy(readDate, (end, start) => end >= start, notBeforeField);

/** Rejects an age below the one in another field. */
export const notYounger = comparedBy(readAge, (max, min) => max >= min, notLessThanField);

/** Rejects an amount less than the one in another field. */
export const notLessThan = comparedBy(readPrice, (max, min) => max >= min, notLessThanField);

/** Rejects a number of visitors above the one in another field. */
export const notMoreThan = comparedBy(readVisitors, (some, max) => some <= max, notMoreThanField);
