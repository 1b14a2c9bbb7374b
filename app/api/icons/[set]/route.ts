import { answerIcons } from '#lib/icon/answer-icons';

type Context = RouteContext<'/api/icons/[set]'>;

/** Icons for what is drawn in the browser: `/api/icons/lucide?icons=eye,map-pin`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { set } = await params;
  return answerIcons(set, new URL(request.url));
}
