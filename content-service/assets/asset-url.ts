import { PROJECT_ID } from '../project.ts';
import type { StoredDocument } from '../store/json.ts';
import { parseAssetId } from './asset-id.ts';

/** The path of an asset below the service's address, without a leading slash. */
export function assetPath(dataset: string, id: string): string | null {
  const asset = parseAssetId(id);
  return asset === null ? null : `${asset.kind}/${PROJECT_ID}/${dataset}/${asset.filename}`;
}

/**
 * Gives an asset document the absolute URL it has today. It is worked out anew at each start,
 * because the service may have moved to another port or host since the asset was stored.
 */
export function withAssetUrl(document: StoredDocument, baseUrl: string): StoredDocument {
  if (document._type !== 'sanity.imageAsset' && document._type !== 'sanity.fileAsset') {
    return document;
  }
  return typeof document.path === 'string'
    ? { ...document, url: `${baseUrl}/${document.path}` }
    : document;
}
