import { defineField, defineType, type Rule, type ValidationContext } from '@sanity/types';
import type { Read } from '../../../lib/content/parse/field.ts';
import { readSlug } from '../../../lib/content/parse/formats/read-slug.ts';
import { readLine, readText } from '../../../lib/content/parse/formats/read-text.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { isEnglishOptional } from '../rules/languages.ts';
import { formattedText, longText, oneSegment, shortLine } from '../rules/messages.ts';
import { optional, required } from '../rules/reads.ts';
import { slugAddressRules } from '../rules/slug-address.ts';
import { uniqueSlug } from '../rules/unique.ts';
import { readWholeText } from '../rules/whole-text.ts';
import { locales } from '../values/locales.ts';

interface LocalizedType {
  readonly name: string;
  readonly title: string;
  readonly type: string;
  readonly read: Read<unknown>;
  /** The validation message for a value that the site cannot parse. */
  readonly message: string;
}

/** Height of the fields for texts, which grow with what is written. */
const TEXT_ROWS = 4;

/**
 * Defines a localized field: an object keyed by locale. English is required, because it is the
 * fallback for documents that exist in one language only. Announcements are shown only in the
 * languages they are written in, and pages need no slug.
 */
function localized({ name, title, type, read, message }: LocalizedType) {
  const rules = (locale: Locale) => (rule: Rule, context?: ValidationContext) => {
    const beside =
      name === 'localizedSlug'
        ? [rule.custom(uniqueSlug(locale)), ...slugAddressRules(locale)(rule)]
        : [];
    const isRequired = locale === 'en' && !isEnglishOptional(name, context?.document?._type);
    return isRequired
      ? [rule.required().custom(required(read, message)), ...beside]
      : [rule.custom(optional(read, message)), ...beside];
  };
  const lines = type === 'text' ? { rows: TEXT_ROWS } : {};
  return defineType({
    name,
    title,
    type: 'object',
    options: { columns: type === 'richText' ? 1 : 2 },
    fields: locales.map(({ id, title }) =>
      defineField({ name: id, title, type, ...lines, validation: rules(id) }),
    ),
    preview: { select: { title: 'en' } },
  });
}

export const localizedString = localized({
  name: 'localizedString',
  title: 'Short text',
  type: 'string',
  read: readLine,
  message: shortLine,
});

export const localizedText = localized({
  name: 'localizedText',
  title: 'Text',
  type: 'text',
  read: readText,
  message: longText,
});

export const localizedRichText = localized({
  name: 'localizedRichText',
  title: 'Formatted text',
  type: 'richText',
  read: readWholeText,
  message: formattedText,
});

export const localizedSlug = localized({
  name: 'localizedSlug',
  title: 'Slug',
  type: 'string',
  read: readSlug,
  message: oneSegment,
});
