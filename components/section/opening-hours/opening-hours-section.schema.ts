import { defineArrayMember, defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  intro,
  picture,
} from '../../../content/schema/sections/section.ts';

export const openingHoursSection = defineSection('openingHoursSection', 'Opening hours', [
  heading,
  intro,
  defineField({
    name: 'venues',
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'openingHours' }] })],
  }),
  picture,
  actions,
]);
