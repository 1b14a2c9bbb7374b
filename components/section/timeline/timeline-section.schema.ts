import { defineArrayMember, defineField } from '@sanity/types';
import { fewItems } from '../../../content/schema/rules/formats.ts';
import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

/** A timeline of events in chronological order. */
export const timelineSection = defineSection({
  name: 'timelineSection',
  title: 'Timeline',
  description: 'Dates of a history, in the order in which you enter them.',
  fields: [
    heading,
    intro,
    defineField({
      name: 'entries',
      title: 'Entries',
      type: 'array',
      of: [defineArrayMember({ type: 'timelineEntry' })],
      validation: (rule) => rule.custom(fewItems),
    }),
  ],
});
