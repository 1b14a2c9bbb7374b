import type { ServerEnv } from '../lib/env/server-env.ts';

/**
 * What a browser may do with any of the site's responses (Content Security Policy, level 3). The
 * form that finds a booking is sent to the checkout's page, which may be the provider's.
 */
export function contentPolicy({ checkout }: Pick<ServerEnv, 'checkout'>): string {
  const forms = ["'self'", ...(checkout?.pageUrl ? [new URL(checkout.pageUrl).origin] : [])];
  return [
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    `form-action ${forms.join(' ')}`,
  ].join('; ');
}
