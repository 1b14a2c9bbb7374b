import { readiness } from '#lib/platform/readiness';

export const dynamic = 'force-dynamic';

/**
 * Readiness check for load balancers: 200 while this instance should be sent requests, 503 while it
 * starts or ends. Depends on nothing outside of the process: pages are served without the content
 * service, the database and Redis.
 */
export function GET(): Response {
  const status = readiness();
  return Response.json(
    { status },
    { status: status === 'ready' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
