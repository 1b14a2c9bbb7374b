import { routeOfType, type SluggedType, type SlugRoute } from '../../routing/routes.ts';
import type { ContentQuery } from '../model/content-query.ts';
import { deal } from './deal/deal.query.ts';
import { event } from './event/event.query.ts';
import { experience } from './experience/experience.query.ts';
import { job } from './job-posting/job-posting.query.ts';
import { page } from './page/page.query.ts';

/** The query from which the page of a document is rendered, by its route. */
export const documentQueries = { career: job, deal, event, experience } satisfies Record<
  SlugRoute,
  ContentQuery<object | null>
>;

/** Returns the query from which the page of an entry of the slug index is rendered. */
export function queryOfEntry(type: SluggedType | 'page'): ContentQuery<object | null> {
  return type === 'page' ? page : documentQueries[routeOfType[type]];
}
