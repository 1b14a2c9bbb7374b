import { carryPreviousSlugs } from './carry-previous-slugs.ts';
import { keepPreviousSlugs } from './keep-previous-slugs.ts';

/**
 * Transforms a document before it becomes public, on behalf of the embedded content service
 * (`CONTENT_SERVICE_PUBLISH_TRANSFORM`), so that editors need not maintain earlier slugs. A
 * document that is replaced as a whole without earlier slugs keeps those it has.
 *
 * @param previous the version that is public now or was before the document was unpublished; null
 *   where there is none
 * @param next the version to be published
 */
export function transformPublished(
  previous: Readonly<Record<string, unknown>> | null,
  next: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const keep = next.previousSlugs === undefined ? carryPreviousSlugs : keepPreviousSlugs;
  return keep(previous, next);
}
