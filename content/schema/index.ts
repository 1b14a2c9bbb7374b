import { announcement } from './documents/announcement.ts';
import { deal } from './documents/deal.ts';
import { event } from './documents/event.ts';
import { experience } from './documents/experience.ts';
import { faqEntry } from './documents/faq-entry.ts';
import { gallery } from './documents/gallery.ts';
import { jobPosting } from './documents/job-posting.ts';
import { navigation } from './documents/navigation.ts';
import { openingHours } from './documents/opening-hours.ts';
import { page } from './documents/page.ts';
import { person } from './documents/person.ts';
import { redirect } from './documents/redirect.ts';
import { settings } from './documents/settings.ts';
import { ticketType } from './documents/ticket-type.ts';
import { voucher } from './documents/voucher.ts';
import { companyDetails, coordinates } from './objects/company-details.ts';
import { link } from './objects/link.ts';
import * as localized from './objects/localized.ts';
import { navigationItem, navigationLink } from './objects/navigation.ts';
import { departures, hoursException, weekdayHours } from './objects/opening.ts';
import { picture } from './objects/picture.ts';
import * as pieces from './objects/pieces.ts';
import { previousSlug } from './objects/previous-slug.ts';
import { richText } from './objects/rich-text.ts';
import { seo } from './objects/seo.ts';
import { tourLanguageDays } from './objects/tour-language-days.ts';
import * as lists from './sections/lists.ts';
import * as stories from './sections/stories.ts';
import * as words from './sections/text.ts';

/** Every type of the dataset, for the Studio and for the generated query types. */
export const schemaTypes = [
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
  link,
  ...Object.values(localized),
  navigationItem,
  navigationLink,
  departures,
  hoursException,
  weekdayHours,
  picture,
  ...Object.values(pieces),
  companyDetails,
  coordinates,
  previousSlug,
  richText,
  seo,
  tourLanguageDays,
  ...Object.values(lists),
  ...Object.values(stories),
  ...Object.values(words),
];
