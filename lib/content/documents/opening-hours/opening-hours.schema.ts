import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { fewItems } from '../../../../content/schema/rules/formats.ts';
import { datesOnce, weekdaysOnce } from '../../../../content/schema/rules/hours.ts';
import { uniqueIn } from '../../../../content/schema/rules/unique.ts';
import { venueOptions } from '../../../../content/schema/values/options.ts';
import { optionTitle } from '../../../../content/schema/values/preview.ts';

export const openingHours = defineType({
  name: 'openingHours',
  title: 'Opening hours',
  description: 'The regular week of a venue and the days that differ from it.',
  type: 'document',
  fields: [
    defineField({
      name: 'venue',
      title: 'Venue',
      description:
        'The hours of the museum are also those of the header and of ticket sales, those of the taproom also those of the beer hall.',
      type: 'string',
      options: { list: venueOptions },
      validation: (rule) => [rule.required(), rule.custom(uniqueIn('venue'))],
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Heading above the hours, for example “Taproom”.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'weekly',
      title: 'Regular week',
      description: 'A weekday that is missing here is shown as closed.',
      type: 'array',
      of: [defineArrayMember({ type: 'weekdayHours' })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one weekday.'),
        rule.custom(weekdaysOnce),
      ],
    }),
    defineField({
      name: 'exceptions',
      title: 'Exceptions',
      description: 'Public holidays and other days with different hours, or closed days.',
      type: 'array',
      of: [defineArrayMember({ type: 'hoursException' })],
      validation: (rule) => [rule.custom(datesOnce), rule.custom(fewItems)],
    }),
  ],
  preview: {
    select: { title: 'title.en', venue: 'venue' },
    prepare: ({ title, venue }) => ({ title, subtitle: optionTitle(venueOptions, venue) ?? '' }),
  },
});
