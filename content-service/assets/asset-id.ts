import type { AssetKind } from './file-store.ts';

/** The parts of an asset's id. */
export interface AssetIdentity {
  readonly kind: AssetKind;
  readonly sha1: string;
  readonly extension: string;
  /** The last part of the asset's path: `<sha1>-<w>x<h>.<ext>` or `<sha1>.<ext>`. */
  readonly filename: string;
}

const IMAGE_ID = /^image-([a-f0-9]{40})-(\d+x\d+)-([a-z0-9]+)$/;
const FILE_ID = /^file-([a-f0-9]{40})-([a-z0-9]+)$/;

/** Parses the id of an asset document; returns null where it is not one. */
export function parseAssetId(id: string): AssetIdentity | null {
  const image = IMAGE_ID.exec(id);
  if (image !== null) {
    const [, sha1 = '', size = '', extension = ''] = image;
    return { kind: 'images', sha1, extension, filename: `${sha1}-${size}.${extension}` };
  }
  const file = FILE_ID.exec(id);
  if (file === null) return null;
  const [, sha1 = '', extension = ''] = file;
  return { kind: 'files', sha1, extension, filename: `${sha1}.${extension}` };
}

/** Returns the id of the asset document for the last part of a URL; null where it cannot be one. */
export function assetIdOfFilename(kind: AssetKind, filename: string): string | null {
  const [stem = '', extension = '', ...rest] = filename.split('.');
  const id = `${kind === 'images' ? 'image' : 'file'}-${stem}-${extension}`;
  return rest.length === 0 && parseAssetId(id)?.kind === kind ? id : null;
}
