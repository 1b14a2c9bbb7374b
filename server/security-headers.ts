/** A header and its value, in the order in which they are sent. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

const ONE_YEAR_S = 31_536_000;

/** What browsers offer pages and neither this site nor a frame in it needs. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The security headers of every response, whatever its status, with the content `policy`. A page's
 * own value for one of them wins. Browsers are told to stay on https
 * (RFC 6797) only where `siteUrl`, the public origin of the site, is https: on a plain-http origin
 * they have to ignore it.
 */
export function securityHeaders(siteUrl: string, policy: string): HeaderList {
  const always: HeaderList = [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'SAMEORIGIN'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Content-Security-Policy', policy],
  ];
  return siteUrl.startsWith('https:')
    ? [...always, ['Strict-Transport-Security', `max-age=${ONE_YEAR_S}`]]
    : always;
}

/** What only documents need, and what would weigh on every file; a policy of their own besides. */
export const documentHeaders: HeaderList = [
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
];
