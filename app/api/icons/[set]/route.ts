import { answerIcons } from '#lib/media/icon/answer-icons';
import { refuseTooMany } from '#lib/request/rate-limit/refuse-too-many';

type Context = RouteContext<'/api/icons/[set]'>;

/** Returns icons for components rendered in the browser: `/api/icons/lucide?icons=eye,map-pin`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { set } = await params;
  const refusal = await refuseTooMany('icon', request.headers);
  return refusal ?? answerIcons(set, new URL(request.url));
}
