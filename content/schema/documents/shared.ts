import {
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type Rule,
  type ValidationContext,
} from '@sanity/types';
import { several } from '../objects/fields.ts';
import { translatedFromField } from '../objects/translated-from.ts';
import { fewItems } from '../rules/formats.ts';
import { isEnglishOptional, translated, withEnglish } from '../rules/languages.ts';
import { chooseEnglish } from '../rules/messages.ts';
import { languageOptions } from '../values/options.ts';

/** The first fields of every document with its own page. */
const identityFields = [
  defineField({
    name: 'title',
    title: 'Title',
    description:
      'Shown in lists, in breadcrumbs and on the picture of shared links; for events, experiences, deals and job postings also as the main heading.',
    type: 'localizedString',
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'slug',
    title: 'Slug',
    description:
      'Last part of the address, for example lantern-night. After a change, the previous slugs lead to the new address. Pages have fixed addresses and do not use it.',
    type: 'localizedSlug',
    validation: (rule: Rule, context?: ValidationContext) =>
      isEnglishOptional('localizedSlug', context?.document?._type) ? rule : rule.required(),
  }),
  defineField({
    name: 'languages',
    title: 'Languages',
    description:
      'Languages in which visitors can read it, English always among them. In all others they see the English text with a notice.',
    ...several(languageOptions),
    initialValue: ['en'],
    validation: (rule) => [
      rule.required().custom(withEnglish).unique().error(chooseEnglish),
      rule.custom(translated).warning(),
    ],
  }),
];

const summary = defineField({
  name: 'summary',
  title: 'Summary',
  description: 'One or two sentences, shown in lists and as the first paragraph of the page.',
  type: 'localizedText',
  validation: (rule) => rule.required(),
});

const previousSlugs = defineField({
  name: 'previousSlugs',
  title: 'Previous slugs',
  description:
    'Addresses with these slugs redirect to the current one. After you have changed a slug, add the old one here unless it was added for you.',
  type: 'array',
  of: [defineArrayMember({ type: 'previousSlug' })],
  validation: (rule) => rule.custom(fewItems),
});

const seo = defineField({
  name: 'seo',
  title: 'Search and sharing',
  type: 'seo',
  validation: (rule) => rule.required(),
});

/**
 * Returns the fields of a document with its own page, in the order of the form: what is seldom
 * changed stands after the content.
 */
export function pageFields(...content: readonly FieldDefinition[]): FieldDefinition[] {
  return [...identityFields, ...content, seo];
}

/** Returns the fields of a document with its own slug, which also appears in lists. */
export function sluggedFields(...content: readonly FieldDefinition[]): FieldDefinition[] {
  return pageFields(summary, ...content, previousSlugs);
}

/** The position of a document in lists. */
export const position = defineField({
  name: 'order',
  title: 'Position',
  description: 'Place in lists, for example 3. Smaller numbers come first.',
  type: 'number',
  validation: (rule) => rule.required(),
});

/** Returns a type of document with the field that publishing writes for its translations. */
export function withTranslatedFrom<
  T extends Readonly<Record<'fields', readonly FieldDefinition[]>>,
>(type: T): T {
  return { ...type, fields: [...type.fields, translatedFromField] };
}
