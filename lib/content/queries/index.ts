import type { ContentQuery } from '../content-query.ts';
import { announcements } from './announcement.ts';
import { deal, discounts } from './deal.ts';
import { event, events } from './event.ts';
import { bookable, cheapestExperience, experience, experiences } from './experience.ts';
import { faqEntries } from './faq-entry.ts';
import { job, jobs } from './job-posting.ts';
import { navigation } from './navigation.ts';
import { openingHours } from './opening-hours.ts';
import { page } from './page.ts';
import { settings } from './settings.ts';
import { sharedPictures } from './shared-picture.ts';
import { slugIndex } from './slug-index.ts';
import { ticketTypes } from './ticket-type.ts';
import { vouchers } from './voucher.ts';

/** Every query of the site. */
export const contentQueries: readonly ContentQuery<unknown>[] = [
  announcements,
  bookable,
  cheapestExperience,
  deal,
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
  ticketTypes,
  vouchers,
];
