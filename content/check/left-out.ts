import type { SanityClient } from '@sanity/client';
import type { ContentProblem } from '../../lib/content/model/content-query.ts';
import { type Findings, findings } from './check-dataset.ts';
import { missingSingletons } from './missing-singletons.ts';
import type { Problem } from './model/problem.ts';
import { problemsIn, type QueryAnswer, runAllQueries } from './run-all-queries.ts';

/**
 * Runs every query of the site as visitors see it, and parses the results as the site does. A query
 * that the service refuses, or that has no usable result, is a problem as well, and so is a document that
 * is missing although the site cannot do without it. Rejects when the service fails.
 */
export async function readLeftOut(client: SanityClient): Promise<Findings> {
  const visible = client.withConfig({ perspective: 'published', useCdn: false });
  const answers = await runAllQueries((groq, params) =>
    visible.fetch<unknown>(groq, params, { tag: 'content.check' }),
  );
  const problems = [
    ...answers.flatMap(unusable),
    ...problemsIn(answers).map(toProblem),
    ...missingSingletons(answers),
  ];
  return findings(problems, documentsIn(answers));
}

function unusable({ query, params, parsed }: QueryAnswer): Problem[] {
  if (parsed.ok) return [];
  const message = `${parsed.reason}; what it reads stays as it was`;
  return [{ ...published, document: params.id ?? query.name, type: 'query', path: '', message }];
}

const published = { rule: 'published', severity: 'error', language: null } as const;

function toProblem({ id, type, field, expected, leftOut }: ContentProblem): Problem {
  return {
    ...published,
    document: id,
    type,
    path: field,
    message: `expected ${expected}; ${whatOf(leftOut)} is left out`,
  };
}

function whatOf(leftOut: ContentProblem['leftOut']): string {
  if (leftOut === 'document') return 'the document';
  if (leftOut === 'items' || leftOut.isPart) return 'the end of the list';
  return `section ${leftOut.section} of the page`;
}

/** Counts the documents in the results, including referenced ones. */
function documentsIn(answers: readonly QueryAnswer[]): number {
  const ids = answers.flatMap(({ result }) => [
    ...JSON.stringify(result ?? null).matchAll(/"_id":"([^"]+)","_type"/g),
  ]);
  return new Set(ids.map(([, id]) => id)).size;
}
