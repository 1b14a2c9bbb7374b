import { issueFormToken } from '#lib/forms/receive/form-token';
import { formSecret } from '#lib/platform/crypto/form-secret';
import { serverEnv } from '#lib/platform/env/server';
import { handleFormPost } from '#lib/request/forms/handle-form-post';
import { isFormKind } from '#lib/routing/form-kind';

type Context = RouteContext<'/api/forms/[kind]'>;

/** Opens a form: returns the form token that has to be sent along with it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind } = await params;
  if (!isFormKind(kind)) return new Response(null, { status: 404 });
  const opened = issueFormToken(kind, formSecret(serverEnv.forms), new Date());
  return Response.json(opened, { headers: { 'Cache-Control': 'no-store' } });
}

/** Handles a submitted form. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { kind } = await params;
  return isFormKind(kind)
    ? await handleFormPost(kind, request)
    : new Response(null, { status: 404 });
}
