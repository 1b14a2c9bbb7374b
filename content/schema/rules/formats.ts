import {
  readAddress,
  readPath,
  readRedirectTarget,
  readWebAddress,
} from '../../../lib/content/parse/formats/read-address.ts';
import { readAnchor } from '../../../lib/content/parse/formats/read-anchor.ts';
import {
  readClockTime,
  readClosingTime,
} from '../../../lib/content/parse/formats/read-clock-time.ts';
import { readEmail, readPhone } from '../../../lib/content/parse/formats/read-contact.ts';
import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import { readDateTime } from '../../../lib/content/parse/formats/read-date-time.ts';
import {
  type NumberRange,
  readNumber,
  readPrice,
} from '../../../lib/content/parse/formats/read-number.ts';
import { readSlug } from '../../../lib/content/parse/formats/read-slug.ts';
import { readLine } from '../../../lib/content/parse/formats/read-text.ts';
import { needed, readable, readableIfDefined } from './reads.ts';

const clock = 'A time of day in Prague, such as 09:00';
const day = 'A day, such as 2026-12-24';
const moment = 'A day and a time';
const line = 'At most 300 characters';
const kc = 'A price in Kč, 0 or more';
const place = 'Letters, digits, - and _';
const way = 'An address with https://, a path of this site or an #anchor';

/** Validators for the fields of documents, based on the functions the site parses them with. */
export const clockTime = readable(readClockTime, clock);
export const neededClockTime = needed(readClockTime, clock);
export const closingTime = readable(readClosingTime, clock);
export const date = readable(readDate, day);
export const neededDate = needed(readDate, day);
export const neededDateTime = needed(readDateTime, moment);
export const price = readable(readPrice, kc);
export const neededPrice = needed(readPrice, kc);
export const shortText = readable(readLine, line);
export const discountCode = readableIfDefined(readLine, line);
export const neededShortText = needed(readLine, line);
export const anchor = readable(readAnchor, place);
export const neededAnchor = needed(readAnchor, place);
export const address = readable(readAddress, way);
export const neededAddress = needed(readAddress, way);
export const webAddress = readable(readWebAddress, 'An address with https://');
export const neededPath = needed(readPath, 'A path of this site, such as /en/old-page');
export const neededTarget = needed(readRedirectTarget, 'A path of this site or an address');
export const neededSlug = needed(readSlug, 'One part of an address');
export const email = readable(readEmail, 'An e-mail address');
export const neededEmail = needed(readEmail, 'An e-mail address');
export const phone = readable(readPhone, 'A telephone number, such as +420 555 010 010');

/** Returns a validator for a number within a range, both ends included. */
export function number(range: NumberRange) {
  return readable((value) => readNumber(value, range), rangeText(range));
}

/** Returns a validator for a required number within a range, both ends included. */
export function neededNumber(range: NumberRange) {
  return needed((value) => readNumber(value, range), rangeText(range));
}

const rangeText = ({ min, max, integer }: NumberRange) =>
  `${integer ? 'A whole number' : 'A number'} from ${min} to ${max}`;
