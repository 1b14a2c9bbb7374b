import { defineField, defineType } from '@sanity/types';
import { number, requiredShortText, shortText, webAddress } from '../rules/formats.ts';
import type { Options } from '../values/options.ts';
import { minutesText, optionTitle, subtitle } from '../values/preview.ts';

const minutesOfADay = number({ min: 0, max: 24 * 60 });

/** A card in a row: a picture, a short text, a link. */
export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'text', title: 'Text', type: 'localizedText' }),
    defineField({
      name: 'picture',
      title: 'Picture',
      description: 'At least 750 pixels wide. Pictures are shown only when every card has one.',
      type: 'picture',
    }),
    defineField({
      name: 'link',
      title: 'Link',
      description: 'Without a link text, the title becomes the link. Optional.',
      type: 'link',
    }),
  ],
  preview: { select: { title: 'title.en', subtitle: 'text.en', media: 'picture' } },
});

/** A figure with its unit and label: 41 / steps down, and a lift. */
export const figure = defineType({
  name: 'figure',
  title: 'Key figure',
  type: 'object',
  fields: [
    defineField({
      name: 'value',
      title: 'Value',
      description: 'The number in large type, for example 41.',
      type: 'string',
      validation: (rule) => rule.required().custom(requiredShortText),
    }),
    defineField({
      name: 'unit',
      title: 'Unit',
      description: 'Shown after the value, for example °C. Optional.',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({
      name: 'label',
      title: 'Label',
      description: 'What the value counts, for example “steps down, and a lift”.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { value: 'value', unit: 'unit', label: 'label.en' },
    prepare: ({ value, unit, label }) => ({
      title: [value, unit].filter(Boolean).join(' '),
      subtitle: label,
    }),
  },
});

/** Means of transport; each has an icon of its name. */
const transportOptions: Options = [
  { title: 'On foot', value: 'foot' },
  { title: 'Metro', value: 'metro' },
  { title: 'Tram', value: 'tram' },
  { title: 'Train', value: 'train' },
  { title: 'Plane', value: 'plane' },
  { title: 'Bicycle', value: 'bicycle' },
  { title: 'Car', value: 'car' },
];

/** One way to the museum: from where, by what, in how many minutes to the entrance. */
export const way = defineType({
  name: 'way',
  title: 'Directions',
  type: 'object',
  fields: [
    defineField({
      name: 'mode',
      title: 'Means of transport',
      description: 'Chooses the icon.',
      type: 'string',
      options: { list: transportOptions },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'from',
      title: 'Starting point',
      description: 'For example “Metro Můstek” or “Prague airport”.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'minutes',
      title: 'Duration in minutes',
      description: 'Time to the entrance. From 100 minutes on, visitors see hours. Optional.',
      type: 'number',
      validation: (rule) => rule.custom(minutesOfADay),
    }),
    defineField({ name: 'text', title: 'Text', type: 'localizedText' }),
  ],
  preview: {
    select: { from: 'from.en', mode: 'mode', minutes: 'minutes' },
    prepare: ({ from, mode, minutes }) => ({
      title: from,
      subtitle: subtitle(optionTitle(transportOptions, mode), minutesText(minutes)),
    }),
  },
});

/** One stage of an experience, in chronological order. */
export const stage = defineType({
  name: 'stage',
  title: 'Stage',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'text', title: 'Text', type: 'localizedText' }),
    defineField({
      name: 'minutes',
      title: 'Duration in minutes',
      description: 'For example 15. Optional.',
      type: 'number',
      validation: (rule) => rule.custom(minutesOfADay),
    }),
  ],
  preview: {
    select: { title: 'title.en', minutes: 'minutes' },
    prepare: ({ title, minutes }) => ({ title, subtitle: minutesText(minutes) ?? '' }),
  },
});

/** An entry of a timeline. An entry that is not historically certain is marked as a legend. */
export const timelineEntry = defineType({
  name: 'timelineEntry',
  title: 'Timeline entry',
  type: 'object',
  fields: [
    defineField({
      name: 'when',
      title: 'Year or period',
      description: 'As visitors see it, for example “1842” or “15th century”.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'text', title: 'Text', type: 'localizedText' }),
    defineField({
      name: 'legend',
      title: 'Legend',
      description: 'Turn on for a story that is not historically certain. Visitors see it marked.',
      type: 'boolean',
    }),
    defineField({ name: 'picture', title: 'Picture', type: 'picture' }),
  ],
  preview: {
    select: { title: 'title.en', when: 'when.en', legend: 'legend', media: 'picture' },
    prepare: ({ title, when, legend, media }) => ({
      title,
      subtitle: subtitle(when, legend ? 'Legend' : null),
      media,
    }),
  },
});

/** A partner that supplies the museum: malt from a maltster, beds from a hotel. */
export const partner = defineType({
  name: 'partner',
  title: 'Partner',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().custom(requiredShortText),
    }),
    defineField({
      name: 'place',
      title: 'Place',
      description: 'Town or region of the partner. Optional.',
      type: 'localizedString',
    }),
    defineField({
      name: 'gives',
      title: 'Product or service',
      description:
        'What the museum gets from the partner, as short as possible, for example “Malt”.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'text', title: 'Text', type: 'localizedText' }),
    defineField({
      name: 'url',
      title: 'URL',
      description: 'Website of the partner, linked from its name. Optional.',
      type: 'url',
      validation: (rule) => rule.custom(webAddress),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'gives.en' } },
});

/** A text card between the pictures of a gallery. */
export const textCard = defineType({
  name: 'textCard',
  title: 'Text card',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'localizedText',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title.en', subtitle: 'text.en' } },
});
