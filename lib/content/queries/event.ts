import { defineQuery } from 'groq';
import { pictureFields, richTextFields, seoFields } from './fragments.ts';

/** All events for lists, the earliest first. */
export const eventListQuery = defineQuery(`
  *[_type == "event"] | order(start asc){
    _id, _type, slug, languages, title, summary, kind, place, start, end, price, status
  }
`);

/** One event by its slug in any of its languages. */
export const eventQuery = defineQuery(`
  *[_type == "event" && $slug in [slug.en, slug.cs, slug.de, slug.it]][0]{
    _id, _type, _updatedAt, slug, languages, title, summary, kind, place, start, end, price, status,
    seo{${seoFields}},
    picture{${pictureFields}},
    body{${richTextFields}}
  }
`);
