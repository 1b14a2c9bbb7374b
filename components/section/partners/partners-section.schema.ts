import { defineArrayMember, defineField } from '@sanity/types';
import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

/** The suppliers of the museum, as a list of names. */
export const partnersSection = defineSection('partnersSection', 'Partners', [
  heading,
  intro,
  defineField({ name: 'items', type: 'array', of: [defineArrayMember({ type: 'partner' })] }),
]);
