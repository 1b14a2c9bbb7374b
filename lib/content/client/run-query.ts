import { ClientError, type QueryParams } from '@sanity/client';
import type { ContentQuery } from '../model/content-query.ts';
import { isRecord } from '../parse/formats/is-record.ts';

/** Sends GROQ to the content service; resolves with its result. */
export type RunQuery = (groq: string, params: QueryParams) => Promise<unknown>;

/** The errors of a result that is too large for a response, or for the memory of a query. */
const tooLarge: ReadonlySet<unknown> = new Set(['queryError', 'queryMemoryError']);

/** Whether the service refused a query because its result would be too large. */
export function isTooLarge(error: unknown): boolean {
  return tooLarge.has(queryErrorType(error));
}

/** Whether the service ended a query because it took too long, which depends on its load. */
export function isTimeout(error: unknown): boolean {
  return queryErrorType(error) === 'queryTimeoutError';
}

/** Returns the type of the error with which the service refused a query; null for others. */
function queryErrorType(error: unknown): unknown {
  if (!(error instanceof ClientError) || error.statusCode !== 400) return null;
  return isRecord(error.details) ? error.details.type : null;
}

/**
 * Runs a query of the site. If the documents of its lists are together too large for a response, they
 * are requested in parts: otherwise large documents would keep new ones from becoming public. Rejects
 * as `run` does.
 */
export async function runQuery(
  query: Pick<ContentQuery<never>, 'groq' | 'inParts'>,
  params: QueryParams,
  run: RunQuery,
): Promise<unknown> {
  try {
    return await run(query.groq, params);
  } catch (error) {
    if (!query.inParts || !isTooLarge(error)) throw error;
    return query.inParts((list) => runInParts(list, run));
  }
}

/**
 * Runs the query of a list, `*[filter] | order(…){projection}`, by halves, and those that are too
 * large by halves again. Of a document that is too large by itself, only the id is returned.
 */
async function runInParts(list: string, run: RunQuery): Promise<unknown[]> {
  const projectionAt = list.indexOf('{');
  const [selection, projection] = [list.slice(0, projectionAt), list.slice(projectionAt)];
  const part = async (ids: readonly string[]): Promise<unknown[]> => {
    try {
      return listOf(await run(`${selection}[_id in $ids]${projection}`, { ids }));
    } catch (error) {
      if (!isTooLarge(error)) throw error;
      return ids.length > 1 ? halves(ids) : ids.map((_id) => ({ _id }));
    }
  };
  const halves = async (ids: readonly string[]): Promise<unknown[]> => {
    const middle = Math.ceil(ids.length / 2);
    return [...(await part(ids.slice(0, middle))), ...(await part(ids.slice(middle)))];
  };
  const ids = listOf(await run(`${selection}._id`, {}));
  return halves(ids.filter((id) => typeof id === 'string'));
}

function listOf(result: unknown): unknown[] {
  if (Array.isArray(result)) return result;
  throw new Error('the result of a part is no list');
}
