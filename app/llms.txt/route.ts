import { llmsText } from '#lib/seo/llms/llms-text';
import { readLlmsFacts } from '#lib/seo/llms/read-llms-facts';

export const dynamic = 'force-static';

/** What the site is, for language models (llmstxt.org); rendered again when its content changes. */
export async function GET() {
  return new Response(llmsText(await readLlmsFacts(), new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
