import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { locales } from '../locales.ts';
import {
  email,
  neededShortText,
  neededSlug,
  number,
  phone,
  shortText,
  webAddress,
} from '../rules/formats.ts';

/** One card of a row: a picture, a few words, a way on. */
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

/** A figure with what it counts: 41 / steps down, and a lift. */
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

/** What a visitor comes by; each has an icon of its name. */
const wayModes = ['foot', 'metro', 'tram', 'train', 'plane', 'bicycle', 'car'];

/** One way to the house: from where, by what, in how many minutes to the door. */
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
      validation: (rule) => rule.custom(number({ min: 0, max: 24 * 60 })),
    }),
    defineField({ name: 'text', type: 'localizedText' }),
  ],
});

/** One stage of an experience, in the order visitors live it. */
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
      validation: (rule) => rule.custom(number({ min: 0, max: 24 * 60 })),
    }),
  ],
});

/** Slugs a document had before; each answers one permanent redirect to the present one. */
export const previousSlug = defineType({
  name: 'previousSlug',
  title: 'Earlier slug',
  type: 'object',
  fields: [
    defineField({
      name: 'language',
      type: 'string',
      options: { list: locales.map(({ id }) => id) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'slug',
      type: 'string',
      validation: (rule) => rule.required().custom(neededSlug),
    }),
  ],
});

/** A place on the map in degrees (WGS 84); north and east are positive. */
export const coordinates = defineType({
  name: 'coordinates',
  title: 'Coordinates',
  type: 'object',
  fields: [
    defineField({
      name: 'latitude',
      type: 'number',
      validation: (rule) => rule.required().min(-90).max(90),
    }),
    defineField({
      name: 'longitude',
      type: 'number',
      validation: (rule) => rule.required().min(-180).max(180),
    }),
  ],
});

export const companyDetails = defineType({
  name: 'companyDetails',
  title: 'Company',
  type: 'object',
  fields: [
    defineField({ name: 'name', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({
      name: 'legalName',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({ name: 'street', type: 'string', validation: (rule) => rule.custom(shortText) }),
    defineField({
      name: 'postalCode',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({ name: 'city', type: 'localizedString' }),
    defineField({ name: 'country', type: 'localizedString' }),
    defineField({ name: 'coordinates', type: 'coordinates' }),
    defineField({ name: 'email', type: 'string', validation: (rule) => rule.custom(email) }),
    defineField({ name: 'phone', type: 'string', validation: (rule) => rule.custom(phone) }),
    defineField({
      name: 'companyId',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({ name: 'vatId', type: 'string', validation: (rule) => rule.custom(shortText) }),
    defineField({ name: 'register', type: 'localizedString' }),
    defineField({
      name: 'notes',
      type: 'array',
      of: [defineArrayMember({ type: 'localizedString' })],
    }),
  ],
});

/** One date of a history. What is only told, not known, is a legend and called one. */
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

/** A house that gives ours something: malt from a maltster, beds from a hotel. */
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

/** Words that hang among the pictures of a gallery, as in a museum. */
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
