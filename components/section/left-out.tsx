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
import { sectionQueries } from '#lib/content/queries/sections/index';
import type { ListedType } from '#lib/content/queries/sections/section-query';
import type { Locale } from '#lib/platform/i18n/locales';

/** The getter of each type that sections list; it reports the documents that cannot be shown. */
const getters: Readonly<Record<ListedType, (locale: Locale) => Promise<unknown>>> = {
  event: getEvents,
  experience: getExperiences,
  faqEntry: getFaq,
  jobPosting: getJobs,
  openingHours: getOpeningHours,
  person: getTeams,
  settings: getSettings,
  ticketType: getTicketTypes,
  voucher: getVouchers,
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
  const { lists: types = [] } = sectionQueries[section];
  if (types.length === 0 || !isEditors(await currentPreview())) return null;
  await Promise.all(types.map((type) => getters[type](locale)));
  const listed = new Set<string>(types);
  const problems = reportedProblems().filter(({ type }) => listed.has(type));
  return <ContentProblems problems={problems} areDraftsUnread={takeUnreadDrafts()} />;
}
