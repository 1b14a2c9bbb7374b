import { announcement } from '../../../lib/content/documents/announcement/announcement.schema.ts';
import { board } from '../../../lib/content/documents/board/board.schema.ts';
import { campaignLink } from '../../../lib/content/documents/campaign-link/campaign-link.schema.ts';
import { deal } from '../../../lib/content/documents/deal/deal.schema.ts';
import { event } from '../../../lib/content/documents/event/event.schema.ts';
import { experience } from '../../../lib/content/documents/experience/experience.schema.ts';
import { faqEntry } from '../../../lib/content/documents/faq-entry/faq-entry.schema.ts';
import { gallery } from '../../../lib/content/documents/gallery/gallery.schema.ts';
import { jobPosting } from '../../../lib/content/documents/job-posting/job-posting.schema.ts';
import { navigation } from '../../../lib/content/documents/navigation/navigation.schema.ts';
import { openingHours } from '../../../lib/content/documents/opening-hours/opening-hours.schema.ts';
import { page } from '../../../lib/content/documents/page/page.schema.ts';
import { person } from '../../../lib/content/documents/person/person.schema.ts';
import { redirect } from '../../../lib/content/documents/redirect/redirect.schema.ts';
import { settings } from '../../../lib/content/documents/settings/settings.schema.ts';
import { ticketType } from '../../../lib/content/documents/ticket-type/ticket-type.schema.ts';
import { voucher } from '../../../lib/content/documents/voucher/voucher.schema.ts';
import { withTranslatedFrom } from './shared.ts';

/** Every type of document. */
export const documentTypes = [
  announcement,
  board,
  campaignLink,
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
].map(withTranslatedFrom);
