import { defineField, defineType } from '@sanity/types';
import { neededPath, neededTarget } from '../../../../content/schema/rules/formats.ts';

/** A redirect from an old address; active as soon as it is published. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'Old path, with its language: /en/old-page',
      type: 'string',
      validation: (rule) => rule.required().custom(neededPath),
    }),
    defineField({
      name: 'to',
      title: 'New path or address',
      type: 'string',
      validation: (rule) => rule.required().custom(neededTarget),
    }),
    defineField({ name: 'permanent', type: 'boolean' }),
  ],
});
