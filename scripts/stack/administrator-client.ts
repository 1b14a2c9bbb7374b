import { createClient, type SanityClient } from '@sanity/client';
import { EMBEDDED_PROJECT_ID } from '../../lib/platform/env/server-env.ts';
import type { ContentService } from './content-service.ts';

/** Creates a client of an embedded content service that may read and write everything. */
export function administratorClient({
  url,
  dataset,
  administratorToken,
}: Pick<ContentService, 'url' | 'dataset' | 'administratorToken'>): SanityClient {
  return createClient({
    projectId: EMBEDDED_PROJECT_ID,
    dataset,
    apiVersion: '2026-01-01',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token: administratorToken,
  });
}
