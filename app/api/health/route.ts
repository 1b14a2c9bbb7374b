import { contentHealth } from '#lib/content/answers/content-health';
import { type Health, readHealth } from '#lib/forms/read-health';
import { isSharedCacheReachable } from '#lib/platform/shared-cache-state';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' } as const;

/**
 * Health check for monitoring: 200 while messages are stored and delivered, 503 when an operator
 * should look. The states of the content and of the cache that instances share are informative only:
 * pages are served whatever they are.
 */
export async function GET(): Promise<Response> {
  const [health, content] = await Promise.all([readHealth(new Date()), contentHealth()]);
  const isReachable = isSharedCacheReachable();
  const sharedCache = isReachable === null ? {} : { sharedCache: { reachable: isReachable } };
  return Response.json(
    { ...health, content, ...sharedCache },
    { status: statusOf(health), headers },
  );
}

/** Returns the status only, which does not depend on the content service: it is not asked. */
export async function HEAD(): Promise<Response> {
  return new Response(null, { status: statusOf(await readHealth(new Date())), headers });
}

function statusOf({ status }: Health): number {
  return status === 'ok' ? 200 : 503;
}
