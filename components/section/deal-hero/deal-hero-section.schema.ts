import { defineField } from '@sanity/types';
import { defineSection } from '../../../content/schema/sections/section.ts';

/** One deal, large, while it is valid. */
export const dealHeroSection = defineSection({
  name: 'dealHeroSection',
  title: 'Deal',
  description: 'A deal with its code over a picture from edge to edge, while it is valid.',
  fields: [
    defineField({
      name: 'deal',
      title: 'Deal',
      type: 'reference',
      to: [{ type: 'deal' }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      description: 'At least 1920 pixels wide. When empty, the picture of the deal is used.',
      type: 'picture',
    }),
  ],
});
