import { defineArrayMember, defineField } from '@sanity/types';
import { fewItems } from '../../../content/schema/rules/formats.ts';
import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

/** The suppliers of the museum, as a list of names. */
export const partnersSection = defineSection({
  name: 'partnersSection',
  title: 'Partners',
  description: 'The suppliers of the museum with their products, without logos.',
  fields: [
    heading,
    intro,
    defineField({
      name: 'items',
      title: 'Partners',
      type: 'array',
      of: [defineArrayMember({ type: 'partner' })],
      validation: (rule) => rule.custom(fewItems),
    }),
  ],
});
