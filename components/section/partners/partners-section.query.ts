import { optional } from '../../../lib/content/parse/field.ts';
import { list } from '../../../lib/content/parse/list.ts';
import { localizedLine, localizedText } from '../../../lib/content/parse/localized.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { key, line, webAddress } from '../../../lib/content/parse/scalars.ts';
import {
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

const partner = record({
  _key: key,
  name: line,
  place: optional(localizedLine),
  gives: localizedLine,
  text: optional(localizedText),
  url: optional(webAddress),
});

export const partnersSection: SectionQuery<'partnersSection'> = {
  fields: `heading, intro, items[]{_key, name, place, gives, text, url}`,
  parser: record({
    ...sectionShape('partnersSection'),
    heading,
    intro,
    items: optional(list('items', partner)),
  }),
};
