import { keepPreviousSlugs } from './keep-previous-slugs.ts';

/**
 * What the embedded content service makes of a document before it becomes public
 * (`CONTENT_SERVICE_PUBLISH_TRANSFORM`), so that editors need not fill it in.
 *
 * @param previous the version that is public now; null where there is none
 * @param next the version to be published
 */
export function transformPublished(
  previous: Readonly<Record<string, unknown>> | null,
  next: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return keepPreviousSlugs(previous, next);
}
