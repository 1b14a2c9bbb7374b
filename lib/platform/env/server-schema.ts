import { z } from 'zod';
import { formVariables } from './form-variables.ts';
import { requestedUrl, serviceUrl } from './service-url.ts';

const ORIGIN = 'an origin such as https://www.example.com, without a path or a slash at the end';
const EARLIEST_API_VERSION = '2021-03-25';

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Whether a value is an IP address, or a network such as `10.0.0.0/8`. */
const isNetwork = (value: string) => network.safeParse(value).success;

/** Whether a value is `https://host[:port]` or `http://host[:port]` and nothing more. */
function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
}

/** Whether a value is an http or https address with at most a path. */
function isStudioAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url) return false;
  return isOrigin(url.origin) && [url.origin, url.origin + url.pathname].includes(value);
}

/**
 * Whether a value is an existing date, written YYYY-MM-DD, from which on the API has live events.
 */
function isApiVersion(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  const real = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
  return real && value >= EARLIEST_API_VERSION;
}

/** A comma-separated list of which every item is valid; `expected` continues that. */
function listOf(isValid: (item: string) => boolean, expected: string) {
  return z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isValid), `a comma-separated list${expected}`);
}

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a whole number from 1 to 65535')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'a whole number from 1 to 65535');

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

const secret = z.string().min(16, 'at least 16 characters');

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
  CONTENT_SERVICE_PORT: port.default(3333),
  CONTENT_SERVICE_HOST: z
    .string()
    .regex(/^[-.:\w]+$/, 'a host name or an address')
    .default('127.0.0.1'),
  CONTENT_SERVICE_DATA: z.string().default('.data/content-service'),
  CONTENT_SERVICE_ORIGINS: listOf(isOrigin, `, each ${ORIGIN}`).default([]),
  CONTENT_SERVICE_STUDIOS: listOf(isStudioAddress, ' of addresses of Studios').optional(),
  // Checked for the content service, which reads it itself.
  CONTENT_SERVICE_TRUSTED_PROXIES: listOf(isNetwork, ' of addresses or networks').optional(),
  CONTENT_SERVICE_URL: z.string().refine(isOrigin, ORIGIN).optional(),
  CONTENT_WEBHOOK_URL: requestedUrl('http://site.example.com/api/revalidate').optional(),
  CONTENT_SERVICE_IMAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,7}$/, 'a whole number of megabytes')
    .optional(),
  CONTENT_SERVICE_QUERY_TIMEOUT: z
    .string()
    .regex(/^\d{1,3}$/, 'a whole number of seconds')
    .optional(),
  CONTENT_SERVICE_QUERY_MEMORY_MB: z
    .string()
    .regex(/^\d{1,5}$/, 'a whole number of megabytes')
    .optional(),
  CONTENT_SERVICE_QUERY_PROCESSES: z
    .string()
    .regex(/^\d{1,2}$/, 'a whole number of processes')
    .optional(),
  CHECKOUT_SCRIPT_URL: webAddress.optional(),
  CHECKOUT_PAGE_URL: webAddress.optional(),
  ...formVariables,
  METRICS_TOKEN: secret.optional(),
  CDN_PURGE_URL: requestedUrl('https://cdn.example.com/purge').optional(),
  CDN_PURGE_TOKEN: secret.optional(),
  REDIS_URL: serviceUrl(['redis', 'rediss'], 'redis://user:password@host:6379').optional(),
  RESPONSE_CACHE_MB: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'a whole number of megabytes from 1 to 99999')
    .transform(Number)
    .default(64),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,10}$/, 'the id of a tag manager container such as GTM-ABC1234')
    .optional(),
});

/** The variables after defaults and conversion, before anything is derived from them. */
export type ServerVariables = z.infer<typeof serverSchema>;
