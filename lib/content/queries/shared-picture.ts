import { defineQuery } from 'groq';

/** The picture that each page shows of itself to others, with what its address is made of. */
export const sharedPicturesQuery = defineQuery(`
  *[_type in ["page", "experience", "event", "jobPosting", "deal"]]{
    _id,
    "picture": coalesce(seo.image, picture){
      _type, hotspot, crop,
      asset->{
        _id,
        "width": metadata.dimensions.width,
        "height": metadata.dimensions.height
      }
    }
  }
`);
