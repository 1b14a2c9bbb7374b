import { defineField, defineType } from '@sanity/types';
import { position } from '../../../../content/schema/documents/shared.ts';
import {
  age,
  price,
  requiredNumber,
  requiredVisitors,
} from '../../../../content/schema/rules/formats.ts';
import { notMoreThan, notYounger } from '../../../../content/schema/rules/spans.ts';
import { priceText, subtitle } from '../../../../content/schema/values/preview.ts';

const persons = defineField({
  name: 'persons',
  title: 'Number of persons',
  description: 'Visitors that one ticket admits, for example 4 for a family.',
  type: 'number',
  validation: (rule) => rule.required().custom(requiredVisitors(1)),
});

const minAge = defineField({
  name: 'minAge',
  title: 'Minimum age',
  description:
    'Age of the visitors with this ticket, in years; of the children if it admits adults as well. An experience with a higher minimum age sells it from that age only. Leave empty if there is no limit.',
  type: 'number',
  validation: (rule) => rule.custom(age),
});

/**
 * A kind of ticket. Its price is derived from the experience's adult price: `price × share −
 * deduction`, in whole Kč.
 */
export const ticketType = defineType({
  name: 'ticketType',
  title: 'Ticket type',
  description: 'A kind of ticket, whose price is calculated from the adult price.',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description:
        'For example “Child, {ages}”: the ages are filled in, as far as the experience admits them.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description:
        'Condition shown with the name, for example “With a valid card”. {ages} works here too. Optional.',
      type: 'localizedString',
    }),
    defineField({
      name: 'share',
      title: 'Share of the adult price',
      description:
        '1 is the adult price, 0.5 half of it, 2.8 that of a family ticket, 0 is free. Less than 1 for an adult is a reduction for some only, such as students.',
      type: 'number',
      validation: (rule) => rule.required().custom(requiredNumber({ min: 0, max: 100 })),
    }),
    defineField({
      name: 'deduction',
      title: 'Deduction in CZK',
      description: 'Taken off that share, for example 60 without tasting. Optional.',
      type: 'number',
      validation: (rule) => rule.custom(price),
    }),
    persons,
    defineField({
      name: 'adults',
      title: 'Number of adults',
      description: 'How many of these visitors are adults; 0 for a child, who needs an adult.',
      type: 'number',
      validation: (rule) => [
        rule.required().custom(requiredVisitors(0)),
        rule.custom(notMoreThan(persons)),
      ],
    }),
    minAge,
    defineField({
      name: 'maxAge',
      title: 'Maximum age',
      description: 'In years, 17 for a child’s ticket. Leave empty if there is no limit.',
      type: 'number',
      validation: (rule) => [rule.custom(age), rule.custom(notYounger(minAge))],
    }),
    position,
  ],
  preview: {
    select: { title: 'name.en', share: 'share', deduction: 'deduction' },
    prepare: ({ title, share, deduction }) => ({
      title,
      subtitle: subtitle(
        typeof share === 'number' ? `${share} × adult price` : null,
        deduction ? `less ${priceText(deduction)}` : null,
      ),
    }),
  },
});
