import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { alcohol, bitterness, plato } from '../../../lib/content/parse/formats/beer-figures.ts';
import { allergenNumbers, fewItems, number, price } from '../rules/formats.ts';
import { allergenOptions, boardPlaceOptions, dietOptions } from '../values/options.ts';
import { optionTitle, priceText, subtitle } from '../values/preview.ts';
import { several } from './fields.ts';

const name = defineField({
  name: 'name',
  title: 'Name',
  description: 'In other languages, visitors see the Czech name, too, by which they can order.',
  type: 'localizedString',
  validation: (rule) => rule.required(),
});

const text = defineField({
  name: 'text',
  title: 'Text',
  description: 'Taste or side dishes, as short as possible. Optional.',
  type: 'localizedString',
});

const places = defineField({
  name: 'places',
  title: 'Rooms',
  description: 'Where it is served. Leave empty for both rooms.',
  ...several(boardPlaceOptions),
});

const allergens = defineField({
  name: 'allergens',
  title: 'Allergens',
  description: 'Numbered as in Czech menus. Without a number, visitors read that they should ask.',
  type: 'array',
  of: [defineArrayMember({ type: 'number', options: { list: allergenOptions } })],
  options: { list: allergenOptions },
  validation: (rule) => rule.custom(allergenNumbers),
});

/** A beer on tap. One of at most 0.5 % vol. is marked as alcohol-free. */
export const tap = defineType({
  name: 'tap',
  title: 'Beer',
  type: 'object',
  fields: [
    name,
    defineField({
      name: 'isOut',
      title: 'Not on tap now',
      description: 'Turn on while the tank is empty: visitors see that this beer is not on.',
      type: 'boolean',
    }),
    defineField({
      name: 'style',
      title: 'Style',
      description: 'For example “pale lager”. Optional.',
      type: 'localizedString',
    }),
    text,
    defineField({
      name: 'plato',
      title: 'Original gravity in °P',
      description: 'For example 11 or 11.5. Optional.',
      type: 'number',
      validation: (rule) => rule.custom(number(plato)),
    }),
    defineField({
      name: 'alcohol',
      title: 'Alcohol in % by volume',
      description: 'For example 4.6. Up to 0.5, visitors see the beer marked as alcohol-free.',
      type: 'number',
      validation: (rule) => rule.custom(number(alcohol)),
    }),
    defineField({
      name: 'bitterness',
      title: 'Bitterness in IBU',
      description: 'For example 34. Optional.',
      type: 'number',
      validation: (rule) => rule.custom(number(bitterness)),
    }),
    defineField({
      name: 'priceSmall',
      title: 'Price of 0.3 l in CZK',
      description: 'For example 42.',
      type: 'number',
      validation: (rule) => rule.custom(price),
    }),
    defineField({
      name: 'priceLarge',
      title: 'Price of 0.5 l in CZK',
      description: 'For example 62.',
      type: 'number',
      validation: (rule) => rule.custom(price),
    }),
    allergens,
    places,
  ],
  preview: {
    select: { title: 'name.en', isOut: 'isOut', plato: 'plato', price: 'priceLarge' },
    prepare: ({ title, isOut, plato, price }) => ({
      title,
      subtitle: subtitle(
        isOut ? 'Not on tap now' : null,
        typeof plato === 'number' ? `${plato} °P` : null,
        priceText(price),
      ),
    }),
  },
});

/** A dish, or a drink that is not on tap. */
export const dish = defineType({
  name: 'dish',
  title: 'Dish or drink',
  type: 'object',
  fields: [
    name,
    text,
    defineField({
      name: 'portion',
      title: 'Portion',
      description: 'For example “0.4 l” or “two pieces”. Optional.',
      type: 'localizedString',
    }),
    defineField({
      name: 'price',
      title: 'Price in CZK',
      description: 'For example 245. With 0, visitors read that it is free.',
      type: 'number',
      validation: (rule) => rule.custom(price),
    }),
    defineField({
      name: 'diet',
      title: 'Diet',
      description: 'Leave empty for dishes with meat or fish.',
      type: 'string',
      options: { list: dietOptions },
    }),
    allergens,
  ],
  preview: {
    select: { title: 'name.en', price: 'price', diet: 'diet' },
    prepare: ({ title, price, diet }) => ({
      title,
      subtitle: subtitle(priceText(price), optionTitle(dietOptions, diet)),
    }),
  },
});

/** Dishes or drinks under one heading. */
export const dishGroup = defineType({
  name: 'dishGroup',
  title: 'Group',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'For example “Soups”.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    places,
    defineField({
      name: 'dishes',
      title: 'Dishes or drinks',
      type: 'array',
      of: [defineArrayMember({ type: 'dish' })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one dish or drink.'),
        rule.custom(fewItems),
      ],
    }),
  ],
  preview: {
    select: { title: 'title.en', places: 'places' },
    prepare: ({ title, places }) => ({
      title,
      subtitle: Array.isArray(places)
        ? subtitle(...places.map((place) => optionTitle(boardPlaceOptions, place)))
        : '',
    }),
  },
});
