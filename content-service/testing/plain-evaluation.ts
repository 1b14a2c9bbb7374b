import { evaluateSync, parse, toJS } from 'groq-js';
import { isPublicId, parseDocumentId } from '../ids/document-id.ts';
import type { Perspective } from '../query/language/perspective.ts';
import { isJsonObject, type JsonObject, type StoredDocument } from '../store/json.ts';
import { PROJECT_ID } from '../util/project.ts';

/**
 * Returns the documents visible in a perspective, computed from scratch in the simplest way: the
 * reference for the views of the query engine.
 */
export function plainView(
  documents: Iterable<StoredDocument>,
  perspective: Perspective,
  onlyPublic: boolean,
): StoredDocument[] {
  const visible = [...documents].filter(({ _id }) => !onlyPublic || isPublicId(_id));
  const shown = perspective.kind === 'raw' ? visible : overlay(visible, perspective.layers);
  return shown.sort((a, b) => (a._id < b._id ? -1 : 1));
}

function overlay(documents: StoredDocument[], layers: readonly string[]): StoredDocument[] {
  const order = [...layers, null];
  const best = new Map<string, { rank: number; document: StoredDocument }>();
  for (const document of documents) {
    const parsed = parseDocumentId(document._id);
    const rank = parsed === null ? -1 : order.indexOf(parsed.layer);
    if (parsed === null || rank === -1) continue;
    const known = best.get(parsed.publishedId);
    if (known === undefined || rank < known.rank) best.set(parsed.publishedId, { rank, document });
  }
  return [...best].flatMap(([id, { document }]) => {
    const { _system } = document;
    if (isJsonObject(_system) && _system.delete === true) return [];
    return layers.length === 0 ? [document] : [{ ...document, _id: id, _originalId: document._id }];
  });
}

/** Evaluates a query over all documents of a view, without any index. */
export function evaluatePlainly(
  documents: readonly StoredDocument[],
  query: string,
  params: JsonObject,
): unknown {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const value = evaluateSync(parse(query, { params }), {
    dataset: documents,
    identity: 'somebody',
    sanity: { projectId: PROJECT_ID, dataset: 'production' },
    dereference: ({ _ref }: { _ref: string }) => byId.get(_ref),
  });
  return toJS(value);
}
