import { defineArrayMember, defineField } from '@sanity/types';
import { localeIds } from '../locales.ts';

/** Fields of every document with its own page. */
export const pageFields = [
  defineField({ name: 'title', type: 'localizedString', validation: (rule) => rule.required() }),
  defineField({ name: 'slug', type: 'localizedSlug', validation: (rule) => rule.required() }),
  defineField({
    name: 'languages',
    title: 'Languages it exists in',
    type: 'array',
    of: [defineArrayMember({ type: 'string', options: { list: localeIds } })],
    validation: (rule) => rule.required().min(1).unique(),
  }),
  defineField({ name: 'seo', type: 'seo', validation: (rule) => rule.required() }),
];

/** Fields of the documents with their own slugs, which also appear in lists. */
export const sluggedFields = [
  ...pageFields,
  defineField({
    name: 'previousSlugs',
    type: 'array',
    of: [defineArrayMember({ type: 'previousSlug' })],
  }),
  defineField({
    name: 'summary',
    title: 'One or two sentences for lists',
    type: 'localizedText',
    validation: (rule) => rule.required(),
  }),
];
