import { z } from 'zod';
import type {
  DealCodesQueryResult,
  DealQueryResult,
  DiscountsQueryResult,
} from '../../model/types.generated.ts';
import { referencedList } from '../../parse/document.ts';
import { field, optional, whereGiven } from '../../parse/field.ts';
import { readKey } from '../../parse/formats/read-key.ts';
import { link } from '../../parse/link.ts';
import { readDistinct } from '../../parse/list.ts';
import { localizedLine } from '../../parse/localized.ts';
import { picture } from '../../parse/picture.ts';
import { record } from '../../parse/record.ts';
import { richText } from '../../parse/rich-text.ts';
import { code, date, number } from '../../parse/scalars.ts';
import { isNotBefore } from '../../parse/spans.ts';
import {
  addressedShape,
  documentShape,
  type SchemaOf,
  updatedShape,
} from '../../queries/document-shape.ts';
import { seo, withSeo } from '../../queries/seo.parser.ts';
import { experienceSummarySchema } from '../experience/experience.parser.ts';

const count = number({ min: 1, max: 1000, integer: true });

// The restrictions of a discount must be valid: without one, the code would apply to more.
const references = field('reference', (value) => {
  const ids = readDistinct(value, readKey);
  return ids?.length ? ids : null;
});

/** Documents to which a discount is restricted. The Studio keeps a list whose items were removed. */
const restriction = z.preprocess(
  (value) => (Array.isArray(value) && value.length === 0 ? null : value),
  whereGiven(references),
);

const validity = { validFrom: whereGiven(date), validThrough: date };

interface Validity {
  readonly validFrom: string | null;
  readonly validThrough: string;
}

const isInOrder = ({ validFrom, validThrough }: Validity) => isNotBefore(validThrough, validFrom);
const notInOrder = { error: 'later', path: ['validThrough'] };

/** A discount code, as the checkout uses it. */
export const discountSchema: SchemaOf<DiscountsQueryResult[number]> = record({
  ...documentShape('deal'),
  title: localizedLine,
  code,
  discount: number({ min: 1, max: 100 }),
  ticketCount: whereGiven(count),
  ...validity,
  ticketTypes: restriction,
  experiences: restriction,
}).refine(isInOrder, notInOrder);

/** The codes in the links of a deal; an invalid one is left out. */
export const dealCodesSchema: SchemaOf<DealCodesQueryResult[number]> = record({
  ...documentShape('deal'),
  ref: optional(code),
  dsc: optional(code),
});

const summaryShape = {
  ...addressedShape('deal'),
  code: optional(code),
  partner: optional(code),
  ...validity,
  picture: optional(picture),
};

/** A deal as a section shows it. */
export const dealSummarySchema = record(summaryShape).refine(isInOrder, notInOrder);

/** A deal with all fields of its page. */
export const dealSchema: SchemaOf<DealQueryResult> = record({
  ...summaryShape,
  ...updatedShape,
  seo,
  backLink: optional(link),
  body: optional(richText),
  terms: optional(richText),
  experiences: optional(referencedList('experiences', 'experience', experienceSummarySchema)),
})
  .refine(isInOrder, notInOrder)
  .transform(withSeo);
