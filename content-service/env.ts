import { resolve } from 'node:path';
import { z } from 'zod';
import { fail, type Result, succeed } from './http/result.ts';
import { isNetwork } from './http/trusted-proxies.ts';
import { isStudioAddress } from './login/studio-address.ts';
import { parseWebUrl } from './util/web-url.ts';

function integer(min: number, max: number, what: string) {
  const expected = `${what} from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}

const MEGABYTES = 'a whole number of megabytes';
const ORIGINS = 'a comma-separated list of origins such as http://localhost:3000';
const STUDIOS = 'a comma-separated list of addresses such as https://www.example.com/studio';
const NETWORKS = 'a comma-separated list of addresses or networks such as 10.0.0.0/24';
const ORIGIN = 'an origin such as https://content.example.com';
const URL_EXPECTED = 'an http or https URL without a user name or password';

function isOrigin(value: string): boolean {
  return parseWebUrl(value)?.origin === value;
}

/** Whether `fetch` takes an address: it refuses user names and passwords in it. */
function isRequestable(value: string): boolean {
  const url = parseWebUrl(value);
  return url !== null && url.username + url.password === '';
}

/** A comma-separated list of which every item is valid. */
function listOf(isValid: (item: string) => boolean, expected: string) {
  return z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isValid), expected);
}

const schema = z.object({
  CONTENT_SERVICE_PORT: integer(0, 65_535, 'a port number').default(3333),
  CONTENT_SERVICE_HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+$/i, 'a host name or IP address')
    .default('127.0.0.1'),
  CONTENT_SERVICE_DATA: z
    .string()
    .default('.data/content-service')
    .transform((path) => resolve(path)),
  CONTENT_SERVICE_ORIGINS: listOf(isOrigin, ORIGINS).default(['http://localhost:3000']),
  CONTENT_SERVICE_STUDIOS: listOf(isStudioAddress, STUDIOS).default(['http://localhost:3334']),
  CONTENT_SERVICE_TRUSTED_PROXIES: listOf(isNetwork, NETWORKS).default([]),
  CONTENT_SERVICE_URL: z.string().refine(isOrigin, ORIGIN).optional(),
  CONTENT_WEBHOOK_URL: z.string().refine(isRequestable, URL_EXPECTED).optional(),
  CONTENT_SERVICE_IMAGE_CACHE_MB: integer(0, 1_048_576, MEGABYTES).default(512),
  CONTENT_SERVICE_PUBLISH_TRANSFORM: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  CONTENT_SERVICE_QUERY_TIMEOUT: integer(1, 600, 'a whole number of seconds').default(10),
  CONTENT_SERVICE_QUERY_MEMORY_MB: integer(64, 65_536, MEGABYTES).default(96),
  CONTENT_SERVICE_QUERY_PROCESSES: integer(2, 64, 'a whole number').default(2),
});

/** The service's own settings, from the environment. */
export interface ServiceEnv {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** Those of the Studios included. */
  readonly allowedOrigins: readonly string[];
  /** Addresses of Studios, which logins return to. */
  readonly studios: readonly string[];
  /** Addresses and networks of proxies, besides this machine, that name their clients. */
  readonly trustedProxies: readonly string[];
  /** The origin at which the browsers of editors reach the service, if a proxy is in front of it. */
  readonly publicUrl: string | null;
  readonly webhookUrl: string | null;
  readonly imageCacheMegabytes: number;
  /** Absolute path of the module that transforms documents before they become public. */
  readonly publishTransformPath: string | null;
  /** Limits of queries. */
  readonly queries: {
    readonly timeoutMs: number;
    /** Of each query process. */
    readonly memoryMegabytes: number;
    readonly processes: number;
  };
}

/**
 * Parses the environment. An empty variable counts as not set. An invalid value fails with one line
 * that contains the variable and what is expected; the value itself is not repeated.
 */
export function parseEnv(
  environment: Readonly<Record<string, string | undefined>>,
): Result<ServiceEnv, string> {
  const given = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fail(`${String(issue?.path[0])} is not valid: expected ${issue?.message}`);
  }
  const { data } = parsed;
  const studioOrigins = data.CONTENT_SERVICE_STUDIOS.map((address) => new URL(address).origin);
  return succeed({
    port: data.CONTENT_SERVICE_PORT,
    host: data.CONTENT_SERVICE_HOST,
    dataDir: data.CONTENT_SERVICE_DATA,
    allowedOrigins: [...new Set([...data.CONTENT_SERVICE_ORIGINS, ...studioOrigins])],
    studios: data.CONTENT_SERVICE_STUDIOS,
    trustedProxies: data.CONTENT_SERVICE_TRUSTED_PROXIES,
    publicUrl: data.CONTENT_SERVICE_URL ?? null,
    webhookUrl: data.CONTENT_WEBHOOK_URL ?? null,
    imageCacheMegabytes: data.CONTENT_SERVICE_IMAGE_CACHE_MB,
    publishTransformPath: data.CONTENT_SERVICE_PUBLISH_TRANSFORM ?? null,
    queries: {
      timeoutMs: data.CONTENT_SERVICE_QUERY_TIMEOUT * 1000,
      memoryMegabytes: data.CONTENT_SERVICE_QUERY_MEMORY_MB,
      processes: data.CONTENT_SERVICE_QUERY_PROCESSES,
    },
  });
}
