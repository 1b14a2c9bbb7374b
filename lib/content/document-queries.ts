import type { SlugRoute } from '../routing/routes.ts';
import type { ContentQuery } from './content-query.ts';
import { deal } from './documents/deal/deal.query.ts';
import { event } from './documents/event/event.query.ts';
import { experience } from './documents/experience/experience.query.ts';
import { job } from './documents/job-posting/job-posting.query.ts';

/** The query from which the page of a document is rendered, by its route. */
export const documentQueries = { career: job, deal, event, experience } satisfies Record<
  SlugRoute,
  ContentQuery<object | null>
>;
