import { isSameSignature } from '#lib/platform/crypto/sign';
import { serverEnv } from '#lib/platform/env/server';
import { metrics } from '#lib/platform/metrics/metrics';
import { readMetrics } from '#lib/request/metrics/read-metrics';

export const dynamic = 'force-dynamic';

/**
 * Returns metrics for Prometheus to whom the token of the environment allows it: 401 without it
 * (RFC 6750, section 3), 404 if the environment has none.
 */
export async function GET({ headers }: Request): Promise<Response> {
  const { metricsToken } = serverEnv;
  if (!metricsToken) return respond(null, 404);
  const isAllowed = isSameSignature(headers.get('authorization') ?? '', `Bearer ${metricsToken}`);
  if (!isAllowed) return respond(null, 401, { 'WWW-Authenticate': 'Bearer' });
  const { contentType } = metrics().registry;
  return respond(await readMetrics(new Date()), 200, { 'Content-Type': contentType });
}

function respond(body: string | null, status: number, more: Record<string, string> = {}): Response {
  return new Response(body, { status, headers: { 'Cache-Control': 'no-store', ...more } });
}
