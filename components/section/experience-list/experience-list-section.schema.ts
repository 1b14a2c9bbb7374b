import { defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  intro,
  limit,
} from '../../../content/schema/sections/section.ts';

export const experienceListSection = defineSection({
  name: 'experienceListSection',
  title: 'Experiences',
  description: 'A list of experiences. On the page of all experiences visitors can filter it.',
  fields: [
    heading,
    intro,
    limit,
    defineField({
      name: 'featured',
      title: 'Featured experience',
      description: 'Comes first, in full width. Optional.',
      type: 'reference',
      to: [{ type: 'experience' }],
    }),
    actions,
  ],
});
