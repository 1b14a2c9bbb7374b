import { defineArrayMember, defineField, defineType } from '@sanity/types';

export const gallery = defineType({
  name: 'gallery',
  title: 'Gallery',
  type: 'document',
  fields: [
    defineField({ name: 'title', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({ name: 'items', type: 'array', of: [defineArrayMember({ type: 'picture' })] }),
    defineField({
      name: 'plates',
      title: 'Words after the pictures',
      type: 'array',
      of: [defineArrayMember({ type: 'plate' })],
    }),
  ],
});
