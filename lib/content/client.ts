import 'server-only';
import { createClient } from '@sanity/client';
import { serverEnv } from '../env/server.ts';
import type { PictureOrigin } from './picture.ts';

const { content } = serverEnv;

/**
 * The one client of the content service. Published documents only; the CDN serves them unless a
 * token is in play, because the CDN would hand out answers older than the freshness we promise.
 */
export const contentClient = createClient({
  projectId: content.projectId,
  dataset: content.dataset,
  apiVersion: content.apiVersion,
  perspective: 'published',
  useCdn: content.mode === 'hosted' && !content.readToken,
  ...(content.readToken ? { token: content.readToken } : {}),
  ...(content.mode === 'embedded' ? { apiHost: content.apiHost, useProjectHostname: false } : {}),
});

/** Embedded pictures come through the site's own origin, hosted ones from the service's CDN. */
export const pictureOrigin: PictureOrigin = {
  baseUrl: content.mode === 'embedded' ? '/media' : 'https://cdn.sanity.io',
  projectId: content.projectId,
  dataset: content.dataset,
};
