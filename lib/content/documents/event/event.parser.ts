import type { EventListQueryResult, EventQueryResult } from '../../model/types.generated.ts';
import { choice, optional } from '../../parse/field.ts';
import { picture } from '../../parse/picture.ts';
import { record } from '../../parse/record.ts';
import { richText } from '../../parse/rich-text.ts';
import { dateTime, price, yesOrNo } from '../../parse/scalars.ts';
import { isLater } from '../../parse/spans.ts';
import { addressedShape, type SchemaOf, updatedShape } from '../../queries/document-shape.ts';
import { seo, withSeo } from '../../queries/seo.parser.ts';

type Summary = EventListQueryResult[number];

/** Where an event takes place. */
export const eventPlace = choice<Summary['place']>({
  beerHall: true,
  cellar: true,
  museum: true,
  taproom: true,
});

const summaryShape = {
  ...addressedShape('event'),
  kind: choice<Summary['kind']>({
    contest: true,
    feast: true,
    market: true,
    music: true,
    quiet: true,
    talk: true,
    tapping: true,
    tour: true,
  }),
  place: eventPlace,
  start: dateTime,
  end: dateTime,
  price: optional(price),
  drinksIncluded: optional(yesOrNo),
  status: choice<Summary['status']>({ cancelled: true, scheduled: true, soldOut: true }),
  picture: optional(picture),
};

const isInOrder = ({ start, end }: Pick<Summary, 'start' | 'end'>) => isLater(end, start);
const notInOrder = { error: 'later', path: ['end'] };

/** An event as lists show it. */
export const eventSummarySchema: SchemaOf<Summary> = record(summaryShape).refine(
  isInOrder,
  notInOrder,
);

/** An event with all fields of its page. */
export const eventSchema: SchemaOf<EventQueryResult> = record({
  ...summaryShape,
  ...updatedShape,
  seo,
  body: optional(richText),
})
  .refine(isInOrder, notInOrder)
  .transform(withSeo);
