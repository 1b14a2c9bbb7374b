import { boardSchema, place } from '../../../lib/content/documents/board/board.parser.ts';
import { boardFields } from '../../../lib/content/documents/board/board.query.ts';
import { referenced } from '../../../lib/content/parse/document.ts';
import { optional } from '../../../lib/content/parse/field.ts';
import { record } from '../../../lib/content/parse/record.ts';
import {
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const boardSection: SectionQuery<'boardSection'> = {
  fields: `heading, intro, place, board->{${boardFields}}`,
  parser: record({
    ...sectionShape('boardSection'),
    heading,
    intro,
    place: optional(place),
    board: referenced('board', boardSchema),
  }),
};
