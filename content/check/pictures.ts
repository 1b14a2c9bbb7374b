import { isImageAssetId, parseImageAssetId } from '@sanity/asset-utils';
import { type FullDocument, isJsonObject, type JsonObject } from '../format/json.ts';
import { fieldsOf, referenceOf } from './values.ts';
import { type Visit, visitsOf } from './visits.ts';

/** A use of a picture in a document. */
export interface PictureUse extends Pick<Visit, 'path' | 'name' | 'parent' | 'required'> {
  readonly picture: JsonObject;
  /** The id of its asset; undefined where the picture was removed. */
  readonly assetId: string | undefined;
}

/** Returns every use of a picture in a document, in order. */
export function picturesOf(document: FullDocument): PictureUse[] {
  return visitsOf(document).flatMap(({ node, value, path, name, parent, required }) => {
    if (node.type !== 'image' || !isJsonObject(value)) return [];
    return [{ path, name, parent, required, picture: value, assetId: referenceOf(value.asset) }];
  });
}

/**
 * Returns the width of a picture in pixels after cropping; undefined where there is none (an SVG,
 * or an id that is not an image's).
 */
export function usableWidth({ picture, assetId }: PictureUse): number | undefined {
  if (assetId === undefined || !isImageAssetId(assetId)) return undefined;
  const { width, extension } = parseImageAssetId(assetId);
  if (extension === 'svg') return undefined;
  const { left, right } = fieldsOf(picture.crop);
  const share = (side: unknown) => (typeof side === 'number' ? side : 0);
  return Math.round(width * (1 - share(left) - share(right)));
}
