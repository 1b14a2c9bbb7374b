import { createMiddleware } from 'hono/factory';
import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import type { ApiEnv } from './context.ts';

/** A request tag is 1 to 75 characters of this set (specification, section 9). */
const REQUEST_TAG = /^[a-z0-9._-]{1,75}$/i;

/** Whether `version` is a version of the protocol: `1`, `X` or an existing date. */
const isApiVersion = (version: string) => version === '1' || version === 'X' || isDate(version);

/** Whether a value is an existing date, `YYYY-MM-DD`; `Date` takes 31 February for 3 March. */
function isDate(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}

/** Rejects a malformed percent escape with 400 (RFC 3986, section 2.1). */
export const checkPercentEscapes = createMiddleware<ApiEnv>(async (c, next) => {
  try {
    decodeURIComponent(c.env.incoming.url ?? '');
  } catch {
    throw new ApiException(plainError(400, 'The URL contains a malformed percent escape'));
  }
  await next();
});

/**
 * Remembers the API version, the first segment of the path: `v1`, `vX` or `v2026-01-01`. An unknown
 * one is rejected with 400, anything else with 404.
 */
export const checkApiVersion = createMiddleware<ApiEnv>(async (c, next) => {
  const version = /^v(X|\d[\d-]*)$/.exec(c.req.param('version') ?? '')?.[1];
  if (version === undefined) return c.notFound();
  if (!isApiVersion(version)) {
    throw new ApiException(plainError(400, `Invalid API version "${version}"`));
  }
  c.set('apiVersion', version);
  return next();
});

/** Rejects a request for another project with 404. */
export const checkProject = createMiddleware<ApiEnv>(async (c, next) => {
  const { projectId } = c.env.service;
  const project = c.req.header('x-sanity-project-id');
  if (project !== undefined && project !== projectId) {
    const message = `Project "${project}" not found; this is "${projectId}"`;
    throw new ApiException(plainError(404, message));
  }
  await next();
});

/** Rejects an invalid request tag with 400. */
export const checkTag = createMiddleware<ApiEnv>(async (c, next) => {
  const tag = c.req.query('tag');
  if (tag !== undefined && !REQUEST_TAG.test(tag)) {
    const message =
      'The request tag can only contain alphanumeric characters, underscores, dashes and dots, and must be 1 to 75 characters long';
    throw new ApiException(plainError(400, message));
  }
  await next();
});
