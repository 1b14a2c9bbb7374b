import { defineQuery } from 'groq';
import type { ContentQuery } from '../model/content-query.ts';
import type { SharedPicturesQueryResult } from '../model/types.generated.ts';
import { documentType } from '../parse/document.ts';
import { listQuery } from '../parse/list-query.ts';
import { documentFields, sluggedTypeItems } from './fragments.ts';
import { sharedPictureSchema } from './shared-picture.parser.ts';

/** The picture that represents each page to search engines, with the fields of its URL. */
export const sharedPicturesQuery = defineQuery(`
  *[_type in ["page", ${sluggedTypeItems}]] | order(_id asc){
    ${documentFields},
    "picture": select(defined(seo.image.asset) => seo.image, picture){
      _type, hotspot, crop,
      asset->{
        _id,
        "width": metadata.dimensions.width,
        "height": metadata.dimensions.height
      }
    }
  }
`);

export const sharedPictures: ContentQuery<SharedPicturesQueryResult> = listQuery({
  name: 'sharedPictures',
  groq: sharedPicturesQuery,
  type: documentType,
  document: sharedPictureSchema,
});
