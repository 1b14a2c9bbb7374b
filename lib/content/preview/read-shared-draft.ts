import 'server-only';
import { DocumentId, getDraftId } from '@sanity/id-utils';
import { ContentUnavailableError } from '../answers/content-unavailable.ts';
import { requestAnswer } from '../answers/request-answer.ts';
import { siteClient } from '../client/client.ts';
import type { LinkAccess } from '../client/preview-access.ts';
import type { ContentQuery } from '../model/content-query.ts';
import { isRecord } from '../parse/formats/is-record.ts';
import { previewDeadline } from './preview-deadline.ts';

/**
 * Reads the draft that a shared link shows, with a query for one document by its `id`. Documents that
 * it refers to are read as they are published; those that are not are left out, as on the public
 * site. Returns null if there is no draft, or it cannot be shown. Throws `ContentUnavailableError`.
 */
export async function readSharedDraft<Result>(
  query: ContentQuery<Result>,
  { documentId }: LinkAccess,
): Promise<Result | null> {
  if (!siteClient) return null;
  const asPublished: ContentQuery<Result> = {
    ...query,
    parse: (result) => query.parse(isRecord(result) ? { ...result, _id: documentId } : result),
  };
  const params = { id: getDraftId(DocumentId(documentId)) };
  const options = { deadline: previewDeadline };
  const answer = await requestAnswer(siteClient, asPublished, params, options);
  if (answer.ok) return answer.value;
  if (answer.isRefused) return null;
  throw new ContentUnavailableError(query.name, answer.reason);
}
