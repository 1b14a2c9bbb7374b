import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { AnnouncementsQueryResult } from '../../model/types.generated.ts';
import { listQuery } from '../../parse/list-query.ts';
import { documentFields, linkFields } from '../../queries/fragments.ts';
import { announcementSchema } from './announcement.parser.ts';

/** All announcements, current, future and past; the component that shows them filters by time. */
export const announcementsQuery = defineQuery(`
  *[_type == "announcement"] | order(from asc, _id asc){
    ${documentFields}, text, link{${linkFields}}, from, to
  }
`);

export const announcements: ContentQuery<AnnouncementsQueryResult> = listQuery({
  name: 'announcements',
  groq: announcementsQuery,
  type: 'announcement',
  document: announcementSchema,
  keepsLastFit: true,
  moments: ({ from, to }) => [Date.parse(from), Date.parse(to)],
});
