import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { UnreferencedQueryResult } from '../../model/types.generated.ts';
import { documentType } from '../../parse/document.ts';
import { listQuery } from '../../parse/list-query.ts';
import { oneOfTypes } from '../../parse/one-of-types.ts';
import { documentFields, personFields } from '../../queries/fragments.ts';
import { boardSchema } from '../board/board.parser.ts';
import { boardFields } from '../board/board.query.ts';
import { campaignLinkSchema } from '../campaign-link/campaign-link.parser.ts';
import { gallerySchema } from '../gallery/gallery.parser.ts';
import { galleryFields } from '../gallery/gallery.query.ts';
import { personSchema } from '../person/person.parser.ts';

/** Documents that pages show by reference only, or not at all, and to which none refers. */
export const unreferencedQuery = defineQuery(`
  *[_type in ["board", "campaignLink", "gallery", "person"] && count(*[references(^._id)]) == 0] | order(_id asc){
    ${documentFields},
    _type == "board" => {${boardFields}},
    _type == "campaignLink" => {ref, dsc},
    _type == "gallery" => {${galleryFields}},
    _type == "person" => {${personFields}}
  }
`);

export const unreferenced: ContentQuery<UnreferencedQueryResult> = listQuery({
  name: 'unreferenced',
  groq: unreferencedQuery,
  type: documentType,
  document: oneOfTypes<UnreferencedQueryResult[number]>({
    board: boardSchema,
    campaignLink: campaignLinkSchema,
    gallery: gallerySchema,
    person: personSchema,
  }),
});
