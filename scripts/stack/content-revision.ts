import { createHash } from 'node:crypto';
import type { ContentEnv } from '../../lib/platform/env/server-env.ts';
import { createContentClient } from './content-client.ts';

const QUERY = '*[!(_id in path("_.**"))] | order(_id) {_id, _rev}';
const REQUEST_MS = 10_000;

/**
 * Returns a hash that changes whenever a published document does, or null if the content service
 * does not respond: the site must start even if the comparison is impossible.
 */
export async function contentRevision(content: ContentEnv): Promise<string | null> {
  const client = createContentClient(content, { timeout: REQUEST_MS, maxRetries: 1 });
  try {
    const revisions: unknown = await client.fetch(QUERY);
    return createHash('sha256').update(JSON.stringify(revisions)).digest('hex');
  } catch {
    return null;
  }
}
