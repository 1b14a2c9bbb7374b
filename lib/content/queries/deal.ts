import { defineQuery } from 'groq';
import { linkFields, pictureFields, richTextFields, seoFields } from './fragments.ts';

/** The deals that have a discount code, and what it is good for. */
export const discountsQuery = defineQuery(`
  *[_type == "deal" && defined(code) && defined(discount)] | order(_id asc){
    _id, title, code, discount, ticketCount, validFrom, validThrough,
    "ticketTypes": ticketTypes[]._ref,
    "experiences": experiences[]._ref
  }
`);

/** One deal by its slug in any of its languages, with the experiences it is good for. */
export const dealQuery = defineQuery(`
  *[_type == "deal" && $slug in [slug.en, slug.cs, slug.de, slug.it]][0]{
    _id, _type, _updatedAt, slug, languages, title, summary, code, partner, validFrom, validThrough,
    seo{${seoFields}},
    picture{${pictureFields}},
    backLink{${linkFields}},
    body{${richTextFields}},
    terms{${richTextFields}},
    experiences[]->{
      _id, _type, slug, languages, title, summary, minutes, price, tourLanguages, schedule,
      picture{${pictureFields}}
    }
  }
`);
