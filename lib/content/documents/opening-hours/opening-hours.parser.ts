import { z } from 'zod';
import type { OpeningHoursQueryResult } from '../../model/types.generated.ts';
import { absentable, absentOrRight, choice, constant, whereGiven } from '../../parse/field.ts';
import { limits } from '../../parse/formats/limits.ts';
import { withKeys } from '../../parse/list.ts';
import { localizedLine } from '../../parse/localized.ts';
import { record, sparse } from '../../parse/record.ts';
import { clockTime, closingTime, date, key, weekday, yesOrNo } from '../../parse/scalars.ts';
import { documentShape, type SchemaOf } from '../../queries/document-shape.ts';

type Hours = OpeningHoursQueryResult[number];
type WeekdayHours = Hours['weekly'][number];
type Exception = NonNullable<Hours['exceptions']>[number];

const times = {
  opens: absentOrRight(clockTime),
  closes: absentOrRight(closingTime),
  lastEntry: absentOrRight(clockTime),
};

type Times = Pick<WeekdayHours, 'opens' | 'closes'>;

const closesIfOpens = ({ opens, closes }: Times) => opens === undefined || closes !== undefined;
const opensIfCloses = ({ opens, closes }: Times) => closes === undefined || opens !== undefined;

const weekdayHours: z.ZodType<WeekdayHours> = sparse({
  _key: key,
  _type: constant('weekdayHours'),
  day: weekday,
  ...times,
})
  .refine(closesIfOpens, { error: 'clockTime', path: ['closes'] })
  .refine(opensIfCloses, { error: 'clockTime', path: ['opens'] });

const saysSomething = ({ closed, opens, closes }: Exception) =>
  closed === true || opens !== undefined || closes !== undefined;

const exception: z.ZodType<Exception> = sparse({
  _key: key,
  _type: constant('hoursException'),
  date,
  closed: absentOrRight(yesOrNo),
  ...times,
  note: absentable(localizedLine),
})
  .refine(closesIfOpens, { error: 'clockTime', path: ['closes'] })
  .refine(opensIfCloses, { error: 'clockTime', path: ['opens'] })
  .refine(saysSomething, { error: 'clockTime', path: ['opens'] });

/** Returns the schema of a list in which every row must be valid. */
function everyRow<T>(row: z.ZodType<T>): z.ZodType<T[]> {
  return z.preprocess(
    (rows) => (Array.isArray(rows) && rows.length <= limits.items ? withKeys(rows) : rows),
    z.array(row, 'list').max(limits.items, 'list'),
  );
}

/**
 * The hours of a venue. One invalid row makes the document unfit: without it, a closed day could be
 * shown as open.
 */
export const openingHoursSchema: SchemaOf<Hours> = record({
  ...documentShape('openingHours'),
  venue: choice<Hours['venue']>({ museum: true, taproom: true }),
  title: localizedLine,
  weekly: everyRow(weekdayHours).refine((rows) => rows.length > 0, 'list'),
  exceptions: whereGiven(everyRow(exception)),
});
