import { defineField, defineType } from '@sanity/types';
import { shortText } from '../rules/formats.ts';

/** A picture with its text alternative (WCAG 1.1.1); `decorative` ones have none. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  options: { hotspot: true },
  fields: [
    defineField({ name: 'alt', title: 'What is seen', type: 'localizedString' }),
    defineField({ name: 'caption', type: 'localizedString' }),
    defineField({ name: 'credit', type: 'string', validation: (rule) => rule.custom(shortText) }),
    defineField({ name: 'decorative', type: 'boolean' }),
  ],
});
