import { defineField, defineType, type Rule, type ValidationContext } from '@sanity/types';
import type { Read } from '../../../lib/content/parse/field.ts';
import { readSlug } from '../../../lib/content/parse/formats/read-slug.ts';
import { readLine, readText } from '../../../lib/content/parse/formats/read-text.ts';
import type { Locale } from '../../../lib/platform/i18n/locales.ts';
import { locales } from '../locales.ts';
import { needed, readable } from '../rules/reads.ts';
import { uniqueSlug } from '../rules/unique-slug.ts';
import { readWholeText } from '../rules/whole-text.ts';

interface Kind {
  readonly name: string;
  readonly title: string;
  readonly type: string;
  readonly read: Read<unknown>;
  readonly wanted: string;
}

/**
 * Defines a localized field: an object keyed by locale. English is required, because it is the
 * fallback for documents that exist in one language only. Announcements are shown only in the
 * languages they are written in, and pages need no slug.
 */
function localized({ name, title, type, read, wanted }: Kind) {
  const rules = (locale: Locale) => (rule: Rule, context?: ValidationContext) => {
    const unique = name === 'localizedSlug' ? [rule.custom(uniqueSlug(locale))] : [];
    const isNeeded = locale === 'en' && !goesWithoutEnglish(name, context?.document?._type);
    return isNeeded
      ? [rule.required().custom(needed(read, wanted)), ...unique]
      : [rule.custom(readable(read, wanted)), ...unique];
  };
  return defineType({
    name,
    title,
    type: 'object',
    options: { columns: type === 'string' ? 2 : 1 },
    fields: locales.map(({ id, title }) =>
      defineField({ name: id, title, type, validation: rules(id) }),
    ),
  });
}

const goesWithoutEnglish = (name: string, document: string | undefined) =>
  document === 'announcement' || (name === 'localizedSlug' && document === 'page');

export const localizedString = localized({
  name: 'localizedString',
  title: 'Line',
  type: 'string',
  read: readLine,
  wanted: 'A line of at most 300 characters',
});

export const localizedText = localized({
  name: 'localizedText',
  title: 'Text',
  type: 'text',
  read: readText,
  wanted: 'A text of at most 5000 characters',
});

export const localizedRichText = localized({
  name: 'localizedRichText',
  title: 'Rich text',
  type: 'richText',
  read: readWholeText,
  wanted: 'Text in at most 500 paragraphs of at most 20 000 characters',
});

export const localizedSlug = localized({
  name: 'localizedSlug',
  title: 'Slug',
  type: 'string',
  read: readSlug,
  wanted: 'One part of an address: no spaces, none of / \\ ? # %, at most 200 characters',
});
