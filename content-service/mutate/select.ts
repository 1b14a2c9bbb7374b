import { fail, type Result, succeed } from '../http/result.ts';
import { PROJECT_ID } from '../project.ts';
import { evaluateQueryNow, parseQuery } from '../query/groq.ts';
import { isJsonObject, type JsonObject } from '../store/json.ts';
import type { WorkingSet } from './working-set.ts';

/**
 * The ids of the documents a query selects for a mutation, as the transaction sees them at that
 * point. A query that fails gives its description.
 */
export function selectIds(
  work: WorkingSet,
  query: string,
  params: JsonObject,
): Result<string[], string> {
  const tree = parseQuery(query, params);
  if (!tree.ok) return fail(descriptionOf(tree.error.body));
  const documents = work.all();
  const byId = new Map(documents.map((document) => [document._id, document]));
  const value = evaluateQueryNow(tree.value, {
    documents,
    resolve: (id) => byId.get(id),
    timestamp: new Date(),
    identity: '',
    projectId: PROJECT_ID,
    dataset: work.dataset.info.name,
  });
  if (!value.ok) return fail(descriptionOf(value.error.body));
  const selected = Array.isArray(value.value) ? value.value : [value.value];
  const ids = selected.flatMap((item) =>
    isJsonObject(item) && typeof item._id === 'string' ? [item._id] : [],
  );
  return succeed([...new Set(ids)]);
}

function descriptionOf(body: JsonObject): string {
  const { error } = body;
  return isJsonObject(error) && typeof error.description === 'string'
    ? error.description
    : 'The query of the mutation failed';
}
