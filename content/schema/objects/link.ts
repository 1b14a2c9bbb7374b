import { defineField, defineType } from '@sanity/types';
import { absoluteAddress, anchor } from '../rules/formats.ts';
import { anchorRules, anyUri, withTarget } from '../rules/links.ts';
import { linkable, linkableTitles } from '../values/linkable.ts';
import { formOptions } from '../values/options.ts';

/** A link in content: to a document of this site (with an anchor), to a form, or elsewhere. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  description: 'Choose one target: a page of this site, a form, the checkout or a URL.',
  type: 'object',
  validation: (rule) => rule.custom(withTarget),
  fields: [
    defineField({
      name: 'label',
      title: 'Link text',
      description: 'What visitors click, for example “See all events”.',
      type: 'localizedString',
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
        'Anchor of the section to jump to, for example opening-hours; without a page, on the page of the link itself. Optional.',
      type: 'string',
      validation: (rule) => [rule.custom(anchor), ...anchorRules(rule)],
    }),
    defineField({
      name: 'form',
      title: 'Form',
      description: 'Opens this form over the page.',
      type: 'string',
      options: { list: formOptions },
    }),
    defineField({
      name: 'url',
      title: 'URL',
      description:
        'For other websites and email, for example https://www.example.com or mailto:name@example.com.',
      type: 'url',
      validation: (rule) => rule.uri(anyUri).custom(absoluteAddress),
    }),
    defineField({
      name: 'checkout',
      title: 'Checkout',
      description: 'Opens the ticket checkout over the page.',
      type: 'string',
      options: {
        list: [
          { title: 'Buy tickets', value: 'tickets' },
          { title: 'Change a booking', value: 'booking' },
        ],
      },
    }),
    defineField({
      name: 'openInNewWindow',
      title: 'Open in a new window',
      description: 'Recommended for other websites only.',
      type: 'boolean',
    }),
  ],
  preview: {
    select: { label: 'label.en', page: 'page.title.en', url: 'url' },
    prepare: ({ label, page, url }) => ({ title: label ?? page ?? url, subtitle: url ?? page }),
  },
});
