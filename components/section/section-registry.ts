import type { ReactNode } from 'react';
import { FormSection } from '#components/form/form-section';
import type { SectionType } from '#lib/content/get-page';
import { BoardSection } from './board/board-section';
import { CallToActionSection } from './call-to-action/call-to-action-section';
import { CardsSection } from './cards/cards-section';
import { DealHeroSection } from './deal-hero/deal-hero-section';
import { EventListSection } from './event-list/event-list-section';
import { ExperienceListSection } from './experience-list/experience-list-section';
import { FaqSection } from './faq/faq-section';
import { FindBookingSection } from './find-booking/find-booking-section';
import { GallerySection } from './gallery/gallery-section';
import { HeroSection } from './hero/hero-section';
import { ImageTextSection } from './image-text/image-text-section';
import { JobListSection } from './job-list/job-list-section';
import { NumbersSection } from './numbers/numbers-section';
import { OpeningHoursSection } from './opening-hours/opening-hours-section';
import { PartnersSection } from './partners/partners-section';
import { QuoteSection } from './quote/quote-section';
import { RichTextSection } from './rich-text/rich-text-section';
import type { SectionProps } from './shared/section-props';
import { TeamSection } from './team/team-section';
import { TicketPricesSection } from './ticket-prices/ticket-prices-section';
import { TimelineSection } from './timeline/timeline-section';
import { TourLanguagesSection } from './tour-languages/tour-languages-section';
import { VouchersSection } from './vouchers/vouchers-section';
import { WayHereSection } from './way-here/way-here-section';

/** The component of a section type; async where it queries content. */
type SectionComponent<Type extends SectionType> = (
  props: SectionProps<Type>,
) => ReactNode | Promise<ReactNode>;

/** A component for every type of the schema; a missing or additional one is a compile error. */
type SectionRegistry = { readonly [Type in SectionType]: SectionComponent<Type> };

export const sectionRegistry: SectionRegistry = {
  boardSection: BoardSection,
  callToActionSection: CallToActionSection,
  cardsSection: CardsSection,
  dealHeroSection: DealHeroSection,
  eventListSection: EventListSection,
  experienceListSection: ExperienceListSection,
  faqSection: FaqSection,
  findBookingSection: FindBookingSection,
  formSection: FormSection,
  gallerySection: GallerySection,
  heroSection: HeroSection,
  imageTextSection: ImageTextSection,
  jobListSection: JobListSection,
  numbersSection: NumbersSection,
  openingHoursSection: OpeningHoursSection,
  partnersSection: PartnersSection,
  quoteSection: QuoteSection,
  richTextSection: RichTextSection,
  ticketPricesSection: TicketPricesSection,
  teamSection: TeamSection,
  timelineSection: TimelineSection,
  tourLanguagesSection: TourLanguagesSection,
  vouchersSection: VouchersSection,
  wayHereSection: WayHereSection,
};
