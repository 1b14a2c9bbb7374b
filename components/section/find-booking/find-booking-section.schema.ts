import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

/** A form for an order number, with which a booking is found. */
export const findBookingSection = defineSection('findBookingSection', 'Find a booking', [
  heading,
  intro,
]);
