import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from '../../platform/schema/z.ts';
import { cleanLine, cleanText, isPlainLine } from './clean-text.ts';
import { isCountryCode } from './country-codes.ts';
import { fieldLimits } from './field-limits.ts';
import type { IssueKey } from './issue.ts';

/** A missing field counts as an empty one. */
const given = z.string().optional();

/** Returns the schema of a line that may be empty. */
export function optionalLine(max: number) {
  return given
    .transform((value) => cleanLine(value ?? '', max))
    .pipe(z.string().max(max, key('tooLong')).refine(isPlainLine, key('textInvalid')));
}

/** Returns the schema of a required line; `missing` is the issue for an empty one. */
export function requiredLine(max: number, missing: IssueKey) {
  return optionalLine(max).pipe(z.string().min(1, missing));
}

/** The message itself, which may have several lines. */
export const message = given
  .transform((value) => cleanText(value ?? '', fieldLimits.message))
  .pipe(z.string().min(1, key('messageRequired')).max(fieldLimits.message, key('tooLong')));

/**
 * An address that both browsers (HTML, section 4.10.5.1.5) and mail servers (RFC 5321, section
 * 4.1.2) accept: words separated by dots, and a name with a top-level domain, which may be in the
 * encoded form of other scripts. Not `=` and `?`, which would encode words in a mail's header.
 */
const address =
  /^[\w!#$%&'*+/^`{|}~-]+(\.[\w!#$%&'*+/^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/i;

export const email = requiredLine(fieldLimits.email, 'emailRequired').pipe(
  z.email({ pattern: address, error: key('emailInvalid') }),
);

/**
 * A telephone number, or empty. Without a country code it is parsed as a Czech one; the result is
 * in international form (E.123), for the team to dial from anywhere.
 */
export const phone = optionalLine(fieldLimits.phone).transform((value, context) => {
  if (value === '') return '';
  // Extracting a number would drop what is written beside it.
  const number = parsePhoneNumberFromString(value, { defaultCountry: 'CZ', extract: false });
  if (number?.isPossible()) return number.formatInternational();
  context.addIssue({ code: 'custom', message: key('phoneInvalid') });
  return z.NEVER;
});

/** A country by its ISO 3166-1 code, or empty. */
export const country = optionalLine(2).pipe(
  z.string().refine((value) => value === '' || isCountryCode(value), key('countryInvalid')),
);

/** A checkbox: browsers send `on` if it is checked and nothing otherwise. */
export const tick = given.transform((value) => value === 'on');

/** The consent to be written to, which has to be given. */
export const consent = tick.refine((ticked) => ticked, key('consentRequired'));

/** Returns a message key unchanged, so that the type check rejects a misspelt one. */
export function key(issue: IssueKey): IssueKey {
  return issue;
}
