import { defineField, defineType } from '@sanity/types';
import { pragueDateTime } from '../../../../content/schema/objects/fields.ts';
import { requiredDateTime } from '../../../../content/schema/rules/formats.ts';
import { inSomeLanguage } from '../../../../content/schema/rules/languages.ts';
import { after } from '../../../../content/schema/rules/spans.ts';
import { localeIds } from '../../../../content/schema/values/locales.ts';
import {
  dateTimeText,
  fieldsInLanguages,
  periodText,
} from '../../../../content/schema/values/preview.ts';

const from = defineField({
  name: 'from',
  title: 'Show from',
  ...pragueDateTime,
  validation: (rule) => rule.required().custom(requiredDateTime),
});

/** A dated announcement, displayed only in the languages in which it has text. */
export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  description: 'A line above the header of every page, for a limited time.',
  type: 'document',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Shown only in the languages that you fill in.',
      type: 'localizedString',
      validation: (rule) => rule.required().custom(inSomeLanguage),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Without a link text, the whole announcement becomes the link. Optional.',
      type: 'link',
    }),
    from,
    defineField({
      name: 'to',
      title: 'Show until',
      ...pragueDateTime,
      validation: (rule) => [rule.required().custom(requiredDateTime), rule.custom(after(from))],
    }),
  ],
  preview: {
    select: {
      ...fieldsInLanguages('text'),
      from: 'from',
      to: 'to',
    },
    prepare: ({ from, to, ...texts }) => ({
      title: localeIds.map((id) => texts[id]).find(Boolean),
      subtitle: periodText(dateTimeText(from), dateTimeText(to)) ?? '',
    }),
  },
});
