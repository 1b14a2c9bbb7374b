import { carryPreviousSlugs } from './carry-previous-slugs.ts';
import { keepPreviousSlugs } from './keep-previous-slugs.ts';

/**
 * What the embedded content service makes of a document before it becomes public
 * (`CONTENT_SERVICE_PUBLISH_TRANSFORM`), so that editors need not fill it in. A document that is
 * written whole by somebody who knows nothing of earlier slugs keeps those it has.
 *
 * @param previous the version that is public now; null where there is none
 * @param next the version to be published
 */
export function transformPublished(
  previous: Readonly<Record<string, unknown>> | null,
  next: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const keep = next.previousSlugs === undefined ? carryPreviousSlugs : keepPreviousSlugs;
  return keep(previous, next);
}
