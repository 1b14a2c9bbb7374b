import 'server-only';
import { storedAnswer } from '../../content/answers/answer-store.ts';
import type { LinkAccess } from '../../content/client/preview-access.ts';
import { readSharedSlugIndex } from '../../content/preview/read-shared-slug-index.ts';
import { slugIndex } from '../../content/queries/slug-index.query.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { documentPath } from '../../routing/document-path.ts';
import { pathFor } from '../../routing/path-for.ts';

/**
 * Returns the path of the page that a shared link is for, in a language: the one of its draft, so that
 * the link stays valid when an editor changes the slug. Null if there is no such page any more;
 * `unreachable` if the draft cannot be read.
 */
export async function sharedPagePath(
  access: LinkAccess,
  locale: Locale,
): Promise<string | null | 'unreachable'> {
  const stored = await storedAnswer(slugIndex, {});
  const published = stored?.value ?? { documents: [], pages: [], redirects: [] };
  const index = await readSharedSlugIndex(published, access);
  if (!index) return 'unreachable';
  const { documents, pages } = index;
  const document = documents.find(({ _id }) => _id === access.documentId);
  if (document) return documentPath(document, locale);
  const page = pages.find(({ _id }) => _id === access.documentId);
  return page ? pathFor(page.route, locale) : null;
}
