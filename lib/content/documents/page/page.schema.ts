import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { pageFields } from '../../../../content/schema/documents/shared.ts';
import { pageRoutes } from '../../../../content/schema/routes.ts';
import { sectionTypes } from '../../../../content/schema/sections/index.ts';

/** One document for each route that is a single page; its paths are in the route table. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  fields: [
    defineField({
      name: 'route',
      type: 'string',
      options: { list: pageRoutes },
      validation: (rule) => rule.required(),
    }),
    ...pageFields,
    defineField({
      name: 'sections',
      type: 'array',
      of: sectionTypes.map(({ name }) => defineArrayMember({ type: name })),
    }),
  ],
});
