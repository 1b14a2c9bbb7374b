import type { SanityClient } from '@sanity/client';
import type { ContentProblem } from '../../lib/content/content-query.ts';
import { type Findings, findings } from './check-dataset.ts';
import type { Problem } from './problem.ts';
import { problemsIn, type QueryAnswer, runAllQueries } from './run-all-queries.ts';

/** The problems the site omits content for, or the queries without a usable result. */
export type LeftOut =
  | { readonly ok: true; readonly found: Findings }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Runs every query of the site as visitors see it, and parses the results as the site does. Rejects
 * when the service fails or refuses.
 */
export async function readLeftOut(client: SanityClient): Promise<LeftOut> {
  const published = client.withConfig({ perspective: 'published', useCdn: false });
  const answers = await runAllQueries((groq, params) =>
    published.fetch<unknown>(groq, params, { tag: 'content.check' }),
  );
  const unusable = answers.flatMap(({ parsed }) => (parsed.ok ? [] : [parsed.reason]));
  if (unusable.length > 0) return { ok: false, problems: unusable };
  return { ok: true, found: findings(problemsIn(answers).map(toProblem), documentsIn(answers)) };
}

function toProblem({ id, type, field, expected, leftOut }: ContentProblem): Problem {
  const what = leftOut === 'document' ? 'the document' : `section ${leftOut.section} of the page`;
  return {
    rule: 'published',
    severity: 'error',
    document: id,
    type,
    language: null,
    path: field,
    message: `expected ${expected}; ${what} is left out`,
  };
}

/** Counts the documents in the results, including referenced ones. */
function documentsIn(answers: readonly QueryAnswer[]): number {
  const ids = answers.flatMap(({ result }) => [
    ...JSON.stringify(result ?? null).matchAll(/"_id":"([^"]+)","_type"/g),
  ]);
  return new Set(ids.map(([, id]) => id)).size;
}
