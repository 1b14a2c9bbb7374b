import { defineField, defineType } from '@sanity/types';
import { requiredSource, requiredTarget } from '../../../../content/schema/rules/formats.ts';
import { notOfPage, sourceRules, targetRules } from '../../../../content/schema/rules/redirects.ts';
import { uniqueIn } from '../../../../content/schema/rules/unique.ts';

/** A redirect from an old address; active as soon as it is published. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  description: 'Leads visitors from an old address to a new one as soon as it is published.',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      title: 'Old path',
      description: 'With its language, for example /en/old-page.',
      type: 'string',
      validation: (rule) => [
        rule.required().custom(requiredSource),
        rule.custom(notOfPage),
        rule.custom(uniqueIn('from')),
        ...sourceRules(rule),
      ],
    }),
    defineField({
      name: 'to',
      title: 'New path or URL',
      description: 'For example /en/new-page or https://www.example.com.',
      type: 'string',
      validation: (rule) => [rule.required().custom(requiredTarget), ...targetRules(rule)],
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      description:
        'Turn on when the old path will never be used again: browsers and search engines remember it.',
      type: 'boolean',
    }),
  ],
  preview: { select: { title: 'from', subtitle: 'to' } },
});
