import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { position, sluggedFields } from '../../../../content/schema/documents/shared.ts';
import { several } from '../../../../content/schema/objects/fields.ts';
import {
  age,
  fewItems,
  number,
  requiredNumber,
  requiredPrice,
} from '../../../../content/schema/rules/formats.ts';
import { pictureRules } from '../../../../content/schema/rules/pictures.ts';
import { languageOptions } from '../../../../content/schema/values/options.ts';
import { pictureWidths } from '../../../../content/schema/values/picture-widths.ts';
import { minutesText, priceText, subtitle } from '../../../../content/schema/values/preview.ts';

/** A guided experience; `price` is the adult ticket with tasting, from which all others derive. */
export const experience = defineType({
  name: 'experience',
  title: 'Experience',
  description: 'A guided tour or workshop that visitors can book, with a page of its own.',
  type: 'document',
  fields: sluggedFields(
    position,
    defineField({
      name: 'picture',
      title: 'Picture',
      description: `At the top of the page and in lists, at least ${pictureWidths.hero} pixels wide.`,
      type: 'picture',
      validation: (rule) => [rule.required(), ...pictureRules(rule)],
    }),
    defineField({
      name: 'gallery',
      title: 'Pictures',
      description: `Shown below the text, each at least ${pictureWidths.gallery} pixels wide. Optional.`,
      type: 'array',
      of: [defineArrayMember({ type: 'picture' })],
      validation: (rule) => rule.custom(fewItems),
    }),
    defineField({
      name: 'minutes',
      title: 'Duration in minutes',
      description: 'For example 75.',
      type: 'number',
      validation: (rule) => rule.required().custom(requiredNumber({ min: 1, max: 24 * 60 })),
    }),
    defineField({
      name: 'price',
      title: 'Price in CZK',
      description:
        'Adult ticket with tasting. The prices of all other ticket types are calculated from it.',
      type: 'number',
      validation: (rule) => rule.required().custom(requiredPrice),
    }),
    defineField({
      name: 'groupSize',
      title: 'Maximum group size',
      description: 'Number of visitors for each start, for example 16.',
      type: 'number',
      validation: (rule) => rule.custom(number({ min: 1, max: 1000, integer: true })),
    }),
    defineField({
      name: 'tourLanguages',
      title: 'Tour languages',
      description: 'Languages of the guides. Their weekdays are in the settings.',
      ...several(languageOptions),
    }),
    defineField({
      name: 'schedule',
      title: 'Schedule',
      description: 'When it takes place, for example “Fridays and Saturdays, 19:00 to 20:30”.',
      type: 'localizedString',
    }),
    defineField({
      name: 'departures',
      title: 'Start times',
      description:
        'Weekdays and first start of the day for which tickets are sold. Leave empty if it starts every day from opening to last entry.',
      type: 'departures',
    }),
    defineField({
      name: 'minimumAge',
      title: 'Minimum age',
      description:
        'In years, for example 12. Tickets for younger visitors are not sold, and those for children from this age only. Leave empty if every age may take part.',
      type: 'number',
      validation: (rule) => rule.custom(age),
    }),
    defineField({ name: 'body', title: 'Text', type: 'localizedRichText' }),
    defineField({
      name: 'stages',
      title: 'Stages',
      description: 'What happens, in order. Optional.',
      type: 'array',
      of: [defineArrayMember({ type: 'stage' })],
      validation: (rule) => rule.custom(fewItems),
    }),
    defineField({
      name: 'included',
      title: 'Included in the price',
      description: 'One line each, for example “Three tastings of 0.1 l”.',
      type: 'array',
      of: [defineArrayMember({ type: 'localizedString' })],
      validation: (rule) => rule.custom(fewItems),
    }),
    defineField({
      name: 'ageRule',
      title: 'Age limit',
      description: 'Who may take part, and from which age beer is served.',
      type: 'localizedText',
    }),
    defineField({
      name: 'access',
      title: 'Accessibility',
      description: 'Steps, lift, narrow passages, light and noise.',
      type: 'localizedText',
    }),
    defineField({
      name: 'meetingPoint',
      title: 'Meeting point',
      description: 'Where visitors meet the guide, and how long before the start.',
      type: 'localizedText',
    }),
    defineField({
      name: 'cancellation',
      title: 'Cancellation',
      description: 'Until when tickets can be cancelled or moved to another time.',
      type: 'localizedText',
    }),
  ),
  preview: {
    select: { title: 'title.en', price: 'price', minutes: 'minutes', media: 'picture' },
    prepare: ({ title, price, minutes, media }) => ({
      title,
      subtitle: subtitle(priceText(price), minutesText(minutes)),
      media,
    }),
  },
});
