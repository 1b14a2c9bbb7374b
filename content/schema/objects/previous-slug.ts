import { defineField, defineType } from '@sanity/types';
import { localeIds } from '../locales.ts';
import { neededSlug } from '../rules/formats.ts';

/** Slugs a document had before; each answers one permanent redirect to the present one. */
export const previousSlug = defineType({
  name: 'previousSlug',
  title: 'Earlier slug',
  type: 'object',
  fields: [
    defineField({
      name: 'language',
      type: 'string',
      options: { list: localeIds },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'slug',
      type: 'string',
      validation: (rule) => rule.required().custom(neededSlug),
    }),
  ],
});
