import { contentHealth } from '#lib/content/answers/content-health';
import { type Health, readHealth } from '#lib/forms/read-health';

export const dynamic = 'force-dynamic';

const headers = { 'Cache-Control': 'no-store' } as const;

/**
 * Health check for monitoring: 200 while messages are stored and delivered, 503 when an operator
 * should look. The state of the content is informative only: pages are served whatever it is.
 */
export async function GET(): Promise<Response> {
  const [health, content] = await Promise.all([readHealth(new Date()), contentHealth()]);
  return Response.json({ ...health, content }, { status: statusOf(health), headers });
}

/** Returns the status only, which does not depend on the content service: it is not asked. */
export async function HEAD(): Promise<Response> {
  return new Response(null, { status: statusOf(await readHealth(new Date())), headers });
}

function statusOf({ status }: Health): number {
  return status === 'ok' ? 200 : 503;
}
