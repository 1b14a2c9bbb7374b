import 'server-only';
import { storedAnswer } from '../content/answers/answer-store.ts';
import { toSlugIndex } from '../content/get-slug-index.ts';
import { checkAccess } from '../content/preview/check-access.ts';
import { readSharedSlugIndex } from '../content/preview/read-shared-slug-index.ts';
import { slugIndex } from '../content/queries/slug-index.query.ts';
import { requestDraftedSlugIndex } from '../content/request-slug-index.ts';
import type { SlugIndex } from '../routing/slug-index.ts';

/**
 * Reads the slug index with the permissions of a preview token, including drafts; a draft without
 * an address keeps its published one. `refused`: the token is not valid. `limited`: the content service
 * checks no more tokens. `unreachable`: it returned no index in time. Never throws.
 */
export async function previewSlugIndex(
  token: string,
): Promise<SlugIndex | 'refused' | 'limited' | 'unreachable'> {
  const access = await checkAccess(token);
  if (typeof access === 'string') return access;
  const published = (await storedAnswer(slugIndex, {}))?.value;
  if (access.kind === 'link') {
    const shared = published ? await readSharedSlugIndex(published, access) : null;
    return shared ? toSlugIndex(shared) : 'unreachable';
  }
  const answer = await requestDraftedSlugIndex(access, published);
  return answer.ok ? toSlugIndex(answer.value) : 'unreachable';
}
