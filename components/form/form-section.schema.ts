import { defineField } from '@sanity/types';
import { defineSection, heading, intro } from '../../content/schema/sections/section.ts';
import { formOptions } from '../../content/schema/values/options.ts';

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
