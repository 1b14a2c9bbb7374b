import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { email, phone, shortText } from '../rules/formats.ts';

/** A geographic position in degrees (WGS 84); north and east are positive. */
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
