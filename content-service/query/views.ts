import type { DatasetState } from '../store/dataset-state.ts';
import { isJsonObject, type StoredDocument } from '../store/json.ts';
import { isPublicId, placeOf } from './document-ids.ts';
import { type Perspective, perspectiveKey } from './perspective.ts';

/** The documents a query sees, in the order of their ids, and each of them by its id. */
export interface View {
  readonly documents: readonly StoredDocument[];
  readonly byId: ReadonlyMap<string, StoredDocument>;
}

interface CachedViews {
  generation: number;
  readonly views: Map<string, View>;
}

const cache = new WeakMap<DatasetState, CachedViews>();

/**
 * The view of a dataset in a perspective. Anonymous callers (`onlyPublic`) see no document whose
 * id has a dot. Views are kept until the dataset changes.
 */
export function viewOf(dataset: DatasetState, perspective: Perspective, onlyPublic: boolean): View {
  let cached = cache.get(dataset);
  if (cached === undefined || cached.generation !== dataset.generation) {
    cached = { generation: dataset.generation, views: new Map() };
    cache.set(dataset, cached);
  }
  const key = `${perspectiveKey(perspective)}|${onlyPublic}`;
  const existing = cached.views.get(key);
  if (existing !== undefined) return existing;
  const visible = [...dataset.documents.values()].filter(
    ({ _id }) => !onlyPublic || isPublicId(_id),
  );
  const view = toView(perspective.kind === 'raw' ? visible : overlay(visible, perspective.layers));
  cached.views.set(key, view);
  return view;
}

function toView(documents: StoredDocument[]): View {
  const sorted = documents.sort((a, b) => (a._id < b._id ? -1 : 1));
  return { documents: sorted, byId: new Map(sorted.map((document) => [document._id, document])) };
}

/** A version that says its document is to be unpublished hides the document. */
const isRemoval = ({ _system }: StoredDocument) => isJsonObject(_system) && _system.delete === true;

function overlay(documents: StoredDocument[], layers: readonly string[]): StoredDocument[] {
  const rankOf = new Map<string | null, number>(layers.map((layer, index) => [layer, index]));
  rankOf.set(null, layers.length);
  const best = new Map<string, { rank: number; document: StoredDocument }>();
  for (const document of documents) {
    const { publishedId, layer } = placeOf(document._id);
    const rank = rankOf.get(layer);
    if (rank === undefined) continue;
    const known = best.get(publishedId);
    if (known === undefined || rank < known.rank) best.set(publishedId, { rank, document });
  }
  const chosen = [...best].filter(([, { document }]) => !isRemoval(document));
  if (layers.length === 0) return chosen.map(([, { document }]) => document);
  return chosen.map(([id, { document }]) => ({ ...document, _id: id, _originalId: document._id }));
}
