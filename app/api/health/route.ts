import { readHealth } from '#lib/submission/read-health';

export const dynamic = 'force-dynamic';

/** For monitoring: 200 while messages are stored and delivered, 503 when somebody should look. */
export async function GET(): Promise<Response> {
  const health = await readHealth(new Date());
  return Response.json(health, {
    status: health.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
