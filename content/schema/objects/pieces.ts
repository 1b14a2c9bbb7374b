import { defineField, defineType } from '@sanity/types';
import { neededShortText, number, shortText, webAddress } from '../rules/formats.ts';

const minutesOfADay = number({ min: 0, max: 24 * 60 });

/** A card in a row: a picture, a short text, a link. */
export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  fields: [
    defineField({ name: 'title', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({ name: 'text', type: 'localizedText' }),
    defineField({ name: 'picture', type: 'picture' }),
    defineField({ name: 'link', type: 'link' }),
  ],
});

/** A figure with its unit and label: 41 / steps down, and a lift. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'object',
  fields: [
    defineField({
      name: 'value',
      type: 'string',
      validation: (rule) => rule.required().custom(neededShortText),
    }),
    defineField({ name: 'unit', type: 'string', validation: (rule) => rule.custom(shortText) }),
    defineField({ name: 'label', type: 'localizedString', validation: (rule) => rule.required() }),
  ],
});

/** Means of transport; each has an icon of its name. */
const wayModes = ['foot', 'metro', 'tram', 'train', 'plane', 'bicycle', 'car'];

/** One way to the museum: from where, by what, in how many minutes to the entrance. */
export const way = defineType({
  name: 'way',
  title: 'Way',
  type: 'object',
  fields: [
    defineField({
      name: 'mode',
      type: 'string',
      options: { list: wayModes },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'from', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({
      name: 'minutes',
      type: 'number',
      validation: (rule) => rule.custom(minutesOfADay),
    }),
    defineField({ name: 'text', type: 'localizedText' }),
  ],
});

/** One stage of an experience, in chronological order. */
export const stage = defineType({
  name: 'stage',
  title: 'Stage',
  type: 'object',
  fields: [
    defineField({ name: 'title', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({ name: 'text', type: 'localizedText' }),
    defineField({
      name: 'minutes',
      type: 'number',
      validation: (rule) => rule.custom(minutesOfADay),
    }),
  ],
});

/** An entry of a timeline. An entry that is not historically certain is marked as a legend. */
export const timelineEntry = defineType({
  name: 'timelineEntry',
  title: 'Date',
  type: 'object',
  fields: [
    defineField({
      name: 'when',
      title: 'Year or span',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'title', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({ name: 'text', type: 'localizedText' }),
    defineField({ name: 'legend', title: 'It is a legend', type: 'boolean' }),
    defineField({ name: 'picture', type: 'picture' }),
  ],
});

/** A partner that supplies the museum: malt from a maltster, beds from a hotel. */
export const partner = defineType({
  name: 'partner',
  title: 'Partner',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      type: 'string',
      validation: (rule) => rule.required().custom(neededShortText),
    }),
    defineField({ name: 'place', type: 'localizedString' }),
    defineField({
      name: 'gives',
      title: 'What we have from them, in a word',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'text', type: 'localizedText' }),
    defineField({ name: 'url', type: 'url', validation: (rule) => rule.custom(webAddress) }),
  ],
});

/** A text card between the pictures of a gallery. */
export const plate = defineType({
  name: 'plate',
  title: 'Plate of words',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'text', type: 'localizedText', validation: (rule) => rule.required() }),
  ],
});
