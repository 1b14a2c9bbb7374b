import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import type { ContentEnv } from '../../lib/platform/env/server-env.ts';

/** Reads published documents from wherever `content` says, as the site's own client does. */
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
