import { defineArrayMember, defineField } from '@sanity/types';
import { localeIds } from '../locales.ts';
import { defineSection } from './section.ts';

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
  defineField({ name: 'picture', type: 'picture' }),
]);

/** A timeline of events in chronological order. */
export const timelineSection = defineSection('timelineSection', 'Timeline', [
  defineField({ name: 'heading', type: 'localizedString' }),
  defineField({ name: 'intro', type: 'localizedText' }),
  defineField({
    name: 'entries',
    type: 'array',
    of: [defineArrayMember({ type: 'timelineEntry' })],
  }),
]);

/** The suppliers of the museum, as a list of names. */
export const partnersSection = defineSection('partnersSection', 'Partners', [
  defineField({ name: 'heading', type: 'localizedString' }),
  defineField({ name: 'intro', type: 'localizedText' }),
  defineField({ name: 'items', type: 'array', of: [defineArrayMember({ type: 'partner' })] }),
]);
