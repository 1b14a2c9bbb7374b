import { defineQuery } from 'groq';

/** Ticket types in the editors' order; prices follow from an experience's adult price. */
export const ticketTypesQuery = defineQuery(`
  *[_type == "ticketType"] | order(order asc){ _id, name, note, share, deduction, persons, adults }
`);
