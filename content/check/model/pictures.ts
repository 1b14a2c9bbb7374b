import { type Visit, visitsOf } from '../../format/visits.ts';
import { type FullDocument, isJsonObject, type JsonObject } from '../../json/json.ts';
import { referenceOf } from '../../json/values.ts';

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
