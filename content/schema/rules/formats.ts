import { limits } from '../../../lib/content/parse/formats/limits.ts';
import {
  readAbsoluteAddress,
  readAddress,
  readRedirectSource,
  readRedirectTarget,
  readWebAddress,
} from '../../../lib/content/parse/formats/read-address.ts';
import { readAllergens } from '../../../lib/content/parse/formats/read-allergens.ts';
import { readAnchor } from '../../../lib/content/parse/formats/read-anchor.ts';
import {
  readClockTime,
  readClosingTime,
} from '../../../lib/content/parse/formats/read-clock-time.ts';
import { readCode } from '../../../lib/content/parse/formats/read-code.ts';
import { readEmail, readPhone } from '../../../lib/content/parse/formats/read-contact.ts';
import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import { readDateTime } from '../../../lib/content/parse/formats/read-date-time.ts';
import {
  ages,
  type NumberRange,
  readAge,
  readNumber,
  readPrice,
  readVoucherAdults,
  readVoucherAmount,
  visitors,
} from '../../../lib/content/parse/formats/read-number.ts';
import { readSlug } from '../../../lib/content/parse/formats/read-slug.ts';
import { readLine } from '../../../lib/content/parse/formats/read-text.ts';
import * as messages from './messages.ts';
import { optional, optionalNotBlank, required } from './reads.ts';

// Validators for the fields of documents, based on the functions the site parses them with.

export const clockTime = optional(readClockTime, messages.timeOfDay);
export const requiredClockTime = required(readClockTime, messages.timeOfDay);
export const closingTime = optional(readClosingTime, messages.closingTimeOfDay);
export const date = optional(readDate, messages.calendarDay);
export const requiredDate = required(readDate, messages.calendarDay);
export const requiredDateTime = required(readDateTime, messages.dayAndTime);
export const age = optional(readAge, messages.numberWithin(ages));
export const price = optional(readPrice, messages.amountInCzk);
export const requiredPrice = required(readPrice, messages.amountInCzk);
export const voucherAmount = optional(readVoucherAmount, messages.amountOfVoucher);
export const voucherAdults = optional(readVoucherAdults, messages.adultsOfVoucher);
export const shortText = optional(readLine, messages.shortLine);
export const requiredShortText = required(readLine, messages.shortLine);
export const discountCode = optionalNotBlank(readCode, messages.codeOfLinks);
export const code = optional(readCode, messages.codeOfLinks);
export const anchor = optional(readAnchor, messages.anchorName);
export const requiredAnchor = required(readAnchor, messages.anchorName);
export const address = optional(readAddress, messages.anyAddress);
export const absoluteAddress = optional(readAbsoluteAddress, messages.linkUrl);
export const requiredAbsoluteAddress = required(readAbsoluteAddress, messages.linkUrl);
export const webAddress = optional(readWebAddress, messages.externalUrl);
export const requiredSource = required(readRedirectSource, messages.redirectSource);
export const requiredTarget = required(readRedirectTarget, messages.redirectTarget);
export const requiredSlug = required(readSlug, messages.oneSegment);
export const email = optional(readEmail, messages.emailAddress);
export const requiredEmail = required(readEmail, messages.emailAddress);
export const phone = optional(readPhone, messages.phoneNumber);
export const allergenNumbers = optional(readAllergens, messages.numbersOfAllergens);
export const pageSections = optional(listOf(limits.sections), messages.fewSections);
export const fewItems = optional(listOf(limits.items), messages.fewItems);

/** Returns a reader of lists with at most so many items. */
function listOf(max: number) {
  return (value: unknown) => (Array.isArray(value) && value.length <= max ? value : null);
}

/** Returns a validator for a number within a range, both ends included. */
export function number(range: NumberRange) {
  return optional((value) => readNumber(value, range), messages.numberWithin(range));
}

/** Returns a validator for a required number within a range, both ends included. */
export function requiredNumber(range: NumberRange) {
  return required((value) => readNumber(value, range), messages.numberWithin(range));
}

/** Returns a validator for a required number of visitors of one ticket, at least `min`. */
export function requiredVisitors(min: number) {
  return requiredNumber({ ...visitors, min });
}
