import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { OpeningHoursQueryResult } from '../../model/types.generated.ts';
import { listQuery } from '../../parse/list-query.ts';
import { documentFields } from '../../queries/fragments.ts';
import { openingHoursSchema } from './opening-hours.parser.ts';

/** Opening hours of all venues: the week and its exceptions. */
export const openingHoursQuery = defineQuery(`
  *[_type == "openingHours"] | order(venue asc, _createdAt asc, _id asc){ ${documentFields}, venue, title, weekly, exceptions }
`);

export const openingHours: ContentQuery<OpeningHoursQueryResult> = listQuery({
  name: 'openingHours',
  groq: openingHoursQuery,
  type: 'openingHours',
  document: openingHoursSchema,
  keepsLastFit: true,
  keepsMissing: true,
  unique: 'venue',
});
