import 'server-only';
import { storedAnswer } from '../content/answers/answer-store.ts';
import { findAnswer } from '../content/answers/find-answer.ts';
import { documentQueries } from '../content/documents/document-queries.ts';
import { experiences } from '../content/documents/experience/experience.query.ts';
import { page } from '../content/documents/page/page.query.ts';
import type { ContentQuery } from '../content/model/content-query.ts';
import { slugIndex } from '../content/queries/slug-index.query.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import { findDocument } from '../routing/find-document.ts';
import { matchRoute } from '../routing/match-route.ts';
import { currentSlugIndex } from './slug-index-cache.ts';

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
  return found ? canBeRendered(documentQueries[match.route], found.id) : true;
}

async function canBeRendered(query: ContentQuery<object | null>, id: string): Promise<boolean> {
  const answer = await findAnswer(query, { id });
  return answer === null || answer.value !== null;
}

/** Whether the list of experiences has one with this id. True if this is unknown: the page decides. */
export async function hasExperience(id: string | null): Promise<boolean> {
  const answer = await findAnswer(experiences, {});
  return answer === null || answer.value.some(({ _id }) => _id === id);
}
