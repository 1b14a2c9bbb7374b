import type { ServerEnv } from '../../lib/platform/env/server-env.ts';

/** The settings that determine the content policy. */
export type PolicyEnv = Pick<ServerEnv, 'checkout' | 'content' | 'siteUrl' | 'tagManagerId'> & {
  readonly forms: Pick<ServerEnv['forms'], 'recaptcha'>;
};

/** The inline scripts and styles of a page, as hash sources of a content policy. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type Directive = 'script' | 'style' | 'img' | 'font' | 'connect' | 'frame';
type Sources = Partial<Record<Directive, readonly string[]>>;

/**
 * From Google's documentation: the tag manager, analytics, and the scripts its advertising tags
 * load.
 */
const tagManager: Sources = {
  script: [
    'https://www.googletagmanager.com',
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
  ],
  img: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  frame: ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
};

/** From Google's documentation of reCAPTCHA. */
const recaptcha: Sources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * The hash of an empty style element. The overlays of visual editing add one, and then their rules by
 * script, which no policy restricts.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const framing = (ancestor = "'self'") => [
  `frame-ancestors ${ancestor}`,
  "base-uri 'self'",
  "object-src 'none'",
];

/** The policy for the server's own error pages, which consist of text and a link. */
export const errorPolicy = ["default-src 'none'", ...framing(), "form-action 'self'"].join('; ');

/**
 * The policy for responses that are not pages. Browsers show an image that is opened directly in a
 * document of their own, with inline styles.
 */
export const filePolicy = `${errorPolicy}; style-src 'unsafe-inline'`;

/**
 * Returns the Content Security Policy (level 3) of a page, which allows only what it lists. Scripts
 * and styles are allowed from the site, from the third parties in the environment, and inline if
 * `inline` lists them; with null, for development, the policy restricts neither. The form that
 * finds a booking is sent to the checkout page, which may be on the provider's origin.
 *
 * `studio` is the origin of the Studio for a page in its frame: it alone may show the page there.
 */
export function contentPolicy(env: PolicyEnv, inline: InlineParts | null, studio?: string): string {
  const others = sourcesOf(env);
  const from = (directive: Directive, ...own: string[]) => [
    `${directive}-src`,
    ...new Set([...own, ...others.flatMap((sources) => sources[directive] ?? [])]),
  ];
  const styles = inline ? [...inline.styles, ...(studio ? [emptyStyle] : [])] : [];
  return [
    ...(inline
      ? [
          ["default-src 'none'"],
          from('script', "'self'", ...inline.scripts),
          from('style', "'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [])),
          from('connect', "'self'"),
          from('font', "'self'"),
          ["manifest-src 'self'"],
          // Inline placeholder images are shown while images load.
          from('img', "'self'", 'data:'),
          // Background videos.
          ["media-src 'self'"],
          from('frame', "'self'"),
        ]
      : []),
    ...framing(studio).map((directive) => [directive]),
    ["form-action 'self'", ...checkoutPage(env)],
    ...(env.siteUrl.startsWith('https:') ? [['upgrade-insecure-requests']] : []),
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

function sourcesOf(env: PolicyEnv): readonly Sources[] {
  const provider = env.checkout
    ? [...new Set([new URL(env.checkout.scriptUrl).origin, ...checkoutPage(env)])]
    : [];
  return [
    {
      script: provider,
      style: provider,
      img: provider,
      font: provider,
      connect: provider,
      frame: provider,
    },
    ...(env.content.mode === 'hosted' ? [{ img: ['https://cdn.sanity.io'] }] : []),
    ...(env.tagManagerId ? [tagManager] : []),
    ...(env.forms.recaptcha ? [recaptcha] : []),
  ];
}

function checkoutPage({ checkout }: PolicyEnv): string[] {
  return checkout?.pageUrl ? [new URL(checkout.pageUrl).origin] : [];
}
