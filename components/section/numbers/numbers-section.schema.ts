import { defineArrayMember, defineField } from '@sanity/types';
import { defineSection, heading } from '../../../content/schema/sections/section.ts';

export const numbersSection = defineSection('numbersSection', 'Numbers', [
  heading,
  defineField({ name: 'items', type: 'array', of: [defineArrayMember({ type: 'figure' })] }),
]);
