import { defineField } from '@sanity/types';
import { defineSection } from '../../../content/schema/sections/section.ts';

/** One deal, large, while it is valid. */
export const dealHeroSection = defineSection('dealHeroSection', 'Deal', [
  defineField({
    name: 'deal',
    type: 'reference',
    to: [{ type: 'deal' }],
    validation: (rule) => rule.required(),
  }),
  defineField({ name: 'picture', title: 'Picture, if not the deal’s', type: 'picture' }),
]);
