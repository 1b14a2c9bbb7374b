import { defineQuery } from 'groq';
import type { ContentQuery } from '../../model/content-query.ts';
import type { FaqQueryResult } from '../../model/types.generated.ts';
import { listQuery } from '../../parse/list-query.ts';
import { documentFields, richTextFields } from '../../queries/fragments.ts';
import { faqEntrySchema } from './faq-entry.parser.ts';

/** All questions, in the editors' order within their categories. */
export const faqQuery = defineQuery(`
  *[_type == "faqEntry"] | order(category asc, order asc, _id asc){
    ${documentFields}, category, anchor, question, answer{${richTextFields}}
  }
`);

export const faqEntries: ContentQuery<FaqQueryResult> = listQuery({
  name: 'faqEntries',
  groq: faqQuery,
  type: 'faqEntry',
  document: faqEntrySchema,
});
