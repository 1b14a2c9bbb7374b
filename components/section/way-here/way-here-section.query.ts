import { choice, optional } from '../../../lib/content/parse/field.ts';
import { list } from '../../../lib/content/parse/list.ts';
import { localizedLine, localizedText } from '../../../lib/content/parse/localized.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { key, number } from '../../../lib/content/parse/scalars.ts';
import type { SectionContentOf } from '../../../lib/content/queries/page-content.ts';
import {
  actionFields,
  actions,
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

type Way = NonNullable<SectionContentOf<'wayHereSection'>['ways']>[number];

const way = record({
  _key: key,
  mode: choice<Way['mode']>({
    bicycle: true,
    car: true,
    foot: true,
    metro: true,
    plane: true,
    train: true,
    tram: true,
  }),
  from: localizedLine,
  minutes: optional(number({ min: 0, max: 24 * 60 })),
  text: optional(localizedText),
});

export const wayHereSection: SectionQuery<'wayHereSection'> = {
  fields: `heading, intro, ways[]{_key, mode, from, minutes, text}, ${actionFields}`,
  parser: record({
    ...sectionShape('wayHereSection'),
    heading,
    intro,
    ways: optional(list('ways', way)),
    actions,
  }),
};
