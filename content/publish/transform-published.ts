import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import { hasSameSlugs, keepPreviousSlugs } from './keep-previous-slugs.ts';
import { mergePreviousSlugs } from './merge-previous-slugs.ts';
import { keepTranslatedFrom } from './translated-from.ts';

/**
 * Transforms a document before it becomes public, on behalf of the embedded content service
 * (`CONTENT_SERVICE_PUBLISH_TRANSFORM`): it records which translations are older than their
 * English, and editors need not maintain previous slugs. Those of the public version are kept where
 * `next` does not have them: it may be an older revision, the draft of a release that was made before
 * a slug changed, or a replacement without any. An editor can remove some while the slugs stay as
 * they are.
 *
 * @param previous the version that is public now or was before the document was unpublished; null
 *   where there is none
 * @param next the version to be published
 */
export function transformPublished(previous: JsonRecord | null, next: JsonRecord): JsonRecord {
  const isEdited =
    next.previousSlugs !== undefined && previous !== null && hasSameSlugs(previous, next);
  if (!isEdited) return transformReplacement(previous, next);
  return keepTranslatedFrom(previous, keepPreviousSlugs(previous, next));
}

/**
 * Transforms a document that was written without knowledge of the public version, such as a file of
 * the dataset.
 *
 * @param previous the version that is public now; null where there is none
 * @param next the version to be published
 */
export function transformReplacement<T extends JsonRecord>(
  previous: JsonRecord | null,
  next: T,
): T {
  return keepTranslatedFrom(previous, mergePreviousSlugs(previous, next));
}
