import { z } from 'zod';
import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';
import type { JsonObject } from '../json/json.ts';

const share = z.number().min(0).max(1);
const widest = 0.6;
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** Returns the largest extent around a point on a side from 0 to 1 that stays on the side. */
const extent = (point: number) => rounded(Math.min(widest, 2 * point, 2 * (1 - point)));

/** The focal point `{ x, y }` in the form of the image pipeline: with the area around it. */
export const hotspotSchema = z
  .strictObject({ x: share, y: share, width: share.optional(), height: share.optional() })
  .transform(({ x, y, width = extent(x), height = extent(y) }) => ({
    _type: 'sanity.imageHotspot',
    x,
    y,
    width,
    height,
  }));

/** The fractions of a picture that are cut off on each side. */
export const cropSchema = z
  .strictObject({
    top: share.default(0),
    bottom: share.default(0),
    left: share.default(0),
    right: share.default(0),
  })
  .transform((sides) => ({ _type: 'sanity.imageCrop', ...sides }));

const localized = z.record(z.string(), z.string());

/** An entry of the catalogue as written in `images/pictures.yaml`. */
export const pictureSchema = z.strictObject({
  file: z.string().regex(/^[\w.-]+$/),
  alt: localized.optional(),
  caption: localized.optional(),
  credit: z.string().optional(),
  decorative: z.boolean().optional(),
  hotspot: hotspotSchema.in.optional(),
  crop: cropSchema.in.optional(),
});

/** The fields that each use of a picture inherits from the catalogue unless it overrides them. */
export const pictureFields = ['alt', 'caption', 'credit', 'decorative', 'hotspot', 'crop'] as const;

/** An entry of the catalogue, with its key and the asset id of its file. */
export interface Picture {
  readonly key: string;
  readonly file: string;
  readonly assetId: string;
  /** The entry's `pictureFields`, as written. */
  readonly defaults: JsonRecord;
}

/**
 * Merges a use of a picture with its catalogue entry. A use is the key alone, or `{ use: key, … }`
 * with overrides, where null removes a value of the catalogue. A decorative use does not inherit
 * the text alternative.
 */
export function mergePicture(picture: Picture, use: Record<string, unknown>) {
  const { use: _, ...own } = use;
  const defaults = own.decorative === true ? { ...picture.defaults, alt: null } : picture.defaults;
  const merged = Object.entries({ ...defaults, ...own });
  return Object.fromEntries(merged.filter(([, value]) => value !== null));
}

/** Returns a reference to a picture's asset. */
export function assetReference(assetId: string): JsonObject {
  return { _type: 'reference', _ref: assetId };
}
