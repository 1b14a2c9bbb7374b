import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { fewItems } from '../../../../content/schema/rules/formats.ts';
import { labelledLink } from '../../../../content/schema/rules/links.ts';
import { uniqueIn } from '../../../../content/schema/rules/unique.ts';
import { areaOptions } from '../../../../content/schema/values/options.ts';
import { optionTitle } from '../../../../content/schema/values/preview.ts';

/** Specification, section 3: the header's and the footer's links. */
export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation',
  description: 'The links at the top or at the bottom of every page.',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Area of the page',
      type: 'string',
      options: { list: areaOptions },
      validation: (rule) => [rule.required(), rule.custom(uniqueIn('name'))],
    }),
    defineField({
      name: 'hasLogo',
      title: 'Logo',
      description: 'Turn on to show the logo in this area.',
      type: 'boolean',
    }),
    defineField({
      name: 'logoLink',
      title: 'Logo link',
      description: 'Where the logo leads; it needs no link text. When empty, to the home page.',
      type: 'link',
    }),
    defineField({
      name: 'actionLink',
      title: 'Call to action',
      description:
        'Button in the header and, on phones, at the bottom of the screen, for example “Buy tickets”.',
      type: 'link',
      validation: labelledLink,
    }),
    defineField({
      name: 'links',
      title: 'Links',
      description:
        'In the footer, a link with a submenu becomes a column, and all others share one.',
      type: 'array',
      of: [
        defineArrayMember({ type: 'navigationItem' }),
        defineArrayMember({ type: 'navigationLink' }),
      ],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one link.'),
        rule.custom(fewItems),
      ],
    }),
  ],
  preview: {
    select: { name: 'name' },
    prepare: ({ name }) => ({ title: optionTitle(areaOptions, name) ?? '' }),
  },
});
