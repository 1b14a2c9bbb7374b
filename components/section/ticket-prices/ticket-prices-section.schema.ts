import {
  actions,
  defineSection,
  heading,
  intro,
} from '../../../content/schema/sections/section.ts';

/** A table of the prices of every experience for every kind of ticket. */
export const ticketPricesSection = defineSection({
  name: 'ticketPricesSection',
  title: 'Ticket prices',
  description: 'The price of every experience for every ticket type, with the terms.',
  fields: [heading, intro, actions],
});
