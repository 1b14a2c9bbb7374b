import type { NextRequest } from 'next/server';
import { enterPreview } from '#lib/preview/enter-preview';
import { readPreviewLink } from '#lib/preview/forwarded-link';
import { retryPreview } from '#lib/preview/retry-preview';

/** Where the middleware leads a page asked for with `?token=`. */
export function GET(request: NextRequest): Promise<Response> {
  return enterPreview(request, readPreviewLink(request.headers));
}

/** “Try again”, after a link that nobody could judge. */
export function POST(request: NextRequest): Promise<Response> {
  return retryPreview(request);
}
