import { defineField } from '@sanity/types';
import { defineSection, heading } from '../../../content/schema/sections/section.ts';

export const gallerySection = defineSection({
  name: 'gallerySection',
  title: 'Gallery',
  description: 'The pictures and text cards of a gallery, which visitors can enlarge.',
  fields: [
    heading,
    defineField({
      name: 'gallery',
      title: 'Gallery',
      type: 'reference',
      to: [{ type: 'gallery' }],
      validation: (rule) => rule.required(),
    }),
  ],
});
