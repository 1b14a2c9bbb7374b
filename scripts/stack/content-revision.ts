import { createHash } from 'node:crypto';
import { createClient } from '@sanity/client';
import type { ContentEnv } from '../../lib/env/server-env.ts';

const QUERY = '*[!(_id in path("_.**"))] | order(_id) {_id, _rev}';
const REQUEST_MS = 10_000;

/**
 * A hash that changes whenever a published document does, or null when the content service does
 * not answer: whoever compares it is better off without an answer than without a site.
 */
export async function contentRevision(content: ContentEnv): Promise<string | null> {
  const client = createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion: content.apiVersion,
    perspective: 'published',
    useCdn: false,
    timeout: REQUEST_MS,
    maxRetries: 1,
    ...(content.readToken ? { token: content.readToken } : {}),
    ...(content.mode === 'embedded' ? { apiHost: content.apiHost, useProjectHostname: false } : {}),
  });
  try {
    const revisions: unknown = await client.fetch(QUERY);
    return createHash('sha256').update(JSON.stringify(revisions)).digest('hex');
  } catch {
    return null;
  }
}
