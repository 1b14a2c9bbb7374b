import { defineField, defineType } from '@sanity/types';
import { linkable } from '../linkable.ts';
import { address, anchor } from '../rules/formats.ts';

/** A link in content: to a document of this site (with an anchor), to a form, or elsewhere. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({ name: 'label', type: 'localizedString' }),
    defineField({
      name: 'page',
      title: 'Page of this site',
      type: 'reference',
      to: linkable,
    }),
    defineField({ name: 'anchor', type: 'string', validation: (rule) => rule.custom(anchor) }),
    defineField({
      name: 'form',
      title: 'Form to open',
      type: 'string',
      options: { list: ['career', 'reservation', 'subscription'] },
    }),
    defineField({
      name: 'url',
      title: 'Address elsewhere',
      type: 'url',
      validation: (rule) => rule.custom(address),
    }),
    defineField({
      name: 'checkout',
      title: 'Opens the checkout instead of the page: to buy, or to change a booking',
      type: 'string',
      options: { list: ['tickets', 'booking'] },
    }),
    defineField({ name: 'openInNewWindow', type: 'boolean' }),
  ],
});
