import type { NextRequest } from 'next/server';
import { enterPreview } from '#lib/request/preview/enter-preview';
import { readPreviewLink } from '#lib/request/preview/forwarded-link';
import { retryPreview } from '#lib/request/preview/retry-preview';

/** Where the middleware leads a page asked for with `?token=`. */
export function GET(request: NextRequest): Promise<Response> {
  return enterPreview(request, readPreviewLink(request.headers));
}

/** “Try again”, after a link that nobody could judge. */
export function POST(request: NextRequest): Promise<Response> {
  return retryPreview(request);
}
