import { defineArrayMember, defineField, defineType } from '@sanity/types';

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
    defineField({ name: 'value', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'unit', type: 'string' }),
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
    defineField({ name: 'minutes', type: 'number' }),
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
    defineField({ name: 'minutes', type: 'number' }),
  ],
});

/** Slugs a document had before; each answers one permanent redirect to the present one. */
export const previousSlug = defineType({
  name: 'previousSlug',
  title: 'Earlier slug',
  type: 'object',
  fields: [
    defineField({ name: 'language', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'slug', type: 'string', validation: (rule) => rule.required() }),
  ],
});

export const companyDetails = defineType({
  name: 'companyDetails',
  title: 'Company',
  type: 'object',
  fields: [
    defineField({ name: 'name', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({ name: 'legalName', type: 'string' }),
    defineField({ name: 'street', type: 'string' }),
    defineField({ name: 'postalCode', type: 'string' }),
    defineField({ name: 'city', type: 'localizedString' }),
    defineField({ name: 'country', type: 'localizedString' }),
    defineField({ name: 'email', type: 'string' }),
    defineField({ name: 'phone', type: 'string' }),
    defineField({ name: 'companyId', type: 'string' }),
    defineField({ name: 'vatId', type: 'string' }),
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
    defineField({ name: 'name', type: 'string', validation: (rule) => rule.required() }),
    defineField({ name: 'place', type: 'localizedString' }),
    defineField({
      name: 'gives',
      title: 'What we have from them, in a word',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'text', type: 'localizedText' }),
    defineField({ name: 'url', type: 'url' }),
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
