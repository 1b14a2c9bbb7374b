import { answerPicture } from '#lib/media/answer-picture';

/** Serves the images of the embedded content service from the site's own origin. */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params;
  return answerPicture(path, request);
}
