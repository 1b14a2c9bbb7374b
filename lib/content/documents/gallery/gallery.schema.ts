import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { fewItems } from '../../../../content/schema/rules/formats.ts';
import { pictureWidths } from '../../../../content/schema/values/picture-widths.ts';

export const gallery = defineType({
  name: 'gallery',
  title: 'Gallery',
  description: 'Pictures and text cards that the gallery sections of pages show.',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description:
        'Heading of a section without a heading of its own; also read by screen readers.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'items',
      title: 'Pictures',
      description: `Each at least ${pictureWidths.gallery} pixels wide. The first six are shown at once.`,
      type: 'array',
      of: [defineArrayMember({ type: 'picture' })],
      validation: (rule) => rule.custom(fewItems),
    }),
    defineField({
      name: 'textCards',
      title: 'Text cards',
      description: 'Shown after the pictures. Optional.',
      type: 'array',
      of: [defineArrayMember({ type: 'textCard' })],
      validation: (rule) => rule.custom(fewItems),
    }),
  ],
  preview: { select: { title: 'title.en', media: 'items.0' } },
});
