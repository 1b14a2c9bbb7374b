import { defineField } from '@sanity/types';
import { defineSection, heading, intro } from '../../content/schema/sections/section.ts';

export const formSection = defineSection('formSection', 'Form', [
  defineField({
    name: 'kind',
    type: 'string',
    options: { list: ['career', 'reservation', 'subscription'] },
    validation: (rule) => rule.required(),
  }),
  heading,
  intro,
]);
