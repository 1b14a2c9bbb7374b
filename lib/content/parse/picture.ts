import type { z } from 'zod';
import type {
  EventQueryResult,
  SanityImageCrop,
  SanityImageHotspot,
  SharedPicturesQueryResult,
} from '../model/types.generated.ts';
import { usableRegion } from '../model/usable-region.ts';
import { constant, field, optional } from './field.ts';
import { limits } from './formats/limits.ts';
import { readTextUpTo } from './formats/read-text.ts';
import { localizedLine } from './localized.ts';
import { record } from './record.ts';
import { key, line, number, yesOrNo } from './scalars.ts';

export type PictureContent = NonNullable<NonNullable<EventQueryResult>['picture']>;

/**
 * The id from which URLs are built: the file's name, its size and its format. `@sanity/image-url`
 * splits it at each hyphen, and throws if there are more.
 */
const assetId = field('picture', (value) =>
  typeof value === 'string' &&
  /^image-[A-Za-z0-9_]{1,200}-\d{1,5}x\d{1,5}-[a-z0-9]{1,8}$/.test(value)
    ? value
    : null,
);

const share = number({ min: 0, max: 1 });
const pixels = number({ min: 1, max: 100_000, integer: true });

const hotspot: z.ZodType<SanityImageHotspot> = record({
  _type: constant('sanity.imageHotspot'),
  x: share,
  y: share,
  height: share,
  width: share,
});

const crop: z.ZodType<SanityImageCrop> = record({
  _type: constant('sanity.imageCrop'),
  top: share,
  bottom: share,
  left: share,
  right: share,
}).refine(({ top, bottom, left, right }) => top + bottom < 1 && left + right < 1);

/** A data URL whose characters are safe in an unquoted `url()` of CSS. */
const previewUrl = field('picture', (value) => {
  const url = readTextUpTo(value, limits.preview);
  return url && /^data:image\/[a-z0-9.+-]+;base64,[A-Za-z0-9+/]+={0,2}$/.test(url) ? url : null;
});

const sized = { _id: assetId, width: pixels, height: pixels };

const asset = record(
  {
    ...sized,
    lqip: optional(previewUrl),
    cutOut: yesOrNo.catch(false),
  },
  'picture',
);

/** The fields of a picture; an image of known size is required. */
const pictureShape = {
  _type: constant('picture'),
  hotspot: optional(hotspot),
  crop: optional(crop),
  alt: optional(localizedLine),
  caption: optional(localizedLine),
  credit: optional(line),
  decorative: optional(yesOrNo),
  asset,
};

export const picture: z.ZodType<PictureContent> = record(pictureShape, 'picture').transform(
  withUsableCrop,
);

/** A picture in a list. */
export const keyedPicture: z.ZodType<PictureContent & { _key: string }> = record({
  _key: key,
  ...pictureShape,
}).transform(withUsableCrop);

type PictureWithoutTexts = NonNullable<SharedPicturesQueryResult[number]['picture']>;

/** A picture without its texts, to build its URL. */
export const pictureWithoutTexts: z.ZodType<PictureWithoutTexts> = record(
  {
    _type: constant('picture'),
    hotspot: optional(hotspot),
    crop: optional(crop),
    asset: record(sized, 'picture'),
  },
  'picture',
).transform(withUsableCrop);

interface Croppable {
  crop: SanityImageCrop | null;
  asset: { width: number; height: number };
}

/** Removes a crop that leaves no pixel of the picture. */
function withUsableCrop<T extends Croppable>(picture: T): T {
  const { width, height } = usableRegion({ ...picture.asset, crop: picture.crop });
  return width > 0 && height > 0 ? picture : { ...picture, crop: null };
}

/** Used where a type requires a picture and there is none; components render nothing for it. */
export const noPicture: PictureContent = {
  _type: 'picture',
  hotspot: null,
  crop: null,
  alt: null,
  caption: null,
  credit: null,
  decorative: null,
  asset: null,
};
