import 'server-only';
import type { QueryParams } from '@sanity/client';
import { ContentUnavailableError } from './answers/content-unavailable.ts';
import { lookUpPublished, readPublished } from './answers/read-published.ts';
import { requestAnswer } from './answers/request-answer.ts';
import { previewClient } from './client.ts';
import type { ContentQuery } from './content-query.ts';
import { currentPreview } from './preview/preview-token.ts';
import { reportToEditor, reportUnreadDrafts } from './preview-problems.ts';

/** How long a preview waits for an answer, in ms. */
const previewDeadline = 10_000;

/**
 * Reads and parses content for a page: on public pages the stored answer, in a preview the current
 * drafts, where documents that cannot be rendered are left out and reported to the editor. Throws
 * `ContentUnavailableError` if the content service returns no answer.
 */
export async function fetchContent<Result>(
  query: ContentQuery<Result>,
  params: QueryParams = {},
): Promise<Result> {
  const preview = await currentPreview();
  if (preview.kind !== 'on') return readPublished(query, params);
  return readDrafts(query, params, { token: preview.token });
}

interface DraftOptions<Result> {
  /** A preview token; see `lib/request/preview`. */
  readonly token: string;
  /** The last fit value, used for unfit documents that must not be left out. */
  readonly lastFit?: Result | undefined;
}

/**
 * Reads drafts overlaid on published documents. If the service refuses the query, for example because
 * the drafts are together too large for a response, the published documents by themselves, which is
 * reported to the editor. Throws `ContentUnavailableError`.
 */
export async function readDrafts<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  { token, lastFit }: DraftOptions<Result>,
): Promise<Result> {
  const options = { deadline: previewDeadline, lastFit };
  const answer = await requestAnswer(previewClient(token), query, params, options);
  if (!answer.ok && answer.isRefused) {
    reportUnreadDrafts();
    return lookUpPublished(query, params);
  }
  if (!answer.ok) throw new ContentUnavailableError(query.name, answer.reason);
  reportToEditor(answer.problems);
  return answer.value;
}
