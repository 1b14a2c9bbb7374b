import { answerPicture } from '#lib/media/answer-picture';
import { refuseTooMany } from '#lib/request/rate-limit/refuse-too-many';

/**
 * Serves the images of the embedded content service from the site's own origin. Pictures that are
 * not there count as unknown addresses.
 */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params;
  const response = await answerPicture(path, request);
  const refusal = response.status === 404 ? await refuseTooMany('notFound', request.headers) : null;
  return refusal ?? response;
}
