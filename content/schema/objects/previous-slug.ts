import { defineField, defineType } from '@sanity/types';
import { neededSlug } from '../rules/formats.ts';
import { language } from './fields.ts';

/** Slugs a document had before; each answers one permanent redirect to the present one. */
export const previousSlug = defineType({
  name: 'previousSlug',
  title: 'Earlier slug',
  type: 'object',
  fields: [
    language,
    defineField({
      name: 'slug',
      type: 'string',
      validation: (rule) => rule.required().custom(neededSlug),
    }),
  ],
});
