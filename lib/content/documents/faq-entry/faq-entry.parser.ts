import type { FaqQueryResult } from '../../model/types.generated.ts';
import { choiceReader, field } from '../../parse/field.ts';
import { localizedLine } from '../../parse/localized.ts';
import { record } from '../../parse/record.ts';
import { richText } from '../../parse/rich-text.ts';
import { anchor } from '../../parse/scalars.ts';
import { documentShape, type SchemaOf } from '../../queries/document-shape.ts';

/** The categories of questions. */
export const readFaqCategory = choiceReader<FaqQueryResult[number]['category']>({
  access: true,
  beer: true,
  children: true,
  gettingHere: true,
  groups: true,
  tickets: true,
});

/** A question with its answer. */
export const faqEntrySchema: SchemaOf<FaqQueryResult[number]> = record({
  ...documentShape('faqEntry'),
  category: field('choice', readFaqCategory),
  anchor,
  question: localizedLine,
  answer: richText,
});
