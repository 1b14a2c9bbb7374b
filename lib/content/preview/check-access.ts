import 'server-only';
import { ClientError } from '@sanity/client';
import { serverEnv } from '../../platform/env/server.ts';
import { isResponding } from '../answers/is-responding.ts';
import { previewClient } from '../client/client.ts';
import type { PreviewAccess } from '../client/preview-access.ts';
import { checkSharedLink } from './check-shared-link.ts';
import { checkStudioToken } from './check-studio-token.ts';
import { isSharedLinkToken } from './shared-link.ts';
import { isStudioToken } from './studio-token.ts';

/**
 * `refused`: the content service rejects the token, or what it names is not in the dataset.
 * `limited`: it refuses to check any more of them for a while. `unreachable`: it gave no valid
 * response.
 */
export type AccessFailure = 'refused' | 'limited' | 'unreachable';

export type AccessCheck = PreviewAccess | AccessFailure;

/** Checks with the content service what the holder of a preview token may see. Never throws. */
export async function checkAccess(token: string): Promise<AccessCheck> {
  try {
    if (isStudioToken(token)) return await checkStudioToken(token);
    if (isSharedLinkToken(token)) return await checkSharedLink(token);
    return await checkContentToken(token);
  } catch (error) {
    const status = error instanceof ClientError ? error.statusCode : null;
    if (status === 401 || status === 403) return 'refused';
    // Only the embedded service limits tokens that are not valid; a hosted one limits the whole site.
    const isLimit = status === 429 && serverEnv.content.mode === 'embedded';
    return isLimit ? 'limited' : 'unreachable';
  }
}

async function checkContentToken(token: string): Promise<AccessCheck> {
  const access = { kind: 'token', token } as const;
  return (await isResponding(previewClient(access))) ? access : 'unreachable';
}
