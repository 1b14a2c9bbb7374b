import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { email, fewItems, phone, shortText } from '../rules/formats.ts';

/** A geographic position in degrees (WGS 84); north and east are positive. */
export const coordinates = defineType({
  name: 'coordinates',
  title: 'Coordinates',
  description: 'Position of the entrance, for search engines and maps.',
  type: 'object',
  fields: [
    defineField({
      name: 'latitude',
      title: 'Latitude',
      description: 'Decimal degrees north, for example 50.0846.',
      type: 'number',
      validation: (rule) =>
        rule
          .required()
          .min(-90)
          .max(90)
          .error('Enter degrees from -90 to 90, for example 50.0846.'),
    }),
    defineField({
      name: 'longitude',
      title: 'Longitude',
      description: 'Decimal degrees east, for example 14.4230.',
      type: 'number',
      validation: (rule) =>
        rule
          .required()
          .min(-180)
          .max(180)
          .error('Enter degrees from -180 to 180, for example 14.4230.'),
    }),
  ],
});

export const companyDetails = defineType({
  name: 'companyDetails',
  title: 'Company details',
  description: 'Shown at the bottom of every page and passed on to search engines.',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'Name of the museum, shown with the logo and in the titles of search results.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'legalName',
      title: 'Legal name',
      description:
        'Name of the company as registered. When empty, the name of the museum is shown.',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({
      name: 'street',
      title: 'Street and number',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({
      name: 'postalCode',
      title: 'Postal code',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({ name: 'city', title: 'City', type: 'localizedString' }),
    defineField({ name: 'coordinates', title: 'Coordinates', type: 'coordinates' }),
    defineField({
      name: 'email',
      title: 'Email address',
      description:
        'Shown at the bottom of every page, and to visitors whose newsletter subscription fails.',
      type: 'string',
      validation: (rule) => rule.custom(email),
    }),
    defineField({
      name: 'phone',
      title: 'Telephone number',
      description: 'With the country code, for example +420 555 010 010.',
      type: 'string',
      validation: (rule) => rule.custom(phone),
    }),
    defineField({
      name: 'companyId',
      title: 'Company ID',
      description: 'Czech registration number (IČO).',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({
      name: 'vatId',
      title: 'VAT ID',
      description: 'Czech VAT number (DIČ), for example CZ12345678.',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({
      name: 'register',
      title: 'Entry in the commercial register',
      description: 'Court, section and file. The law requires it on every page.',
      type: 'localizedString',
    }),
    defineField({
      name: 'notes',
      title: 'Notes',
      description: 'Short paragraphs below the company details. Optional.',
      type: 'array',
      of: [defineArrayMember({ type: 'localizedString' })],
      validation: (rule) => rule.custom(fewItems),
    }),
  ],
});
