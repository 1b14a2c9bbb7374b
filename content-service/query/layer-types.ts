import { parseDocumentId } from '../ids/document-id.ts';
import { versionsOf } from '../ids/versions-of.ts';
import type { DatasetState } from '../store/dataset-state.ts';

/**
 * Returns the types of the published version of a document, its draft and its versions in releases. In
 * a perspective one of them covers another, which may be of another type.
 */
export function layerTypes(dataset: DatasetState, id: string): string[] {
  const publishedId = parseDocumentId(id)?.publishedId ?? id;
  const layers = [publishedId, ...versionsOf(dataset, publishedId)];
  return layers.flatMap((layer) => dataset.get(layer)?._type ?? []);
}
