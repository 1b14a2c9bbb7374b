import { z } from 'zod';
import { isOrigin, ORIGIN } from './origin.ts';
import { requestedUrl } from './service-url.ts';
import { wholeNumber } from './whole-number.ts';

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Whether a value is an IP address, or a network such as `10.0.0.0/8`. */
const isNetwork = (value: string) => network.safeParse(value).success;

/** Whether a value is an http or https address with at most a path. */
function isStudioAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url) return false;
  return isOrigin(url.origin) && [url.origin, url.origin + url.pathname].includes(value);
}

/** A comma-separated list of which every item is valid; `expected` continues that. */
function listOf(isValid: (item: string) => boolean, expected: string) {
  return z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isValid), `a comma-separated list${expected}`);
}

/**
 * Variables of the embedded content service. It reads them by itself and has the same rules and
 * defaults, which a test compares: what it would refuse is refused before anything is started. Only by
 * itself, it may also choose a port (`0`).
 */
export const contentServiceVariables = {
  CONTENT_SERVICE_PORT: wholeNumber(1, 65_535).default(3333),
  CONTENT_SERVICE_HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+$/i, 'a host name or an address')
    .default('127.0.0.1'),
  CONTENT_SERVICE_DATA: z.string().default('.data/content-service'),
  CONTENT_SERVICE_ORIGINS: listOf(isOrigin, `, each ${ORIGIN}`).default([]),
  CONTENT_SERVICE_STUDIOS: listOf(isStudioAddress, ' of addresses of Studios').optional(),
  CONTENT_SERVICE_TRUSTED_PROXIES: listOf(isNetwork, ' of addresses or networks').optional(),
  CONTENT_SERVICE_URL: z.string().refine(isOrigin, ORIGIN).optional(),
  CONTENT_WEBHOOK_URL: requestedUrl('http://site.example.com/api/revalidate').optional(),
  CONTENT_SERVICE_IMAGE_CACHE_MB: wholeNumber(0, 1_048_576, ' of megabytes').default(512),
  CONTENT_SERVICE_QUERY_TIMEOUT: wholeNumber(1, 600, ' of seconds').default(10),
  CONTENT_SERVICE_QUERY_MEMORY_MB: wholeNumber(64, 65_536, ' of megabytes').default(96),
  CONTENT_SERVICE_QUERY_PROCESSES: wholeNumber(2, 64, ' of processes').default(2),
} as const;
