import { defineArrayMember, defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  intro,
  picture,
} from '../../../content/schema/sections/section.ts';

export const openingHoursSection = defineSection({
  name: 'openingHoursSection',
  title: 'Opening hours',
  description: 'Whether the museum and the taproom are open now, their week and the exceptions.',
  fields: [
    heading,
    intro,
    defineField({
      name: 'venues',
      title: 'Venues',
      description: 'Leave empty to show all.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'openingHours' }] })],
    }),
    picture,
    actions,
  ],
});
