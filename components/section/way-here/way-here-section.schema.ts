import { defineArrayMember, defineField } from '@sanity/types';
import { fewItems } from '../../../content/schema/rules/formats.ts';
import {
  actions,
  defineSection,
  heading,
  intro,
} from '../../../content/schema/sections/section.ts';

/** A map with the ways to the museum. */
export const wayHereSection = defineSection({
  name: 'wayHereSection',
  title: 'Getting here',
  description: 'A map, and the ways to the museum with their duration.',
  fields: [
    heading,
    intro,
    defineField({
      name: 'ways',
      title: 'Directions',
      type: 'array',
      of: [defineArrayMember({ type: 'way' })],
      validation: (rule) => rule.custom(fewItems),
    }),
    actions,
  ],
});
