import 'server-only';
import { hasBegun } from '../../time/deal-span.ts';
import { requestAnswer } from '../answers/request-answer.ts';
import { siteClient } from '../client/client.ts';
import type { LinkAccess } from '../client/preview-access.ts';
import type { ContentOf } from '../model/content-query.ts';
import { slugIndex } from '../queries/slug-index.query.ts';
import { previewDeadline } from './preview-deadline.ts';

type SlugIndexContent = ContentOf<typeof slugIndex>;

/**
 * Returns the public slug index in which one document, that of a shared link, has the address of its
 * draft, even if it is a deal before its first day. Null if the drafts cannot be read.
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
  const now = new Date();
  const begun = documents.filter((document) => hasBegun(document, now));
  return {
    documents: withOne(begun, drafts.value.documents, documentId),
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
