import 'server-only';
import type { QueryParams } from '@sanity/client';
import { cache } from 'react';
import { serverEnv } from '../platform/env/server.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import { isCircuitOpen } from './answers/circuit-breaker.ts';
import { lookUpPublished, readPublished } from './answers/read-published.ts';
import { requestAnswer } from './answers/request-answer.ts';
import { previewClient } from './client/client.ts';
import { type MarkTexts, textMarker } from './client/mark-texts.ts';
import type { EditorAccess } from './client/preview-access.ts';
import { reportToEditor, reportUnreadDrafts } from './client/preview-problems.ts';
import type { ContentProblem, ContentQuery } from './model/content-query.ts';
import { previewDeadline } from './preview/preview-deadline.ts';
import { currentPreview } from './preview/preview-token.ts';
import { readSharedDraft } from './preview/read-shared-draft.ts';

/**
 * Reads and parses content for a page: on public pages the stored answer, in a preview the current
 * drafts, where documents that cannot be rendered are left out and reported to the editor. `locale` is
 * the language of the texts that the page shows of it, which lead to their fields in the Studio's frame;
 * null if it shows none. Throws `ContentUnavailableError` if the content service returns no answer.
 */
export async function fetchContent<Result>(
  query: ContentQuery<Result>,
  locale: Locale | null,
  params: QueryParams = {},
): Promise<Result> {
  const preview = await currentPreview();
  if (preview.kind !== 'on') return readPublished(query, params);
  const { access } = preview;
  if (access.kind !== 'link') return readDrafts(query, params, { access, locale });
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
  const answer = await requestDrafts(query, {}, { access: preview.access, locale: null });
  return answer?.problems ?? [];
}

interface DraftOptions<Result> {
  /** The access of the editor. */
  readonly access: EditorAccess;
  /** The language of the texts that lead to their fields; null for none. */
  readonly locale: Locale | null;
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
  { access, locale, lastFit }: DraftOptions<Result>,
) {
  const answer = await requestOnce(query, JSON.stringify(params), access, locale, lastFit);
  if (answer?.ok) return answer;
  reportUnreadDrafts();
  return null;
}

/**
 * Sends a query once per page and language, where several places show its answer. `params` is JSON, so that it
 * equals that of another call. Returns null if the service is known to be down.
 */
const requestOnce = cache(
  async <Result>(
    query: ContentQuery<Result>,
    params: string,
    access: EditorAccess,
    locale: Locale | null,
    lastFit: Result | undefined,
  ) => {
    if (isCircuitOpen()) return null;
    return requestAnswer(previewClient(access), query, JSON.parse(params), {
      deadline: previewDeadline,
      lastFit,
      markTexts: markerFor(access, locale),
    });
  },
);

/** Returns how to mark the texts of an answer: those that the Studio's frame shows. */
function markerFor(access: EditorAccess, locale: Locale | null): MarkTexts | undefined {
  const { studioUrl } = serverEnv;
  return access.kind === 'studio' && studioUrl && locale
    ? textMarker(studioUrl, locale)
    : undefined;
}
