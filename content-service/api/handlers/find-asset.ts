import { type AssetIdentity, assetIdOfFilename, parseAssetId } from '../../assets/asset-id.ts';
import type { AssetKind } from '../../assets/file-store.ts';
import { ApiException } from '../../http/api-exception.ts';
import { plainError } from '../../http/errors.ts';
import type { StoredDocument } from '../../store/json.ts';
import type { ApiContext } from '../request/context.ts';

/** A stored asset that a request names. */
export interface FoundAsset extends Pick<AssetIdentity, 'sha1' | 'extension'> {
  readonly document: StoredDocument;
  /** The path of its file, which may be missing. */
  readonly path: string;
  /** The file name of a download (`dl`), by default the one of the upload; null for none. */
  readonly saveAs: string | null;
}

/**
 * Returns the asset in the path of a request, `/{project}/{dataset}/{file}`. Throws an
 * {@link ApiException} with 404 where there is none.
 */
export function findAsset(c: ApiContext, kind: AssetKind): FoundAsset {
  const { projectId, store, files } = c.env.service;
  const id = assetIdOfFilename(kind, c.req.param('filename') ?? '') ?? '';
  const identity = parseAssetId(id);
  const isHere = c.req.param('project') === projectId;
  const dataset = isHere ? store.dataset(c.req.param('dataset') ?? '') : undefined;
  const document = dataset?.get(id);
  if (dataset === undefined || document === undefined || identity === null) {
    const message = `There is no such ${kind === 'images' ? 'image' : 'file'}`;
    throw new ApiException(plainError(404, message));
  }
  const { sha1, extension } = identity;
  const { originalFilename } = document;
  const ownName = typeof originalFilename === 'string' ? originalFilename : '';
  const name = c.req.query('dl');
  return {
    document,
    sha1,
    extension,
    path: files.pathOf(dataset.info.name, kind, sha1, extension),
    saveAs: name === undefined ? null : name || ownName,
  };
}
