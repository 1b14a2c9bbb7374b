import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { linkable } from '../linkable.ts';

/** Names of the icons the site draws beside external links. */
const icons = [
  'external',
  'instagram',
  'facebook',
  'youtube',
  'linkedin',
  'tiktok',
  'map',
  'mail',
  'phone',
];

/** Specification, section 3: a link of the navigation, to a page; children are drawn one level deep. */
export const navigationItem = defineType({
  name: 'navigationItem',
  title: 'Page link',
  type: 'object',
  fields: [
    defineField({ name: 'title', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({ name: 'page', type: 'reference', to: linkable }),
    defineField({ name: 'anchor', type: 'string' }),
    defineField({
      name: 'children',
      type: 'array',
      of: [
        defineArrayMember({ type: 'navigationItem' }),
        defineArrayMember({ type: 'navigationLink' }),
      ],
    }),
  ],
});

export const navigationLink = defineType({
  name: 'navigationLink',
  title: 'External link',
  type: 'object',
  fields: [
    defineField({ name: 'title', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({ name: 'url', type: 'url', validation: (rule) => rule.required() }),
    defineField({ name: 'openInNewWindow', type: 'boolean' }),
    defineField({ name: 'icon', type: 'string', options: { list: icons } }),
  ],
});
