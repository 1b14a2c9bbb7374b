import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type {
  BookableQueryResult,
  ExperienceListQueryResult,
  ExperienceQueryResult,
} from '../../model/types.generated.ts';
import { documentQuery } from '../../parse/document-query.ts';
import { listQuery } from '../../parse/list-query.ts';
import {
  documentFields,
  fewItems,
  pictureFields,
  richTextFields,
  seoFields,
} from '../../queries/fragments.ts';
import {
  bookableSchema,
  type CheapestExperience,
  cheapestSchema,
  experiencePriceSchema,
  experienceSchema,
  experienceSummarySchema,
} from './experience.parser.ts';

/** All experiences for lists, in the editors' order. */
export const experienceListQuery = defineQuery(`
  *[_type == "experience"] | order(order asc, _id asc){
    ${documentFields}, slug, languages, title, summary, minutes, price, tourLanguages, departures,
    minimumAge, schedule, picture{${pictureFields}}
  }
`);

export const experiences: ContentQuery<ExperienceListQueryResult> = listQuery({
  name: 'experiences',
  groq: experienceListQuery,
  type: 'experience',
  document: experienceSummarySchema,
});

/**
 * The experiences that can be booked, in the editors' order, with only the fields the checkout
 * needs.
 */
export const bookableQuery = defineQuery(`
  *[_type == "experience"] | order(order asc, _id asc){
    ${documentFields}, languages, title, summary, minutes, price, groupSize, tourLanguages,
    departures, minimumAge, meetingPoint
  }
`);

export const bookable: ContentQuery<BookableQueryResult> = listQuery({
  name: 'bookable',
  groq: bookableQuery,
  type: 'experience',
  document: bookableSchema,
});

/** The prices of all experiences, with what lists cannot do without. */
export const experiencePricesQuery = defineQuery(`
  *[_type == "experience"] | order(order asc, _id asc){
    ${documentFields}, slug, languages, title, summary, minutes, price, departures, minimumAge
  }
`);

const experiencePrices = listQuery({
  name: 'cheapestExperience',
  groq: experiencePricesQuery,
  type: 'experience',
  document: experiencePriceSchema,
});

/**
 * The cheapest experience that lists show, as a list of one or none: every page shows the lowest ticket
 * price, so only a change of that may re-render all pages.
 */
export const cheapestExperience: ContentQuery<CheapestExperience[]> = {
  ...experiencePrices,
  parse(result) {
    // As stored. Documents of the content service have a revision.
    const stored = cheapestSchema.safeParse(result);
    if (stored.success) return { ok: true, value: stored.data, problems: [] };
    const parsed = experiencePrices.parse(result);
    if (!parsed.ok) return parsed;
    const byPrice = parsed.value.toSorted((one, other) => one.price - other.price);
    const value = byPrice.slice(0, 1).map(({ _id, _type, price }) => ({ _id, _type, price }));
    return { ...parsed, value };
  },
};

/** One experience by its `_id`. */
export const experienceQuery = defineQuery(`
  *[_type == "experience" && _id == $id][0]{
    ${documentFields}, _updatedAt, slug, languages, title, summary, minutes, price, groupSize,
    tourLanguages, departures, minimumAge, schedule, ageRule, access, meetingPoint, cancellation,
    included, stages,
    seo{${seoFields}},
    picture{${pictureFields}},
    gallery${fewItems}{_key, ${pictureFields}},
    body{${richTextFields}}
  }
`);

export const experience: ContentQuery<ExperienceQueryResult> = documentQuery({
  name: 'experience',
  groq: experienceQuery,
  type: 'experience',
  document: experienceSchema,
});
