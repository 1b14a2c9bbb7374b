import { announcements } from './documents/announcement/announcement.query.ts';
import { campaignLinks } from './documents/campaign-link/campaign-link.query.ts';
import { deal, dealCodes, discounts } from './documents/deal/deal.query.ts';
import { event, events } from './documents/event/event.query.ts';
import {
  bookable,
  cheapestExperience,
  experience,
  experiences,
} from './documents/experience/experience.query.ts';
import { faqEntries } from './documents/faq-entry/faq-entry.query.ts';
import { job, jobs } from './documents/job-posting/job-posting.query.ts';
import { navigation } from './documents/navigation/navigation.query.ts';
import { openingHours } from './documents/opening-hours/opening-hours.query.ts';
import { page } from './documents/page/page.query.ts';
import { settings, teams } from './documents/settings/settings.query.ts';
import { ticketTypes } from './documents/ticket-type/ticket-type.query.ts';
import { unreferenced } from './documents/unreferenced/unreferenced.query.ts';
import { vouchers } from './documents/voucher/voucher.query.ts';
import type { ContentQuery } from './model/content-query.ts';
import { sharedPictures } from './queries/shared-picture.query.ts';
import { slugIndex } from './queries/slug-index.query.ts';

/** Every query of the site. */
export const contentQueries: readonly ContentQuery<unknown>[] = [
  announcements,
  bookable,
  campaignLinks,
  cheapestExperience,
  deal,
  dealCodes,
  discounts,
  event,
  events,
  experience,
  experiences,
  faqEntries,
  job,
  jobs,
  navigation,
  openingHours,
  page,
  settings,
  sharedPictures,
  slugIndex,
  teams,
  ticketTypes,
  unreferenced,
  vouchers,
];
