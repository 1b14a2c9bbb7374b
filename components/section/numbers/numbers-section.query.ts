import { optional } from '../../../lib/content/parse/field.ts';
import { list } from '../../../lib/content/parse/list.ts';
import { localizedLine } from '../../../lib/content/parse/localized.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { key, line } from '../../../lib/content/parse/scalars.ts';
import {
  heading,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

const figure = record({ _key: key, value: line, unit: optional(line), label: localizedLine });

export const numbersSection: SectionQuery<'numbersSection'> = {
  fields: `heading, items[]{_key, value, unit, label}`,
  parser: record({
    ...sectionShape('numbersSection'),
    heading,
    items: optional(list('items', figure)),
  }),
};
