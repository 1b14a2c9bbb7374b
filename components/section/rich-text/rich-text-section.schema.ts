import { defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  picture,
} from '../../../content/schema/sections/section.ts';

export const richTextSection = defineSection({
  name: 'richTextSection',
  title: 'Text',
  description: 'A text with a heading, and a picture beside or below it.',
  fields: [
    heading,
    defineField({ name: 'body', title: 'Text', type: 'localizedRichText' }),
    picture,
    actions,
  ],
});
