import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { EventListQueryResult, EventQueryResult } from '../../model/types.generated.ts';
import { documentQuery } from '../../parse/document-query.ts';
import { listQuery } from '../../parse/list-query.ts';
import {
  documentFields,
  pictureFields,
  richTextFields,
  seoFields,
} from '../../queries/fragments.ts';
import { eventSchema, eventSummarySchema } from './event.parser.ts';

/** All events for lists, the earliest first. */
export const eventListQuery = defineQuery(`
  *[_type == "event"] | order(start asc, _id asc){
    ${documentFields}, slug, languages, title, summary, kind, place, start, end, price,
    drinksIncluded, status,
    picture{${pictureFields}}
  }
`);

export const events: ContentQuery<EventListQueryResult> = listQuery({
  name: 'events',
  groq: eventListQuery,
  type: 'event',
  document: eventSummarySchema,
});

/** One event by its `_id`. */
export const eventQuery = defineQuery(`
  *[_type == "event" && _id == $id][0]{
    ${documentFields}, _updatedAt, slug, languages, title, summary, kind, place, start, end, price,
    drinksIncluded, status,
    seo{${seoFields}},
    picture{${pictureFields}},
    body{${richTextFields}}
  }
`);

export const event: ContentQuery<EventQueryResult> = documentQuery({
  name: 'event',
  groq: eventQuery,
  type: 'event',
  document: eventSchema,
});
