import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { PageQueryResult } from '../../model/types.generated.ts';
import { documentQuery } from '../../parse/document-query.ts';
import { limits } from '../../parse/formats/limits.ts';
import { documentFields, seoFields } from '../../queries/fragments.ts';
import { sectionFields } from '../../queries/sections/index.ts';
import { sectionMoments } from '../../queries/sections/section-moments.ts';
import { pageSchema } from './page.parser.ts';

/** One page by its `_id`, with its sections in order. */
export const pageQuery = defineQuery(`
  *[_type == "page" && _id == $id][0]{
    ${documentFields}, _updatedAt, route, slug, languages, title, hidesTickets,
    seo{${seoFields}},
    sections[0...${limits.sections + limits.problems}]{${sectionFields}}
  }
`);

export const page: ContentQuery<PageQueryResult> = documentQuery({
  name: 'page',
  groq: pageQuery,
  type: 'page',
  document: pageSchema,
  moments: ({ sections }) => sections?.flatMap(sectionMoments) ?? [],
});
