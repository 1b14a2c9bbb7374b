import type { NextRequest } from 'next/server';
import { enterPreview } from '#lib/request/preview/enter-preview';
import { readPreviewLink } from '#lib/request/preview/forwarded-link';
import { retryPreview } from '#lib/request/preview/retry-preview';

/** Enters preview mode: the middleware rewrites page requests with `?token=` to this route. */
export function GET(request: NextRequest): Promise<Response> {
  return enterPreview(request, readPreviewLink(request.headers));
}

/** Handles “Try again”, after a preview link that could not be verified. */
export function POST(request: NextRequest): Promise<Response> {
  return retryPreview(request);
}
