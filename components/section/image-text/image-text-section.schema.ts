import { defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  picture,
} from '../../../content/schema/sections/section.ts';

export const imageTextSection = defineSection({
  name: 'imageTextSection',
  title: 'Picture with text',
  description: 'A picture beside a text, or a picture from edge to edge with the text on a card.',
  fields: [
    heading,
    defineField({ name: 'body', title: 'Text', type: 'localizedRichText' }),
    picture,
    defineField({
      name: 'layout',
      title: 'Layout',
      description:
        'When empty, the picture is on the left. From edge to edge it should be at least 1920 pixels wide.',
      type: 'string',
      options: {
        list: [
          { title: 'Picture on the left', value: 'left' },
          { title: 'Picture on the right', value: 'right' },
          { title: 'Picture from edge to edge', value: 'fullBleed' },
        ],
      },
    }),
    defineField({
      name: 'shape',
      title: 'Shape of the picture',
      description: 'When empty, a rectangle. Not used for a picture from edge to edge.',
      type: 'string',
      options: {
        list: [
          { title: 'Rectangle', value: 'plain' },
          { title: 'Arch', value: 'arch' },
        ],
      },
    }),
    actions,
  ],
});
