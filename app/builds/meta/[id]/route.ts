import { readBuildId } from '#lib/platform/build-id';
import { immutableResponse } from '#lib/platform/immutable-response';

export const dynamic = 'force-dynamic';

/** Returns the manifest of the served build, `/builds/meta/{id}.json`; 404 for any other build. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/builds/meta/[id]'>,
): Promise<Response> {
  const id = await readBuildId();
  if ((await params).id !== `${id}.json`) return new Response(null, { status: 404 });
  return Response.json({ id }, { headers: immutableResponse });
}
