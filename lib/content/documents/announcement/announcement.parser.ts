import type { AnnouncementsQueryResult } from '../../model/types.generated.ts';
import { optional } from '../../parse/field.ts';
import { linkInAnyLanguage } from '../../parse/link.ts';
import { lineInAnyLanguage } from '../../parse/localized.ts';
import { record } from '../../parse/record.ts';
import { dateTime } from '../../parse/scalars.ts';
import { isLater } from '../../parse/spans.ts';
import { documentShape, type SchemaOf } from '../../queries/document-shape.ts';

/** An announcement: any one language suffices, because each is shown only in its own languages. */
export const announcementSchema: SchemaOf<AnnouncementsQueryResult[number]> = record({
  ...documentShape('announcement'),
  text: lineInAnyLanguage,
  link: optional(linkInAnyLanguage),
  from: dateTime,
  to: dateTime,
}).refine(({ from, to }) => isLater(to, from), { error: 'later', path: ['to'] });
