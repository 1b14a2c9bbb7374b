import { defineQuery } from 'groq';
import type { ContentQuery } from '../../content-query.ts';
import { listQuery } from '../../parse/list-query.ts';
import { documentFields } from '../../queries/fragments.ts';
import type { TicketTypesQueryResult } from '../../types.generated.ts';
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
