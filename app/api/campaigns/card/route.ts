import { answerEditor, answerPreflight } from '#lib/request/campaigns/answer-editor';
import { readSharedCard } from '#lib/seo/read-shared-card';

/** Returns what networks show of the page at the `path` of the query, to an editor; else 404. */
export function GET(request: Request): Promise<Response> {
  return answerEditor(request, async () => {
    const path = new URL(request.url).searchParams.get('path') ?? '';
    try {
      const card = await readSharedCard(path);
      return card ? Response.json(card) : new Response(null, { status: 404 });
    } catch {
      return new Response(null, { status: 503, headers: { 'Retry-After': '5' } });
    }
  });
}

export function OPTIONS(request: Request): Response {
  return answerPreflight(request);
}
