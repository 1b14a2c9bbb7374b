import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { isGetOrHead } from '../http/is-get-or-head.ts';
import type { BodyVersion } from './body-versions.ts';

/**
 * Headers that describe a body, which a 304 response does not have, and the policy that lists its
 * scripts.
 */
export const bodyHeaders = [
  'Content-Encoding',
  'Content-Length',
  'Content-Security-Policy',
  'Content-Type',
];

/** Whether a request is a GET or HEAD whose client has the body with this entity tag already. */
export function isNotModified(request: IncomingMessage, entityTag: string): boolean {
  return isGetOrHead(request) && fresh(request.headers, { etag: entityTag });
}

/**
 * Sets the entity tag of a successful response and returns its body; if the client has the body
 * already, makes it a 304 response and returns an empty one (RFC 9110, section 13.1.2).
 */
export function bodyUnlessNotModified(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, entityTag }: BodyVersion,
): Buffer {
  if (response.statusCode !== 200) return bytes;
  response.setHeader('ETag', entityTag);
  if (!isNotModified(request, entityTag)) return bytes;
  response.statusCode = 304;
  for (const name of bodyHeaders) response.removeHeader(name);
  return Buffer.alloc(0);
}
