import { defineQuery } from 'groq';
import { linkFields } from './fragments.ts';

/** All announcements, running, coming and past: whoever shows them judges the time. */
export const announcementsQuery = defineQuery(`
  *[_type == "announcement"] | order(from asc){ _id, text, link{${linkFields}}, from, to }
`);
