import 'server-only';
import { requestAnswer } from '../answers/request-answer.ts';
import { siteClient } from '../client.ts';
import type { ContentOf } from '../content-query.ts';
import { slugIndex } from '../queries/slug-index.query.ts';
import type { LinkAccess } from './preview-access.ts';
import { previewDeadline } from './preview-deadline.ts';

type SlugIndexContent = ContentOf<typeof slugIndex>;

/**
 * Returns the published slug index in which one document, that of a shared link, has the address of
 * its draft. Null if the drafts cannot be read.
 */
export async function readSharedSlugIndex(
  published: SlugIndexContent,
  { documentId }: LinkAccess,
): Promise<SlugIndexContent | null> {
  const client = siteClient?.withConfig({ perspective: 'drafts' });
  if (!client) return null;
  const options = { deadline: previewDeadline, lastFit: published };
  const drafts = await requestAnswer(client, slugIndex, {}, options);
  if (!drafts.ok) return null;
  const { documents, pages, redirects } = published;
  return {
    documents: withOne(documents, drafts.value.documents, documentId),
    pages: withOne(pages, drafts.value.pages, documentId),
    redirects,
  };
}

/**
 * Replaces one document of a list by that of another list, or adds it. It comes first, where it is found
 * before the published documents whose slug it has, such as the one of which it is a copy.
 */
function withOne<T extends { readonly _id: string }>(
  list: readonly T[],
  others: readonly T[],
  id: string,
): T[] {
  const one = others.find(({ _id }) => _id === id);
  return one ? [one, ...list.filter(({ _id }) => _id !== id)] : [...list];
}
