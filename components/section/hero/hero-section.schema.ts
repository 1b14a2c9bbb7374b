import { defineField } from '@sanity/types';
import { actions, defineSection } from '../../../content/schema/sections/section.ts';

/** The first section of a page; its heading is the page's h1. */
export const heroSection = defineSection({
  name: 'heroSection',
  title: 'Hero',
  description: 'The top of a page, with its main heading. Every page begins with one.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'Main heading of the page. From 40 characters on it is set smaller.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'lead',
      title: 'Introduction',
      description: 'One or two sentences with the heading. Optional.',
      type: 'localizedText',
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      description: 'At least 1920 pixels wide, unless it is beside the text.',
      type: 'picture',
    }),
    defineField({
      name: 'size',
      title: 'Layout',
      description: 'When empty, the picture fills the top of the page.',
      type: 'string',
      options: {
        list: [
          { title: 'Picture over the whole screen', value: 'screen' },
          { title: 'Picture over the top of the page', value: 'page' },
          { title: 'Text, with a picture beside it', value: 'plain' },
        ],
      },
    }),
    actions,
    defineField({
      name: 'visit',
      title: 'Visit card',
      description:
        'Shows opening hours, address, lowest price and the first button on a card over the lower edge of the picture.',
      type: 'boolean',
    }),
    defineField({
      name: 'buyingTerms',
      title: 'Price and cancellation terms',
      description: 'Shows the lowest price and the terms of cancellation below the buttons.',
      type: 'boolean',
    }),
  ],
});
