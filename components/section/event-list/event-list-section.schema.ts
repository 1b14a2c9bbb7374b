import { defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  intro,
  limit,
} from '../../../content/schema/sections/section.ts';
import { eventPlaceOptions } from '../../../content/schema/values/options.ts';

export const eventListSection = defineSection({
  name: 'eventListSection',
  title: 'Events',
  description:
    'A list of upcoming or past events. On the page of all events visitors can filter it.',
  fields: [
    heading,
    intro,
    limit,
    defineField({
      name: 'period',
      title: 'Period',
      description: 'When empty, upcoming events are shown.',
      type: 'string',
      options: {
        list: [
          { title: 'Upcoming events', value: 'upcoming' },
          { title: 'Past events', value: 'past' },
        ],
      },
    }),
    defineField({
      name: 'place',
      title: 'Place',
      description: 'When empty, events in all places are shown.',
      type: 'string',
      options: { list: eventPlaceOptions },
    }),
    actions,
  ],
});
