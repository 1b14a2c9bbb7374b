import { llmsText } from '#lib/seo/llms/llms-text';
import { readLlmsFacts } from '#lib/seo/llms/read-llms-facts';

export const dynamic = 'force-static';

/**
 * Returns the description of the site for language models (llmstxt.org); re-rendered when its
 * content changes.
 */
export async function GET() {
  return new Response(llmsText(await readLlmsFacts(), new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
