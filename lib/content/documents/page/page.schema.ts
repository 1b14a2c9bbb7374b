import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { pageFields } from '../../../../content/schema/documents/shared.ts';
import { pageSections } from '../../../../content/schema/rules/formats.ts';
import { anchorsOnce, withPageAnchors } from '../../../../content/schema/rules/page-anchors.ts';
import { withHeroFirst } from '../../../../content/schema/rules/page-hero.ts';
import { uniqueIn } from '../../../../content/schema/rules/unique.ts';
import { sectionTypes } from '../../../../content/schema/sections/index.ts';
import { pageRouteOptions } from '../../../../content/schema/values/options.ts';
import { optionTitle } from '../../../../content/schema/values/preview.ts';

/** One document for each route that is a single page; its paths are in the route table. */
export const page = defineType({
  name: 'page',
  title: 'Page',
  description: 'A page with a fixed address, made of sections.',
  type: 'document',
  fields: [
    defineField({
      name: 'route',
      title: 'Address',
      description: 'The English address of the page. Each address has one page in all languages.',
      type: 'string',
      options: { list: pageRouteOptions },
      validation: (rule) => [rule.required(), rule.custom(uniqueIn('route'))],
    }),
    ...pageFields(
      defineField({
        name: 'sections',
        title: 'Sections',
        description:
          'The content of the page, from top to bottom. Begin with a hero and have only one.',
        type: 'array',
        of: sectionTypes.map(({ name }) => defineArrayMember({ type: name })),
        validation: (rule) => [
          rule.custom(pageSections),
          rule.custom(withHeroFirst),
          rule.custom(withPageAnchors),
          rule.custom(anchorsOnce),
        ],
      }),
      defineField({
        name: 'hidesTickets',
        title: 'No bar at the bottom',
        description:
          'On phones, a bar at the bottom offers the first button of the hero, or else tickets. Turn this on to have none where no ticket is needed, such as in the taproom.',
        type: 'boolean',
        initialValue: false,
      }),
    ),
  ],
  preview: {
    select: { title: 'title.en', route: 'route' },
    prepare: ({ title, route }) => ({
      title,
      subtitle: optionTitle(pageRouteOptions, route) ?? '',
    }),
  },
});
