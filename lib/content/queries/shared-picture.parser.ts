import type { SharedPicturesQueryResult } from '../model/types.generated.ts';
import { choice, optional } from '../parse/field.ts';
import { pictureWithoutTexts } from '../parse/picture.ts';
import { record } from '../parse/record.ts';
import { key } from '../parse/scalars.ts';
import type { SchemaOf } from './document-shape.ts';

type SharedPicture = SharedPicturesQueryResult[number];

/**
 * Used where the type of an experience requires a picture and there is none; rendered as nothing.
 */
const noPicture = { _type: 'picture', hotspot: null, crop: null, asset: null } as const;

/** The picture that represents a page to search engines, if it has one. */
export const sharedPictureSchema: SchemaOf<SharedPicture> = record({
  _id: key,
  _type: choice<SharedPicture['_type']>({
    deal: true,
    event: true,
    experience: true,
    jobPosting: true,
    page: true,
  }),
  picture: optional(pictureWithoutTexts),
}).transform(({ _id, _type, picture }) =>
  _type === 'experience' ? { _id, _type, picture: picture ?? noPicture } : { _id, _type, picture },
);
