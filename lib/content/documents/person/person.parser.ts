import type { TeamsQueryResult } from '../../model/types.generated.ts';
import { optional } from '../../parse/field.ts';
import { localizedLine } from '../../parse/localized.ts';
import { record } from '../../parse/record.ts';
import { email, line, phone } from '../../parse/scalars.ts';
import { documentShape, type SchemaOf } from '../../queries/document-shape.ts';

export type PersonContent = NonNullable<TeamsQueryResult[number]['teamHR']>[number];

/** A contact person. */
export const personSchema: SchemaOf<PersonContent> = record({
  ...documentShape('person'),
  name: line,
  role: optional(localizedLine),
  email,
  phone: optional(phone),
});
