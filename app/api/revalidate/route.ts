import { revalidateTag } from 'next/cache';
import { anyContent, tagOf } from '#lib/content/tags';
import { serverEnv } from '#lib/env/server';
import { isContentType, parseNotice } from '#lib/revalidate/parse-notice';

/** Called by the content service after each published change; pages that read it are redrawn. */
export async function POST(request: Request): Promise<Response> {
  const { webhookSecret } = serverEnv.content;
  const parsed = await parseNotice(
    await request.text(),
    request.headers,
    webhookSecret,
    Date.now(),
  );
  if (!parsed.ok) return Response.json({ error: parsed.reason }, { status: parsed.status });
  const { _type } = parsed.notice;
  // A type that is not ours (an asset, say) may be part of any answer.
  const tag = isContentType(_type) ? tagOf(_type) : anyContent;
  revalidateTag(tag, { expire: 0 });
  return Response.json({ revalidated: tag });
}
