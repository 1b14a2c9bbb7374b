import { defineField, defineType } from '@sanity/types';
import { neededDateTime } from '../../../../content/schema/rules/formats.ts';
import { inSomeLanguage } from '../../../../content/schema/rules/languages.ts';
import { after } from '../../../../content/schema/rules/spans.ts';

/** A dated announcement, displayed only in the languages in which it has text. */
export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  fields: [
    defineField({
      name: 'text',
      type: 'localizedString',
      validation: (rule) => rule.required().custom(inSomeLanguage),
    }),
    defineField({ name: 'link', type: 'link' }),
    defineField({
      name: 'from',
      type: 'datetime',
      validation: (rule) => rule.required().custom(neededDateTime),
    }),
    defineField({
      name: 'to',
      type: 'datetime',
      validation: (rule) => [rule.required().custom(neededDateTime), rule.custom(after('from'))],
    }),
  ],
});
