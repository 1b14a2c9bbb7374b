import { formSecret } from '../../lib/platform/crypto/form-secret.ts';
import type { ServerEnv } from '../../lib/platform/env/server-env.ts';

/**
 * Returns the settings that become part of pages: after a change of one of them, a build is not
 * current. Contains a secret, so it must not be stored as it is.
 */
export function bakedSettings(env: ServerEnv): object {
  const { retentionDays, mail, recaptcha } = env.forms;
  const { career, reservation, subscription } = retentionDays;
  return {
    siteUrl: env.siteUrl,
    content: bakedContent(env),
    // Pages contain signed addresses of the cuts of embedded pictures.
    secret: env.content.mode === 'embedded' ? formSecret(env.forms) : undefined,
    checkout: env.checkout,
    recaptchaSiteKey: recaptcha?.siteKey,
    tagManagerId: env.tagManagerId,
    // Forms say how long a submission is stored, and whom to write to; the page of a waiting list, which
    // says it too, is rendered per request.
    retentionDays: { career, reservation, subscription },
    contact: mail.fallbackTo,
  };
}

/** Neither the tokens of the content nor the address of the embedded service is part of pages. */
function bakedContent({ content }: ServerEnv): object {
  const { mode, projectId, dataset, apiVersion } = content;
  return { mode, projectId, dataset, apiVersion };
}
