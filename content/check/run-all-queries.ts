import { ClientError } from '@sanity/client';
import { type RunQuery, runQuery } from '../../lib/content/client/run-query.ts';
import { contentQueries } from '../../lib/content/documents/content-queries.ts';
import type { ContentProblem, ContentQuery } from '../../lib/content/model/content-query.ts';
import { documentType, isDocument, type RawDocument } from '../../lib/content/parse/document.ts';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { slugIndex } from '../../lib/content/queries/slug-index.query.ts';

/** A query with its parameters, its result and the parsed result. */
export interface QueryAnswer {
  readonly query: ContentQuery<unknown>;
  readonly params: Readonly<Record<string, string>>;
  readonly result: unknown;
  readonly parsed: ReturnType<ContentQuery<unknown>['parse']>;
}

/** Queries for one document take its `_id`; all others take no parameters. */
const single = contentQueries.filter(({ groq }) => groq.includes('$id'));
const lists = contentQueries.filter((query) => query !== slugIndex && !single.includes(query));

/**
 * Runs every query of the site; those of single documents for each existing document. A refused one
 * (4xx) has no result; other failures reject.
 */
export async function runAllQueries(run: RunQuery): Promise<QueryAnswer[]> {
  const answer = async (
    query: ContentQuery<unknown>,
    params: QueryAnswer['params'] = {},
  ): Promise<QueryAnswer> => {
    try {
      const result = await runQuery(query, params, run);
      return { query, params, result, parsed: query.parse(result) };
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      const reason = `the query ${query.name} is refused: ${error.message}`;
      return { query, params, result: null, parsed: { ok: false, reason } };
    }
  };
  const index = await answer(slugIndex);
  const documents = documentsOf(index.result);
  return [
    index,
    ...(await Promise.all(lists.map((query) => answer(query)))),
    ...(await Promise.all(
      documents.flatMap((document) => {
        const type = documentType(document);
        const query = single.find(({ groq }) => groq.includes(`_type == "${type}" &&`));
        return query ? [answer(query, { id: document._id })] : [];
      }),
    )),
  ];
}

function documentsOf(index: unknown): RawDocument[] {
  const { documents, pages } = isRecord(index) ? index : {};
  return [documents, pages].flatMap((list) => (Array.isArray(list) ? list.filter(isDocument) : []));
}

/** Returns the problems the site omits content for, each once. */
export function problemsIn(answers: readonly QueryAnswer[]): ContentProblem[] {
  const found = answers.flatMap(({ parsed }) => (parsed.ok ? parsed.problems : []));
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}
