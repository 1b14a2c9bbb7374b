import type { JobListQueryResult, JobQueryResult } from '../../model/types.generated.ts';
import { choice, optional } from '../../parse/field.ts';
import { list } from '../../parse/list.ts';
import { picture } from '../../parse/picture.ts';
import { record } from '../../parse/record.ts';
import { richText } from '../../parse/rich-text.ts';
import { date, price } from '../../parse/scalars.ts';
import { isNotBefore } from '../../parse/spans.ts';
import { addressedShape, type SchemaOf, updatedShape } from '../../queries/document-shape.ts';
import { keyedLine } from '../../queries/section-items.parser.ts';
import { seo, withSeo } from '../../queries/seo.parser.ts';

type Summary = JobListQueryResult[number];

const summaryShape = {
  ...addressedShape('jobPosting'),
  contract: choice<Summary['contract']>({ fullTime: true, partTime: true, seasonal: true }),
  place: choice<Summary['place']>({
    beerHall: true,
    cellar: true,
    museum: true,
    office: true,
    shop: true,
    taproom: true,
  }),
  salaryFrom: optional(price),
  salaryTo: optional(price),
  datePosted: date,
  validThrough: date,
};

const isInOrder = ({ datePosted, validThrough }: Pick<Summary, 'datePosted' | 'validThrough'>) =>
  isNotBefore(validThrough, datePosted);
const notInOrder = { error: 'later', path: ['validThrough'] };

/** Removes the end of a salary range that ends below its start. */
function withSalaryInOrder<T extends Pick<Summary, 'salaryFrom' | 'salaryTo'>>(posting: T): T {
  const { salaryFrom, salaryTo } = posting;
  const isReversed = salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom;
  return isReversed ? { ...posting, salaryTo: null } : posting;
}

/** A job posting as lists show it. */
export const jobSummarySchema: SchemaOf<Summary> = record(summaryShape)
  .refine(isInOrder, notInOrder)
  .transform(withSalaryInOrder);

/** A job posting with all fields of its page. */
export const jobSchema: SchemaOf<JobQueryResult> = record({
  ...summaryShape,
  ...updatedShape,
  offer: optional(list('offer', keyedLine)),
  seo,
  picture: optional(picture),
  body: optional(richText),
})
  .refine(isInOrder, notInOrder)
  .transform((posting) => withSeo(withSalaryInOrder(posting)));
