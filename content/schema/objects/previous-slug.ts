import { defineField, defineType } from '@sanity/types';
import { requiredSlug } from '../rules/formats.ts';
import { languageOptions } from '../values/options.ts';
import { optionTitle } from '../values/preview.ts';
import { language } from './fields.ts';

/** A previous slug of a document; it redirects permanently to the current one. */
export const previousSlug = defineType({
  name: 'previousSlug',
  title: 'Previous slug',
  type: 'object',
  fields: [
    language,
    defineField({
      name: 'slug',
      title: 'Slug',
      type: 'string',
      validation: (rule) => rule.required().custom(requiredSlug),
    }),
  ],
  preview: {
    select: { slug: 'slug', language: 'language' },
    prepare: ({ slug, language }) => ({
      title: slug,
      subtitle: optionTitle(languageOptions, language) ?? '',
    }),
  },
});
