import { defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  picture,
} from '../../../content/schema/sections/section.ts';

export const callToActionSection = defineSection({
  name: 'callToActionSection',
  title: 'Call to action',
  description: 'A short text with buttons, at the end of a page or between other sections.',
  fields: [
    heading,
    defineField({ name: 'text', title: 'Text', type: 'localizedText' }),
    picture,
    actions,
  ],
});
