import { defineQuery } from 'groq';
import { pictureFields, richTextFields, seoFields } from './fragments.ts';

/** All experiences for lists, in the editors' order. */
export const experienceListQuery = defineQuery(`
  *[_type == "experience"] | order(order asc){
    _id, _type, slug, languages, title, summary, minutes, price, tourLanguages, schedule,
    picture{${pictureFields}}
  }
`);

/** What can be booked, in the editors' order: no more than the checkout needs to know. */
export const bookableQuery = defineQuery(`
  *[_type == "experience"] | order(order asc){
    _id, title, summary, minutes, price, groupSize, tourLanguages, departures
  }
`);

/** One experience by its slug in any of its languages. */
export const experienceQuery = defineQuery(`
  *[_type == "experience" && $slug in [slug.en, slug.cs, slug.de, slug.it]][0]{
    _id, _type, _updatedAt, slug, languages, title, summary, minutes, price, groupSize,
    tourLanguages, schedule, ageRule, access, meetingPoint, cancellation,
    included, stages,
    seo{${seoFields}},
    picture{${pictureFields}},
    gallery[]{_key, ${pictureFields}},
    body{${richTextFields}}
  }
`);
