import { defineArrayMember, defineField } from '@sanity/types';
import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

export const cardsSection = defineSection('cardsSection', 'Cards', [
  heading,
  intro,
  defineField({ name: 'items', type: 'array', of: [defineArrayMember({ type: 'card' })] }),
]);
