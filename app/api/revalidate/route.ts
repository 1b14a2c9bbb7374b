import { after } from 'next/server';
import { announceUpload } from '#lib/media/announce-upload';
import { serverEnv } from '#lib/platform/env/server';
import { siteDatabase } from '#lib/request/rate-limit/site-database';
import { publishContentChange } from '#lib/request/revalidate/content-changes';
import { parseWebhook } from '#lib/request/revalidate/parse-webhook';
import { requestTask } from '#lib/request/revalidate/request-task';
import { createUsedSignatures } from '#lib/request/revalidate/used-signatures';

const usedSignatures = createUsedSignatures(siteDatabase);

/**
 * Webhook that the content service calls after each published change. Accepts the call immediately
 * (202): concurrent changes are compared together, and the background task retries what fails. The
 * other instances of the site, which do not receive it, compare as well.
 */
export async function POST(request: Request): Promise<Response> {
  const { webhookSecret } = serverEnv.content;
  const body = await request.text();
  const { headers } = request;
  const parsed = await parseWebhook(body, headers, webhookSecret, new Date(), usedSignatures);
  if (!parsed.ok) return Response.json({ error: parsed.reason }, { status: parsed.status });
  publishContentChange();
  announceUpload(parsed.change._id);
  after(() => requestTask('refresh'));
  return new Response(null, { status: 202 });
}
