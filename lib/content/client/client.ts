import 'server-only';
import { createClient, type SanityClient } from '@sanity/client';
import { serverEnv } from '../../platform/env/server.ts';
import type { EditorAccess } from './preview-access.ts';

const { content } = serverEnv;

const where = {
  projectId: content.projectId,
  dataset: content.dataset,
  apiVersion: content.apiVersion,
  ...(content.mode === 'embedded' ? { apiHost: content.apiHost, useProjectHostname: false } : {}),
};

/** The token for what is published; the embedded service needs none. */
const publicToken = content.mode === 'hosted' ? content.readToken : undefined;

/**
 * The client of all public pages, for published documents only. It reads through the CDN unless a
 * token is set, because the CDN may return responses older than the promised freshness.
 */
export const contentClient = createClient({
  ...where,
  perspective: 'published',
  useCdn: content.mode === 'hosted' && !publicToken,
  ...(publicToken ? { token: publicToken } : {}),
});

/**
 * Reads published documents bypassing the CDN, which may return the previous state shortly after a
 * change.
 */
export const freshClient = contentClient.withConfig({ useCdn: false });

/**
 * Reads every document as it is stored, with the site's own token, for previews whose visitors have
 * none; null if the site has none, either. References in a draft lead to what is published.
 */
export const siteClient = content.readToken
  ? createClient({ ...where, perspective: 'raw', useCdn: false, token: content.readToken })
  : null;

/** Returns a client that reads what an editor may see. */
export function previewClient(access: EditorAccess): SanityClient {
  if (access.kind === 'token') {
    return createClient({ ...where, perspective: 'drafts', useCdn: false, token: access.token });
  }
  return createClient({
    ...where,
    perspective: [...access.perspective],
    useCdn: false,
    ...(content.readToken ? { token: content.readToken } : {}),
  });
}
