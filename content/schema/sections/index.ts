import { formSection } from '../../../components/form/form-section.schema.ts';
import { boardSection } from '../../../components/section/board/board-section.schema.ts';
import { callToActionSection } from '../../../components/section/call-to-action/call-to-action-section.schema.ts';
import { cardsSection } from '../../../components/section/cards/cards-section.schema.ts';
import { dealHeroSection } from '../../../components/section/deal-hero/deal-hero-section.schema.ts';
import { eventListSection } from '../../../components/section/event-list/event-list-section.schema.ts';
import { experienceListSection } from '../../../components/section/experience-list/experience-list-section.schema.ts';
import { faqSection } from '../../../components/section/faq/faq-section.schema.ts';
import { findBookingSection } from '../../../components/section/find-booking/find-booking-section.schema.ts';
import { gallerySection } from '../../../components/section/gallery/gallery-section.schema.ts';
import { heroSection } from '../../../components/section/hero/hero-section.schema.ts';
import { imageTextSection } from '../../../components/section/image-text/image-text-section.schema.ts';
import { jobListSection } from '../../../components/section/job-list/job-list-section.schema.ts';
import { numbersSection } from '../../../components/section/numbers/numbers-section.schema.ts';
import { openingHoursSection } from '../../../components/section/opening-hours/opening-hours-section.schema.ts';
import { partnersSection } from '../../../components/section/partners/partners-section.schema.ts';
import { quoteSection } from '../../../components/section/quote/quote-section.schema.ts';
import { richTextSection } from '../../../components/section/rich-text/rich-text-section.schema.ts';
import { teamSection } from '../../../components/section/team/team-section.schema.ts';
import { ticketPricesSection } from '../../../components/section/ticket-prices/ticket-prices-section.schema.ts';
import { timelineSection } from '../../../components/section/timeline/timeline-section.schema.ts';
import { tourLanguagesSection } from '../../../components/section/tour-languages/tour-languages-section.schema.ts';
import { vouchersSection } from '../../../components/section/vouchers/vouchers-section.schema.ts';
import { wayHereSection } from '../../../components/section/way-here/way-here-section.schema.ts';

/**
 * Every type of section, in the order in which editors are offered them. The list that a page
 * accepts, the types of the dataset, and with them the parsers and components that the site must
 * have are derived from it.
 */
export const sectionTypes = [
  heroSection,
  richTextSection,
  imageTextSection,
  cardsSection,
  numbersSection,
  wayHereSection,
  experienceListSection,
  eventListSection,
  jobListSection,
  openingHoursSection,
  boardSection,
  ticketPricesSection,
  tourLanguagesSection,
  vouchersSection,
  findBookingSection,
  formSection,
  faqSection,
  gallerySection,
  quoteSection,
  timelineSection,
  partnersSection,
  teamSection,
  dealHeroSection,
  callToActionSection,
];
