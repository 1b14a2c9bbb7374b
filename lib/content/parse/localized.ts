import { z } from 'zod';
import { defaultLocale, type Locale, locales } from '../../platform/i18n/locales.ts';
import type { Expected } from '../model/content-query.ts';
import type { LocalizedSlug, LocalizedString, LocalizedText } from '../model/types.generated.ts';
import { emptyToNull, type Read } from './field.ts';
import { isRecord, ownField } from './formats/is-record.ts';
import { limits } from './formats/limits.ts';
import { readSlug } from './formats/read-slug.ts';
import { readLine, readString, readText } from './formats/read-text.ts';

interface Kind<Type extends string> {
  readonly type: Type;
  readonly expected: Expected;
  readonly read: Read<string>;
}

type Translations = { en: string } & { [L in Locale]?: string };

/**
 * Returns the schema of text by language. English is required; invalid texts in other languages are
 * left out.
 */
function localized<Type extends string>({ type, expected, read }: Kind<Type>) {
  return z.unknown().transform((value, context): { _type: Type } & Translations => {
    const { en, ...others } = translations(value, read);
    if (en !== undefined) return { _type: type, en, ...others };
    const path = isRecord(value) ? [defaultLocale] : [];
    context.addIssue({ code: 'custom', message: expected, path });
    return z.NEVER;
  });
}

/**
 * Returns the schema of text by language with at least one language; English is empty if missing.
 */
function inAnyLanguage<Type extends string>({ type, expected, read }: Kind<Type>) {
  return z.unknown().transform((value, context): { _type: Type } & Translations => {
    const found = translations(value, read);
    if (Object.keys(found).length > 0) return { _type: type, ...found, en: found.en ?? '' };
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });
}

function translations(value: unknown, read: Read<string>): { [L in Locale]?: string } {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const result = read(ownField(value, locale));
      return result === null ? [] : [[locale, result]];
    }),
  );
}

const line = { type: 'localizedString', expected: 'shortText', read: readLine } as const;
const text = { type: 'localizedText', expected: 'text', read: readText } as const;
const slug = { type: 'localizedSlug', expected: 'slug', read: readSlug } as const;

export const localizedLine: z.ZodType<LocalizedString> = localized(line);
export const localizedText: z.ZodType<LocalizedText> = localized(text);

/**
 * A document's slug by language. English is required, and the others must be valid if given:
 * ignoring one would move the page to another address.
 */
export const localizedSlug: z.ZodType<LocalizedSlug> = z
  .unknown()
  .superRefine((value, context) => {
    if (!isRecord(value)) return;
    for (const locale of locales) {
      const given = emptyToNull(ownField(value, locale)) ?? null;
      if (locale === defaultLocale || given === null || readSlug(given) !== null) continue;
      context.addIssue({ code: 'custom', message: slug.expected, path: [locale] });
    }
  })
  .pipe(localized(slug));

/** A single-line text shown only in its own languages, such as an announcement. */
export const lineInAnyLanguage: z.ZodType<LocalizedString> = inAnyLanguage(line);

/** A slug that is not used in an address, as that of a page; it is never invalid. */
export const unusedSlug: z.ZodType<LocalizedSlug> = z.unknown().transform((value) => ({
  _type: 'localizedSlug',
  en: '',
  ...translations(value, (slug) => readString(slug, limits.slug)),
}));
