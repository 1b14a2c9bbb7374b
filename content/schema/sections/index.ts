import * as lists from './lists.ts';
import * as stories from './stories.ts';
import * as text from './text.ts';

/**
 * Every type of section, in the order in which editors are offered them. The list that a page
 * accepts, the types of the dataset, and with them the parsers and components that the site must
 * have are derived from it.
 */
export const sectionTypes = [
  text.heroSection,
  text.richTextSection,
  text.imageTextSection,
  text.cardsSection,
  text.numbersSection,
  lists.wayHereSection,
  lists.experienceListSection,
  lists.eventListSection,
  lists.jobListSection,
  lists.openingHoursSection,
  lists.ticketPricesSection,
  lists.tourLanguagesSection,
  lists.vouchersSection,
  lists.findBookingSection,
  lists.formSection,
  lists.faqSection,
  lists.gallerySection,
  stories.quoteSection,
  stories.timelineSection,
  stories.partnersSection,
  lists.teamSection,
  lists.dealHeroSection,
  text.callToActionSection,
];
