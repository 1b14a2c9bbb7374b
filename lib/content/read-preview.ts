import 'server-only';
import { storedAnswer } from './answers/answer-store.ts';
import type { PreviewAccess } from './client/preview-access.ts';
import { type AccessFailure, checkAccess } from './preview/check-access.ts';
import type { PreviewReading } from './preview/preview-reading.ts';
import { readSharedSlugIndex } from './preview/read-shared-slug-index.ts';
import { slugIndex } from './queries/slug-index.query.ts';
import { requestDraftedSlugIndex } from './request-slug-index.ts';

/**
 * Reads what a preview token lets its holder see; a draft without an address keeps its published one.
 * `earlier` is the access that the token gave the last time, or null: with it, the addresses are
 * requested while the token is checked again, because it is nearly always accepted. Returns `refused`
 * if the token is not valid, `limited` if the content service checks no more tokens, `unreachable` if it
 * returned no index in time. Never rejects.
 */
export async function readPreview(
  token: string,
  earlier: PreviewAccess | null,
): Promise<PreviewReading | AccessFailure> {
  const early = earlier && requestIndex(earlier);
  const access = await checkAccess(token);
  if (typeof access === 'string') return access;
  const read = await (early ?? requestIndex(access));
  return read ? { access, ...read } : 'unreachable';
}

/** Requests the addresses that somebody may see. Returns null without an answer in time. */
async function requestIndex(
  access: PreviewAccess,
): Promise<Pick<PreviewReading, 'index' | 'problems'> | null> {
  const published = (await storedAnswer(slugIndex, {}))?.value;
  if (access.kind === 'link') {
    const index = published ? await readSharedSlugIndex(published, access) : null;
    return index && { index, problems: [] };
  }
  const answer = await requestDraftedSlugIndex(access, published);
  return answer.ok ? { index: answer.value, problems: answer.problems } : null;
}
