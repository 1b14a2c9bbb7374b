import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';

/**
 * Headers that describe a body, which a 304 response does not have, and the policy that lists its
 * scripts.
 */
const ofBodies = ['Content-Encoding', 'Content-Length', 'Content-Security-Policy', 'Content-Type'];

/**
 * Returns the entity tag of a body: a weak one, because it is the same for every content coding
 * (RFC 9110, section 8.8.1).
 */
export function entityTag(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url')}"`;
}

/**
 * Sets the entity tag of a successful response and returns its body; if the client has the body
 * already, makes it a 304 response and returns an empty one (RFC 9110, section 13.1.2).
 */
export function unlessKnown(
  request: IncomingMessage,
  response: ServerResponse,
  tag: string,
  body: Buffer,
): Buffer {
  if (response.statusCode !== 200) return body;
  response.setHeader('ETag', tag);
  if (request.method !== 'GET' || !fresh(request.headers, { etag: tag })) return body;
  response.statusCode = 304;
  for (const name of ofBodies) response.removeHeader(name);
  return Buffer.alloc(0);
}
