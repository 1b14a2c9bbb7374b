import { z } from 'zod';
import type {
  BookableQueryResult,
  Departures,
  ExperienceListQueryResult,
  ExperiencePricesQueryResult,
  ExperienceQueryResult,
} from '../../model/types.generated.ts';
import { constant, optional, whereGiven } from '../../parse/field.ts';
import { list } from '../../parse/list.ts';
import { localizedLine, localizedText } from '../../parse/localized.ts';
import { keyedPicture, noPicture, picture } from '../../parse/picture.ts';
import { record } from '../../parse/record.ts';
import { richText } from '../../parse/rich-text.ts';
import {
  clockTime,
  days,
  documentLanguages,
  languages,
  number,
  price,
  years,
} from '../../parse/scalars.ts';
import {
  addressedShape,
  documentShape,
  type SchemaOf,
  updatedShape,
} from '../../queries/document-shape.ts';
import { keyedLine, stage } from '../../queries/section-items.parser.ts';
import { seo, withSeo } from '../../queries/seo.parser.ts';

const minutes = number({ min: 1, max: 24 * 60 });

const departures: z.ZodType<Departures> = record({
  _type: constant('departures'),
  days,
  from: clockTime,
});

/**
 * Invalid departures or an invalid minimum age make an experience unfit: else it would be offered every
 * half hour, or to everybody.
 */
const limits = {
  departures: whereGiven(departures),
  minimumAge: whereGiven(years),
};

/** The fields of an experience that every list requires. */
const offeredShape = {
  ...addressedShape('experience'),
  minutes,
  price,
  ...limits,
};

const summaryShape = {
  ...offeredShape,
  tourLanguages: optional(languages),
  schedule: optional(localizedLine),
  picture: picture.catch(noPicture),
};

/** An experience as lists show it. */
export const experienceSummarySchema: SchemaOf<ExperienceListQueryResult[number]> =
  record(summaryShape);

const groupSize = optional(number({ min: 1, max: 1000, integer: true }));

/** An experience as the checkout sells it. */
export const bookableSchema: SchemaOf<BookableQueryResult[number]> = record({
  ...documentShape('experience'),
  languages: documentLanguages,
  title: localizedLine,
  summary: localizedText,
  minutes,
  price,
  groupSize,
  tourLanguages: optional(languages),
  ...limits,
  meetingPoint: optional(localizedText),
});

/** The price of an experience that lists show: others are offered nowhere. */
export const experiencePriceSchema: SchemaOf<ExperiencePricesQueryResult[number]> =
  record(offeredShape);

/** The cheapest experience, as a list of one or none, without what may change while its price does not. */
export const cheapestSchema = z
  .array(z.strictObject({ _id: z.string(), _type: z.literal('experience'), price: z.number() }))
  .max(1);

/** An experience with its adult price in whole Kč. */
export type CheapestExperience = z.infer<typeof cheapestSchema>[number];

/** An experience with all fields of its page. */
export const experienceSchema: SchemaOf<ExperienceQueryResult> = record({
  ...summaryShape,
  ...updatedShape,
  groupSize,
  ageRule: optional(localizedText),
  access: optional(localizedText),
  meetingPoint: optional(localizedText),
  cancellation: optional(localizedText),
  included: optional(list('included', keyedLine)),
  stages: optional(list('stages', stage)),
  seo,
  gallery: optional(list('gallery', keyedPicture)),
  body: optional(richText),
}).transform(withSeo);
