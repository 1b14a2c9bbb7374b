import { enterPreview } from '#lib/preview/enter-preview';
import { readPreviewLink } from '#lib/preview/preview-link';

/** Where the middleware leads a page asked for with `?token=`. */
export function GET(request: Request): Promise<Response> {
  return enterPreview(readPreviewLink(request.headers));
}
