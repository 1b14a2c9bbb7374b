import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { TicketTypesQueryResult } from '../../model/types.generated.ts';
import { listQuery } from '../../parse/list-query.ts';
import { documentFields } from '../../queries/fragments.ts';
import { ticketTypeSchema } from './ticket-type.parser.ts';

/** Ticket types in the editors' order; prices follow from an experience's adult price. */
export const ticketTypesQuery = defineQuery(`
  *[_type == "ticketType"] | order(order asc, _id asc){ ${documentFields}, name, note, share, deduction, persons, adults,
    minAge, maxAge }
`);

export const ticketTypes: ContentQuery<TicketTypesQueryResult> = listQuery({
  name: 'ticketTypes',
  groq: ticketTypesQuery,
  type: 'ticketType',
  document: ticketTypeSchema,
});
