import { defineArrayMember, defineField } from '@sanity/types';
import { defineSection } from './section.ts';

const heading = defineField({ name: 'heading', type: 'localizedString' });
const intro = defineField({ name: 'intro', type: 'localizedText' });
const actions = defineField({
  name: 'actions',
  type: 'array',
  of: [defineArrayMember({ type: 'link' })],
});
const picture = defineField({ name: 'picture', type: 'picture' });

/** The first section of a page; its heading is the page's h1. */
export const heroSection = defineSection('heroSection', 'Hero', [
  defineField({ name: 'heading', type: 'localizedString', validation: (rule) => rule.required() }),
  defineField({ name: 'lead', type: 'localizedText' }),
  picture,
  defineField({ name: 'size', type: 'string', options: { list: ['screen', 'page', 'plain'] } }),
  actions,
  defineField({
    name: 'visit',
    title: 'Hang a plate over its edge: open until when, where, from which price, tickets',
    description: 'The first of the actions becomes the end of the plate.',
    type: 'boolean',
  }),
  defineField({
    name: 'buyingTerms',
    title: 'Say below the buttons what binds those who buy',
    type: 'boolean',
  }),
]);

export const richTextSection = defineSection('richTextSection', 'Text', [
  heading,
  defineField({ name: 'body', type: 'localizedRichText' }),
  picture,
  actions,
]);

export const imageTextSection = defineSection('imageTextSection', 'Picture with text', [
  heading,
  defineField({ name: 'body', type: 'localizedRichText' }),
  picture,
  defineField({ name: 'layout', type: 'string', options: { list: ['left', 'right', 'plate'] } }),
  defineField({ name: 'shape', type: 'string', options: { list: ['plain', 'arch'] } }),
  actions,
]);

export const cardsSection = defineSection('cardsSection', 'Cards', [
  heading,
  intro,
  defineField({ name: 'items', type: 'array', of: [defineArrayMember({ type: 'card' })] }),
]);

export const numbersSection = defineSection('numbersSection', 'Numbers', [
  heading,
  defineField({ name: 'items', type: 'array', of: [defineArrayMember({ type: 'figure' })] }),
]);

export const callToActionSection = defineSection('callToActionSection', 'Call to action', [
  heading,
  defineField({ name: 'text', type: 'localizedText' }),
  picture,
  actions,
]);
