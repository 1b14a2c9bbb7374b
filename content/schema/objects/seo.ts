import { defineField, defineType } from '@sanity/types';

/** Texts and image for search engines and shared links. */
export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  type: 'object',
  fields: [
    defineField({ name: 'title', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({
      name: 'description',
      type: 'localizedText',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'image', type: 'picture' }),
  ],
});
