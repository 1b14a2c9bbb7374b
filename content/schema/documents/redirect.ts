import { defineField, defineType } from '@sanity/types';

/** An address that moved; works as soon as it is published. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'Old path, with its language: /en/old-page',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'to',
      title: 'New path or address',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'permanent', type: 'boolean' }),
  ],
});
