import { answerEditor, answerPreflight } from '#lib/request/campaigns/answer-editor';
import { readSharedCard } from '#lib/seo/read-shared-card';

/** Returns what networks show of the page at the `path` of the query, to an editor; else 404. */
export function GET(request: Request): Promise<Response> {
  return answerEditor(request, async () => {
    const card = await readSharedCard(new URL(request.url).searchParams.get('path') ?? '');
    return card ? Response.json(card) : new Response(null, { status: 404 });
  });
}

export function OPTIONS(request: Request): Response {
  return answerPreflight(request);
}
