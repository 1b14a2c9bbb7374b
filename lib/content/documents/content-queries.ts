import type { ContentQuery } from '../model/content-query.ts';
import { sharedPictures } from '../queries/shared-picture.query.ts';
import { slugIndex } from '../queries/slug-index.query.ts';
import { announcements } from './announcement/announcement.query.ts';
import { campaignLinks } from './campaign-link/campaign-link.query.ts';
import { deal, dealCodes, discounts } from './deal/deal.query.ts';
import { event, events } from './event/event.query.ts';
import {
  bookable,
  cheapestExperience,
  experience,
  experiences,
} from './experience/experience.query.ts';
import { faqEntries } from './faq-entry/faq-entry.query.ts';
import { job, jobs } from './job-posting/job-posting.query.ts';
import { navigation } from './navigation/navigation.query.ts';
import { openingHours } from './opening-hours/opening-hours.query.ts';
import { page } from './page/page.query.ts';
import { settings, teams } from './settings/settings.query.ts';
import { ticketTypes } from './ticket-type/ticket-type.query.ts';
import { unreferenced } from './unreferenced/unreferenced.query.ts';
import { vouchers } from './voucher/voucher.query.ts';

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
