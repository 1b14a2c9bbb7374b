import 'server-only';
import { requestAnswer } from './answers/request-answer.ts';
import { requestDeadline } from './answers/request-deadline.ts';
import { freshClient, previewClient } from './client/client.ts';
import type { EditorAccess } from './client/preview-access.ts';
import type { SlugIndexContent } from './get-slug-index.ts';
import type { ParsedAnswer } from './model/content-query.ts';
import { slugIndex } from './queries/slug-index.query.ts';

/**
 * Requests the published slug index, bypassing every cache. Unfit entries are as in `lastFit`. Never
 * rejects; `ok: false` without an answer in time.
 */
export function requestSlugIndex(
  lastFit: SlugIndexContent,
): Promise<ParsedAnswer<SlugIndexContent>> {
  return requestAnswer(freshClient, slugIndex, {}, { deadline: requestDeadline, lastFit });
}

/** Requests the slug index with the drafts that an editor may see, as `requestSlugIndex` does. */
export function requestDraftedSlugIndex(
  access: EditorAccess,
  lastFit: SlugIndexContent | undefined,
): Promise<ParsedAnswer<SlugIndexContent>> {
  const client = previewClient(access);
  return requestAnswer(client, slugIndex, {}, { deadline: requestDeadline, lastFit });
}
