import { readDate } from '../../../lib/content/parse/formats/read-date.ts';
import { readDateTime } from '../../../lib/content/parse/formats/read-date-time.ts';
import { readPrice } from '../../../lib/content/parse/formats/read-number.ts';
import { inEveryLocale } from '../../../lib/platform/i18n/in-every-locale.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { formatDate } from '../../../lib/time/format/date.ts';
import { pragueTime } from '../../../lib/time/prague.ts';
import type { Options } from './options.ts';

// Parts of the lines with which lists in the Studio describe a document or an item. The values may
// be those of a draft, so each of them may be missing or invalid.

/** Returns the path of a localized field in each language, for the selection of a preview. */
export function fieldsInLanguages(field: string): Readonly<Record<Locale, string>> {
  return inEveryLocale((locale) => `${field}.${locale}`);
}

/** Joins the parts of a subtitle; missing ones are left out. */
export function subtitle(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** Formats a date (`YYYY-MM-DD`): `24 December 2026`; null if it is invalid. */
export function dateText(value: unknown): string | null {
  const date = readDate(value);
  return date && formatDate(date, 'en');
}

/** Formats an instant (ISO 8601) in Prague: `24 December 2026, 18:00`; null if it is invalid. */
export function dateTimeText(value: unknown): string | null {
  const instant = readDateTime(value);
  if (instant === null) return null;
  const { date, time } = pragueTime(new Date(instant));
  return `${formatDate(date, 'en')}, ${time}`;
}

/** Formats a period: `1 May 2026 – 3 June 2026`, `until 3 June 2026`; null without an end. */
export function periodText(from: string | null, to: string | null): string | null {
  if (to === null) return null;
  return from === null ? `until ${to}` : `${from} – ${to}`;
}

/** Formats a price: `1,490 CZK`; null if it is invalid. */
export function priceText(value: unknown): string | null {
  const price = readPrice(value);
  return price === null ? null : `${price.toLocaleString('en')} CZK`;
}

/** Formats a duration: `75 minutes`; null if it is missing. */
export function minutesText(value: unknown): string | null {
  return typeof value === 'number' ? `${value} minutes` : null;
}

/** Returns the title of a chosen value; null if it is not one of the options. */
export function optionTitle(options: Options, value: unknown): string | null {
  return options.find((option) => option.value === value)?.title ?? null;
}

/** Returns whether a date (`YYYY-MM-DD`) is before the present day in Prague. */
export function isPast(value: unknown): boolean {
  const date = readDate(value);
  return date !== null && date < pragueTime(new Date()).date;
}
