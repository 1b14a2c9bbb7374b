import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { address, anchor } from '../rules/formats.ts';
import { addressRules, anchorRules, withTextLinkTarget } from '../rules/links.ts';
import { linkable, linkableTitles } from '../values/linkable.ts';

/** Rich text. The h1 belongs to the page, so headings start at h2. */
export const richText = defineType({
  name: 'richText',
  title: 'Formatted text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Paragraph', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Subheading', value: 'h3' },
        { title: 'Quotation', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bulleted list', value: 'bullet' },
        { title: 'Numbered list', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Bold', value: 'strong' },
          { title: 'Italic', value: 'em' },
        ],
        annotations: [
          {
            name: 'textLink',
            title: 'Link',
            type: 'object',
            validation: (rule) => rule.custom(withTextLinkTarget),
            fields: [
              defineField({
                name: 'href',
                title: 'URL',
                description:
                  'For other websites, for example https://www.example.com. Used when no page is chosen.',
                type: 'string',
                validation: (rule) => [rule.custom(address), ...addressRules(rule)],
              }),
              defineField({
                name: 'page',
                title: 'Page of this site',
                description: linkableTitles,
                type: 'reference',
                to: linkable,
              }),
              defineField({
                name: 'anchor',
                title: 'Anchor',
                description:
                  'Anchor of the section to jump to, for example opening-hours. Optional.',
                type: 'string',
                validation: (rule) => [rule.custom(anchor), ...anchorRules(rule)],
              }),
            ],
          },
        ],
      },
    }),
  ],
});
