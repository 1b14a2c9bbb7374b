import type { IncomingMessage, ServerResponse } from 'node:http';
import { isForStudioFrame } from '../lib/request/preview/studio-frame.ts';
import { isPictureTarget } from './response-cache/picture-key.ts';

/**
 * Returns the origin of the Studio if its frame may show the response, which then has no
 * X-Frame-Options. A picture keeps the header, whatever cookies its request has: the response is
 * stored for all visitors.
 */
export function allowStudioFrame(
  request: IncomingMessage,
  response: ServerResponse,
  studioUrl: string | undefined,
): string | undefined {
  if (isPictureTarget(request.url ?? '') || !isForStudioFrame(request)) return undefined;
  // X-Frame-Options cannot contain an origin; `frame-ancestors` of the policy does.
  if (studioUrl) response.removeHeader('X-Frame-Options');
  return studioUrl;
}
