import { defineField } from '@sanity/types';
import { defineSection, picture } from '../../../content/schema/sections/section.ts';
import { languageOptions } from '../../../content/schema/values/options.ts';

/** A quotation: public domain or quoted with permission, and always attributed. */
export const quoteSection = defineSection({
  name: 'quoteSection',
  title: 'Quotation',
  description: 'A quotation in large type, with its author and source.',
  fields: [
    defineField({
      name: 'text',
      title: 'Quotation',
      description: 'Without quotation marks. Quote only what is in the public domain or permitted.',
      type: 'localizedText',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'speaker',
      title: 'Author',
      description: 'Who said or wrote it, for example “Jan Neruda”.',
      type: 'localizedString',
    }),
    defineField({
      name: 'source',
      title: 'Source',
      description: 'The book, newspaper or speech, with its year.',
      type: 'localizedString',
    }),
    defineField({
      name: 'language',
      title: 'Original language',
      description: 'In other languages, visitors see the original below the translation.',
      type: 'string',
      options: { list: languageOptions },
    }),
    picture,
  ],
});
