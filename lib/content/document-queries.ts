import { routeOfType, type SluggedType, type SlugRoute } from '../routing/routes.ts';
import { deal } from './documents/deal/deal.query.ts';
import { event } from './documents/event/event.query.ts';
import { experience } from './documents/experience/experience.query.ts';
import { job } from './documents/job-posting/job-posting.query.ts';
import { page } from './documents/page/page.query.ts';
import type { ContentQuery } from './model/content-query.ts';

/** The query from which the page of a document is rendered, by its route. */
export const documentQueries = { career: job, deal, event, experience } satisfies Record<
  SlugRoute,
  ContentQuery<object | null>
>;

/** Returns the query from which the page of an entry of the slug index is rendered. */
export function queryOfEntry(type: SluggedType | 'page'): ContentQuery<object | null> {
  return type === 'page' ? page : documentQueries[routeOfType[type]];
}
