import { ContentProblems } from '#components/ui/content-problems';
import { reportedProblems, takeUnreadDrafts } from '#lib/content/client/preview-problems';
import { getEvents } from '#lib/content/get-event';
import { getExperiences } from '#lib/content/get-experience';
import { getFaq } from '#lib/content/get-faq';
import { getJobs } from '#lib/content/get-job';
import { getOpeningHours } from '#lib/content/get-opening-hours';
import type { SectionType } from '#lib/content/get-page';
import { getSettings } from '#lib/content/get-settings';
import { getTeams } from '#lib/content/get-teams';
import { getTicketTypes } from '#lib/content/get-ticket-types';
import { getVouchers } from '#lib/content/get-vouchers';
import { currentPreview, isEditors } from '#lib/content/preview/preview-token';
import type { Locale } from '#lib/platform/i18n/locales';

const getters = {
  event: getEvents,
  experience: getExperiences,
  faqEntry: getFaq,
  jobPosting: getJobs,
  openingHours: getOpeningHours,
  person: getTeams,
  settings: getSettings,
  ticketType: getTicketTypes,
  voucher: getVouchers,
} satisfies Record<string, (locale: Locale) => Promise<unknown>>;

/** The document types of which a section lists documents that its own query does not contain. */
const listedBy: Readonly<Record<SectionType, readonly (keyof typeof getters)[]>> = {
  boardSection: [],
  callToActionSection: [],
  cardsSection: [],
  dealHeroSection: [],
  eventListSection: ['event'],
  experienceListSection: ['experience'],
  faqSection: ['faqEntry'],
  findBookingSection: [],
  formSection: [],
  gallerySection: [],
  heroSection: [],
  imageTextSection: [],
  jobListSection: ['jobPosting'],
  numbersSection: [],
  openingHoursSection: ['openingHours'],
  partnersSection: [],
  quoteSection: [],
  richTextSection: [],
  teamSection: ['person', 'settings'],
  ticketPricesSection: ['ticketType', 'experience'],
  timelineSection: [],
  tourLanguagesSection: ['settings', 'experience'],
  vouchersSection: ['voucher', 'experience'],
  wayHereSection: [],
};

interface LeftOutProps {
  readonly section: SectionType;
  readonly locale: Locale;
}

/**
 * Renders in a preview the problems of the documents that a section left out; nothing on public
 * pages.
 */
export async function LeftOut({ section, locale }: LeftOutProps) {
  const types = listedBy[section];
  if (types.length === 0 || !isEditors(await currentPreview())) return null;
  await Promise.all(types.map((type) => getters[type](locale)));
  const listed = new Set<string>(types);
  const problems = reportedProblems().filter(({ type }) => listed.has(type));
  return <ContentProblems problems={problems} areDraftsUnread={takeUnreadDrafts()} />;
}
