import { defineArrayMember, defineField, defineType } from '@sanity/types';

export const openingHours = defineType({
  name: 'openingHours',
  title: 'Opening hours',
  type: 'document',
  fields: [
    defineField({
      name: 'venue',
      type: 'string',
      options: { list: ['museum', 'taproom'] },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'title', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({
      name: 'weekly',
      type: 'array',
      of: [defineArrayMember({ type: 'weekdayHours' })],
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'exceptions',
      type: 'array',
      of: [defineArrayMember({ type: 'hoursException' })],
    }),
  ],
});
