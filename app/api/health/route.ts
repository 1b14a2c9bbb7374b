import { contentHealth } from '#lib/content/answers/content-health';
import { readHealth } from '#lib/submission/read-health';

export const dynamic = 'force-dynamic';

/**
 * For monitoring: 200 while messages are stored and delivered, 503 when somebody should look. What
 * is said of content is for information: pages are served whatever it says.
 */
export async function GET(): Promise<Response> {
  const health = await readHealth(new Date());
  return Response.json(
    { ...health, content: contentHealth() },
    {
      status: health.status === 'ok' ? 200 : 503,
      headers: { 'Cache-Control': 'no-store' },
    },
  );
}
