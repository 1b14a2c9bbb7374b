import { defineField } from '@sanity/types';
import { formOptions } from '../../content/schema/options.ts';
import { defineSection, heading, intro } from '../../content/schema/sections/section.ts';

export const formSection = defineSection({
  name: 'formSection',
  title: 'Form',
  description: 'A form that visitors fill in on the page.',
  fields: [
    defineField({
      name: 'kind',
      title: 'Form',
      type: 'string',
      options: { list: formOptions },
      validation: (rule) => rule.required(),
    }),
    heading,
    intro,
  ],
});
