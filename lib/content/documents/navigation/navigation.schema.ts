import { defineArrayMember, defineField, defineType } from '@sanity/types';

/** Specification, section 3: the header's and the footer's links. */
export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      type: 'string',
      options: { list: ['header', 'footer'] },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'hasLogo', type: 'boolean' }),
    defineField({ name: 'logoLink', type: 'link' }),
    defineField({ name: 'actionLink', type: 'link' }),
    defineField({
      name: 'links',
      type: 'array',
      of: [
        defineArrayMember({ type: 'navigationItem' }),
        defineArrayMember({ type: 'navigationLink' }),
      ],
      validation: (rule) => rule.required().min(1),
    }),
  ],
});
