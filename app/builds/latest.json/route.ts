import { readBuildId } from '#lib/platform/build-id';

// Clients request this with a timestamp; a cached response would hide a new build.
export const dynamic = 'force-dynamic';

/** Returns the marker of the latest build (specification, section 7). */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ id: await readBuildId(), timestamp: Date.now() }, { headers });
}
