import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { several } from '../../../../content/schema/objects/fields.ts';
import { fewItems, number, webAddress } from '../../../../content/schema/rules/formats.ts';
import { fitsOneLine, labelledLink, webAddresses } from '../../../../content/schema/rules/links.ts';
import { languageOptions } from '../../../../content/schema/values/options.ts';

interface Labels {
  readonly title: string;
  readonly description: string;
}

const team = (name: string, labels: Labels) =>
  defineField({
    name,
    ...labels,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'person' }] })],
    validation: (rule) => rule.custom(fewItems),
  });

const profile = (name: string, title: string) =>
  defineField({
    name,
    title,
    description: 'Complete address of the profile. Leave empty to show no link.',
    type: 'url',
    validation: (rule) => rule.custom(webAddress),
  });

/** Specification, section 3: one document with the settings shared by all pages. */
export const settings = defineType({
  name: 'settings',
  title: 'Settings',
  description: 'Facts and links that all pages share.',
  type: 'document',
  fields: [
    defineField({
      name: 'promoLink',
      title: 'Promotion in the top bar',
      description:
        'Link in the line above the header, for example to a deal: until the last day of that. Leave empty to show none.',
      type: 'link',
      validation: (rule) => [...labelledLink(rule), rule.custom(fitsOneLine).warning()],
    }),
    defineField({
      name: 'popupLink',
      title: 'Promotion in a pop-up',
      description:
        'Link in a small window that each visitor sees once, not on the page that it leads to, and if that is a deal, until its last day; on phones only where no bar is at the bottom.',
      type: 'link',
      validation: labelledLink,
    }),
    defineField({
      name: 'popupLanguages',
      title: 'Languages of the pop-up',
      description: 'The pop-up is shown in these languages only; without any, not at all.',
      ...several(languageOptions),
    }),
    team('teamHR', {
      title: 'Recipients of job applications',
      description:
        'Each gets every application. Visitors see the first address when sending fails.',
    }),
    team('teamB2B', {
      title: 'Recipients of reservation enquiries',
      description:
        'Each gets every enquiry, and every address for the waiting list of a sold-out event. Visitors see the first address when sending fails.',
    }),
    defineField({
      name: 'euroRate',
      title: 'CZK per euro',
      description:
        'For approximate prices in euros, for example 25. Leave empty to show prices in CZK only.',
      type: 'number',
      validation: (rule) => rule.custom(number({ min: 1, max: 1000 })),
    }),
    defineField({
      name: 'tourLanguageDays',
      title: 'Weekdays of tour languages',
      description: 'On which weekdays there are tours in each language.',
      type: 'array',
      of: [defineArrayMember({ type: 'tourLanguageDays' })],
      validation: (rule) => rule.custom(fewItems),
    }),
    defineField({
      name: 'socialTitle',
      title: 'Heading above social networks',
      description: 'At the bottom of every page. When empty, a general invitation is shown.',
      type: 'localizedString',
    }),
    defineField({
      name: 'companyDetails',
      title: 'Company details',
      description: 'The law requires the name of the company on every page.',
      type: 'companyDetails',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'responsibleDrinkingUrl',
      title: 'Redirect URL for visitors under 18',
      description:
        'Website about responsible drinking, to which the last line of every page links, too. When empty, it is pijsrozumem.cz.',
      type: 'localizedString',
      validation: (rule) => rule.custom(webAddresses),
    }),
    profile('instagramUrl', 'Instagram URL'),
    profile('facebookUrl', 'Facebook URL'),
    profile('youtubeUrl', 'YouTube URL'),
    profile('linkedinUrl', 'LinkedIn URL'),
    profile('tiktokUrl', 'TikTok URL'),
  ],
  preview: {
    select: { company: 'companyDetails.name.en' },
    prepare: ({ company }) => ({ title: 'Settings', subtitle: company }),
  },
});
