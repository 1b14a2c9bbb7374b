import { z } from 'zod';
import { DAY_MS } from '../platform/durations.ts';
import { parseJson } from '../platform/http/parse-json.ts';
import { type Locale, locales } from '../platform/i18n/locales.ts';
import {
  consentCookie,
  consentRevision,
  type OptionalCategory,
  optionalCategories,
} from './consent-rules.ts';

/** The fields of specification, section 3, as vanilla-cookieconsent reads and writes them. */
const recordSchema = z.object({
  categories: z.array(z.enum(['necessary', ...optionalCategories])),
  services: z.record(z.string(), z.array(z.string())),
  revision: z.int(),
  data: z.null(),
  consentTimestamp: z.iso.datetime(),
  lastConsentTimestamp: z.iso.datetime(),
  consentId: z.uuid(),
  languageCode: z.enum(locales),
  /** When the choice lapses, in milliseconds since 1970. */
  expirationTime: z.int(),
});

export type ConsentRecord = z.infer<typeof recordSchema>;

/** The choice of a visitor: the accepted optional categories, and the language of the question. */
export const choiceSchema = z.object({
  categories: z.array(z.enum(optionalCategories)).max(optionalCategories.length),
  language: z.enum(locales),
});

export interface Choice {
  readonly categories: readonly OptionalCategory[];
  readonly language: Locale;
}

/**
 * Returns the record of `choice` made at `now`. If there is an `earlier` one, its id and the time
 * of the first choice are kept.
 */
export function recordChoice(
  { categories, language }: Choice,
  earlier: ConsentRecord | null,
  now: Date,
): ConsentRecord {
  const agreed = optionalCategories.filter((category) => categories.includes(category));
  return {
    categories: ['necessary', ...agreed],
    services: Object.fromEntries(['necessary', ...optionalCategories].map((name) => [name, []])),
    revision: consentRevision,
    data: null,
    consentTimestamp: earlier?.consentTimestamp ?? now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
    consentId: earlier?.consentId ?? crypto.randomUUID(),
    languageCode: language,
    expirationTime: now.getTime() + consentCookie.days * DAY_MS,
  };
}

/** Parses the decoded value of the consent cookie; returns null if it is no valid record. */
export function readRecord(value: string | undefined): ConsentRecord | null {
  const parsed = recordSchema.safeParse(parseJson(value ?? ''));
  return parsed.success ? parsed.data : null;
}

/** Returns the encoded value of the consent cookie for `record`. */
export function writeRecord(record: ConsentRecord): string {
  return encodeURIComponent(JSON.stringify(record));
}
