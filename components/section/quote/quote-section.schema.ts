import { defineField } from '@sanity/types';
import { localeIds } from '../../../content/schema/locales.ts';
import { defineSection, picture } from '../../../content/schema/sections/section.ts';

/** A quotation: public domain or quoted with permission, and always attributed. */
export const quoteSection = defineSection('quoteSection', 'Quotation', [
  defineField({
    name: 'text',
    title: 'What was said, without quotation marks',
    type: 'localizedText',
    validation: (rule) => rule.required(),
  }),
  defineField({ name: 'speaker', title: 'Who said it', type: 'localizedString' }),
  defineField({ name: 'source', title: 'Where it stands', type: 'localizedString' }),
  defineField({
    name: 'language',
    title: 'Language it was said in; the others are translations',
    type: 'string',
    options: { list: localeIds },
  }),
  picture,
]);
