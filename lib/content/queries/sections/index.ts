import { formSection } from '../../../../components/form/form-section.query.ts';
import { boardSection } from '../../../../components/section/board/board-section.query.ts';
import { callToActionSection } from '../../../../components/section/call-to-action/call-to-action-section.query.ts';
import { cardsSection } from '../../../../components/section/cards/cards-section.query.ts';
import { dealHeroSection } from '../../../../components/section/deal-hero/deal-hero-section.query.ts';
import { eventListSection } from '../../../../components/section/event-list/event-list-section.query.ts';
import { experienceListSection } from '../../../../components/section/experience-list/experience-list-section.query.ts';
import { faqSection } from '../../../../components/section/faq/faq-section.query.ts';
import { findBookingSection } from '../../../../components/section/find-booking/find-booking-section.query.ts';
import { gallerySection } from '../../../../components/section/gallery/gallery-section.query.ts';
import { heroSection } from '../../../../components/section/hero/hero-section.query.ts';
import { imageTextSection } from '../../../../components/section/image-text/image-text-section.query.ts';
import { jobListSection } from '../../../../components/section/job-list/job-list-section.query.ts';
import { numbersSection } from '../../../../components/section/numbers/numbers-section.query.ts';
import { openingHoursSection } from '../../../../components/section/opening-hours/opening-hours-section.query.ts';
import { partnersSection } from '../../../../components/section/partners/partners-section.query.ts';
import { quoteSection } from '../../../../components/section/quote/quote-section.query.ts';
import { richTextSection } from '../../../../components/section/rich-text/rich-text-section.query.ts';
import { teamSection } from '../../../../components/section/team/team-section.query.ts';
import { ticketPricesSection } from '../../../../components/section/ticket-prices/ticket-prices-section.query.ts';
import { timelineSection } from '../../../../components/section/timeline/timeline-section.query.ts';
import { tourLanguagesSection } from '../../../../components/section/tour-languages/tour-languages-section.query.ts';
import { vouchersSection } from '../../../../components/section/vouchers/vouchers-section.query.ts';
import { wayHereSection } from '../../../../components/section/way-here/way-here-section.query.ts';
import type { SectionContent } from '../page-content.ts';
import type { SectionQuery } from './section-query.ts';

/** The query of every type of section; a missing or additional one is a compile error. */
export const sectionQueries: { readonly [Type in SectionContent['_type']]: SectionQuery<Type> } = {
  boardSection,
  callToActionSection,
  cardsSection,
  dealHeroSection,
  eventListSection,
  experienceListSection,
  faqSection,
  findBookingSection,
  formSection,
  gallerySection,
  heroSection,
  imageTextSection,
  jobListSection,
  numbersSection,
  openingHoursSection,
  partnersSection,
  quoteSection,
  richTextSection,
  teamSection,
  ticketPricesSection,
  timelineSection,
  tourLanguagesSection,
  vouchersSection,
  wayHereSection,
};

/** The projection of a page's sections. */
export const sectionFields = [
  '_key, _type, anchor, tone, label',
  ...Object.entries(sectionQueries).map(
    ([type, { fields }]) => `_type == "${type}" => {${fields}}`,
  ),
].join(',\n');
