import type { TicketTypesQueryResult } from '../../model/types.generated.ts';
import { optional, whereGiven } from '../../parse/field.ts';
import { visitors } from '../../parse/formats/read-number.ts';
import { localizedLine } from '../../parse/localized.ts';
import { record } from '../../parse/record.ts';
import { number, price, years } from '../../parse/scalars.ts';
import { documentShape, type SchemaOf } from '../../queries/document-shape.ts';

/** A ticket type. The fields of its price must be valid, else it is not sold. */
export const ticketTypeSchema: SchemaOf<TicketTypesQueryResult[number]> = record({
  ...documentShape('ticketType'),
  name: localizedLine,
  note: optional(localizedLine),
  share: number({ min: 0, max: 100 }),
  deduction: whereGiven(price),
  persons: number({ ...visitors, min: 1 }),
  adults: number(visitors),
  minAge: whereGiven(years),
  maxAge: whereGiven(years),
}).refine(({ adults, persons }) => adults <= persons, { error: 'number', path: ['adults'] });
