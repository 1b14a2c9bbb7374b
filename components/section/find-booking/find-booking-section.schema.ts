import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

/** A form for an order number, with which a booking is found. */
export const findBookingSection = defineSection({
  name: 'findBookingSection',
  title: 'Find a booking',
  description: 'A field for the order number, which opens the booking in the checkout.',
  fields: [heading, intro],
});
