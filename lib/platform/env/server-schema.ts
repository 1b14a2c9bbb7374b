import { z } from 'zod';
import { isIsoDate } from '../format/is-iso-date.ts';
import { contentServiceVariables } from './content-service-variables.ts';
import { formVariables } from './form-variables.ts';
import { isOrigin, ORIGIN } from './origin.ts';
import { secret } from './secret.ts';
import { requestedUrl, serviceUrl } from './service-url.ts';
import { wholeNumber } from './whole-number.ts';

const EARLIEST_API_VERSION = '2021-03-25';

/**
 * Whether a value is an existing date, written YYYY-MM-DD, from which on the API has live events.
 */
function isApiVersion(value: string): boolean {
  return isIsoDate(value) && value >= EARLIEST_API_VERSION;
}

const port = wholeNumber(1, 65_535);

/**
 * Whether an https page may send the browser to an address; http for localhost only. A fragment would
 * take in the query that is added.
 */
function isWebAddress(value: string): boolean {
  if (value.includes('#')) return false;
  const url = URL.parse(value);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
}

const webAddress = z
  .string()
  .refine(isWebAddress, 'an address such as https://tickets.example.com/checkout, without #');

/**
 * All variables of the server, as they are in the environment. Each message states what is
 * expected; `parseServerEnv` puts the name before it. Limits of the content service (dataset name
 * up to 64 characters, API version of live events) are those of the specification, sections 7 and
 * 9. `.env.example` lists the same variables; a test compares the two.
 */
export const serverSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'development, production or test')
    .default('development'),
  PORT: port.default(3000),
  STUDIO_PORT: port.default(3334),
  STUDIO_URL: z.string().refine(isOrigin, ORIGIN).optional(),
  SITE_URL: z.string().refine(isOrigin, ORIGIN).optional(),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][-a-z0-9]*$/, 'lower-case letters, digits and dashes')
    .optional(),
  SANITY_DATASET: z
    .string()
    .regex(
      /^[a-z0-9][-_a-z0-9]{0,63}$/,
      'up to 64 lower-case letters, digits, dashes and underscores',
    )
    .default('production'),
  SANITY_API_VERSION: z
    .string()
    .refine(isApiVersion, `a date (YYYY-MM-DD) not before ${EARLIEST_API_VERSION}`)
    .default('2026-01-01'),
  SANITY_READ_TOKEN: secret.optional(),
  SANITY_WRITE_TOKEN: secret.optional(),
  SANITY_WEBHOOK_SECRET: secret.optional(),
  ...contentServiceVariables,
  CHECKOUT_SCRIPT_URL: webAddress.optional(),
  CHECKOUT_PAGE_URL: webAddress.optional(),
  ...formVariables,
  METRICS_TOKEN: secret.optional(),
  CDN_PURGE_URL: requestedUrl('https://cdn.example.com/purge').optional(),
  CDN_PURGE_TOKEN: secret.optional(),
  REDIS_URL: serviceUrl(['redis', 'rediss'], 'redis://user:password@host:6379').optional(),
  RESPONSE_CACHE_MB: wholeNumber(1, 99_999, ' of megabytes').default(64),
  PICTURE_WARMUP: z.enum(['on', 'off'], 'on or off').default('on'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,10}$/, 'the id of a tag manager container such as GTM-ABC1234')
    .optional(),
});

/** The variables after defaults and conversion, before anything is derived from them. */
export type ServerVariables = z.infer<typeof serverSchema>;
