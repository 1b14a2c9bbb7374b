import { defineQuery } from 'groq';
import { pictureFields, richTextFields, seoFields } from './fragments.ts';

/** All job postings for lists, the newest first. */
export const jobListQuery = defineQuery(`
  *[_type == "jobPosting"] | order(datePosted desc, _id asc){
    _id, _type, slug, languages, title, summary, contract, place, salaryFrom, salaryTo,
    datePosted, validThrough
  }
`);

/** One job posting by its slug in any of its languages. */
export const jobQuery = defineQuery(`
  *[_type == "jobPosting" && $slug in [slug.en, slug.cs, slug.de, slug.it]][0]{
    _id, _type, _updatedAt, slug, languages, title, summary, contract, place, salaryFrom, salaryTo,
    datePosted, validThrough, offer,
    seo{${seoFields}},
    picture{${pictureFields}},
    body{${richTextFields}}
  }
`);
