import { readBuildId } from '#lib/platform/build-id';

// Asked for with a timestamp; an answer that was kept would hide a new build.
export const dynamic = 'force-dynamic';

/** The marker of the latest build (specification, section 7). */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ id: await readBuildId(), timestamp: Date.now() }, { headers });
}
