import { defineField, defineType } from '@sanity/types';
import { neededSlug } from '../rules/formats.ts';
import { language } from './fields.ts';

/** An earlier slug of a document; it redirects permanently to the current one. */
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
