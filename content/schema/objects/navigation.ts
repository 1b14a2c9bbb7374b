import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { linkable } from '../linkable.ts';
import { anchor, neededAddress } from '../rules/formats.ts';

/** The site's own icons; others are given with their set, such as `lucide:map-pin`. */
const houseIcons = [
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

/** Specification, section 3: a navigation link to a page; children are rendered one level deep. */
export const navigationItem = defineType({
  name: 'navigationItem',
  title: 'Page link',
  type: 'object',
  fields: [
    defineField({ name: 'title', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({ name: 'page', type: 'reference', to: linkable }),
    defineField({ name: 'anchor', type: 'string', validation: (rule) => rule.custom(anchor) }),
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
    defineField({
      name: 'url',
      type: 'url',
      validation: (rule) => rule.required().custom(neededAddress),
    }),
    defineField({ name: 'openInNewWindow', type: 'boolean' }),
    defineField({
      name: 'icon',
      type: 'string',
      description: `One of ${houseIcons.join(', ')}, or a name from lucide.dev such as lucide:map-pin.`,
      validation: (rule) => rule.regex(new RegExp(`^(${houseIcons.join('|')}|lucide:[a-z0-9-]+)$`)),
    }),
  ],
});
