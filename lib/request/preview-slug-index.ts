import 'server-only';
import { storedAnswer } from '../content/answers/answer-store.ts';
import { requestDeadline } from '../content/answers/request-deadline.ts';
import { previewClient } from '../content/client.ts';
import { toSlugIndex } from '../content/get-slug-index.ts';
import { isRefusal } from '../content/preview/check-token.ts';
import { slugIndex } from '../content/queries/slug-index.query.ts';
import type { SlugIndex } from '../routing/slug-index.ts';

/**
 * Reads the slug index with the permissions of a preview token, including drafts; a draft without
 * an address keeps its published one. `refused`: the service rejects the token. `unreachable`: it
 * returned no index in time. Never throws.
 */
export async function previewSlugIndex(
  token: string,
): Promise<SlugIndex | 'refused' | 'unreachable'> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(requestDeadline) } as const;
    const result = await previewClient(token).fetch<unknown>(slugIndex.groq, {}, options);
    const parsed = slugIndex.parse(result, (await storedAnswer(slugIndex, {}))?.value);
    return parsed.ok ? toSlugIndex(parsed.value) : 'unreachable';
  } catch (error) {
    return isRefusal(error) ? 'refused' : 'unreachable';
  }
}
