import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { sluggedFields } from '../../../../content/schema/documents/shared.ts';
import { localeIds } from '../../../../content/schema/locales.ts';
import { neededNumber, neededPrice, number } from '../../../../content/schema/rules/formats.ts';

/** A guided experience; `price` is the adult ticket with tasting, from which all others derive. */
export const experience = defineType({
  name: 'experience',
  title: 'Experience',
  type: 'document',
  fields: [
    ...sluggedFields,
    defineField({ name: 'order', type: 'number', validation: (rule) => rule.required() }),
    defineField({ name: 'picture', type: 'picture', validation: (rule) => rule.required() }),
    defineField({ name: 'gallery', type: 'array', of: [defineArrayMember({ type: 'picture' })] }),
    defineField({
      name: 'minutes',
      type: 'number',
      validation: (rule) => rule.required().custom(neededNumber({ min: 1, max: 24 * 60 })),
    }),
    defineField({
      name: 'price',
      title: 'Price in Kč',
      type: 'number',
      validation: (rule) => rule.required().custom(neededPrice),
    }),
    defineField({
      name: 'groupSize',
      type: 'number',
      validation: (rule) => rule.custom(number({ min: 1, max: 1000, integer: true })),
    }),
    defineField({
      name: 'tourLanguages',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: localeIds } })],
    }),
    defineField({ name: 'schedule', title: 'When, in a few words', type: 'localizedString' }),
    defineField({
      name: 'departures',
      title: 'When it starts, if not on every day of the museum from opening to last entry',
      type: 'departures',
    }),
    defineField({ name: 'body', type: 'localizedRichText' }),
    defineField({ name: 'stages', type: 'array', of: [defineArrayMember({ type: 'stage' })] }),
    defineField({
      name: 'included',
      type: 'array',
      of: [defineArrayMember({ type: 'localizedString' })],
    }),
    defineField({ name: 'ageRule', type: 'localizedText' }),
    defineField({ name: 'access', type: 'localizedText' }),
    defineField({ name: 'meetingPoint', type: 'localizedText' }),
    defineField({ name: 'cancellation', type: 'localizedText' }),
  ],
});
