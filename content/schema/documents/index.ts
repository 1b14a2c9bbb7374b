import { announcement } from './announcement.ts';
import { deal } from './deal.ts';
import { event } from './event.ts';
import { experience } from './experience.ts';
import { faqEntry } from './faq-entry.ts';
import { gallery } from './gallery.ts';
import { jobPosting } from './job-posting.ts';
import { navigation } from './navigation.ts';
import { openingHours } from './opening-hours.ts';
import { page } from './page.ts';
import { person } from './person.ts';
import { redirect } from './redirect.ts';
import { settings } from './settings.ts';
import { ticketType } from './ticket-type.ts';
import { voucher } from './voucher.ts';

/** Every type of document. */
export const documentTypes = [
  announcement,
  deal,
  event,
  experience,
  faqEntry,
  gallery,
  jobPosting,
  navigation,
  openingHours,
  page,
  person,
  redirect,
  settings,
  ticketType,
  voucher,
];
