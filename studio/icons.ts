import { BellIcon } from '@sanity/icons/Bell';
import { BillIcon } from '@sanity/icons/Bill';
import { BlockContentIcon } from '@sanity/icons/BlockContent';
import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { BottleIcon } from '@sanity/icons/Bottle';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { CaseIcon } from '@sanity/icons/Case';
import { ClockIcon } from '@sanity/icons/Clock';
import { CogIcon } from '@sanity/icons/Cog';
import { CreditCardIcon } from '@sanity/icons/CreditCard';
import { DocumentIcon } from '@sanity/icons/Document';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { HeartIcon } from '@sanity/icons/Heart';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { ImageIcon } from '@sanity/icons/Image';
import { ImagesIcon } from '@sanity/icons/Images';
import { LaunchIcon } from '@sanity/icons/Launch';
import { LinkIcon } from '@sanity/icons/Link';
import { MarkerIcon } from '@sanity/icons/Marker';
import { MenuIcon } from '@sanity/icons/Menu';
import { NumberIcon } from '@sanity/icons/Number';
import { SearchIcon } from '@sanity/icons/Search';
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { StarIcon } from '@sanity/icons/Star';
import { TagIcon } from '@sanity/icons/Tag';
import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { TimelineIcon } from '@sanity/icons/Timeline';
import { TransferIcon } from '@sanity/icons/Transfer';
import { TranslateIcon } from '@sanity/icons/Translate';
import { UserIcon } from '@sanity/icons/User';
import { UsersIcon } from '@sanity/icons/Users';
import type { ComponentType } from 'react';
import type { documentTypes } from '../content/schema/documents/index.ts';
import type { sectionTypes } from '../content/schema/sections/index.ts';

/** A type that editors choose by its name in lists, menus and searches. */
type NamedType = (typeof documentTypes)[number]['name'] | (typeof sectionTypes)[number]['name'];

/** The icon of each type of document and section. */
const icons: Readonly<Record<NamedType, ComponentType>> = {
  announcement: BellIcon,
  board: BillIcon,
  campaignLink: LinkIcon,
  deal: TagIcon,
  event: CalendarIcon,
  experience: BottleIcon,
  faqEntry: HelpCircleIcon,
  gallery: ImagesIcon,
  jobPosting: CaseIcon,
  navigation: MenuIcon,
  openingHours: ClockIcon,
  page: DocumentIcon,
  person: UserIcon,
  redirect: TransferIcon,
  settings: CogIcon,
  ticketType: CreditCardIcon,
  voucher: HeartIcon,
  boardSection: BillIcon,
  callToActionSection: LaunchIcon,
  cardsSection: ThLargeIcon,
  dealHeroSection: TagIcon,
  eventListSection: CalendarIcon,
  experienceListSection: BottleIcon,
  faqSection: HelpCircleIcon,
  findBookingSection: SearchIcon,
  formSection: EnvelopeIcon,
  gallerySection: ImagesIcon,
  heroSection: StarIcon,
  imageTextSection: SplitVerticalIcon,
  jobListSection: CaseIcon,
  numbersSection: NumberIcon,
  openingHoursSection: ClockIcon,
  partnersSection: ImageIcon,
  quoteSection: BlockquoteIcon,
  richTextSection: BlockContentIcon,
  teamSection: UsersIcon,
  ticketPricesSection: CreditCardIcon,
  timelineSection: TimelineIcon,
  tourLanguagesSection: TranslateIcon,
  vouchersSection: HeartIcon,
  wayHereSection: MarkerIcon,
};

/** Returns a type of the schema with its icon, where it has one. */
export function withIcon<T extends { readonly name: string }>(type: T) {
  const named = new Map<string, ComponentType>(Object.entries(icons));
  const icon = named.get(type.name);
  return icon ? { ...type, icon } : type;
}
