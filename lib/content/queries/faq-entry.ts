import { defineQuery } from 'groq';
import { richTextFields } from './fragments.ts';

/** All questions, in the editors' order within their categories. */
export const faqQuery = defineQuery(`
  *[_type == "faqEntry"] | order(category asc, order asc){
    _id, category, anchor, question, answer{${richTextFields}}
  }
`);
