import { YEAR_S } from '../../lib/platform/durations.ts';

/** A header and its value, in the order in which they are sent. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Browser features that neither the site nor its frames need. */
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
 * Returns the security headers of every response, whatever its status, with the content `policy`. A
 * page may override each of them. Strict-Transport-Security (RFC 6797) is included only if
 * `siteUrl`, the public origin of the site, is https: browsers must ignore it on a plain-http
 * origin.
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
    ? [...always, ['Strict-Transport-Security', `max-age=${YEAR_S}`]]
    : always;
}

/**
 * Headers that only documents need, and that would add to the size of every file's response;
 * documents also get a content policy of their own.
 */
export const documentHeaders: HeaderList = [
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
];
