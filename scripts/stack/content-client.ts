import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import type { ContentEnv } from '../../lib/platform/env/server-env.ts';

/**
 * Returns a client that reads published documents from the service in `content`, as the site does.
 */
export function createContentClient(content: ContentEnv, options: ClientConfig): SanityClient {
  return createClient({
    projectId: content.projectId,
    dataset: content.dataset,
    apiVersion: content.apiVersion,
    perspective: 'published',
    useCdn: false,
    ...(content.readToken ? { token: content.readToken } : {}),
    ...(content.mode === 'embedded' ? { apiHost: content.apiHost, useProjectHostname: false } : {}),
    ...options,
  });
}
