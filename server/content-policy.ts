import type { ServerEnv } from '../lib/env/server-env.ts';

/** The settings that decide what a browser may do. */
export type PolicyEnv = Pick<ServerEnv, 'checkout' | 'tagManagerId'> & {
  readonly forms: Pick<ServerEnv['forms'], 'recaptcha'>;
};

/** Google's own lists: the tag manager, and the scripts its advertising tags load. */
const tagManagerScripts = [
  'https://www.googletagmanager.com',
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
];

const recaptchaScripts = [
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

/**
 * What a browser may do with a response (Content Security Policy, level 3). Scripts come from the
 * site, from whoever the environment names, and from the page itself where `scripts` names them by
 * their hashes; null, for the framework's development, says nothing of scripts. The form that
 * finds a booking is sent to the checkout's page, which may be the provider's.
 */
export function contentPolicy(env: PolicyEnv, scripts: readonly string[] | null): string {
  const { checkout, tagManagerId, forms } = env;
  const page = checkout?.pageUrl ? [new URL(checkout.pageUrl).origin] : [];
  const sources = [
    ...(checkout ? [new URL(checkout.scriptUrl).origin, ...page] : []),
    ...(tagManagerId ? tagManagerScripts : []),
    ...(forms.recaptcha ? recaptchaScripts : []),
  ];
  return [
    ...(scripts ? [["script-src 'self'", ...new Set(sources), ...scripts].join(' ')] : []),
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    ["form-action 'self'", ...page].join(' '),
  ].join('; ');
}
