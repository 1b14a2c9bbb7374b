import type { StoredDocument } from '../store/json.ts';
import { PROJECT_ID } from '../util/project.ts';
import { parseAssetId } from './asset-id.ts';

/** Returns the path of an asset below the service's base URL, without a leading slash. */
export function assetPath(dataset: string, id: string): string | null {
  const asset = parseAssetId(id);
  return asset === null ? null : `${asset.kind}/${PROJECT_ID}/${dataset}/${asset.filename}`;
}

/**
 * Sets the absolute URL of an asset document. It is computed at each start, because the service may
 * have moved to another port or host since the asset was stored.
 */
export function withAssetUrl(document: StoredDocument, baseUrl: string): StoredDocument {
  if (document._type !== 'sanity.imageAsset' && document._type !== 'sanity.fileAsset') {
    return document;
  }
  return typeof document.path === 'string'
    ? { ...document, url: `${baseUrl}/${document.path}` }
    : document;
}
