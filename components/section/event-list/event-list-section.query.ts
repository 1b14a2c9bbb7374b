import { eventPlace } from '../../../lib/content/documents/event/event.parser.ts';
import { choice, optional } from '../../../lib/content/parse/field.ts';
import { record } from '../../../lib/content/parse/record.ts';
import type { SectionContentOf } from '../../../lib/content/queries/page-content.ts';
import {
  actionFields,
  actions,
  heading,
  intro,
  limit,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

type EventList = SectionContentOf<'eventListSection'>;

export const eventListSection: SectionQuery<'eventListSection'> = {
  fields: `heading, intro, limit, period, place, ${actionFields}`,
  parser: record({
    ...sectionShape('eventListSection'),
    heading,
    intro,
    limit,
    period: optional(choice<NonNullable<EventList['period']>>({ past: true, upcoming: true })),
    place: optional(eventPlace),
    actions,
  }),
  lists: ['event'],
};
