import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { localeIds } from '../../../../content/schema/locales.ts';
import { number, webAddress } from '../../../../content/schema/rules/formats.ts';

const team = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'person' }] })],
  });

/** Specification, section 3: one document with the settings shared by all pages. */
export const settings = defineType({
  name: 'settings',
  title: 'Settings',
  type: 'document',
  fields: [
    defineField({ name: 'promoLink', type: 'link' }),
    defineField({ name: 'popupLink', type: 'link' }),
    defineField({
      name: 'popupLanguages',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: localeIds } })],
    }),
    team('teamHR', 'Who reads applications'),
    team('teamB2B', 'Who reads reservation enquiries'),
    defineField({
      name: 'euroRate',
      title: 'Kč per euro, for approximate prices',
      type: 'number',
      validation: (rule) => rule.custom(number({ min: 1, max: 1000 })),
    }),
    defineField({
      name: 'tourLanguageDays',
      title: 'On which days tours are in which language',
      type: 'array',
      of: [defineArrayMember({ type: 'tourLanguageDays' })],
    }),
    defineField({ name: 'socialTitle', type: 'localizedString' }),
    defineField({ name: 'companyDetails', type: 'companyDetails' }),
    defineField({
      name: 'responsibleDrinkingUrl',
      title: 'Where visitors under 18 are led',
      type: 'localizedString',
    }),
    defineField({
      name: 'instagramUrl',
      type: 'url',
      validation: (rule) => rule.custom(webAddress),
    }),
    defineField({
      name: 'facebookUrl',
      type: 'url',
      validation: (rule) => rule.custom(webAddress),
    }),
    defineField({ name: 'youtubeUrl', type: 'url', validation: (rule) => rule.custom(webAddress) }),
    defineField({
      name: 'linkedinUrl',
      type: 'url',
      validation: (rule) => rule.custom(webAddress),
    }),
    defineField({ name: 'tiktokUrl', type: 'url', validation: (rule) => rule.custom(webAddress) }),
    defineField({ name: 'shareImage', type: 'picture' }),
  ],
});
