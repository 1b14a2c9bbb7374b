import { choice, field, optional } from '../../parse/field.ts';
import { readKey } from '../../parse/formats/read-key.ts';
import { readDistinct } from '../../parse/list.ts';
import { picture } from '../../parse/picture.ts';
import { record } from '../../parse/record.ts';
import { key } from '../../parse/scalars.ts';
import { readFaqCategory } from '../faq-entry.schema.ts';
import type { SectionContentOf } from '../page-content.ts';
import {
  actions,
  heading,
  intro,
  limit,
  type SectionSchema,
  sectionShape,
} from './section-shape.ts';

type EventList = SectionContentOf<'eventListSection'>;

export const experienceListSection: SectionSchema<'experienceListSection'> = record({
  ...sectionShape('experienceListSection'),
  heading,
  intro,
  limit,
  featured: optional(key),
  actions,
});

export const eventListSection: SectionSchema<'eventListSection'> = record({
  ...sectionShape('eventListSection'),
  heading,
  intro,
  limit,
  period: optional(choice<NonNullable<EventList['period']>>({ past: true, upcoming: true })),
  actions,
});

export const jobListSection: SectionSchema<'jobListSection'> = record({
  ...sectionShape('jobListSection'),
  heading,
  intro,
  limit,
  actions,
});

export const openingHoursSection: SectionSchema<'openingHoursSection'> = record({
  ...sectionShape('openingHoursSection'),
  heading,
  intro,
  venues: optional(field('list', (value) => readDistinct(value, readKey))),
  picture: optional(picture),
  actions,
});

export const faqSection: SectionSchema<'faqSection'> = record({
  ...sectionShape('faqSection'),
  heading,
  intro,
  categories: optional(field('list', (value) => readDistinct(value, readFaqCategory))),
  limit,
  actions,
});

export const ticketPricesSection: SectionSchema<'ticketPricesSection'> = record({
  ...sectionShape('ticketPricesSection'),
  heading,
  intro,
  actions,
});

const withHead = { heading, intro };

export const tourLanguagesSection: SectionSchema<'tourLanguagesSection'> = record({
  ...sectionShape('tourLanguagesSection'),
  ...withHead,
});

export const vouchersSection: SectionSchema<'vouchersSection'> = record({
  ...sectionShape('vouchersSection'),
  ...withHead,
});

export const findBookingSection: SectionSchema<'findBookingSection'> = record({
  ...sectionShape('findBookingSection'),
  ...withHead,
});
