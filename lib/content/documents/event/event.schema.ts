import { defineField, defineType } from '@sanity/types';
import { sluggedFields } from '../../../../content/schema/documents/shared.ts';
import { neededDateTime, price } from '../../../../content/schema/rules/formats.ts';
import { after } from '../../../../content/schema/rules/spans.ts';

export const event = defineType({
  name: 'event',
  title: 'Event',
  type: 'document',
  fields: [
    ...sluggedFields,
    defineField({ name: 'picture', type: 'picture' }),
    defineField({
      name: 'kind',
      type: 'string',
      options: {
        list: ['tapping', 'talk', 'music', 'feast', 'market', 'tour', 'contest', 'quiet'],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'place',
      type: 'string',
      options: { list: ['museum', 'taproom', 'beerHall', 'cellar'] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'start',
      type: 'datetime',
      validation: (rule) => rule.required().custom(neededDateTime),
    }),
    defineField({
      name: 'end',
      type: 'datetime',
      validation: (rule) => [rule.required().custom(neededDateTime), rule.custom(after('start'))],
    }),
    defineField({
      name: 'price',
      title: 'Price in Kč, 0 for free entry',
      type: 'number',
      validation: (rule) => rule.custom(price),
    }),
    defineField({
      name: 'status',
      type: 'string',
      options: { list: ['scheduled', 'soldOut', 'cancelled'] },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'body', type: 'localizedRichText' }),
  ],
});
