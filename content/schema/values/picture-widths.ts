import { isImageAssetId, parseImageAssetId } from '@sanity/asset-utils';
import { isRecord, type JsonRecord } from '../../../lib/content/parse/formats/is-record.ts';
import { routeOfType } from '../../../lib/routing/routes.ts';

/** The width that a picture needs to be sharp in each place where it is shown large, in pixels. */
export const pictureWidths = { hero: 1920, fullBleed: 1920, gallery: 1200, card: 750 } as const;

/** The least part of that width with which a picture is accepted; it looks blurred. */
const minShare = 0.5;

/** Returns the width below which a picture is refused in a place, in pixels. */
export function minWidth(place: PicturePlace): number {
  return pictureWidths[place] * minShare;
}

export type PicturePlace = keyof typeof pictureWidths;

interface PictureField {
  /** The field that holds the picture, or the list of pictures. */
  readonly name: string;
  /** The object with that field. */
  readonly parent: unknown;
  /** The type of the document. */
  readonly type: unknown;
}

/** Returns the place in which the picture of a field is shown; null if it is a small one. */
export function picturePlace({ name, parent, type }: PictureField): PicturePlace | null {
  if (name === 'gallery' || (name === 'items' && type === 'gallery')) return 'gallery';
  const fields: JsonRecord = isRecord(parent) ? parent : {};
  const isDocument = typeof fields._type === 'string' && Object.hasOwn(routeOfType, fields._type);
  if (isDocument && name === 'picture') return 'hero';
  switch (fields._type) {
    case 'imageTextSection':
      return fields.layout === 'fullBleed' ? 'fullBleed' : null;
    case 'heroSection':
      return fields.size === 'plain' ? null : 'hero';
    case 'dealHeroSection':
      return 'hero';
    case 'card':
      return 'card';
    default:
      return null;
  }
}

/**
 * Returns the width of a picture in pixels after cropping; null for a picture without an asset, for
 * an SVG, and for an id that is not an image's.
 */
export function usableWidth(picture: unknown): number | null {
  const { asset, crop }: JsonRecord = isRecord(picture) ? picture : {};
  const id = isRecord(asset) ? asset._ref : null;
  if (typeof id !== 'string' || !isImageAssetId(id)) return null;
  const { width, extension } = parseImageAssetId(id);
  if (extension === 'svg') return null;
  const { left, right }: JsonRecord = isRecord(crop) ? crop : {};
  const share = (side: unknown) => (typeof side === 'number' ? side : 0);
  return Math.round(width * (1 - share(left) - share(right)));
}
