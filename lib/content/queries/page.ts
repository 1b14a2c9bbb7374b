import { defineQuery } from 'groq';
import type { ContentQuery } from '../content-query.ts';
import { documentQuery } from '../parse/document-query.ts';
import type { PageQueryResult } from '../types.generated.ts';
import {
  documentFields,
  linkFields,
  personFields,
  pictureFields,
  richTextFields,
  seoFields,
} from './fragments.ts';
import { pageSchema } from './page.schema.ts';

/** One page by its `_id`, with its sections in order. */
export const pageQuery = defineQuery(`
  *[_type == "page" && _id == $id][0]{
    ${documentFields}, _updatedAt, route, slug, languages, title,
    seo{${seoFields}},
    sections[]{
      _key, _type, anchor, tone, label,
      _type == "heroSection" => {
        heading, lead, size, visit, buyingTerms, picture{${pictureFields}}, actions[]{_key, ${linkFields}}
      },
      _type == "richTextSection" => {
        heading, body{${richTextFields}}, picture{${pictureFields}}, actions[]{_key, ${linkFields}}
      },
      _type == "imageTextSection" => {
        heading, layout, shape,
        body{${richTextFields}}, picture{${pictureFields}}, actions[]{_key, ${linkFields}}
      },
      _type == "cardsSection" => {
        heading, intro,
        items[]{_key, title, text, picture{${pictureFields}}, link{${linkFields}}}
      },
      _type == "numbersSection" => { heading, items[]{_key, value, unit, label} },
      _type == "experienceListSection" => {
        heading, intro, limit, "featured": featured._ref, actions[]{_key, ${linkFields}}
      },
      _type == "eventListSection" => {
        heading, intro, limit, period, actions[]{_key, ${linkFields}}
      },
      _type == "jobListSection" => { heading, intro, limit, actions[]{_key, ${linkFields}} },
      _type == "openingHoursSection" => {
        heading, intro, "venues": venues[]._ref,
        picture{${pictureFields}}, actions[]{_key, ${linkFields}}
      },
      _type == "wayHereSection" => {
        heading, intro, ways[]{_key, mode, from, minutes, text}, actions[]{_key, ${linkFields}}
      },
      _type == "faqSection" => {
        heading, intro, categories, limit, actions[]{_key, ${linkFields}}
      },
      _type == "ticketPricesSection" => {
        heading, intro, actions[]{_key, ${linkFields}}
      },
      _type == "tourLanguagesSection" => { heading, intro },
      _type == "vouchersSection" => { heading, intro },
      _type == "findBookingSection" => { heading, intro },
      _type == "formSection" => { kind, heading, intro },
      _type == "gallerySection" => {
        heading,
        gallery->{${documentFields}, title, items[]{_key, ${pictureFields}}, plates[]{_key, title, text}}
      },
      _type == "quoteSection" => {
        text, speaker, source, language, picture{${pictureFields}},
        "original": select(
          language == "en" => text.en,
          language == "cs" => text.cs,
          language == "de" => text.de,
          language == "it" => text.it
        )
      },
      _type == "timelineSection" => {
        heading, intro, entries[]{_key, when, title, text, legend, picture{${pictureFields}}}
      },
      _type == "partnersSection" => { heading, intro, items[]{_key, name, place, gives, text, url} },
      _type == "teamSection" => {
        heading, intro, teams, people[]->{${personFields}}
      },
      _type == "dealHeroSection" => {
        picture{${pictureFields}},
        deal->{
          ${documentFields}, slug, languages, title, summary, code, partner, validFrom,
          validThrough,
          picture{${pictureFields}}
        }
      },
      _type == "callToActionSection" => {
        heading, text, picture{${pictureFields}}, actions[]{_key, ${linkFields}}
      }
    }
  }
`);

export const page: ContentQuery<PageQueryResult> = documentQuery({
  name: 'page',
  groq: pageQuery,
  type: 'page',
  document: pageSchema,
});
