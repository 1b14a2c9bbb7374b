import 'server-only';
import type { QueryParams } from '@sanity/client';
import { isCircuitOpen } from './answers/circuit-breaker.ts';
import { lookUpPublished, readPublished } from './answers/read-published.ts';
import { requestAnswer } from './answers/request-answer.ts';
import { previewClient } from './client/client.ts';
import type { EditorAccess } from './client/preview-access.ts';
import { reportToEditor, reportUnreadDrafts } from './client/preview-problems.ts';
import type { ContentProblem, ContentQuery } from './model/content-query.ts';
import { previewDeadline } from './preview/preview-deadline.ts';
import { currentPreview } from './preview/preview-token.ts';
import { readSharedDraft } from './preview/read-shared-draft.ts';

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
  const { access } = preview;
  if (access.kind !== 'link') return readDrafts(query, params, { access });
  const isLinked = params.id === access.documentId;
  const draft = isLinked ? await readSharedDraft(query, access) : null;
  return draft ?? readPublished(query, params);
}

/**
 * Returns the problems of drafts that no page shows; none except to an editor in preview. Without an
 * answer, it is reported that drafts are missing.
 */
export async function findDraftProblems(
  query: ContentQuery<unknown>,
): Promise<readonly ContentProblem[]> {
  const preview = await currentPreview();
  if (preview.kind !== 'on' || preview.access.kind === 'link') return [];
  const answer = await requestDrafts(query, {}, { access: preview.access });
  return answer?.problems ?? [];
}

interface DraftOptions<Result> {
  /** The access of the editor. */
  readonly access: EditorAccess;
  /** The last fit value, used for unfit documents that must not be left out. */
  readonly lastFit?: Result | undefined;
}

/**
 * Reads drafts overlaid on published documents. Without an answer, because the service is down or a
 * query over all drafts takes too long for example, the published documents by themselves, which is
 * reported to the editor. Throws `ContentUnavailableError` if there are none.
 */
export async function readDrafts<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  options: DraftOptions<Result>,
): Promise<Result> {
  const answer = await requestDrafts(query, params, options);
  if (!answer) return lookUpPublished(query, params);
  reportToEditor(answer.problems);
  return answer.value;
}

/** Requests drafts. Returns null without an answer, and reports to the editor that drafts are missing. */
async function requestDrafts<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  { access, lastFit }: DraftOptions<Result>,
) {
  const options = { deadline: previewDeadline, lastFit };
  const client = previewClient(access);
  const answer = isCircuitOpen() ? null : await requestAnswer(client, query, params, options);
  if (answer?.ok) return answer;
  reportUnreadDrafts();
  return null;
}
