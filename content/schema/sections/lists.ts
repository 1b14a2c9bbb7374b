import { defineArrayMember, defineField } from '@sanity/types';
import { faqCategories } from '../faq-categories.ts';
import { number } from '../rules/formats.ts';
import { defineSection } from './section.ts';

const heading = defineField({ name: 'heading', type: 'localizedString' });
const intro = defineField({ name: 'intro', type: 'localizedText' });
const limit = defineField({
  name: 'limit',
  type: 'number',
  validation: (rule) => rule.custom(number({ min: 1, max: 1000, integer: true })),
});
const actions = defineField({
  name: 'actions',
  type: 'array',
  of: [defineArrayMember({ type: 'link' })],
});

export const experienceListSection = defineSection('experienceListSection', 'Experiences', [
  heading,
  intro,
  limit,
  defineField({ name: 'featured', type: 'reference', to: [{ type: 'experience' }] }),
  actions,
]);

export const eventListSection = defineSection('eventListSection', 'Events', [
  heading,
  intro,
  limit,
  defineField({ name: 'period', type: 'string', options: { list: ['upcoming', 'past'] } }),
  actions,
]);

export const jobListSection = defineSection('jobListSection', 'Jobs', [
  heading,
  intro,
  limit,
  actions,
]);

export const openingHoursSection = defineSection('openingHoursSection', 'Opening hours', [
  heading,
  intro,
  defineField({
    name: 'venues',
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'openingHours' }] })],
  }),
  defineField({ name: 'picture', type: 'picture' }),
  actions,
]);

export const faqSection = defineSection('faqSection', 'Questions', [
  heading,
  intro,
  defineField({
    name: 'categories',
    type: 'array',
    of: [defineArrayMember({ type: 'string', options: { list: faqCategories } })],
  }),
  limit,
  actions,
]);

/** A map with the ways to the museum. */
export const wayHereSection = defineSection('wayHereSection', 'Getting here', [
  heading,
  intro,
  defineField({ name: 'ways', type: 'array', of: [defineArrayMember({ type: 'way' })] }),
  actions,
]);

export const gallerySection = defineSection('gallerySection', 'Gallery', [
  heading,
  defineField({
    name: 'gallery',
    type: 'reference',
    to: [{ type: 'gallery' }],
    validation: (rule) => rule.required(),
  }),
]);

/** A table of the prices of every experience for every kind of ticket. */
export const ticketPricesSection = defineSection('ticketPricesSection', 'Ticket prices', [
  heading,
  intro,
  actions,
]);

/** The weekdays of tours in each language. */
export const tourLanguagesSection = defineSection('tourLanguagesSection', 'Tour languages', [
  heading,
  intro,
]);

export const vouchersSection = defineSection('vouchersSection', 'Gift vouchers', [heading, intro]);

/** One deal, large, while it is valid. */
export const dealHeroSection = defineSection('dealHeroSection', 'Deal', [
  defineField({
    name: 'deal',
    type: 'reference',
    to: [{ type: 'deal' }],
    validation: (rule) => rule.required(),
  }),
  defineField({ name: 'picture', title: 'Picture, if not the deal’s', type: 'picture' }),
]);

/** Contact persons: teams of the settings document, selected people, or both. */
export const teamSection = defineSection('teamSection', 'Contact persons', [
  heading,
  intro,
  defineField({
    name: 'teams',
    type: 'array',
    of: [defineArrayMember({ type: 'string', options: { list: ['teamB2B', 'teamHR'] } })],
  }),
  defineField({
    name: 'people',
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type: 'person' }] })],
  }),
]);

/** A form for an order number, with which a booking is found. */
export const findBookingSection = defineSection('findBookingSection', 'Find a booking', [
  heading,
  intro,
]);

export const formSection = defineSection('formSection', 'Form', [
  defineField({
    name: 'kind',
    type: 'string',
    options: { list: ['career', 'reservation', 'subscription'] },
    validation: (rule) => rule.required(),
  }),
  heading,
  intro,
]);
