import { defineArrayMember, defineField } from '@sanity/types';
import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

/** Contact persons: teams of the settings document, selected people, or both. */
export const teamSection = defineSection('teamSection', 'Contact persons', [
  heading,
  intro,
  defineField({
    name: 'teams',
    type: 'array',
    of: [defineArrayMember({ type: 'string', options: { list: ['teamB2B', 'teamHR'] } })],
  }),
  defineField({
    name: 'people',
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'person' }] })],
  }),
]);
