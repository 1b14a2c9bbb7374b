import { defineField } from '@sanity/types';
import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';
import { boardPlaceOptions } from '../../../content/schema/values/options.ts';

export const boardSection = defineSection({
  name: 'boardSection',
  title: 'Food and drink',
  description: 'The beers on tap and the dishes of a room, with prices and allergens.',
  fields: [
    heading,
    intro,
    defineField({
      name: 'board',
      title: 'Food and drink',
      type: 'reference',
      to: [{ type: 'board' }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'place',
      title: 'Room',
      description: 'Shows what is served there. Leave empty for everything.',
      type: 'string',
      options: { list: boardPlaceOptions },
    }),
  ],
});
