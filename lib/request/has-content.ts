import 'server-only';
import { storedAnswer } from '../content/answers/answer-store.ts';
import { findAnswer } from '../content/answers/find-answer.ts';
import type { ContentQuery } from '../content/content-query.ts';
import { deal } from '../content/documents/deal/deal.query.ts';
import { event } from '../content/documents/event/event.query.ts';
import { experience } from '../content/documents/experience/experience.query.ts';
import { job } from '../content/documents/job-posting/job-posting.query.ts';
import { page } from '../content/documents/page/page.query.ts';
import { slugIndex } from '../content/queries/slug-index.query.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import { findDocument } from '../routing/find-document.ts';
import { matchRoute } from '../routing/match-route.ts';
import type { SlugRoute } from '../routing/routes.ts';
import { currentSlugIndex } from './slug-index-cache.ts';

const queryOf = { career: job, deal, event, experience } satisfies Record<
  SlugRoute,
  ContentQuery<object | null>
>;

/**
 * Whether the page at these segments of a public path, without the locale, has a document that can
 * be rendered. Decided before rendering, because a page that calls `notFound` itself responds with
 * a 404 that is empty without JavaScript. True if this is unknown: then the page decides.
 */
export async function hasContent(segments: readonly string[], locale: Locale): Promise<boolean> {
  const match = matchRoute(segments);
  if (!match) return true;
  if (match.kind === 'page') {
    const index = await storedAnswer(slugIndex, {});
    const id = index?.value.pages.find(({ route }) => route === match.route)?._id;
    return id === undefined ? index === null : canBeRendered(page, id);
  }
  const index = await currentSlugIndex();
  const found = index && findDocument(index, match.route, locale, match.slug);
  return found ? canBeRendered(queryOf[match.route], found.id) : true;
}

async function canBeRendered(query: ContentQuery<object | null>, id: string): Promise<boolean> {
  const answer = await findAnswer(query, { id });
  return answer === null || answer.value !== null;
}
