import { defineField } from '@sanity/types';
import { actions, defineSection, picture } from '../../../content/schema/sections/section.ts';

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
