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

/** Returns a validator that rejects an instant that is not after the one in another field. */
export function after({ name, title }: OtherField) {
  return (value: unknown, { document }: Context) => {
    const [start, end] = [readDateTime(document?.[name]), readDateTime(value)];
    if (start === null || end === null) return true;
    return Date.parse(end) > Date.parse(start) || afterField(title);
  };
}

/** Returns a validator that rejects a date before the one in another field. */
export function notBefore({ name, title }: OtherField) {
  return (value: unknown, { document }: Context) => {
    const [start, end] = [readDate(document?.[name]), readDate(value)];
    return start === null || end === null || end >= start || notBeforeField(title);
  };
}

/** Returns a validator that rejects an age below the one in another field. */
export function notYounger({ name, title }: OtherField) {
  return (value: unknown, { document }: Context) => {
    const [least, most] = [readAge(document?.[name]), readAge(value)];
    return least === null || most === null || most >= least || notLessThanField(title);
  };
}

/** Returns a validator that rejects an amount less than the one in another field. */
export function notLessThan({ name, title }: OtherField) {
  return (value: unknown, { document }: Context) => {
    const [least, most] = [readPrice(document?.[name]), readPrice(value)];
    return least === null || most === null || most >= least || notLessThanField(title);
  };
}

/** Returns a validator that rejects a number of visitors above the one in another field. */
export function notMoreThan({ name, title }: OtherField) {
  return (value: unknown, { document }: Context) => {
    const [most, some] = [readVisitors(document?.[name]), readVisitors(value)];
    return most === null || some === null || some <= most || notMoreThanField(title);
  };
}
