import type { SanityClient } from '@sanity/client';
import { cheapestExperience } from '../../lib/content/documents/experience/experience.query.ts';
import type { ContentProblem } from '../../lib/content/model/content-query.ts';
import type { Dataset } from '../consistency/dataset.ts';
import type { FullDocument } from '../json/json.ts';
import { type Findings, findings } from './check-dataset.ts';
import { evaluateOver, imageDocument } from './evaluate-over.ts';
import { type LostValue, lostValues } from './lost-values.ts';
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
  return findings(leftOutOrMissing(answers), documentsIn(answers));
}

/** Returns the same problems of a dataset that no content service has. */
export async function leftOutOfDataset({ documents, assets }: Dataset): Promise<Problem[]> {
  return leftOutOrMissing(await answersOver(documents, assets));
}

/**
 * Returns what the site would leave out of its pages if these documents, which may be a part of a
 * dataset, were published; `assets` are the ids of their images.
 */
export async function leftOutOf(
  documents: readonly FullDocument[],
  assets: Iterable<string>,
): Promise<Problem[]> {
  return leftOutIn(await answersOver(documents, assets));
}

const answersOver = (documents: readonly FullDocument[], assets: Iterable<string>) =>
  runAllQueries(evaluateOver([...documents, ...[...assets].map(imageDocument)]));

/** Returns the problems of a whole dataset, which must have every singleton. */
function leftOutOrMissing(answers: readonly QueryAnswer[]): Problem[] {
  return [...leftOutIn(answers), ...missingSingletons(answers)];
}

function leftOutIn(answers: readonly QueryAnswer[]): Problem[] {
  const reported = problemsIn(answers);
  return [
    ...answers.flatMap(unusable),
    ...reported.map(toProblem),
    ...lostIn(answers, reported).map(({ id, type, path }) => ({
      ...common,
      document: id,
      type,
      path,
      message: 'cannot be read; it is left out',
    })),
  ];
}

/**
 * Returns the values that pages do without, each once; of documents and pages that a parser reports,
 * more may be missing.
 */
function lostIn(answers: readonly QueryAnswer[], reported: readonly ContentProblem[]): LostValue[] {
  const incomplete = new Set(
    reported.flatMap(({ id, leftOut }) =>
      typeof leftOut === 'object' ? [id, leftOut.page] : [id],
    ),
  );
  const lost = answers.flatMap(({ query, result, parsed }) =>
    // Of the prices that this query returns, its parser keeps only the lowest.
    parsed.ok && query !== cheapestExperience ? lostValues(result, parsed.value) : [],
  );
  const each = new Map(lost.map((value) => [JSON.stringify(value), value]));
  return [...each.values()].filter(({ id }) => !incomplete.has(id));
}

function unusable({ query, params, parsed }: QueryAnswer): Problem[] {
  if (parsed.ok) return [];
  const message = `${parsed.reason}; what it reads stays as it was`;
  return [{ ...common, document: params.id ?? query.name, type: 'query', path: '', message }];
}

const common = { rule: 'left-out', severity: 'error', language: null } as const;

function toProblem({ id, type, field, expected, leftOut }: ContentProblem): Problem {
  return {
    ...common,
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
