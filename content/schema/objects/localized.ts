import { defineField, defineType, type Rule } from '@sanity/types';
import { locales } from '../locales.ts';

/**
 * Localized fields are objects keyed by locale. English is always there, because it is what a
 * document that exists in one language only is shown in.
 */
function localized(name: string, title: string, type: string) {
  return defineType({
    name,
    title,
    type: 'object',
    options: { columns: type === 'string' ? 2 : 1 },
    fields: locales.map((locale) =>
      defineField({
        name: locale.id,
        title: locale.title,
        type,
        ...(locale.id === 'en' ? { validation: (rule: Rule) => rule.required() } : {}),
      }),
    ),
  });
}

export const localizedString = localized('localizedString', 'Line', 'string');
export const localizedText = localized('localizedText', 'Text', 'text');
export const localizedRichText = localized('localizedRichText', 'Rich text', 'richText');
export const localizedSlug = localized('localizedSlug', 'Slug', 'string');
