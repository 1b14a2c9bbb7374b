import { defineArrayMember, defineField, defineType } from '@sanity/types';

/**
 * Which English a translation was made from, or that it is a copy, by hashes; see
 * `content/publish/translated-from.ts` and `content/schema/values/copied-texts.ts`.
 */
export const translatedFrom = defineType({
  name: 'translatedFrom',
  title: 'Source of a translation',
  type: 'object',
  fields: [
    defineField({ name: 'texts', title: 'Translation and its English', type: 'string' }),
    defineField({ name: 'english', title: 'English it was made from', type: 'string' }),
  ],
});

/** The field of every document in which publishing records translations that are out of date. */
export const translatedFromField = defineField({
  name: 'translatedFrom',
  title: 'Sources of translations',
  type: 'array',
  of: [defineArrayMember({ type: 'translatedFrom' })],
  hidden: true,
  readOnly: true,
});
