import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { linkable } from '../linkable.ts';
import { address, anchor } from '../rules/formats.ts';

/** Rich text. The h1 belongs to the page, so headings start at h2. */
export const richText = defineType({
  name: 'richText',
  title: 'Rich text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Text', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Small heading', value: 'h3' },
        { title: 'Quote', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bullets', value: 'bullet' },
        { title: 'Numbers', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Strong', value: 'strong' },
          { title: 'Emphasis', value: 'em' },
        ],
        annotations: [
          {
            name: 'textLink',
            title: 'Link',
            type: 'object',
            fields: [
              defineField({
                name: 'href',
                title: 'Address',
                type: 'string',
                validation: (rule) => rule.custom(address),
              }),
              defineField({
                name: 'page',
                title: 'Page of this site',
                type: 'reference',
                to: linkable,
              }),
              defineField({
                name: 'anchor',
                title: 'Anchor',
                type: 'string',
                validation: (rule) => rule.custom(anchor),
              }),
            ],
          },
        ],
      },
    }),
  ],
});
