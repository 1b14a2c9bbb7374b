import { defineQuery } from 'groq';
import { dealSpan } from '../../../time/deal-span.ts';
import { boundsOf } from '../../../time/shown-spans.ts';
import type { ContentQuery } from '../../model/content-query.ts';
import type {
  DealCodesQueryResult,
  DealQueryResult,
  DiscountsQueryResult,
} from '../../model/types.generated.ts';
import { documentQuery } from '../../parse/document-query.ts';
import { listQuery } from '../../parse/list-query.ts';
import {
  documentFields,
  linkFields,
  pictureFields,
  richTextFields,
  seoFields,
} from '../../queries/fragments.ts';
import { dealCodesSchema, dealSchema, discountSchema } from './deal.parser.ts';

/** The deals with a discount code, and what the code applies to. */
export const discountsQuery = defineQuery(`
  *[_type == "deal" && defined(code) && defined(discount)] | order(_id asc){
    ${documentFields}, title, code, discount, ticketCount, validFrom, validThrough,
    "ticketTypes": ticketTypes[]._ref,
    "experiences": experiences[]._ref
  }
`);

export const discounts: ContentQuery<DiscountsQueryResult> = listQuery({
  name: 'discounts',
  groq: discountsQuery,
  type: 'deal',
  document: discountSchema,
});

/** The codes in the links of all deals. */
export const dealCodesQuery = defineQuery(`
  *[_type == "deal" && (defined(code) || defined(partner))] | order(_createdAt asc, _id asc){
    ${documentFields}, "ref": partner, "dsc": code
  }
`);

export const dealCodes: ContentQuery<DealCodesQueryResult> = listQuery({
  name: 'dealCodes',
  groq: dealCodesQuery,
  type: 'deal',
  document: dealCodesSchema,
});

/** One deal by its `_id`, with the experiences it applies to. */
export const dealQuery = defineQuery(`
  *[_type == "deal" && _id == $id][0]{
    ${documentFields}, _updatedAt, slug, languages, title, summary, code, partner, validFrom,
    validThrough,
    seo{${seoFields}},
    picture{${pictureFields}},
    backLink{${linkFields}},
    body{${richTextFields}},
    terms{${richTextFields}},
    experiences[]->{
      ${documentFields}, slug, languages, title, summary, minutes, price, tourLanguages, departures,
      minimumAge, schedule, picture{${pictureFields}}
    }
  }
`);

export const deal: ContentQuery<DealQueryResult> = documentQuery({
  name: 'deal',
  groq: dealQuery,
  type: 'deal',
  document: dealSchema,
  moments: (found) => boundsOf(dealSpan(found)),
});
