import { resolve } from 'node:path';
import { readSecrets } from '../../lib/platform/env/content-service-secrets.ts';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';
import type { ExtraEnv } from '../process/supervisor.ts';

/**
 * Returns the variables with which the Studio connects to content. The Studio's own commands
 * replace those that begin with `SANITY_STUDIO_` by their values, so that all of them must be set.
 */
export function studioSettings({ content, contentService, siteUrl }: ServerEnv): ExtraEnv {
  const apiHost = content.mode === 'embedded' ? (contentService.publicUrl ?? content.apiHost) : '';
  return {
    SANITY_STUDIO_PROJECT_ID: content.projectId,
    SANITY_STUDIO_DATASET: content.dataset,
    SANITY_STUDIO_API_HOST: apiHost,
    SANITY_STUDIO_SITE_URL: siteUrl,
    SANITY_STUDIO_SIGN_IN: '',
    // No usage statistics.
    DO_NOT_TRACK: '1',
  };
}

/**
 * Returns the variables with which the development server of the Studio signs in to the embedded
 * service, as an editor; none for a hosted project, where editors sign in themselves. The token is
 * not among the variables that get into the code of the Studio. Throws without readable secrets.
 */
export function signInSettings(root: string, env: ServerEnv): ExtraEnv {
  if (env.content.mode === 'hosted') return {};
  return {
    SANITY_STUDIO_SIGN_IN: 'development',
    STUDIO_SIGN_IN_TOKEN: readSecrets(resolve(root, env.contentService.dataFolder)).tokens.editor,
    // The login of the service returns to these addresses only, which may be those of other Studios.
    STUDIO_SIGN_IN_ADDRESS: env.contentService.studios[0] ?? '',
    STUDIO_ORIGIN: `http://localhost:${env.studioPort}`,
  };
}
