import { defineArrayMember, defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  intro,
} from '../../../content/schema/sections/section.ts';

/** A map with the ways to the museum. */
export const wayHereSection = defineSection('wayHereSection', 'Getting here', [
  heading,
  intro,
  defineField({ name: 'ways', type: 'array', of: [defineArrayMember({ type: 'way' })] }),
  actions,
]);
