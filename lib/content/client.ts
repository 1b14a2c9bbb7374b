import 'server-only';
import { createClient, type SanityClient } from '@sanity/client';
import { serverEnv } from '../platform/env/server.ts';
import { cutSignature } from './cut-signature.ts';
import type { PictureOrigin } from './picture.ts';

const { content } = serverEnv;

const where = {
  projectId: content.projectId,
  dataset: content.dataset,
  apiVersion: content.apiVersion,
  ...(content.mode === 'embedded' ? { apiHost: content.apiHost, useProjectHostname: false } : {}),
};

/**
 * The client of all public pages, for published documents only. It reads through the CDN unless a
 * token is set, because the CDN may return responses older than the promised freshness.
 */
export const contentClient = createClient({
  ...where,
  perspective: 'published',
  useCdn: content.mode === 'hosted' && !content.readToken,
  ...(content.readToken ? { token: content.readToken } : {}),
});

/**
 * Reads published documents bypassing the CDN, which may return the previous state shortly after a
 * change.
 */
export const freshClient = contentClient.withConfig({ useCdn: false });

/**
 * Returns a client that reads drafts overlaid on published documents, as the holder of a preview
 * token sees them.
 */
export function previewClient(token: string): SanityClient {
  return createClient({ ...where, perspective: 'drafts', useCdn: false, token });
}

/** Embedded pictures come through the site's own origin, hosted ones from the service's CDN. */
export const pictureOrigin: PictureOrigin = {
  ...(content.mode === 'embedded'
    ? { baseUrl: '/media', sign: cutSignature }
    : { baseUrl: 'https://cdn.sanity.io' }),
  projectId: content.projectId,
  dataset: content.dataset,
};
