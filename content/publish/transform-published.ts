import { carryPreviousSlugs } from './carry-previous-slugs.ts';
import { hasSameSlugs, keepPreviousSlugs } from './keep-previous-slugs.ts';

/**
 * Transforms a document before it becomes public, on behalf of the embedded content service
 * (`CONTENT_SERVICE_PUBLISH_TRANSFORM`), so that editors need not maintain earlier slugs. Those of
 * the public version are kept where `next` does not have them: it may be an older revision, the
 * draft of a release that was made before a slug changed, or a replacement without any. An editor
 * can remove some while the slugs stay as they are.
 *
 * @param previous the version that is public now or was before the document was unpublished; null
 *   where there is none
 * @param next the version to be published
 */
export function transformPublished(
  previous: Readonly<Record<string, unknown>> | null,
  next: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const isEdited =
    next.previousSlugs !== undefined && previous !== null && hasSameSlugs(previous, next);
  return isEdited ? keepPreviousSlugs(previous, next) : carryPreviousSlugs(previous, next);
}
