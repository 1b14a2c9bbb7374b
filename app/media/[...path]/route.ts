import { answerPicture } from '#lib/media/answer-picture';
import { refuseExhausted, refuseTooMany } from '#lib/request/rate-limit/refuse-too-many';

/**
 * Serves the images of the embedded content service from the site's own origin. Pictures that are
 * not there count; the content service is not asked for those of a sender who is over that limit.
 */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params;
  const { headers } = request;
  const refusal = refuseExhausted('missingPicture', headers);
  if (refusal) return refusal;
  const response = await answerPicture(path, request);
  const isMissing = response.status === 404;
  return (isMissing ? await refuseTooMany('missingPicture', headers) : null) ?? response;
}
