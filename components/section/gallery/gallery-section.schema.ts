import { defineField } from '@sanity/types';
import { defineSection, heading } from '../../../content/schema/sections/section.ts';

export const gallerySection = defineSection('gallerySection', 'Gallery', [
  heading,
  defineField({
    name: 'gallery',
    type: 'reference',
    to: [{ type: 'gallery' }],
    validation: (rule) => rule.required(),
  }),
]);
