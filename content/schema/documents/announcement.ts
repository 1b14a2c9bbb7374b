import { defineField, defineType } from '@sanity/types';

/** A dated notice; a language without text shows none. */
export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  fields: [
    defineField({ name: 'text', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({ name: 'link', type: 'link' }),
    defineField({ name: 'from', type: 'datetime', validation: (rule) => rule.required() }),
    defineField({ name: 'to', type: 'datetime', validation: (rule) => rule.required() }),
  ],
});
