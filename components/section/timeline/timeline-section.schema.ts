import { defineArrayMember, defineField } from '@sanity/types';
import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

/** A timeline of events in chronological order. */
export const timelineSection = defineSection('timelineSection', 'Timeline', [
  heading,
  intro,
  defineField({
    name: 'entries',
    type: 'array',
    of: [defineArrayMember({ type: 'timelineEntry' })],
  }),
]);
