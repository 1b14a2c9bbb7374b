import { defaultLocale, isLocale, type Locale } from '../../platform/i18n/locales.ts';
import { type Weekday, weekdays } from '../../time/weekdays.ts';
import { field } from './field.ts';
import { readAddress, readWebAddress } from './formats/read-address.ts';
import { readAnchor } from './formats/read-anchor.ts';
import { readBoolean } from './formats/read-boolean.ts';
import { readClockTime, readClosingTime } from './formats/read-clock-time.ts';
import { readCode } from './formats/read-code.ts';
import { readEmail, readPhone } from './formats/read-contact.ts';
import { readDate } from './formats/read-date.ts';
import { readDateTime } from './formats/read-date-time.ts';
import { readKey } from './formats/read-key.ts';
import {
  type NumberRange,
  readAge,
  readNumber,
  readPrice,
  readVoucherAdults,
  readVoucherAmount,
} from './formats/read-number.ts';
import { readLine, readText } from './formats/read-text.ts';
import { readDistinct } from './list.ts';

export const line = field('shortText', readLine);
export const text = field('text', readText);
export const clockTime = field('clockTime', readClockTime);
export const closingTime = field('clockTime', readClosingTime);
export const date = field('date', readDate);
export const dateTime = field('dateTime', readDateTime);
export const price = field('price', readPrice);
export const voucherAmount = field('price', readVoucherAmount);
export const voucherAdults = field('number', readVoucherAdults);
export const years = field('number', readAge);
export const address = field('link', readAddress);
export const webAddress = field('link', readWebAddress);
export const code = field('shortText', readCode);
export const anchor = field('shortText', readAnchor);
export const email = field('email', readEmail);
export const phone = field('phone', readPhone);
export const yesOrNo = field('choice', readBoolean);

/** An `_id`, a `_ref` or a `_key`. */
export const key = field('reference', readKey);

/** Returns the schema of a required number within a range. */
export const number = (range: NumberRange) => field('number', (value) => readNumber(value, range));

/** Reads a language by its tag in any case, with or without a region: `DE` and `de-AT` are `de`. */
const localeOf = (value: unknown) => {
  const [tag] = typeof value === 'string' ? value.trim().toLowerCase().split(/[-_]/) : [];
  return isLocale(tag) ? tag : null;
};

export const locale = field('languages', localeOf);

/** A list of languages: at least one, and only languages of the site. */
export const languages = field('languages', (value): Locale[] | null => {
  const known = readDistinct(value, localeOf);
  const isComplete = Array.isArray(value) && value.every((item) => localeOf(item) !== null);
  return known && known.length > 0 && isComplete ? known : null;
});

/**
 * The languages a document exists in. English is always one of them: a document cannot do without
 * English texts and an English slug, which visitors get in all languages that are missing.
 */
export const documentLanguages = languages.transform((known) => [
  ...new Set<Locale>([...known, defaultLocale]),
]);

export const weekday = field('choice', readWeekday);

/** Days of the week, at least one. */
export const days = field('choice', (value): Weekday[] | null => {
  const known = readDistinct(value, readWeekday);
  return known && known.length > 0 ? known : null;
});

function readWeekday(value: unknown): Weekday | null {
  return weekdays.find((day) => day === value) ?? null;
}
