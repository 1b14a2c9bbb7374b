import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { pageRoutes } from '../routes.ts';
import { sectionTypes } from '../sections/index.ts';
import { pageFields } from './shared.ts';

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
