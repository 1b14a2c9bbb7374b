import {
  actions,
  defineSection,
  heading,
  intro,
} from '../../../content/schema/sections/section.ts';

/** A table of the prices of every experience for every kind of ticket. */
export const ticketPricesSection = defineSection('ticketPricesSection', 'Ticket prices', [
  heading,
  intro,
  actions,
]);
