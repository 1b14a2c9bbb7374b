import { limits } from '../../../lib/content/parse/formats/limits.ts';
import {
  type NumberRange,
  voucherAmounts,
} from '../../../lib/content/parse/formats/read-number.ts';

// The validation messages that editors see: what to enter, with an example.

const count = (limit: number) => limit.toLocaleString('en');
const names = new Intl.ListFormat('en-GB');
const listed = (items: readonly string[]) => names.format(items);

export const timeOfDay = 'Enter a time as hours and minutes, for example 09:00.';
export const closingTimeOfDay =
  'Enter a time as hours and minutes, for example 22:00, or 24:00 for midnight.';
export const calendarDay = 'Enter a date that exists, for example 2026-12-24.';
export const dayAndTime = 'Enter a date and a time, for example 2026-12-24 18:00.';
export const amountInCzk = `Enter a price in CZK from 0 to ${count(limits.price)}, for example 490.`;
export const amountOfVoucher = `Enter an amount in whole CZK from 1 to ${count(voucherAmounts.max)}, for example 1000.`;
export const adultsOfVoucher =
  'Enter 2 or leave this empty: the checkout sells vouchers for two or for an amount.';
export const amountOrTickets = 'Enter an amount in CZK or a number of adult tickets.';
export const titleOfVoucher =
  'Enter a title, for example An experience for two: visitors see it where there is no amount.';
export const shortLine = `Enter a text of at most ${count(limits.line)} characters.`;
export const longText = `Enter a text of at most ${count(limits.text)} characters.`;
export const formattedText = `Enter a text of at most ${count(limits.blocks)} paragraphs, each of at most ${count(limits.span)} characters.`;
export const oneSegment = `Enter at most ${count(limits.slug)} characters (accented letters count as two) without spaces, without / \\ ? # % and without .rsc at the end, for example lantern-night.`;
export const codeOfLinks =
  'Enter at most 64 letters (without accents), digits, hyphens and underscores, for example hotel-u-tri.';
export const codeWithoutDiscount =
  'Enter what the code takes off: without it, the site does not show the discount, and the demo checkout refuses the code.';
export const enterSomeCode = 'Enter a referral code, a discount code, or both.';
export const anchorName = `Enter at most ${count(limits.anchor)} letters (without accents), digits, hyphens and underscores, for example opening-hours.`;
export const anyAddress =
  'Enter a URL, a path of this site or an anchor, for example https://www.example.com, /en/contact or #hours.';
export const linkUrl =
  'Enter a complete URL, for example https://www.example.com or mailto:name@example.com.';
export const externalUrl = 'Enter a complete URL, for example https://www.example.com.';
export const redirectSource =
  'Enter a path of this site without ? and #, for example /en/old-page.';
export const oldPathOfPage =
  'Enter a path without a page, for example /en/old-page: visitors still see the page of this one.';
export const circularPath =
  'Enter a different path: this one leads back to the old path, or through more than 20 redirects.';
export const redirectTarget =
  'Enter a path of this site or a URL, for example /en/new-page or https://www.example.com.';
export const emailAddress = 'Enter an email address, for example name@example.com.';
export const phoneNumber =
  'Enter a telephone number of 6 to 15 digits, for example +420 555 010 010.';
export const bothTimes = 'Enter the opening time and the closing time, or leave both empty.';
export const hoursOfException =
  'Turn on “Closed all day”, or enter the opening time and the closing time.';
export const lastEntryWhileOpen = 'Enter a last entry from the opening time to the closing time.';
export const lastEntryOfTours =
  'Enter a last entry: the last tour of the day starts then, and cannot start at closing time.';
export const amidTours =
  'Choose a time outside the opening hours of the museum: tours pass through the cellar.';
export const chooseEnglish = 'Choose English and any other languages, each only once.';
export const someBeerOrDish = 'Add at least one beer, or a group with at least one dish or drink.';
export const numbersOfAllergens = 'Choose allergens by their numbers, from 1 to 14.';
export const linkTarget = 'Choose a page, a form or the checkout, or enter a URL or an anchor.';
export const navigationTarget = 'Choose a page, enter an anchor, or add links to the submenu.';
export const textLinkTarget = 'Choose a page, or enter a URL or an anchor.';
export const linkText = 'Enter the link text: visitors don’t see the link without it.';
export const anyLanguage = 'Enter a text in at least one language.';

export const fewSections = `Use at most ${count(limits.sections)} sections: visitors don’t see the others.`;
export const fewItems = `Use at most ${count(limits.items)} entries: visitors don’t see the others.`;
export const heroFirst =
  'Begin with a hero, and have only one: it contains the main heading of the page.';

export const describePicture =
  'Describe the picture in English, or turn on “Decorative” if it adds no information.';
/** Returns the message for a picture with too few pixels for its place. */
export function tooNarrow(width: number, needed: number): string {
  return `Choose a picture at least ${count(needed)} pixels wide: this one has ${count(width)} after cropping, which looks blurred here.`;
}

/** Returns the message for a picture with far too few pixels for its place. */
export function farTooNarrow(width: number, min: number): string {
  return `Choose a picture at least ${count(min)} pixels wide: this one has ${count(width)} after cropping, too few for this place.`;
}

/** Returns the message for the old path of a redirect at which a document is found in a language. */
export function oldPathOfDocument(name: string, language: string): string {
  return `Enter a different path: this one is the address of “${name}” in ${language}, which visitors would no longer find.`;
}

/** Returns the warning about a redirect from a path that leads to a document without it. */
export function previousPath(name: string, language: string): string {
  return `Check the new path: without this redirect, the old one leads to “${name}” in ${language}.`;
}

/** Returns the message for a path of the site that leads to `path`, where no page is. */
export function pathOfPage(path: string): string {
  return `Enter the path of a page, for example /en/contact: visitors find none at ${path}.`;
}

/** Returns the warning about a path of the site that is redirected. */
export function pathOfTarget(target: string): string {
  return `Enter ${target} instead: this path is redirected there.`;
}

/** Returns the message for an anchor that the page of a document, which has this name, does not have. */
export function anchorMissing(anchor: string, name: string): string {
  return `Enter a different anchor: “${name}” has no section or question with the anchor “${anchor}”.`;
}

/** Returns the message for an anchor without a page in a document that has none itself. */
export function pageOfAnchor(anchor: string): string {
  return `Choose the page with the anchor “${anchor}”, too.`;
}

/** Returns the message for an event in the place of another one, which has this name, at its time. */
export function sameTimeAndPlace(name: string): string {
  return `Choose a different time or place: “${name}” is in this place at the same time.`;
}

/** Returns the message for an event on a day on which its venue is closed. */
export function closedOnDay(venue: string): string {
  return `Choose a different day, or change the opening hours (${venue}): it is closed on this one.`;
}

/** Returns the message for an event outside the opening hours of its venue. */
export function outsideHours(venue: string): string {
  return `Choose a start and an end within the opening hours (${venue}), or change these.`;
}

/** Returns the message for days, in words, that have several entries in a list of hours. */
export function daysOnce(days: readonly string[]): string {
  return `Enter each day only once: there are several entries for ${listed(days)}.`;
}

/** Returns the warning about fields, named by their titles, in which a language lacks a text of its own. */
export function notTranslated(language: string, fields: readonly string[]): string {
  return `${language}: enter what is missing or only copied in ${listed(fields.map((field) => `“${field}”`))}.`;
}

/** Returns the message for languages of a field that need the complete URL of a website. */
export function externalUrlIn(languages: readonly string[]): string {
  return `Enter a complete URL in ${listed(languages)}, for example https://www.example.com.`;
}

/** Returns the warning about languages in which a link text is too long for one line on a phone. */
export function shortLinkTextIn(languages: readonly string[], limit: number): string {
  return `Enter a link text of at most ${count(limit)} characters in ${listed(languages)}: on phones, a longer one takes two lines.`;
}

/** Returns the message for languages of a document in which a picture has no alternative text. */
export function describeIn(languages: readonly string[]): string {
  return `Describe the picture in ${listed(languages)}, too.`;
}

/** Returns the message for a page that has lost anchors to which the site itself links. */
export function anchorsOfPage(anchors: readonly string[]): string {
  const each = anchors.map((anchor) => `“${anchor}”`);
  return `Give a section the anchor ${listed(each)}: other pages link to it.`;
}

/** Returns the message for anchors that a page has more than once. */
export function eachAnchorOnce(anchors: readonly string[]): string {
  const each = anchors.map((anchor) => `“${anchor}”`);
  return `Have each anchor only once on the page, in its sections and their questions: ${listed(each)}.`;
}

/** Returns the message for a number outside a range. */
export function numberWithin({ min, max, integer }: NumberRange): string {
  return `Enter a ${integer ? 'whole number' : 'number'} from ${count(min)} to ${count(max)}.`;
}

/** Returns the message for a value that does not follow that of another field. */
export function afterField(title: string): string {
  return `Enter a date and a time after “${title}”.`;
}

/** Returns the message for a date before that of another field. */
export function notBeforeField(title: string): string {
  return `Enter the same date as “${title}” or a later one.`;
}

/** Returns the message for an amount or an age below that of another field. */
export function notLessThanField(title: string): string {
  return `Enter the same number as “${title}” or a higher one.`;
}

/** Returns the message for a number of visitors above that of another field. */
export function notMoreThanField(title: string): string {
  return `Enter the same number as “${title}” or a lower one.`;
}

/** Returns the message for a value that another document, which has this name, already has. */
export function valueTaken(name: string): string {
  return `Choose a different value, or edit the document “${name}”, which already has this one.`;
}

/** Returns the message for a slug under which another document, which has this name, is found. */
export function slugTaken(name: string): string {
  return `Enter a different slug: the document “${name}” is already found under this one.`;
}

/** Returns the message for a slug whose address in a language is the old path of a redirect. */
export function addressRedirected(language: string, target: string): string {
  return `Enter a different slug, or delete the redirect that leads from this address in ${language} to ${target}: visitors would not find this document.`;
}

/** Returns the warning about a slug whose address in a language was that of a document with this name. */
export function addressTakenOver(language: string, name: string): string {
  return `Check the slug: this used to be the address of “${name}” in ${language}, which redirects from it only as long as no other document has it.`;
}

/** Returns the message for a campaign link like another one, which has this name. */
export function sameCampaignLink(name: string): string {
  return `Choose a different page or enter different codes, or use “${name}”, which already leads there with these codes.`;
}

/** Returns the warning about a change of a published code of a campaign link. */
export function codeInUse(code: string): string {
  return `Enter “${code}” again if it is printed or shared anywhere: once you publish this change, its visits are no longer counted.`;
}
