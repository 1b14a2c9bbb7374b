import { defineQuery } from 'groq';

/** Opening hours of all venues: the week and its exceptions. */
export const openingHoursQuery = defineQuery(`
  *[_type == "openingHours"] | order(venue asc){ _id, venue, title, weekly, exceptions }
`);
