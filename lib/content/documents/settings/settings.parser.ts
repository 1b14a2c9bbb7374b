import type { z } from 'zod';
import type {
  CompanyDetails,
  SettingsQueryResult,
  TeamsQueryResult,
} from '../../model/types.generated.ts';
import { referencedList } from '../../parse/document.ts';
import { absentable, constant, optional } from '../../parse/field.ts';
import { linkInAnyLanguage } from '../../parse/link.ts';
import { list } from '../../parse/list.ts';
import { localizedLine } from '../../parse/localized.ts';
import { record, sparse } from '../../parse/record.ts';
import {
  days,
  email,
  languages,
  line,
  locale,
  number,
  phone,
  webAddress,
} from '../../parse/scalars.ts';
import { documentShape, type SchemaOf } from '../../queries/document-shape.ts';
import { keyedLine } from '../../queries/section-items.parser.ts';
import { personSchema } from '../person/person.parser.ts';

const coordinates = record({
  _type: constant('coordinates'),
  latitude: number({ min: -90, max: 90 }),
  longitude: number({ min: -180, max: 180 }),
});

const companyDetails: z.ZodType<CompanyDetails> = sparse({
  _type: constant('companyDetails'),
  name: localizedLine,
  legalName: absentable(line),
  street: absentable(line),
  postalCode: absentable(line),
  city: absentable(localizedLine),
  coordinates: absentable(coordinates),
  email: absentable(email),
  phone: absentable(phone),
  companyId: absentable(line),
  vatId: absentable(line),
  register: absentable(localizedLine),
  notes: absentable(list('companyDetails.notes', keyedLine)),
});

/**
 * The settings that every page shares. Nearly all may be missing; without company details and a
 * valid name in them the document is unfit, because the law requires the name on every page.
 */
export const settingsSchema: SchemaOf<SettingsQueryResult[number]> = record({
  ...documentShape('settings'),
  promoLink: optional(linkInAnyLanguage),
  popupLink: optional(linkInAnyLanguage),
  popupLanguages: optional(languages),
  euroRate: optional(number({ min: 1, max: 1000 })),
  tourLanguageDays: optional(list('tourLanguageDays', record({ language: locale, days }))),
  socialTitle: optional(localizedLine),
  companyDetails,
  responsibleDrinkingUrl: optional(localizedLine),
  instagramUrl: optional(webAddress),
  facebookUrl: optional(webAddress),
  youtubeUrl: optional(webAddress),
  linkedinUrl: optional(webAddress),
  tiktokUrl: optional(webAddress),
});

const team = (place: string) => optional(referencedList(place, 'person', personSchema));

/** The persons whom the settings name; never unfit, because a page can do without them. */
export const teamsSchema: SchemaOf<TeamsQueryResult[number]> = record({
  ...documentShape('settings'),
  teamHR: team('teamHR'),
  teamB2B: team('teamB2B'),
});
