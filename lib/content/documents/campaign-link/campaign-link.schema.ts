import { defineField, defineType } from '@sanity/types';
import { several } from '../../../../content/schema/objects/fields.ts';
import {
  keepsCode,
  someCode,
  uniqueCampaignLink,
} from '../../../../content/schema/rules/campaign-link.ts';
import { code, date, requiredShortText } from '../../../../content/schema/rules/formats.ts';
import { notBefore } from '../../../../content/schema/rules/spans.ts';
import { linkable } from '../../../../content/schema/values/linkable.ts';
import { languageOptions } from '../../../../content/schema/values/options.ts';
import {
  dateText,
  isPast,
  periodText,
  subtitle,
} from '../../../../content/schema/values/preview.ts';

const validFrom = defineField({
  name: 'validFrom',
  title: 'In use from',
  description: 'First day on which the link is shared. Leave empty if it is in use already.',
  type: 'date',
  validation: (rule) => rule.custom(date),
});

/** The address of a page with the codes that identify who sent the visitor; never shown on the site. */
export const campaignLink = defineType({
  name: 'campaignLink',
  title: 'Campaign link',
  description:
    'A page’s address with a referral code, a discount code or both. Visits are counted from publishing on.',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description:
        'What you call it, for example “Flyer at Hotel U Tří”. No page shows it, but it isn’t secret: write nothing confidential.',
      type: 'string',
      validation: (rule) => rule.required().custom(requiredShortText),
    }),
    defineField({
      name: 'page',
      title: 'Page',
      description: 'Where the link leads: a deal, or any other page.',
      type: 'reference',
      to: linkable,
      options: { disableNew: true },
      validation: (rule) => rule.required().custom(uniqueCampaignLink),
    }),
    defineField({
      name: 'languages',
      title: 'Languages',
      description: 'You get an address and a QR code for each.',
      ...several(languageOptions),
      initialValue: ['en'],
      validation: (rule) => rule.required().min(1).unique().error('Choose at least one language.'),
    }),
    defineField({
      name: 'ref',
      title: 'Referral code (ref)',
      description:
        'Who sends the visitors, for example hotel-u-tri. Use one code per partner or medium.',
      type: 'string',
      validation: (rule) => [
        rule.custom(code),
        rule.custom(someCode),
        rule.custom(keepsCode('ref')).warning(),
      ],
    }),
    defineField({
      name: 'dsc',
      title: 'Discount code (dsc)',
      description:
        'The discount code of a deal, which the checkout then applies, for example WINTER10. Optional.',
      type: 'string',
      validation: (rule) => [rule.custom(code), rule.custom(keepsCode('dsc')).warning()],
    }),
    validFrom,
    defineField({
      name: 'validThrough',
      title: 'In use until',
      description:
        'Last day on which the link is shared. Afterwards it works and is counted as before.',
      type: 'date',
      validation: (rule) => [rule.custom(date), rule.custom(notBefore(validFrom))],
    }),
    defineField({
      name: 'createdBy',
      title: 'Made by',
      description: 'Filled in by the Studio: the user who made the link.',
      type: 'string',
      readOnly: true,
      hidden: true,
      initialValue: (_, { currentUser }) => currentUser?.id ?? '',
    }),
  ],
  preview: {
    select: {
      title: 'name',
      ref: 'ref',
      dsc: 'dsc',
      from: 'validFrom',
      through: 'validThrough',
    },
    prepare: ({ title, ref, dsc, from, through }) => ({
      title,
      subtitle: subtitle(
        isPast(through) ? 'Past' : null,
        ref,
        dsc,
        periodText(dateText(from), dateText(through)),
      ),
    }),
  },
});
